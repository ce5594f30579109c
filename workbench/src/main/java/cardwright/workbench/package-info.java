/** The command line: {@link Main} starts it, {@link Commands} lists what it can do. */
package cardwright.workbench;
