package cardwright.grammar;
