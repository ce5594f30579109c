/**
 * Russian card texts. Its rules have the names of those of EnglishCardText: one name, one concept, so one builder makes the meaning of
 * both. Order of children and prepositions are the language's own business.
 */
parser grammar RussianCardText;

options { tokenVocab = CardTokens; }

abilityText   : ability EOF ;
effectText    : effect (SEMI | DOT)? where? DOT? EOF ;
conditionText : condition where? DOT? EOF ;
selectorText  : selector EOF ;

// Abilities

// «1 раз за ход, когда погибает орк – …»: how often is said before
ability : (frontLimit (COMMA | DASH | COLON))? (alternativeCost | rollsBest | activated | enabled | triggered | whenDue | whenever | replacement | firstDeed | undoing | bringing | interfering | continuous (SEMI continuous)* | always) ending* ;

ending : where | COMMA limit | COMMA ignoring | alongside | LPAREN remark (COMMA remark)* RPAREN | LPAREN leftOut (COMMA remark)+ RPAREN ;
// «разряд на 1-2-3, при сильном разряде атакованный закрывается»: what else is done when that happens
alongside : COMMA along (COMMA | DASH)? effect ;
along : ON_EVENT nounEvent ;
where  : COMMA? WHERE LETTER (DASH | IS)? value atMostMore? further* ;
// «где X – число орков, а Y – число гномов»
further : COMMA? (BUT | AND) LETTER (DASH | IS)? value atMostMore? ;
atMostMore : LPAREN AT_MOST PLUS NUMBER RPAREN ;
frontLimit : limit ;
remark : ignoring | limit | capRemark | bonus | actionName quotedName | standing (COMMA? ifClause)? | range | inForm | separately ;
// «на 2 (кроме ~)»: said behind the number, of whom it is for
leftOut : EXCEPT whoever ;
without : LPAREN leftOut RPAREN ;
plain : NUMBER | LETTER ;
separately : LETTER SEPARATELY FOR selector ;
bonus  : sign value TO actionName perEach? (COMMA? (IF | WHILE) condition)? ;
capRemark : (AT_MOST | AT_LEAST) (ON | UP_TO)? NUMBER AT_ONCE? ;
limit  : (ANY_NUMBER | (AT_MOST | UP_TO)? (NUMBER | LETTER)) TIMES (PER whose? period whose? | IN whose period) (FOR selector)? ;

// «Когда ~ сражается ударом – бросить кубик дважды, выбрать один из результатов»
rollsBest : WHEN whoever? PERFORM (actionName | anyAction)? turnOf? (COMMA ifClause COMMA?)? (DASH | COMMA | COLON) verbForm times (COMMA | AND | COMMA AND) CHOOSE NUMBER OUT_OF RESULT (LPAREN eachRoll RPAREN)? ;
// «(бешенство активируется каждым из бросков)»
eachRoll : keyword EACH_ROLL ;
times : NUMBER? TIMES ;

alternativeCost : INSTEAD_OF_COST (DASH | COLON | COMMA)? steps ;

activated : (speed* cost+ (COMMA steps)? | (speed COMMA?)? steps | speed) COLON effect ;
cost      : icon | costAmount? counter ;
costAmount : NUMBER | LETTER ;

triggered : firstIf? (trigger (AND trigger | OR ON_EVENT? nounEvent)? | answer occasion) inTurn? where? (COMMA ifClause COMMA?)? (COMMA? DASH | COMMA | COLON) effect ;
trigger   : timing | everyTime? (ON_EVENT | AFTER) nounEvent | everyTime? WHEN clauseEvent | (WHEN | IF) frontedEvent | IF aimedEvent ;
// «если ~ закрыт, когда …»: said before what is waited for
firstIf   : ifClause COMMA ;
everyTime : EVERY_TIME COMMA? ;
// «если в конце вашего хода у ~ нет ран, …»
whenDue   : IF timing COMMA? condition (COMMA | DASH | COMMA DASH) effect ;
// «получает фишку каждый раз, когда погибает орк»
whenever  : steps COMMA? everyTime WHEN clauseEvent ;
// «пока ~ закрыт, {tap}: …»: can be used only then
enabled   : before activated ;
// «{instant}{tap}: Когда …»: paid for when that happens
answer    : speed cost* COLON ;
occasion  : (ON_EVENT | AFTER) nounEvent | WHEN clauseEvent ;

// «Первая за ваш ход атака вашего орка сводится к сильной», «Блокирует первые 2 выстрела по себе за ход»
firstDeed : FIRST span? deedsCount? deed span? fate
          | VERB_FIN FIRST deedsCount? deed span?
          | everyDeed ;
// «Атаки противника по вашим эльфам перенаправляются в ~», «Блокирует выстрелы по себе»: each of them
everyDeed : EACH? deed VERB_REFL toPlace?
          | VERB_FIN EACH? deed ;
// «может заблокировать первое за ход излечение орка», «удваивает …»: what would be done is not, or is done twice as much
undoing : before? MAY? (infinitive | VERB_FIN | DOUBLE) nounEvent ;
// «противник может перенаправить удар ~ на своего орка»: whenever such an action is declared
interfering : before? subject? MAY act (COMMA? IN_DOING (COMMA | DASH)? steps)? ;
deedsCount : NUMBER | LETTER ;
deed : actionPattern (AGAINST whoever)? ;
span : PER whose? period whose? ;
// «Может свести слабый или средний удар по себе к сильному»
bringing : MAY BRING deed TO (level | value) ((COMMA)? IN_DOING (COMMA | DASH)? steps)? ;
fate : COMES_TO (level | value) | BECOME level | VERB_REFL toPlace? ;

inTurn    : IN whose period whose? ;

nounEvent   : gaining
            | passageNoun
            | lossNoun
            | (first | nth)? ACTIVATION event owner? (PER period)?
            | PERFORMING? ((first | nth) (PER period)?)? (level (OR level)*)? actionModifier* event (OR event)* except? owner? except? (amountBound | letterOf)? instrument? asAttacker? passing? way? (AGAINST whoever | notAt)? (origin? target? | target origin) into? by? (PER period)? (COMMA? viceVersa)? ;
