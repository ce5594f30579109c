/**
 * English card texts. Its rules have the names of those of RussianCardText: one name, one concept, so one builder makes the meaning of
 * both. Order of children and prepositions are the language's own business.
 */
parser grammar EnglishCardText;

options { tokenVocab = CardTokens; }

abilityText   : ability EOF ;
effectText    : effect (SEMI | DOT)? where? DOT? EOF ;
conditionText : condition where? DOT? EOF ;
selectorText  : selector EOF ;

// Abilities

// «1 раз за ход, когда погибает орк – …»: how often is said before
ability : (frontLimit (COMMA | DASH | COLON))? (alternativeCost | rollsBest | activated | enabled | triggered | whenDue | whenever | replacement | firstDeed | undoing | bringing | interfering | continuous (SEMI continuous)* | always) ending* ;

ending : where | COMMA limit | COMMA ignoring | alongside | LPAREN remark (COMMA remark)* RPAREN | LPAREN leftOut (COMMA remark)+ RPAREN ;
// "discharge for 1-2-3; on a strong discharge close the attacked": what else is done when that happens
alongside : (COMMA | SEMI) along (COMMA | DASH) effect ;
along : ON nounEvent ;
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
capRemark : (AT_MOST | AT_LEAST) NUMBER AT_ONCE? ;
limit  : (ANY_NUMBER TIMES | (AT_MOST | UP_TO)? (NUMBER | LETTER) TIMES | AT_MOST? TIMES) (A | PER | EACH | (PER | IN | EACH)? whose) period (OF whose)? (FOR selector)? ;

// "When ~ fights with a strike, roll a die twice and choose one of the results"
rollsBest : WHEN whoever? FIGHT (WITH A? actionName)? turnOf? (COMMA ifClause COMMA?)? (DASH | COMMA | COLON) verbForm times (COMMA | AND | COMMA AND) CHOOSE NUMBER OF RESULT (LPAREN eachRoll RPAREN)? ;
// "(frenzy is activated by each of the rolls)"
eachRoll : keyword EACH_ROLL ;
times : NUMBER? TIMES ;

alternativeCost : INSTEAD_OF_COST (DASH | COLON | COMMA)? steps ;

activated : (speed* cost+ (COMMA steps)? | (speed COMMA?)? steps | speed) COLON effect ;
cost      : icon | costAmount? counter ;
costAmount : NUMBER | LETTER ;

triggered : firstIf? (trigger (AND trigger | OR ON? nounEvent)? | answer occasion) inTurn? where? (COMMA ifClause COMMA?)? (DASH | COMMA | COLON) effect ;
trigger   : timing | (ON | AFTER) nounEvent | (WHEN | everyTime WHEN?) clauseEvent | (WHEN | IF) frontedEvent | IF aimedEvent ;
// "if ~ is closed, when …": said before what is waited for
firstIf   : ifClause COMMA ;
everyTime : EVERY_TIME COMMA? ;
// "if at the end of your turn ~ has no wounds, …"
whenDue   : IF timing COMMA? condition (COMMA | DASH) effect ;
// "gain a chip each time when an orc is destroyed"
whenever  : steps COMMA? everyTime WHEN? clauseEvent ;
// "while ~ is closed, {tap}: …": can be used only then
enabled   : before activated ;
// "{instant}{tap}: When …": paid for when that happens
answer    : speed cost* COLON ;
occasion  : (ON | AFTER) nounEvent | WHEN clauseEvent ;

// "The first attack of your orc each turn of yours comes out as strong", "Blocks the first 2 shots against ~ a turn"
firstDeed : A? FIRST deedsCount? deed span? fate
          | finite A? FIRST deedsCount? deed span?
          | everyDeed ;
// "Attacks of the opponent's against your elves are redirected to ~", "Blocks shots against ~": each of them
everyDeed : EACH? deed IS participle toPlace?
          | finite EACH? deed ;
// "may block the first healing of an orc a turn", "doubles …": what would be done is not, or is done twice as much
undoing : before? MAY? (infinitive | finite | DOUBLE) nounEvent ;
// "the opponent may redirect a strike of ~ to its orc": whenever such an action is declared
interfering : before? subject? MAY act ((COMMA | SEMI)? IN_DOING (COMMA | DASH)? steps)? ;
deedsCount : NUMBER | LETTER ;
deed : actionPattern (AGAINST whoever)? ;
span : (A | PER | EACH | IN (A | EACH)?) whose? period (OF whose)? | whose period ;
// "May bring a weak or medium strike against itself to strong"
bringing : MAY BRING A? deed TO (level | value) ((COMMA | SEMI)? IN_DOING (COMMA | DASH)? steps)? ;
fate : COMES_TO (level | value) | BECOME level | IS participle toPlace? ;

inTurn    : IN whose period ;

nounEvent   : gaining
            | A? (first | nth)? ACTIVATION A? event (OF owner)? ((A | PER) period)?
            | PERFORMING? A? ((first | nth) (PER period)?)? (level (OR A? level)*)? actionModifier* event (OR A? event)* except? ((BY | OF) owner)? except? (amountBound | letterOf)? instrument? asAttacker? passing? way? (AGAINST whoever | notAt)? (origin? target? | target origin) into? by? ((A | PER) period)? (COMMA? viceVersa)? ;
