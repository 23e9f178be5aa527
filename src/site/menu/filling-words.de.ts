/** How the names of tools are compared. */

/** Words that say nothing of which tool is meant, in the languages in which readers search. */
export const FILLING_WORDS =
  'skat a the my for of with to and das der die den dem ein eine einen mein meine meinen für im in und mit von zu zum zur ich man wie wo kann bitte';

/**
 * A folded word as it is compared: as it is. The endings tell too much apart (`Spielen` is the table,
 * `Spiele` are those of the book, `Spiel` is no tool), so the names stand in the menu in all their forms.
 */
export const formOf = (word: string): string => word;