// «при движении по диагонали», «при движении вперёд»
way : RELATION | RELATION_ANY ;
passageNoun : ENTERING owner? ((ON | IN) (ZONE | area) | INTO_PLAY) | LEAVING owner? ((WITH | OUT_OF) (ZONE | area) | OUT_OF_PLAY) ;
lossNoun : LOSS keyword owner? ;
gaining : GAINING (keyword | boundOf counter | counted | nthOne) owner? by? ;
into : IN ZONE ;
passing : THROUGH selector ;
// «не по ~»: at anybody else
notAt : NOT AGAINST whoever ;
first : FIRST ;
nth   : ORDINAL | NTH_TIME ;
clauseEvent : event owner? ACTIVATES ((FIRST_TIME | nth) PER period)?
            | whoever? (activeEvent | reflexiveEvent | passiveEvent | happensThere | gainEvent | dealEvent | performEvent | passageEvent | lossEvent) by? purpose? ((FIRST_TIME | nth) PER period)? (COMMA? viceVersa)?
            | inverted by? ((FIRST_TIME | nth) PER period)? ;
// «Если от удара хозяина погибает существо»: what causes it is said first
frontedEvent : cause (whoever (activeEvent | reflexiveEvent | passiveEvent | gainEvent) | inverted) ;
cause    : FROM actionPattern ;
// «когда рядом с ~ погибает орк»
inverted : (relationPost | target)? (VERB_FIN | VERB_REFL | participle) whoever ;
viceVersa : VICE_VERSA ;
origin : WITH (selector | areaRef) ;
// «на вашу половину поля боя»: to a cell that lies there
areaRef : whose? area whose? ;
activeEvent    : (VERB_FIN | VERB_FIN_COUNTER) (instrument | asAttacker | object | origin | target)* ;
reflexiveEvent : VERB_REFL (amountBound | letterOf)? way? instrument? asAttacker? origin? target? ;
// «погибает рядом с ~», «закрывается на соседней клетке»: where whoever it happens to stands
happensThere : (VERB_FIN | VERB_REFL) nearby ;
nearby : (RELATION_TO | RELATION_ANY) selector | ON selector ;
// «атакован орком», «вызван на клетку рядом с ~»
passiveEvent   : participle (amountBound | letterOf)? agent? origin? target? ;
agent   : selector ;
// «если ~ атакован выстрелом, …»: said as if it were a condition, it is waited for
aimedEvent  : whoever participle instrument ;
passageEvent   : ENTERS ((ON | IN) (ZONE | area) | INTO_PLAY) | LEAVES (ZONE | area) | LEAVES_PLAY ;
lossEvent      : LOSE keyword ;
gainEvent      : GAIN (keyword | boundOf counter | counted | nthOne) ;
// «третью фишку»: so many it has then
nthOne : ORDINAL OR_MORE? counter ;
boundOf  : value (OR_MORE | OR_LESS) ;
amountBound : ON boundOf ;
letterOf : ON LETTER ;
dealEvent      : PERFORM counter instrument? (AGAINST whoever)? ;
performEvent   : PERFORM (level (OR level)*)? actionModifier* event except? passing? (AGAINST whoever | notAt)? target? | PERFORM AGAINST whoever (level (OR level)*)? event ;
// «закрывается, чтобы переместить орка»: as the cost of an ability that does so
purpose : COMMA? SO_AS noDeed ;
asAttacker : AS_DECLARER ;
instrument     : level? actionModifier* (actionName | anyAction) except? ;
anyAction      : ACTION_PERIOD ;
target         : ON (whoever | areaRef) | IN areaRef ;
event   : VERB_NOUN | ACTION | ACTION_STAT | ACTION_PERIOD | ACTION_KEYWORD | NOUN_STAT | NOUN_PERIOD | KEYWORD | KEYWORD_TRAIT ;
by      : (FROM | RESULT_OF)? actionPattern ;
subject : selector ;
whoever : selector | either ;
owner   : selector | either ;
either  : selector (COMMA selector)* (OR | AND) selector ;
object  : selector ;
patient : selector ;

replacement : everyTime? (WHEN | IF) wouldEvent (COMMA ifClause COMMA?)? (COMMA? DASH | COMMA | COLON) (actionName quotedName? (DASH | COLON))? INSTEAD effect
            | (WHEN | IF) wouldEvent (COMMA ifClause COMMA?)? (COMMA? DASH | COMMA | COLON) effect INSTEAD
            | (WHEN | IF) wouldEvent (COMMA ifClause COMMA?)? (COMMA? DASH | COMMA | COLON) subject? MAY INSTEAD steps
            | INSTEAD_OF nounEvent (COMMA ifClause COMMA?)? (COMMA? DASH | COMMA | COLON) effect ;
wouldEvent  : subject? SHOULD (activeWould | reflexiveWould | passiveWould | gainEvent) by? ;
activeWould    : infinitive object? ;
reflexiveWould : VERB_INF_REFL letterOf? ;
passiveWould   : IS participle letterOf? ;
participle  : VERB_PP | PP_STATE ;
infinitive  : VERB | VERB_STATE ;

continuous : before? ((subject HAVE | HAVE)? grants while?
           | pair HAVE grants while?
           | subject? (repeats (COMMA spared)? | spared) while?
           | subject? (prohibition | rights) while?
           | subject? (ignoring | counting | bounded | reaching | defending | onlyAt | going | crossing) while?
           | whenSo subject? (defending | reaching)
           | subject? onlyAt while anywhere
           | subject? (losing | draftBan | draftedFor) while?
           | subject? amending while?
           | subject? (warding | freely) while?
           | comesTo while?
           | actionsHave while?
           | subject? GAIN (moreFrom | halved) while?
           | subject? (hosting | standing) while?
           | strengthening while?
           | (subject? HAVE)? actionUse while?
           | subject? BEGIN period WITH counted) ;