// "on moving diagonally"
way : RELATION | RELATION_ANY ;
gaining : GAINING A? (keyword | boundOf counter | counted | nthOne) (BY owner)? by? ;
into : IN A? ZONE ;
passing : THROUGH selector ;
// "not against ~": at anybody else
notAt : NOT AGAINST whoever ;
first : FIRST ;
nth   : ORDINAL | NTH_TIME ;
clauseEvent : event (OF owner)? ACTIVATES ((FIRST_TIME | nth) (A | PER | EACH) period)?
            | whoever? (activeEvent | passiveEvent | happensThere | gainEvent | dealEvent | performEvent | passageEvent | lossEvent) by? purpose? ((FIRST_TIME | nth) (A | PER | EACH) period)? (COMMA? viceVersa)? ;
viceVersa : VICE_VERSA ;
origin : FROM (selector | areaRef) ;
// "to your half of the board": to a cell that lies there
areaRef : (A | whose)? area (OF whose)? ;
// "if from a strike of its host a creature dies": what causes it is said first
frontedEvent : cause COMMA? whoever (activeEvent | passiveEvent | gainEvent) ;
cause    : (FROM | BY) A? actionPattern ;
activeEvent  : finite way? (instrument | asAttacker | object | origin | target)* ;
// "is destroyed adjacent to ~", "is closed on an adjacent cell": where whoever it happens to stands
happensThere : (IS participle | finite) nearby ;
nearby : (RELATION_TO | RELATION_ANY) selector | ON selector ;
// "if ~ is attacked with a shot": said as if it were a condition, it is waited for
aimedEvent : whoever IS participle instrument ;
passiveEvent : IS participle (amountBound | letterOf)? instrument? origin? target? (BY agent)? ;
passageEvent : (ENTERS | LEAVES) (ZONE | area) | INTO_PLAY | LEAVES_PLAY ;
lossEvent    : LOSE keyword ;
gainEvent    : GAIN (keyword | boundOf counter | counted | nthOne) ;
// "its third chip": so many it has then
nthOne : (A | OWN)? ORDINAL OR_MORE? counter ;
boundOf  : value (OR_MORE | OR_LESS) ;
amountBound : (FOR | BY) boundOf ;
letterOf : (FOR | BY) LETTER ;
dealEvent : DEALS counter instrument? (TO whoever)? ;
performEvent : PERFORM A? (level (OR A? level)*)? actionModifier* event except? passing? (AGAINST whoever | notAt)? target? ;
// «закрывается, чтобы переместить орка»: as the cost of an ability that does so
purpose : COMMA? SO_AS noDeed ;
asAttacker : AS_DECLARER ;
instrument   : WITH A? level? actionModifier* actionName except? ;
target       : TO (whoever | areaRef) ;
event   : VERB_NOUN | ACTION | ACTION_STAT | ACTION_PERIOD | ACTION_KEYWORD | NOUN_STAT | VERB_ACTION | VERB_FIN_ACTION | VERB_NOUN_COUNTER | NOUN_PERIOD | KEYWORD | KEYWORD_TRAIT ;
by      : (FROM | BY | RESULT_OF) A? actionPattern ;
subject : selector ;
whoever : selector | either ;
owner   : selector | either ;
either  : selector (COMMA selector)* (OR | AND) selector ;
agent   : selector ;
object  : selector ;
patient : selector ;

replacement : (WHEN | IF | everyTime WHEN?) wouldEvent (COMMA ifClause COMMA?)? (DASH | COMMA | COLON) (actionName quotedName? (DASH | COLON))? INSTEAD effect
            | (WHEN | IF) wouldEvent (COMMA ifClause COMMA?)? (DASH | COMMA | COLON) effect INSTEAD
            | (WHEN | IF) wouldEvent (COMMA ifClause COMMA?)? (DASH | COMMA | COLON) subject MAY INSTEAD steps
            | INSTEAD_OF nounEvent (COMMA ifClause COMMA?)? (DASH | COMMA | COLON) effect ;
wouldEvent  : subject? SHOULD (activeWould | passiveWould | gainEvent) by? ;
activeWould  : infinitive object? ;
passiveWould : IS participle letterOf? (BY agent)? ;
infinitive  : VERB | VERB_STATE | VERB_COUNTER | VERB_ACTION | VERB_STAT | VERB_ZONE | VERB_ROLE ;
finite      : VERB_FIN | VERB_FIN_COUNTER | VERB_FIN_ACTION | VERB_FIN_STAT | VERB_FIN_ROLE | VERB | VERB_STATE | VERB_COUNTER | VERB_ACTION ;
participle  : VERB_PP | VERB_ED | PP_STATE | ED_STATE | STATE ;

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
           | subject? BEGIN A? period WITH counted) ;
// «Ваши орки получают …», «Получает …, пока …»: not in a body, where what is gained is done
always : before? (subject | pair)? GAIN (grants | actionUse) while? ;
// «~ и ваши гномы имеют …»: each of them
pair : selector (COMMA selector)* COMMA? AND selector ;
before : (WHILE | IF | UNLESS) condition (COMMA | DASH) | turnOf (COMMA | DASH) ;
// "When ~ is closed, repels a strike as if open"
whenSo : WHEN condition (COMMA | DASH | COMMA DASH) ;
grants : listedGrants (COMMA? AND right)* ;
rights : right (COMMA? AND right)* COMMA? AND (right | HAVE listedGrants) ;
listedGrants : (grant | bearing | beside) ((COMMA? AND | COMMA) HAVE? (grant | bearing | beside))* ;
// "+1 to strike and cannot move"
right : prohibition | ignoring | counting | reaching | defending | onlyAt | going | crossing | repeats | warding ;
// «{ova} 1 и {direct}»: behind a modifier the action would be one more number that it changes
beside : keyword args? AND actionName | actionName (COMMA | COMMA? AND) grant ;
grant  : modifier | incoming | sets | keywordUse | keywordAgainst | protection | prevention | quoted ;
spared  : DOES_NOT infinitive (AFTER | ON) performed | (AFTER | ON) performed DOES_NOT infinitive ;
performed : (A | OWN)? first? actionModifier* event instrument? (AGAINST whoever)? ;
repeats : MAY infinitive instrument? (NUMBER TIMES | TIMES | ANY_NUMBER OF? TIMES) (A | PER | EACH) period (COMMA ONLY rowRule (AND rowRule)*)? ;
rowRule : IN_ROW | AGAINST DIFFERENT KIND ;
reaching : MAY infinitive instrument? object AS (RELATION | RELATION_ANY) ;
actionsHave : actionPattern HAVE stat value | MAY PERFORM A? actionPattern WITH stat value ;
comesTo : EACH? actionPattern (AGAINST whoever)? (COMES_TO (level | value) | BECOME level | IS ALWAYS level)
        | SELF? BRINGS EACH? actionPattern (AGAINST whoever)? TO (level | value) ;
