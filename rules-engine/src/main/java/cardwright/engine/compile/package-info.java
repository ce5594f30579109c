/**
 * From meaning to rules: keywords are replaced by their definitions, every ability becomes one {@link
 * CompiledAbility} and one Drools rule, and the same intermediate form is printed as DRL for reading.
 */
package cardwright.engine.compile;