// «Ваши орки получают …», «Получает …, пока …»: not in a body, where what is gained is done
always : before? (subject | pair)? GAIN (grants | actionUse) while? ;
// «~ и ваши гномы имеют …»: each of them
pair : selector (COMMA selector)* COMMA? AND selector ;
before : (WHILE | IF | UNLESS) condition (COMMA | DASH) | turnOf (COMMA | DASH)? ;
// «Когда ~ закрыт – отражает удар как открытая карта»
whenSo : WHEN condition (COMMA | DASH | COMMA DASH) ;
grants : listedGrants (COMMA? AND right)* ;
rights : right (COMMA? AND right)* COMMA? AND (right | HAVE listedGrants) ;
listedGrants : (grant | bearing | beside) ((COMMA? AND | COMMA) HAVE? (grant | bearing | beside))* ;
// «+1 к удару и не может двигаться»
right : prohibition | ignoring | counting | reaching | defending | onlyAt | going | crossing | repeats | warding ;
// «{ova} 1 и {direct}»: behind a modifier the action would be one more number that it changes
beside : keyword args? AND actionName | actionName (COMMA | COMMA? AND) grant ;
grant  : modifier | incoming | sets | keywordUse | keywordAgainst | protection | prevention | quoted ;
spared  : NOT forbiddenFinite (AFTER | ON_EVENT) performed | (AFTER | ON_EVENT) performed NOT forbiddenFinite ;
performed : first? actionModifier* event instrument? (AGAINST whoever)? ;
repeats : MAY infinitive instrument? (NUMBER | ANY_NUMBER)? TIMES PER period (COMMA ONLY rowRule (AND rowRule)*)? ;
rowRule : IN_ROW | AGAINST DIFFERENT KIND ;
reaching : MAY infinitive instrument? (ON selector (AND ON selector)* | object) AS ON? STAND? (RELATION | RELATION_ANY) KIND? ;
actionsHave : actionPattern HAVE stat value | MAY PERFORM actionPattern WITH stat value ;
comesTo : EACH? actionPattern (AGAINST whoever)? (COMES_TO (level | value) | BECOME level | ALWAYS level)
        | SELF? BRINGS (EACH? actionPattern (AGAINST whoever)? TO (level | value) | TO (level | value) EACH? actionPattern (AGAINST whoever)?) ;
going : MAY goes (AND goes)* (ON selector (COMMA SWAPPING)? | RELATION) ;
goes  : PERFORM event | infinitive | reflexiveInfinitive ;
// «прыгает на крайнюю клетку под контролем противника»: how a keyword that it has does what it does
amending : MAY? keywordVerb ONLY? amended (COMMA? amended)* (gerund | price)? (COMMA? IN_DOING (COMMA | DASH)? steps)? ;
amended  : located | IN ANY areas | ON selector | inForm | underControl ;
price    : COMMA? IF step ;
// «может выступать защитником вашим эльфам», «выступая защитником, не закрывается»
warding  : MAY infinitive (whoever | inForm) | MAY IS participle inForm ;
freely   : NOT forbiddenFinite COMMA? playing | playing COMMA NOT forbiddenFinite ;
playing  : WHEN (VERB_FIN | VERB_REFL) | VERB_GER ;
crossing : MAY PERFORM event THROUGH selector STRAIGHT? ;
draftBan   : NOT MAY IS participle IN ZONE TOGETHER? WITH (MORE value)? selector ;
draftedFor : MAY IS participle IN ZONE PER trait ;
losing : LOSE lost ((COMMA | COMMA? AND) HAVE? grants)? ;
onlyAt : MAY PERFORM event (AND event)* ONLY AGAINST whoever anywhere? | MAY infinitive instrument? ONLY ON? whoever ;
anywhere : LPAREN ANYWHERE RPAREN ;
defending : DEFEND actionName asThough ;
ignoring : IGNORE (keyword ((COMMA | COMMA? AND) keyword)* | FEATURES selector | FEATURES COMMA? aimForcing) ;
// «игнорирует особенности, обязывающие выбирать цель выстрела»
aimForcing : FORCING_AIM event (anyOne KIND)? ;
counting : COUNTS (state | trait | noun | area | KIND EACH group | noun (COMMA noun)* AND noun) ((COMMA | AND) NOT COUNTS area)? | NOT COUNTS area ;
bounded  : AT_MOST value (stat | counter) | MAY HAVE (UP_TO | AT_MOST) value (stat | counter) | NOT MAY HAVE MORE value (stat | counter) (AND noGain)? ;
actionUse : (MAY PERFORM)? actionName (AGAINST selector)? ;
hosting  : MAY HAVE UP_TO? value DIFFERENT? attached ;
standing : COUNTS STAND? (RELATION_TO | RELATION_ANY) selector ;
strengthening : sign value TO level? stat owned (AGAINST (selector | either))? perEach? cap? ;
owned  : selector ;
while  : COMMA? (SO_LONG COMMA?)? (WHILE | IF | UNLESS) condition | LPAREN (SO_LONG COMMA?)? (WHILE | IF | UNLESS) condition RPAREN | turnOf ;

prohibition : ALSO? NOT MAY barred ((COMMA barred)* COMMA? AND barred)? timing? exceptFor?
            | NOT forbiddenFinite object? timing?
            | unaffected
            | refrain ;
// «не может быть ранен выстрелами», «не получает ран от ответных ударов»: by such actions it is not done
unaffected  : ALSO? NOT MAY (reflexiveInfinitive FROM | IS participle FROM?) actionPatterns | ALSO? NOT (MAY GAIN | GAIN) counter FROM actionPatterns ;
exceptFor   : COMMA EXCEPT event instrument? ((ON | AGAINST) whoever)? ;
barred      : noGain | noWay | noDeed ;
// «не может двигаться на клетки рядом с ~»
noWay       : (goes | keywordVerb) ON selector ;
noGain      : GAIN (keyword | counter) (FROM whoever | OTHER_WAY)? ;
noDeed      : (infinitive | reflexiveInfinitive) object? | IS (participle (agent | inZone)? | ROLE | aim) | noAction ;
// «не может быть целью выстрелов»
aim : TARGET_OF actionPattern ;
// «не может нападать ударом на закрытых», «не может объявлять выстрел по гномам»
noAction    : infinitive instrument (ON? object)? | infinitive object instrument | PERFORM event (AGAINST object)? ;
refrain     : MAY NOT (infinitive | reflexiveInfinitive) timing? ;
reflexiveInfinitive : VERB_INF_REFL ;
forbiddenFinite : VERB_FIN | VERB_REFL ;