going : MAY goes (AND goes)* (TO selector (COMMA SWAPPING)? | RELATION) ;
goes  : PERFORM A? event | infinitive ;
// "incarnates in the opponent's third row under the opponent's control": how a keyword that it has does what it does
amending : MAY? keywordVerb ONLY? amended (COMMA? amended)* price? ((COMMA | SEMI)? IN_DOING (COMMA | DASH)? steps)? ;
amended  : located | IN ANY areas | ON selector | inForm | underControl ;
price    : COMMA? IF YOU step ;
// "may defend your elves", "does not close when it defends"
warding  : MAY infinitive (FOR? whoever | inForm | WHILE state) | MAY IS participle inForm ;
freely   : DOES_NOT infinitive COMMA? playing ;
playing  : WHEN IT? (VERB_FIN | VERB_FIN_ACTION) ;
crossing : MAY PERFORM A? event THROUGH selector STRAIGHT? ;
draftBan   : CANNOT IS participle IN A? ZONE TOGETHER? WITH (MORE value)? selector ;
draftedFor : MAY IS participle IN A? ZONE FOR trait ;
losing : LOSE lost ((COMMA | COMMA? AND) HAVE? grants)? ;
onlyAt : MAY PERFORM A? event (AND A? event)* ONLY AGAINST whoever anywhere? | MAY infinitive instrument? ONLY whoever | MAY infinitive ONLY whoever instrument ;
anywhere : LPAREN ANYWHERE RPAREN ;
defending : DEFEND A? actionName asThough ;
ignoring : IGNORE (keyword ((COMMA | COMMA? AND) keyword)* | FEATURES OF selector | aimForcing) ;
// "ignores abilities that bind the target of a shot"
aimForcing : FORCING_AIM A? event ;
counting : COUNTS (A? (state | trait | noun | area) | A? KIND OF EACH group | A? noun (COMMA A? noun)* COMMA? AND A? noun) (AND NOT A? area)? | DOES_NOT COUNTS A? area ;
bounded  : AT_MOST value (stat | counter) | MAY HAVE (UP_TO | AT_MOST) value (stat | counter) | CANNOT HAVE MORE value (stat | counter) (AND noGain)? ;
actionUse : (MAY PERFORM A?)? actionName (AGAINST selector)? ;
hosting  : MAY HAVE UP_TO? value DIFFERENT? attached ;
standing : COUNTS STAND? (RELATION_TO | RELATION_ANY) selector ;
strengthening : sign value TO level? stat owned (AGAINST (selector | either))? perEach? cap? ;
owned  : OF selector ;
while  : COMMA? (WHILE | IF | UNLESS) condition | LPAREN (WHILE | IF | UNLESS) condition RPAREN | turnOf ;

prohibition : ALSO? CANNOT barred ((COMMA barred)* COMMA? AND barred)? timing? exceptFor?
            | DOES_NOT infinitive object? timing?
            | unaffected
            | refrain ;
// "cannot be wounded by shots", "gains no wounds from answering strikes": by such actions it is not done
unaffected  : ALSO? CANNOT IS participle BY actionPatterns | ALSO? (DOES_NOT GAIN | CANNOT GAIN | GAIN NO) counter FROM actionPatterns ;
exceptFor   : COMMA? EXCEPT A? event instrument? (AGAINST whoever)? ;
barred      : noGain | noWay | noDeed ;
// "cannot move to cells adjacent to ~"
noWay       : (goes | keywordVerb | IS participle) TO selector ;
noGain      : GAIN (keyword | counter) (FROM whoever | OTHER_WAY)? ;
noDeed      : infinitive object? | IS (participle (BY agent | inZone)? | A? ROLE | aim) | noAction ;
// "cannot be the target of shots"
aim : A? TARGET_OF A? actionPattern ;
// "cannot attack closed creatures with a strike", "cannot declare a shot against dwarves"
noAction    : infinitive instrument object? | infinitive object instrument | PERFORM A? event (AGAINST object)? ;
refrain     : REFRAIN infinitive timing? ;

