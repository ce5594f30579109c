/** Logs of matches as files, and the replay that verifies them. */
package cardwright.engine.log;