modifier   : sign value TO nextOnly? (level (AND level)*)? (stat ofAction? (AND stat)* | stat without | keyword) (AGAINST (selector | either))? inActions? through? perEach? (total | cap | most)? ;
// «+1 к броску кубика при атаках по гномам», «…, когда атакует гномов»
inActions  : ON_EVENT event (AGAINST whoever)? | COMMA? WHEN VERB_FIN instrument? (ON? whoever)? ;
through    : COMMA? THROUGH selector ;
nextOnly   : OWN? NEXT ;
most       : LPAREN AT_MOST (PLUS | MINUS) NUMBER RPAREN ;
total      : LPAREN AT_MOST UP_TO NUMBER RPAREN ;
ofAction   : actionName ;
moreFrom   : ON value counter (MORE | LESS) FROM actionPattern ;
halved     : ONLY? HALF counter FROM actionPattern (COMMA? rounding | LPAREN rounding RPAREN)? ;
incoming   : sign value FROM actionPatterns (RELATION | RELATION_ANY)? perEach? cap? ;
bearing    : NUMBER? counter markRule? ;
sets       : stat value | (IT | OWN) stat BECOME value ;
sign       : PLUS | MINUS ;
keywordUse : keyword args? (COLON body)? | value keyword ;
keywordAgainst : (keyword args? | value keyword) AGAINST whoever ;
args       : ON? value+ | range ;
body       : quoted | BODY | named | bodyAbility (SEMI bodyAbility)* | effect ;
bodyAbility : activated | triggered | replacement | firstDeed | bringing | continuous ;
quoted     : FEATURE? LQUOTE quotedAbility (DOT quotedAbility)* DOT? RQUOTE ;
quotedAbility : ability | BODY ;
protection : PROTECTION FROM EACH? actionPatterns ;
// «от выстрелов, метаний и разрядов»
actionPatterns : actionPattern (COMMA actionPattern)* COMMA? AND actionPattern | actionPattern ;
prevention : PREVENT FIRST? counted (FROM actionPattern)? (AGAINST whoever)? (PER period)? ;
// «перераспределить 2 раны с орка на себя», «перераспределить одну из них на ~»
transfer : SHIFT transferred (source onto | onto source?) ;
transferred : UP_TO? value (LPAREN? OR_LESS RPAREN?)? counter | THIS counter | countedAll counter | counter | NUMBER OUT_OF it ;
source   : WITH selector ;
onto     : ON selector ;
// «предотвращает следующие 2 раны от выстрелов по вашим картам до конца хода»
prevent : PREVENT (next counted (FROM actionPattern)? (AGAINST whoever)? duration? | FIRST? counted (FROM actionPattern)? (AGAINST whoever)? duration) ;

actionPattern : whose? (level ((OR | AND) level)*)? actionModifier* event except? (whose | ofWhom)? except? sized? ;
sized : SIZED NUMBER (OR_MORE | OR_LESS)? ;
except : LPAREN EXCEPT event (AND event)* RPAREN ;
actionModifier : ACTION_TRAIT ;
ofWhom : selector ;

// Effects

// «named» first: the faster way of looking ahead takes the first where it cannot tell
effect : named | modal | part (where? SEMI (thereafter COMMA?)? (part | instead | coming))* (SEMI named)? | steps COLON conditional (SEMI conditional)+ ;
named  : actionName quotedName? range? (LPAREN limit RPAREN)? (DASH | COLON) effect ;
outOf  : OUT_OF NUMBER ;
modal  : CHOOSE NUMBER outOf? COLON (steps | namedStep) (SEMI (steps | namedStep))+ ;
part   : ahead | steps COMMA thereafter COMMA? conditional | steps COMMA laterAt | steps COMMA apartIf | (steps COMMA)? afterwards | conditional (COMMA conditional)* | naming | forEach | later | steps (COMMA? ifClause (COMMA? orElse)?)? ;
// «если выбранный орк в свой следующий ход не нападёт ударом, в конце своего хода он ранится на 2»: seen then, of what was said now
ahead  : IF whoever? inNext NOT? (activeEvent | reflexiveEvent | gainEvent | passageEvent | lossEvent) (COMMA | DASH | COMMA DASH) timing COMMA? steps ;
orElse : OR steps ;
// «назвать класс; …», «назвать до 3 классов; для каждого из них – …»
naming : (NAME_OUT | CHOOSE) (UP_TO? NUMBER DIFFERENT?)? group (SEMI | COMMA) (FOR EACH OUT_OF it (COMMA | DASH))? steps ;
// «А, если это не сделано – Б»: the sign before Б tells that the condition is not of А
// «А, если после этого … – Б»: asked when А has been done
afterwards : IF AFTER THIS condition (COMMA | DASH | COMMA DASH) (steps | namedStep) otherwise? ;
apartIf : ifClause DASH (steps | namedStep) otherwise? ;
// «если …, воздействие «вихрь» – …»: what is done then bears the name
conditional : ifClause (COMMA | DASH | COMMA? THEN) (steps | namedStep) otherwise? ;
instead     : ifClause (COMMA | DASH) (INSTEAD COMMA? steps | steps COMMA? INSTEAD) ;
// «…; оно входит в игру под контролем противника и с особенностью «…»»: how whoever was told of before comes
coming      : subject ENTERS INTO_PLAY comingHow (AND comingHow)* ;
comingHow   : inForm | underControl | WITH (FEATURE counter | quoted) ;
otherwise   : (SEMI | COMMA)? OTHERWISE (COMMA | DASH)? steps ;
ifClause    : (IF | UNLESS) condition ;
// «в конце следующего хода противника – …», «в следующий раз когда …», «следующая атака вашей карты сводится к слабой»
later       : (timing | NEXT_TIME COMMA? trigger | ON_EVENT next nounEvent) ((COMMA ifClause COMMA?)? (DASH | COMMA) steps | steps)
            | next deed fate ;
