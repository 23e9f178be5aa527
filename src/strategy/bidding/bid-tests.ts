/** The tests to which the book puts a hand before it bids. */

/** The book's tests, in the order in which it teaches them. */
export const TESTS = ['tournee', 'solo', 'grand', 'nullo'] as const;
export type TestName = (typeof TESTS)[number];
