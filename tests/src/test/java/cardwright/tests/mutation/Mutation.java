package cardwright.tests.mutation;

/**
 * One word of a text left out, said twice or replaced.
 *
 * @param what the change without the text around it, such as {@code ru delete «и»}
 * @param text the whole text after the change
 */
record Mutation(String what, String text) {}