modifier   : sign value TO nextOnly? (level (AND level)*)? (stat ofAction? (AND stat)* | stat without | keyword) (AGAINST (selector | either))? inActions? through? perEach? (total | cap | most)? ;
// "+1 to own roll in attacks against dwarves", "… when it attacks dwarves"
inActions  : (IN | ON) A? event (AGAINST whoever)? | COMMA? WHEN IT? (VERB_FIN | VERB_FIN_ACTION) whoever? instrument? ;
through    : COMMA? THROUGH selector ;
nextOnly   : (A | OWN)? NEXT ;
most       : LPAREN AT_MOST (PLUS | MINUS) NUMBER RPAREN ;
total      : LPAREN AT_MOST NUMBER IN_ALL RPAREN ;
ofAction   : OF A? actionName ;
moreFrom   : value (MORE_OF | LESS_OF) counter FROM actionPattern ;
halved     : ONLY? HALF A? counter FROM actionPattern (COMMA? rounding | LPAREN rounding RPAREN)? ;
incoming   : sign value FROM actionPatterns (RELATION | RELATION_ANY)? perEach? cap? ;
bearing    : (A | NUMBER) counter markRule? ;
sets       : stat value | OWN stat BECOME value ;
sign       : PLUS | MINUS ;
keywordUse : keyword args? (COLON body)? | value keyword ;
keywordAgainst : (keyword args? | value keyword) AGAINST whoever ;
args       : FOR? value+ | range ;
body       : quoted | BODY | named | bodyAbility (SEMI bodyAbility)* | effect ;
bodyAbility : activated | triggered | replacement | firstDeed | bringing | continuous ;
quoted     : FEATURE? LQUOTE quotedAbility (DOT quotedAbility)* DOT? RQUOTE ;
quotedAbility : ability | BODY ;
protection : PROTECTION FROM EACH? actionPatterns ;
// «от выстрелов, метаний и разрядов»
actionPatterns : actionPattern (COMMA actionPattern)* COMMA? AND actionPattern | actionPattern ;
prevention : PREVENT A? FIRST? counted (FROM actionPattern)? ((AGAINST | TO) whoever)? ((A | PER | EACH) period)? ;
// "transfer 2 wounds from an orc to ~", "transfer one of them to ~"
transfer : SHIFT transferred source? onto ;
transferred : UP_TO? value (LPAREN? OR_LESS RPAREN?)? counter | THIS counter | countedAll counter | A? counter | NUMBER OF it ;
source   : FROM selector ;
onto     : (TO | ON | ONTO) selector ;
// "prevents the next 2 wounds from shots against your cards until the end of the turn"
prevent : PREVENT A? (next counted (FROM actionPattern)? (AGAINST whoever)? duration? | FIRST? counted (FROM actionPattern)? (AGAINST whoever)? duration) ;

actionPattern : whose? (level ((OR | AND) A? level)*)? actionModifier* event except? ((OF | BY) (ofWhom | whose))? except? sized? ;
sized : SIZED NUMBER (OR_MORE | OR_LESS)? ;
except : LPAREN EXCEPT event (AND event)* RPAREN ;
actionModifier : ACTION_TRAIT ;
ofWhom : selector ;

// Effects

// «named» first: the faster way of looking ahead takes the first where it cannot tell
effect : named | modal | part (where? SEMI (thereafter COMMA?)? (part | instead | coming))* (SEMI named)? | steps COLON conditional (SEMI conditional)+ ;
named  : actionName quotedName? range? (LPAREN limit RPAREN)? (DASH | COLON) effect ;
outOf  : OF NUMBER ;
modal  : CHOOSE NUMBER outOf? COLON (steps | namedStep) (SEMI (steps | namedStep))+ ;
part   : ahead | steps COMMA thereafter COMMA? conditional | steps COMMA laterAt | steps COMMA apartIf | (steps (COMMA | SEMI))? afterwards | conditional (COMMA conditional)* | naming | forEach | later | steps (COMMA? ifClause (COMMA orElse)?)? ;
// "if a chosen orc does not attack with a strike in its next turn, at the end of its turn wound it for 2": seen then, of what was said now
ahead  : IF whoever? (activeEvent | DOES_NOT unlikely | gainEvent | lossEvent) inNext COMMA timing COMMA? steps ;
unlikely : infinitive (instrument | object | origin | target)* ;
orElse : OR steps ;
// "name a class; …", "name up to 3 classes; for each of them, …"
naming : (NAME_OUT | CHOOSE | TITLE) (UP_TO? NUMBER DIFFERENT? | A) group (SEMI | COMMA) (FOR EACH OF it (COMMA | DASH))? steps ;
// "…, if after that …, …": asked when that has been done
afterwards : IF (AFTERWARDS | THEN) COMMA? condition (COMMA | DASH) (steps | namedStep) otherwise? ;
apartIf : ifClause DASH (steps | namedStep) otherwise? ;
// «если …, воздействие «вихрь» – …»: what is done then bears the name
conditional : ifClause (COMMA | DASH | COMMA? THEN) (steps | namedStep) otherwise? ;
instead     : ifClause (COMMA | DASH) (INSTEAD COMMA? steps | steps COMMA? INSTEAD) ;
// "…; it enters play under the opponent's control and with the ability "…"": how whoever was told of before comes
coming      : subject INTO_PLAY comingHow (AND comingHow)* ;
comingHow   : inForm | underControl | WITH (FEATURE counter | quoted) ;
otherwise   : (SEMI | COMMA)? OTHERWISE (COMMA | DASH)? steps ;
ifClause    : (IF | UNLESS) condition ;
// "at the end of the opponent's next turn, …", "next time, when …", "the next attack of your card comes out as weak"
later       : (timing | NEXT_TIME COMMA? trigger | ON A? next nounEvent) (COMMA ifClause COMMA?)? (DASH | COMMA) steps
            | A? next deed fate ;
