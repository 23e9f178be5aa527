/** Titles of deals as hands, and of tricks that are counted. */

/** A deal that has no game yet, as the title of a hand. */
export const UNPLAYED_DEAL = 'Eine Verteilung';

/** A deal of the sheet, as the title of a hand. @param title the game that was played. */
export const sayDealTitle = (number: number, title: string): string => `Spiel ${number}: ${title}`;

/** Whose tricks are counted: the declarer’s own, or those of two. */
export const COUNTED_TRICKS = { own: 'Deine Stiche', side: 'Eure Stiche' } as const;
