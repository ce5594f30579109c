/** The command line: {@link cardwright.workbench.Main} starts it, {@link cardwright.workbench.Commands} lists what it can do. */
package cardwright.workbench;