laterAt     : timing (COMMA ifClause COMMA?)? (DASH | COMMA) steps ;
forEach     : FOR selector (COMMA | DASH) steps ;
// "; after this close ~"
thereafter : THEN | AFTER THIS ;
steps  : step ((COMMA | COMMA? AND | COMMA? AND? thereafter COMMA?) (step | again))* ;
step   : choice LPAREN bonus RPAREN ((COMMA | SEMI)? IN_DOING (COMMA | DASH)? (choice | namedStep))+ | choice nameRemark ((COMMA | SEMI)? IN_DOING (COMMA | DASH)? (choice | namedStep))+ | choice notDoing? ((COMMA | SEMI)? IN_DOING (COMMA | DASH)? (choice | namedStep))* ;
// "… without revealing them": nothing does that anyway
notDoing : COMMA? WITHOUT VERB_NOUN object? ;
again  : selector amount ;
namedStep : actionName quotedName? (DASH | COLON) choice ;
choice : single ((nameRemark | limitRemark)? COMMA? OR single)* chooser? ;
// "close an orc (influence «mist»), or …"
nameRemark : LPAREN actionName quotedName RPAREN ;
// «излечить орка на 1 (1 раз за ход) или закрыть эльфа»: so often alone that is chosen
limitRemark : LPAREN limit RPAREN ;
// "close it or wound it for 2 (at the choice of the opponent)"
chooser : BY_CHOICE_OF selector | LPAREN BY_CHOICE_OF selector RPAREN ;
single : (lasting COMMA?)? (subject also? | oneOf)? (may | must)? atOnce? predicate | subject? may lasting COMMA? predicate | BODY ;
oneOf  : NUMBER ;
must   : MUST ;
lasting : UNTIL_END durationWord* period (OF whose)? ;
may    : MAY ;
atOnce : IMMEDIATELY ;
onceMore : ONCE_MORE ;

predicate : nothing | spelt | thisFate | stronger | bareGain | rollBy | rearrange | strengthen | transfer | prevent | deal | goingFor | onlyAtFor | countingFor | choose | fixedRoll | comesOut | become | leaving | act | performing | passive | gainList | gain | ignore | lose | pay | putCards | putCounters | removeCounters | repel | several | perform | forbid ;
// "this strike comes out as weak"
thisFate : THIS actionPattern fate ;
// «подлость 1 (может ранить вашего орка на 1)»: in brackets is said what performing it comes to here
spelt : actionName (FOR? value) LPAREN (YOU)? may? act RPAREN ;
// "…; +2 to this strike"
stronger : thisDeed ;
// «{counter}: +1 к удару до конца хода»
bareGain : modifier ((COMMA | COMMA? AND) modifier)* duration? ;
nothing : NOTHING ;
// "+1 or -1 to own roll of an orc"
rollBy : sign value (OR sign value)? TO A? STAT (OF selector)? ;
rearrange : REARRANGE selector ;
// "lower the magnitude of a strike against your orc by 1"
strengthen : (RAISE | LOWER) A? CHOSEN? aimed BY value ;
// "repels this strike as if open"
repel : DEFEND THIS actionName asThough ;
// "attacks an orc with a strike once more"
performing   : onceMore? verbForm whoever? instrument onceMore? ;
act       : verbForm complement* (where COMMA complement+)? timing? range? | VERB_APART complement+ VERB_REST complement* timing? ;
verbForm  : infinitive | VERB_FIN | VERB_FIN_COUNTER | VERB_FIN_ACTION | VERB_FIN_STAT | VERB_FIN_ROLE ;
// "deal 2 wounds to an orc"
deal      : DEALS counted TO patient ;
become    : BECOME (A? attached OF selector | its attached) | BECOME A? KIND (WITH madeOf ((COMMA | COMMA? AND) madeOf)*)? (ON selector)? duration? | BECOME A? (trait | noun) duration? ;
madeOf : stat value | value stat ;
comesOut  : COMES_TO (level | value) | BECOME level | BRING (selector | aimed) TO (level | value) ;
fixedRoll : A? NEXT stat OF selector IS value duration? ;
its       : OWN ;
leaving   : act COMMA? REGAIN A? KIND ;
passive   : IS participle complement* ;
complement : curedOf | rollOf | amountIf | toPlace also? | amount | counted | object also? | aimed | inForm | underControl ;
// "… for 1 (for 2 if it is an orc)"
amountIf  : LPAREN OR? (FOR | BY)? value COMMA? ifClause RPAREN ;
// "heal an orc of the wounds taken this turn"
curedOf   : OF A? counter TAKEN thisPeriod ;
// "raise the chosen own roll of your orc by 1"
rollOf    : A? CHOSEN? STAT OF selector ;
inForm    : IN A? state FORM ;
underControl : UNDER whose CONTROL ;
also      : (COMMA selector)* COMMA? (AND | OR) selector ;
aimed     : (A | THIS)? actionPattern ((AGAINST | FROM) whoever)? ;
amount    : (FOR | BY) (value STILL? | plain without) ;
counted   : (value | A | countedAll)? STILL? counter | (A | NUMBER)? counter FOR counterOf ;
counterOf : selector ;
upTo      : LPAREN AT_MOST NUMBER RPAREN ;
countedAll : EACH ;
toPlace   : (ON | ONTO | IN | TO | WITH | OF | OUT_OF) ((A? placeEnd OF?)? zoneRef anyOrder? | selector | areaRef) | heading ;
anyOrder  : ANY_ORDER ;
heading   : DIRECTION (A | THIS)? event | SAME_WAY ((AS_HAS | AS) selector)? ;
placeEnd  : TOP | BOTTOM ;
zoneRef   : (whose | A)? ZONE ((OF) whose)? ;