laterAt     : timing ((COMMA ifClause COMMA?)? (DASH | COMMA) steps | steps) ;
forEach     : (FOR | PER) selector (COMMA | DASH) steps | PER selector steps ;
// «; после этого закрыть ~»
thereafter : THEN | AFTER THIS ;
steps  : step ((COMMA | COMMA BUT | COMMA? AND | COMMA? AND? thereafter COMMA?) (step | again))* ;
step   : choice LPAREN bonus RPAREN (COMMA? IN_DOING (COMMA | DASH)? (choice | namedStep))+ | choice nameRemark (COMMA? IN_DOING (COMMA | DASH)? (choice | namedStep))+ | choice gerund? notDoing? (COMMA? IN_DOING (COMMA | DASH)? (choice | namedStep))* ;
// «закрыть орка, потеряв 2 фишки»
gerund : COMMA (gerundAct | havingLost | havingTaken) ;
gerundAct : VERB_GER complement* ;
// «…, не вскрывая их»: nothing does that anyway
notDoing : COMMA NOT VERB_GER object? IN_DOING? ;
havingLost  : LOSING counted upTo? ;
havingTaken : REMOVING counted (WITH selector)? ;
again  : BUT selector DASH? amount ;
namedStep : actionName quotedName? (DASH | COLON) choice ;
choice : single ((nameRemark | limitRemark)? COMMA? OR single)* chooser? ;
// «закрыть орка (воздействие «туман»), или …»
nameRemark : LPAREN actionName quotedName RPAREN ;
// «излечить орка на 1 (1 раз за ход) или закрыть эльфа»: so often alone that is chosen
limitRemark : LPAREN limit RPAREN ;
// «закрыть его или ранить на 2 (по выбору противника)»
chooser : BY_CHOICE_OF selector | LPAREN BY_CHOICE_OF selector RPAREN ;
single : (lasting COMMA?)? (subject also? | oneOf)? (may | must)? atOnce? predicate | subject lasting may? predicate | subject? may lasting predicate | BODY ;
oneOf  : NUMBER ;
must   : MUST | SHOULD ;
lasting : UNTIL_END durationWord* period whose? ;
may    : MAY ;
atOnce : IMMEDIATELY ;
onceMore : ONCE_MORE ;

predicate : nothing | spelt | thisFate | stronger | bareGain | rollBy | rearrange | strengthen | transfer | prevent | deal | goingFor | onlyAtFor | countingFor | choose | fixedRoll | comesOut | become | leaving | act | performing | passive | gainList | gain | ignore | lose | pay | putCards | putCounters | removeCounters | repel | several | perform | forbid ;
// «этот удар сводится к слабому»
thisFate : THIS actionPattern fate ;
// «подлость 1 (может ранить вашего орка на 1)»: in brackets is said what performing it comes to here
spelt : actionName (ON? value) LPAREN may? act RPAREN ;
// «…; +2 к этому удару»
stronger : thisDeed ;
// «{counter}: +1 к удару до конца хода»
bareGain : modifier ((COMMA | COMMA? AND) modifier)* duration? ;
nothing : NOTHING ;
// «+1 или -1 к броску кубика»
rollBy : sign value (OR sign value)? TO STAT selector? ;
rearrange : REARRANGE selector ;
// «уменьшить величину удара по вашему орку на 1»
strengthen : (RAISE | LOWER) CHOSEN? aimed ON value ;
// «отражает этот удар как открытая карта»
repel : DEFEND THIS actionName asThough ;
// «нападает ударом на орка ещё раз»
performing   : onceMore? verbForm onceMore? whoever? instrument (ON? whoever)? onceMore? ;
act       : verbForm complement* (where COMMA complement+)? timing? range? | VERB_APART complement+ VERB_REST complement* timing? ;
become    : BECOME (attached selector | it attached) | BECOME KIND (WITH madeOf ((COMMA | COMMA? AND) madeOf)*)? (ON selector)? duration? | BECOME (trait | noun) duration? ;
madeOf : stat value | value stat ;
comesOut  : COMES_TO (level | value) | BECOME level | BRING (selector | aimed) TO (level | value) ;
fixedRoll : NEXT stat selector duration? EQUAL value duration? ;
leaving   : act COMMA? REGAIN KIND ;
// «нанести 2 раны орку»
deal      : PERFORM (counted patient | patient counted) ;
passive   : IS participle complement* ;
verbForm  : VERB | VERB_STATE | VERB_FIN | VERB_FIN_COUNTER | VERB_REFL | VERB_INF_REFL ;
complement : curedOf | rollOf | amountIf | amount | toPlace also? | counted | fromZone? object also? | aimed | inForm | underControl ;
// «… на 1 (на 2, если это орк)»
amountIf  : LPAREN OR? ON? value COMMA ifClause RPAREN ;
// «излечить орка от ран, полученных в этот ход»
curedOf   : FROM counter COMMA? TAKEN thisPeriod COMMA? ;
// «увеличить выбранный бросок кубика вашего орка на 1»
rollOf    : CHOSEN? STAT selector ;
inForm    : IN state FORM ;
underControl : UNDER whose? CONTROL whose? ;
fromZone  : (OUT_OF | WITH) whose? ZONE zoneOwner? ;
zoneOwner : OPPONENT ;
also      : (COMMA selector)* (AND | OR) selector ;
aimed     : THIS? actionPattern ((AGAINST | WITH) whoever)? ;
amount    : STILL? ON (value | plain without) ;
counted   : STILL? ((value | countedAll)? counter | NUMBER? counter PER counterOf) ;
// «получает фишку за каждого орка»
counterOf : selector ;
upTo      : LPAREN AT_MOST NUMBER RPAREN ;
countedAll : EACH ;
toPlace   : (ON | IN | WITH | TO) (placeEnd? zoneRef anyOrder? | selector | areaRef) | heading ;
anyOrder  : ANY_ORDER ;
heading   : DIRECTION event | SAME_WAY (COMMA? AS_HAS selector | RELATIVE_TO selector | LPAREN RELATIVE_TO selector RPAREN)? ;
placeEnd  : TOP | BOTTOM ;
zoneRef   : whose? ZONE whose? ;

