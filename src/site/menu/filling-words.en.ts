/** How the names of tools are compared. */

/** Words that say nothing of which tool is meant, in the languages in which readers search. */
export const FILLING_WORDS =
  'skat a an the my for of with to in and das der die den dem ein eine mein für im und mit';

/** A folded word as it is compared, without the endings of plurals and verbs. */
export { stem as formOf } from '../search/query/spelling.en.ts';