gainList : GAIN COLON gainItem (SEMI gainItem)+ ;
gainItem : gained (COMMA? AND gained)* COMMA? ifClause ;
gain   : (GAIN | HAVE) OR? gained ((COMMA gained)* where? COMMA? AND gained)* (limitRemark? COMMA? OR gained)* (duration (markRule | most)?)? ;
gained : classed | funds | plusOr | thisDeed | moreFrom | halved | grant | actionUse | counted markRule? ;
plusOr : sign value OR modifier ;
thisDeed : sign value TO THIS actionName ;
markRule : LPAREN quotedAbility ((DOT | SEMI) quotedAbility)* DOT? RPAREN ;
funds   : NUMBER? trait ;
classed : A? group (trait | noun) ;
choose : CHOOSE (selector | chosenLine) ;
chosenLine : linePre* LINE ;
ignore : ignoring duration? ;
countingFor : counting duration? ;
goingFor : (going | crossing) duration ;
onlyAtFor : onlyAt duration? ;
lose   : LOSE (keyword | counted upTo? | lost) duration? | LOSE counted FROM selector ;
lost   : FEATURES | EACH group | A? group (trait | noun) ;
pay      : PAY NUMBER? trait ;
putCards : PUT object toPlace ;
putCounters    : PUT (counted (ON | IN) selector | (ON | IN) selector counted) duration? markRule? ;
removeCounters : REMOVE counted upTo? (FROM selector)? | REMOVE keyword FROM selector ;
// "up to 3 shots for 2, range 4, only against different cards"
several : PERFORM? (UP_TO? NUMBER | NUMBER (OR_LESS | LPAREN OR_LESS RPAREN)) severalOf ;
severalOf : level? actionName quotedName? (FOR? value)? range? (differently range? | (AGAINST | WITH) patient range?)? ;
differently : COMMA? ONLY? AGAINST DIFFERENT selector | LPAREN ONLY? AGAINST DIFFERENT selector RPAREN ;
perform : onceMore? PERFORM? A? onceMore? action (asThough | LPAREN asThough RPAREN)? onceMore? | (PERFORM A? keyword args? | keyword args | keyword range | keywordVerb args?) destination? ;
// «телепортироваться»: the verb of a keyword that is performed
keywordVerb : KEYWORD_VERB | KEYWORD_VERB_FIN ;
destination : (COMMA? ONLY)? TO selector ;
action  : level? actionName quotedName? (FOR? value)? range? COMMA? ONLY AGAINST patient | level? actionName quotedName? (FOR? value)? range? ((AGAINST | WITH) patient range?)? ;
asThough : AS A? (state | RELATION | RELATION_ANY) KIND? ;
range   : COMMA? STAT value ;
actionName : ACTION | ACTION_STAT | ACTION_KEYWORD | VERB_ACTION ;
quotedName : QUOTED_NAME ;
forbid  : CANNOT barred ((COMMA barred)* COMMA? AND barred)? duration
        | CANNOT noDeed (duration exceptFor | exceptFor duration)
        | DOES_NOT infinitive timing duration?
        | CANNOT noDeed timing
        | DOES_NOT infinitive inNext
        | DOES_NOT infinitive afterThis ;
afterThis : AFTER (THIS event instrument? | role) ;
inNext : IN whose NEXT period ;

duration : FOR (NUMBER | LETTER) (OF whose)? period | LPAREN LASTS? UNTIL_END durationWord* period (OF whose)? RPAREN | UNTIL_END durationWord* period (OF whose)? (COMMA? OR until)? | this period | COMMA? WHILE condition | COMMA? until ;
until    : UNTIL notYet (COMMA? OR UNTIL notYet)* ;
notYet   : whoever? (activeEvent | passiveEvent | gainEvent | passageEvent | lossEvent) by? ;
durationWord : whose | next | this | A ;
next : NEXT ;
this : THIS ;

// Who and what

selector : self | told | namesake | someOf | it | rest | player | name | pick | role ;
someOf   : NUMBER OF it (WITH extreme)? | THAT OF it (WITH extreme | COSTING) | EACH OF it ;
extreme  : (HIGHEST | LOWEST) (NUMBER_OF? counter | NUMBER_OF stat | level? stat) ;
rest     : A? OTHER ;
self     : SELF | THIS (KIND | ATTACHED) ;
it       : BOTH (KIND | NOUN | OF? IT)? | IT | ITSELF | THIS NOUN | WHICH (KIND | NOUN) ;
// "the summoned creature", "the banished one": whoever was spoken of last, and that was done to him
told     : A (VERB_PP | VERB_ED) (KIND | NOUN | ATTACHED | NUMBER) | A (PP_STATE | ED_STATE) NUMBER ;
role     : A? (ROLE | VERB_ROLE) (OF self)? | A? TARGET_OF A? actionName ;
player   : YOU | PLAYER ;
name     : NAME ;

// "another ~", "each ~": one that is called so; "the open ~": the card itself, when it is
// without any of these "open ~" is what is done to it
namesake : (count OF? namesakePre+ | namesakeLead namesakePre* | everyOne) SELF post* (inZone post*)? ;
namesakeLead : article | whose | other ;
namesakePre : whose | other | state ;
everyOne : EACH ;

// the article and the number come before what a noun is like: in "open ~ or open an elf" a verb stands before them
pick : article? (pre* | lead* count OF? article? pre*) head post* (inZone post*)? ;
head : noun* (KIND | ATTACHED ((OF whose)? upon)?) | noun+ | trait ;
upon : ON selector ;
attached : ATTACHED ;
noun : NOT? NOUN ;
lead : random | anyOne | whose | other | chosen | atEnd ;
pre  : random | anyOne | whose | other | chosen | state | trait | relationPre | rolePre | differing | atEnd ;
atEnd : TOP | BOTTOM ;
differing : DIFFERENT ;
article : A ;
count : ANY_NUMBER | (UP_TO | EXACTLY | AT_LEAST | AT_MOST)? countNumber (OR_MORE | OR_LESS | LPAREN (OR_MORE | OR_LESS) RPAREN)? | EACH | BOTH ;
countNumber : NUMBER | LETTER | NUMBER MINUS LETTER | LETTER (PLUS | MINUS) NUMBER ;
random : RANDOM ;
anyOne : ANY ;
other  : OTHER ;
chosen : CHOSEN ;
chosenAt : CHOSEN timing ;
state  : NOT? (STATE | VERB_STATE | PP_STATE | ED_STATE) ;
trait  : NOT? (TRAIT | KEYWORD_TRAIT) ;
rolePre : ROLE ;
relationPre : RELATION | RELATION_ANY ;