gainList : GAIN COLON gainItem (SEMI gainItem)+ ;
gainItem : gained (COMMA? AND gained)* COMMA? ifClause ;
gain   : GAIN OR? gained ((COMMA gained)* where? COMMA? AND gained)* (limitRemark? COMMA? OR gained (AND gained)*)* (duration (markRule | most)?)? | GAIN lasting gained (COMMA? AND gained)* (OR gained)* ;
gained : classed | funds | plusOr | thisDeed | moreFrom | halved | grant | actionUse | counted markRule? ;
plusOr : sign value OR modifier ;
thisDeed : sign value TO THIS actionName ;
markRule : LPAREN quotedAbility ((DOT | SEMI) quotedAbility)* DOT? RPAREN ;
funds   : NUMBER? trait ;
classed : group (trait | noun) ;
choose : CHOOSE (inZone? selector | chosenLine) ;
chosenLine : linePre* LINE ;
ignore : ignoring duration? ;
countingFor : counting duration? ;
goingFor : (going | crossing) duration ;
onlyAtFor : onlyAt duration? ;
lose   : LOSE (keyword | counted upTo? | lost) duration? | LOSE counted WITH selector ;
lost   : FEATURES | EACH group | group (trait | noun) ;
pay      : PAY NUMBER? trait ;
putCards : PUT object toPlace ;
putCounters    : PUT (AGAINST? counted (ON | IN) selector | (ON | IN) selector counted) duration? markRule? ;
removeCounters : REMOVE counted upTo? (WITH selector)? | REMOVE WITH selector counted | REMOVE keyword WITH selector | REMOVE WITH selector keyword ;
// «до 3 выстрелов на 2, дальность 4, только по разным картам»
several : PERFORM? (UP_TO? NUMBER | NUMBER (OR_LESS | LPAREN OR_LESS RPAREN)) severalOf ;
severalOf : level? actionName quotedName? (ON? value)? range? (differently range? | (AGAINST | WITH) patient range?)? ;
differently : COMMA? ONLY? AGAINST DIFFERENT selector | LPAREN ONLY? AGAINST DIFFERENT selector RPAREN ;
perform : onceMore? PERFORM? (onceMore | STILL NUMBER)? action (asThough | LPAREN asThough RPAREN)? onceMore? | PERFORM WITH patient action asThough? | (PERFORM keyword args? | keyword args | keyword range | keywordVerb args?) destination? | PERFORM AGAINST patient action asThough? ;
// «телепортироваться»: the verb of a keyword that is performed
keywordVerb : KEYWORD_VERB | KEYWORD_VERB_FIN ;
destination : (COMMA? ONLY)? ON selector ;
action  : level? actionName quotedName? (ON value)? range? COMMA? ONLY AGAINST patient | level? actionName quotedName? (ON? value)? range? ((AGAINST | WITH) patient range?)? | level? actionName quotedName? ON value range? COMMA? victim ;
// «добивание на 2 карты, стоящей рядом с атакованным»
victim  : selector ;
asThough : AS (ON | WITH | AGAINST)? (state | STAND? (RELATION | RELATION_ANY)) KIND? ;
range   : COMMA? STAT value ;
actionName : ACTION | ACTION_STAT | ACTION_KEYWORD ;
quotedName : QUOTED_NAME ;
forbid  : NOT MAY (noGain | noWay) duration?
        | NOT MAY noDeed (duration exceptFor? | exceptFor duration)
        | NOT MAY barred (COMMA barred)* COMMA? AND barred duration
        | NOT forbiddenFinite timing duration?
        | NOT MAY noDeed timing
        | NOT forbiddenFinite inNext
        | NOT forbiddenFinite afterThis | afterThis NOT forbiddenFinite ;
afterThis : AFTER (THIS event instrument? | role) ;
inNext : IN whose NEXT period ;

duration : ON (NUMBER | LETTER) whose? period whose? | LPAREN LASTS? UNTIL_END durationWord* period whose? RPAREN | UNTIL_END durationWord* period whose? (COMMA? OR until)? | TIMING_BEFORE | IN THIS period | COMMA? (SO_LONG COMMA?)? WHILE condition | COMMA? until ;
until    : (SO_LONG COMMA?)? WHILE notYet (COMMA? OR notYet)* ;
notYet   : whoever? NOT (activeEvent | reflexiveEvent | gainEvent | passageEvent | lossEvent) by? ;
durationWord : whose | next | this ;
next : NEXT ;
this : THIS ;

// Who and what

selector : self | told | namesake | someOf | it | rest | player | name | pick | role ;
someOf   : NUMBER OUT_OF it (WITH extreme)? | (THAT | THEN) OUT_OF it (WITH extreme | costing | COMMA AT WHICH extremeOf COMMA?) | EACH OUT_OF (these | it) ;
extreme  : (HIGHEST | LOWEST) (NUMBER_OF (counter | stat) | level? stat) ;
extremeOf : (MORE | LESS | HIGHEST | LOWEST) (counter | level? stat) ;
costing  : COMMA WHICH STAND (MORE | LESS) COMMA? ;
these    : THIS (KIND | ATTACHED) ;
rest     : OTHER ;
self     : SELF | (THIS | THAT | THEN) (KIND | ATTACHED) ;
it       : BOTH (KIND | NOUN)? | IT | THIS NOUN? | THAT NOUN | ITSELF ;
// «рядом с погибшим», «стоимость изгнанного существа»: whoever was spoken of last, and that was done to him
told     : VERB_TOLD (KIND | NOUN | ATTACHED)? ;
role     : ROLE self? | TARGET_OF actionName ;
player   : YOU | PLAYER | OPPONENT ;
name     : NAME ;

// «другой ~», «каждый ~»: one that is called so; «открытый ~»: the card itself, when it is
namesake : (count? namesakePre+ | everyOne) SELF post* (inZone post*)? ;
namesakePre : whose | other | state ;
everyOne : EACH ;