post : byChoice | cheaper | oneLine | uniform | sameName | ofNamed | standingIn | ofArea | ofBoard | chosenAt | variety | distinct | likewise | otherGroup | heldBy | apart | exception | onward | ofLine | shares | inLine | greater | OF whose | relationPosts | qualities | located | within | using | which | onCell ;
// "of the named class"
ofNamed : OF (A? NAMED | THIS) group ;
// "with the same name", "with the same name as ~"
sameName : WITH SAME TITLE ((AS_HAS | AS) selector)? ;
byChoice : OF whose CHOICE ;
// "cheaper than 5", "cheaper than ~"
cheaper : CHEAPER (NUMBER | LETTER | selector) ;
// "standing in the same column"
oneLine : STAND? IN SAME LINE ;
standingIn : STAND (located | inLine) ;
heldBy : (STATE | PP_STATE | ED_STATE) BY selector | WITH (self | told | it | role | name) ;
variety    : OF (AT_LEAST | AT_MOST | EXACTLY)? NUMBER (OR_MORE | OR_LESS)? DIFFERENT group ;
distinct   : (WITH | OF) DIFFERENT (TITLE | group | stat) | OUT_OF DIFFERENT ZONE ;
uniform    : (WITH | OF) EQUALLY (TITLE | group | stat) ;
likewise   : OF SAME (OR (GREATER | SMALLER) | OR_MORE | OR_LESS)? level? stat ;
otherGroup : OF OTHER group ;
ofArea : OF (A | whose)? areas (OF whose)? ;
ofBoard : OF (A | whose)? ZONE (OF whose)? ;
apart  : STAND NOT located | NOT relationPost ;
onward : BEYOND selector heading ;
exception : COMMA? EXCEPT whoever COMMA? | LPAREN EXCEPT whoever (COMMA limit)? RPAREN ;
ofLine : OF THIS LINE ;
which : COMMA? A? KIND (RELATION_TO | RELATION_ANY) WHICH IS state
      | COMMA? whichPlace (AND whichPlace)*
      | COMMA? WHICH (HAVE (countedBound | keyword))
      | COMMA? WHICH subject VERB_FIN
      | COMMA? WHICH (STAND | IS)? not? STAND? (relationPost | located)
      | COMMA? WHICH subject? (past instrument? object? amountBound? | gainedPast | WAS not? participle amountBound? | DID_NOT didNot instrument? object?) thisPeriod ;
whichPlace : (RELATION_TO | RELATION_ANY) WHICH (THERE_IS | none) selector ;
onCell  : STAND? ON selector ;
using : USING used | WITH A? actionModifier ABILITY ;
used  : use ((COMMA use)* COMMA? OR use)? | LPAREN use (COMMA use)* COMMA? OR use RPAREN ;
use   : keyword | A? actionName | A? actionModifier ABILITY ;
greater : OF A? (GREATER | SMALLER) stat ;
shares : OF SAME group (AS_HAS | AS) selector ;
inLine : IN line ;
line   : linePre* LINE lineOf? lineWhich? ;
linePre : EACH | NUMBER | A | CHOSEN | THIS | STATE ;
lineOf : OF A? ZONE ;
lineWhich : COMMA? IN WHICH (THERE_IS | none) selector ;
within : WITHIN value OF selector ;
relationPosts : relationPost ((AND | OR) relationPost)* ;
eachOther : EACH_OTHER | EACH OTHER ;
relationPost : STAND? (RELATION_TO | RELATION_ANY) eachOther | STAND? ((RELATION_TO | RELATION_ANY) selector | RELATION | RELATION_ANY) ;
// behind "and" a bare "wound" would be what is done next
qualities : (WITH quality | WITHOUT lacking) (COMMA? AND (WITH quality | more | WITHOUT lacking))* ;
quality  : extreme | keyword | parity | (GREATER | SMALLER) stat | level? stat OF? bound | bound stat | countedBound | NO lacking ;
more     : extreme | keyword | parity | (GREATER | SMALLER) stat | level? stat OF? bound | bound stat | bound counter | plural | NO lacking ;
plural   : COUNTER | VERB_FIN_COUNTER ;
parity   : A? (EVEN | ODD) (NUMBER_OF (stat | counter) | stat) ;
lacking  : A? counter | A? attached | keyword ;
bound    : AT_LEAST value | AT_MOST value | MORE value | LESS value | value (OR_MORE | OR_LESS)? ;
countedBound : (bound | A)? (counter | attached) ;
located  : (IN | ON | AGAINST) (whose | A)? areas (OF whose)? ;
areas    : area ((COMMA area)* COMMA? OR area)? ;
area     : AREA ;
inZone   : (IN | ON | OUT_OF | FROM) (whose | A)? ZONE (OF whose)? | (IN | ON) NUMBER OF A ZONE | (IN | ON | OUT_OF | FROM) BOTH ZONE ;

whose : YOURS | OPPONENT | OWN ;

// Numbers