pick : pre* (count OUT_OF? pre*)? head post* (inZone post*)? ;
head : noun* (KIND | ATTACHED (whose? upon)?) | noun+ | trait ;
upon : ON selector ;
attached : ATTACHED ;
noun : NOT? NOUN ;
pre  : random | anyOne | whose | other | chosen | state | trait | relationPre | rolePre | differing | pastPre | atEnd ;
atEnd : TOPMOST | LOWERMOST ;
pastPre : NEXT PER simple ;
differing : DIFFERENT ;
count : ANY_NUMBER | (UP_TO | EXACTLY | AT_LEAST | AT_MOST)? countNumber (OR_MORE | OR_LESS | LPAREN (OR_MORE | OR_LESS) RPAREN)? | EACH | BOTH ;
countNumber : NUMBER | LETTER | NUMBER MINUS LETTER | LETTER (PLUS | MINUS) NUMBER ;
random : RANDOM ;
anyOne : ANY ;
other  : OTHER ;
chosen : CHOSEN timing? ;
state  : NOT? (STATE | VERB_STATE | PP_STATE) ;
trait  : NOT? (TRAIT | KEYWORD_TRAIT) ;
rolePre : ROLE ;
relationPre : STAND? (RELATION | RELATION_ANY) eachOther | STAND? (RELATION | RELATION_ANY | (RELATION_TO | RELATION_ANY) simple) ;
simple : self | told | it | role | name ;

post : byChoice | cheaper | oneLine | uniform | sameName | ofNamed | standingIn | having | ofArea | ofBoard | variety | distinct | likewise | otherGroup | heldBy | apart | exception | onward | heading | ofLine | shares | inLine | whose | relationPosts | qualities | located | within | using | which | onCell ;
// «с таким классом», «этой стихии»
ofNamed : WITH? (NAMED | THIS) group ;
// «с таким же названием», «с тем же названием, что и ~»
sameName : WITH (LIKEWISE | SAME) TITLE (COMMA? AS_HAS selector COMMA?)? ;
byChoice : AGAINST whose CHOICE | BY_CHOICE_OF (OPPONENT | PLAYER) ;
// «дешевле 5», «дороже ~»
cheaper : COMMA? STAND? CHEAPER (NUMBER | LETTER | selector) COMMA? ;
// «стоящие в одном столбце»
oneLine : COMMA? STAND? IN NUMBER LINE COMMA? ;
standingIn : COMMA? STAND (located | inLine) COMMA? ;
heldBy : COMMA? (STATE | PP_STATE) selector COMMA? | WITH simple ;
variety    : (AT_LEAST | AT_MOST | EXACTLY)? NUMBER (OR_MORE | OR_LESS)? DIFFERENT group ;
distinct   : WITH? DIFFERENT (TITLE | group | stat) | OUT_OF DIFFERENT ZONE ;
uniform    : WITH? EQUALLY (TITLE | group | stat) ;
likewise   : LIKEWISE (OR (GREATER | SMALLER))? stat | WITH LIKEWISE MAGNITUDE level? stat ;
otherGroup : OTHER group ;
ofArea : areas ;
ofBoard : whose? ZONE whose? ;
apart  : COMMA? (STAND NOT located | NOT STAND located | NOT relationPost) COMMA? ;
onward : COMMA? NEXT PER selector heading COMMA? ;
exception : COMMA? EXCEPT whoever COMMA? | LPAREN EXCEPT whoever (COMMA limit)? RPAREN ;
ofLine : THIS LINE ;
which : COMMA (stat WHICH (EQUAL | STAND)? bound
        | KIND (RELATION_TO | RELATION_ANY) WHICH state
        | whichPlace (AND whichPlace)*
        | WHICH not? STAND (relationPost | located)
        | WHICH subject? (VERB_FIN | VERB_REFL)
        | WITH WHICH subject? STAND (RELATION | RELATION_ANY)
        | AT WHICH (none lacking | THERE_IS? quality)
        | WHICH subject? not? (past instrument? object? amountBound? | gainedPast) thisPeriod amountBound?) COMMA? ;
whichPlace : (RELATION_TO | RELATION_ANY) WHICH (THERE_IS | STAND | none) selector ;
having : COMMA? HAVING counted (FROM actionPattern)? thisPeriod COMMA? ;
onCell  : COMMA? STAND ON selector COMMA? | ON selector ;
using : COMMA? USING used COMMA? | WITH used ;
used  : use ((COMMA use)* OR use)? ;
use   : keyword | actionName | actionModifier ABILITY | countedBound ;
shares : SAME group COMMA? AS_HAS selector COMMA? ;
inLine : IN line ;
line   : linePre* LINE lineOf? lineWhich? ;
linePre : EACH | NUMBER | CHOSEN | THIS | STATE ;
lineOf : ZONE ;
lineWhich : COMMA IN WHICH (THERE_IS | STAND | none) selector COMMA? ;
within : WITHIN value FROM selector ;
relationPosts : relationPost ((AND | OR) relationPost)* ;
eachOther : EACH_OTHER ;
relationPost : COMMA? STAND? (RELATION | RELATION_ANY) eachOther | COMMA STAND (RELATION | RELATION_ANY) eachOther COMMA | COMMA? STAND? ((RELATION_TO | RELATION_ANY) selector | RELATION | RELATION_ANY)
             | COMMA STAND ((RELATION_TO | RELATION_ANY) selector | RELATION | RELATION_ANY) COMMA ;
qualities : (WITH quality | measured | WITHOUT lacking) (COMMA? AND (WITH? quality | WITHOUT lacking))* ;
quality  : keyword | parity | measured | bound stat | countedBound ;
measured : extreme | (EVEN | ODD) stat | MAGNITUDE? level? stat bound | stat (GREATER | SMALLER) OR EQUAL value | (GREATER | SMALLER) stat ;
parity   : (EVEN | ODD) (NUMBER_OF (stat | counter) | stat) ;
lacking  : counter | attached | keyword ;
bound    : AT_LEAST value | AT_MOST value | (MORE | LESS) (COMMA THAN)? value | value (OR_MORE | OR_LESS)? ;
countedBound : bound? (counter | attached) ;
located  : (IN | ON | AT) whose? areas whose? ;
areas    : area ((COMMA area)* OR area)? ;
area     : AREA ;
inZone   : (IN | ON | OUT_OF | WITH) whose? ZONE whose? | (IN | ON) NUMBER OUT_OF ZONE | (IN | ON | OUT_OF | WITH) BOTH ZONE ;

whose : YOURS | OPPONENT | OWN | IT ;

// Numbers

value : term ((PLUS | MINUS) term)* (PER eachOf)? cap? ;
term  : taken | printed | altogether | magnitude | gap | orderOf | number | letter | levels | half | countOf | measure | role | same | spoken ;
// «сумма стоимостей ваших карт»: of all of them together
taken : NUMBER_OF counter COMMA? TAKEN selector thisPeriod COMMA? ;
altogether : SUM level? stat selector ;
magnitude : MAGNITUDE (THIS event | IT keyword | keyword selector | IT level? stat | level? stat selector) ;
// «слабый удар орка без учёта модификаторов», «начальная жизнь орка»
printed : PRINTED (magnitude | measure) | (magnitude | measure) (COMMA? PRINTED_SO | LPAREN PRINTED_SO RPAREN) ;
gap : APART (stat selector AND selector | BETWEEN stat selector AND stat selector) ;
orderOf : ORDER_OF LINE COMMA IN WHICH STAND selector ;
same  : SAME_AMOUNT ;
spoken : stat ;
number : NUMBER ;
letter : LETTER ;
levels : LEVELS ;
half   : HALF term (COMMA? rounding | LPAREN rounding RPAREN)? ;
rounding : (ON_EVENT ODD (NUMBER_OF (stat | counter) | stat))? (ROUND_UP | ROUND_DOWN) ;
countOf  : NUMBER_OF (selector | group (selector | inZone)) ;
group    : GROUP ;
units    : REMAINING? UNIT keyword ;
measure  : NUMBER_OF? units selector? | NUMBER_OF counter ((ON | AT | WITH)? selector)? | level? stat selector | IT level? stat ;
perEach  : PER eachOf ;
eachOf   : EACH (its counter | counter ((ON | AT) selector)?) | selector ;
its      : IT ;
cap      : LPAREN (AT_MOST | AT_LEAST) (ON | UP_TO)? NUMBER AT_ONCE? RPAREN | COMMA? (AT_MOST | AT_LEAST) ON? NUMBER ;

// Conditions

condition   : alternative (COMMA? OR alternative)* ;
alternative : atom (COMMA? AND atom)* ;
atom : outnumber | aligned | rolled | paidFor | turnOf | playerIs | existence | comparison | happened | excess | property | playerHas | possession | undone | straight ;
straight  : subject? past DIRECTION COMMA IN WHICH past thisPeriod ;
undone    : DONE | subject? NOT MAY DO_SO? (IS participle | infinitive | reflexiveInfinitive)? ;

turnOf    : IN whose? period whose? ;
playerIs  : player not? (IS | DASH)? player ;
existence : selector THERE_IS (inZone | located | relationPosts) | existencePlace (THERE_IS | STAND | none)? selector | (THERE_IS | none) selector ;
outnumber : (existencePlace | AT player)? THERE_IS? (MORE | LESS) selector COMMA? THAN (selector | state | trait | thanAt)
          | selector (MORE | LESS) COMMA? THAN selector ;
// «чем у вас», «чем в отряде противника»: of the same things
thanAt    : AT player | existencePlace ;
none      : THERE_IS_NOT ;
// «и слева и справа»: in each of them
eachPlace : AND relationPost (COMMA? AND relationPost)+ ;
existencePlace : eachPlace | AT player inZone | inZone | located | inLine | relationPosts | (ON | IN) KIND relationPost | ON pastPre KIND heading | ON KIND onward ;
property  : subject? (not? (VERB_FIN | VERB_REFL) | ALREADY? not? (state | trait | DASH? measured | STAND? (located | inZone | relationPosts | inLine) | HAVE possessed) | isA | not? IS area) ;
not       : NOT ;
possessed : halfLeft | keyword | parity | bound? units | bound stat | countedBound | counter | pick ;
isA       : not? (IS | DASH)? head ;
// «половина или менее жизней (с учётом дополнительных)»: of the number that it would have unhurt
halfLeft  : HALF (OR_MORE | OR_LESS) stat (LPAREN COUNTING counter RPAREN)? ;
possession : AT subject (none (counter | attached | keyword) | THERE_IS? (countedBound | bound stat | halfLeft) | THERE_IS keyword)
           | ON subject (none (counter | attached) | THERE_IS countedBound) ;
playerHas : AT player (none | THERE_IS)? selector | player not? HAVE selector ;
comparison : value compare | (ON? role)? SHOWS (bound (OR countNumber)* | even NUMBER_OF) ;
// «если все выстрелы совершены по картам в одном ряду или в одном столбце»
aligned   : EACH event WERE_PERFORMED AGAINST KIND IN NUMBER LINE (OR IN NUMBER LINE)* ;
// «если он выбросил меньше, чем ~ в этом сражении»: what two dice show
paidFor   : DONE purpose ;
rolled    : subject? ROLLED (bound | (MORE | LESS) (COMMA THAN)? roller | even NUMBER_OF) inFight? ;
roller    : self | it | told ;
inFight   : IN_FIGHT ;
// «число карт в руке чётное», «выпало чётное число»
even : EVEN | ODD ;
compare   : (EQUAL | STAND)? bound | DASH? even ;
happened  : thisPeriod COMMA? not? past subject | thisPeriod COMMA? subject? ALREADY? not? pastDone | subject? ALREADY? not? pastDone thisPeriod amountBound? ;
excess    : subject? not? GAINED stat ;
pastDone  : past (object | instrument)* (often | amountBound)? | gainedPast | pastDeed ;
gainedPast : GAINED (keyword | (boundOf counter | counted) (FROM actionPattern)?) ;
pastDeed  : PERFORMED howMany? event (AGAINST whoever)? ;
howMany   : EXACTLY? NUMBER (OR_MORE | OR_LESS)? ;
often     : howMany TIMES ;
past      : WAS? (VERB_PAST | VERB_PP | PP_STATE | ED_STATE | VERB_ED) ;
thisPeriod : IN THIS period | IN whose LAST period | IN LAST period whose | FROM? (THIS event | role) ;

// Words that several categories share

timing  : TIMING | TIMING_BEFORE ;
keyword : KEYWORD | KEYWORD_TRAIT | ACTION_KEYWORD ;
counter : COUNTER | VERB_COUNTER | VERB_FIN_COUNTER | VERB_NOUN_COUNTER ;
stat    : STAT | ACTION_STAT | NOUN_STAT | VERB_STAT | ACTION | ACTION_PERIOD ;
level   : LEVEL ;
icon    : ICON ;
period  : PERIOD | ACTION_PERIOD ;
speed   : SPEED ;