value : term ((PLUS | MINUS) term)* (FOR eachOf)? cap? ;
term  : taken | printed | altogether | magnitude | gap | orderOf | number | letter | levels | half | countOf | measure | role | same | spoken ;
// «сумма стоимостей ваших карт»: of all of them together
taken : NUMBER_OF counter TAKEN BY selector thisPeriod ;
altogether : SUM level? stat OF selector ;
magnitude : MAGNITUDE (THIS event | OWN keyword | keyword OF selector | OWN level? stat | A? level? stat OF selector) ;
// "the weak strike of an orc without modifiers", "the printed life of an orc"
printed : A? PRINTED measure | (magnitude | measure) (COMMA? PRINTED_SO | LPAREN PRINTED_SO RPAREN) ;
gap : APART A? stat OF selector AND selector | APART BETWEEN A? stat OF selector AND A? stat OF selector ;
orderOf : ORDER_OF A? LINE IN WHICH selector STAND ;
same  : SAME_AMOUNT ;
spoken : stat ;
number : NUMBER ;
letter : LETTER ;
levels : LEVELS ;
half   : HALF term (rounding | LPAREN rounding RPAREN)? ;
rounding : COMMA? (ROUND_UP | ROUND_DOWN) ;
countOf  : NUMBER_OF (selector | group (OF selector | inZone)) ;
group    : GROUP ;
units    : REMAINING? UNIT keyword ;
measure  : NUMBER_OF units (OF selector)? | NUMBER_OF counter ((ON | OF) selector)? | A? level? stat OF selector | OWN level? stat ;
perEach  : FOR eachOf ;
eachOf   : EACH (OF its counter | counter ((ON | OF) selector)?) | selector ;
cap      : LPAREN (AT_MOST | AT_LEAST) NUMBER AT_ONCE? RPAREN | COMMA? (AT_MOST | AT_LEAST) NUMBER ;

// Conditions

condition   : alternative (COMMA? OR alternative)* ;
alternative : atom (COMMA? AND atom)* ;
atom : outnumber | aligned | rolled | paidFor | turnOf | playerIs | existence | comparison | happened | property | playerHas | undone | straight ;
straight  : subject? (past | WAS participle) WAY_IN_WHICH IT? (past | WAS participle) thisPeriod ;
undone    : DONE | subject? CANNOT DO_SO? (IS participle | infinitive)? ;

turnOf    : (IT IS | IN) whose period ;
playerIs  : player IS not? player ;
existence : (inLine COMMA?)? (THERE_IS | none) selector ;
outnumber : (THERE_IS | player HAVE) (MORE_OF | LESS_OF) selector THAN (selector | (state | trait) ONES | thanAt) ;
// "than you", "than in the opponent's squad": of the same things
thanAt    : player HAVE? | inZone ;
none      : THERE_IS_NOT | NO ;
property  : subject? (VERB_FIN | VERB | doesNot infinitive | (IS | STAND)? not? ALREADY? (state | trait | STAND? (located | inZone | relationPosts | inLine)) | HAVE possessed | doesNot HAVE possessed | IS not? isA | IS not? A? area) ;
not       : NOT ;
doesNot   : DOES_NOT ;
possessed : halfLeft | keyword | parity | (bound | NO)? units | bound stat | countedBound | NO (counter | attached) ;
// "half or less of its life (counting extra lives)": of the number that it would have unhurt
halfLeft  : HALF (OR_MORE | OR_LESS) OF (OWN | IT) stat (LPAREN COUNTING counter RPAREN)? ;
isA       : A head ;
playerHas : player (HAVE | HAVE none) selector ;
comparison : value compare | role SHOWS (bound (OR countNumber)* | A? even FIGURE) ;
// "if all shots were made against cards in one row or in one column"
aligned   : EACH event WAS PERFORMED AGAINST KIND IN NUMBER LINE (OR IN NUMBER LINE)* ;
// "if it rolled less than ~ in this fight": what two dice show
paidFor   : DONE purpose ;
rolled    : subject? ROLLED (bound | (MORE | LESS) roller | A? even FIGURE) inFight? ;
roller    : self | it | told ;
inFight   : IN_FIGHT ;
// "the number of your cards in hand is even", "the die shows an odd number"
even : EVEN | ODD ;
compare   : IS (bound | even) ;
happened  : subject? (ALREADY? pastDone | WAS not? ALREADY? participle (BY agent)? instrument? (often | amountBound)? | DID_NOT didNot object? instrument? | didNotPerform) thisPeriod ;
pastDone  : past object? instrument? (often | amountBound)? | gainedPast | pastDeed ;
gainedPast : GAINED A? (keyword | (boundOf counter | counted) (FROM actionPattern)?) | DID_NOT GAIN A? (keyword | (boundOf counter | counted) (FROM actionPattern)?) ;
pastDeed  : PERFORMED howMany? A? event (AGAINST whoever)? ;
didNotPerform : DID_NOT PERFORM howMany? A? event (AGAINST whoever)? ;
howMany   : EXACTLY? NUMBER (OR_MORE | OR_LESS)? ;
often     : howMany TIMES | EXACTLY? TIMES ;
didNot    : infinitive ;
past      : VERB_PAST | VERB_ED | ED_STATE ;
thisPeriod : THIS period | IN whose LAST period | (BY | WITH) (THIS event | role) ;

// Words that several categories share

timing  : TIMING | TIMING_BEFORE ;
keyword : KEYWORD | KEYWORD_TRAIT | ACTION_KEYWORD ;
counter : COUNTER | VERB_COUNTER | VERB_FIN_COUNTER | VERB_NOUN_COUNTER ;
stat    : STAT | ACTION_STAT | NOUN_STAT | VERB_STAT | VERB_FIN_STAT | ACTION | VERB_ACTION ;
level   : LEVEL ;
icon    : ICON ;
period  : PERIOD | ACTION_PERIOD | VERB_ACTION ;
speed   : SPEED ;
