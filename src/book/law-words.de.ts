/** Mentions of Foster’s laws in running text. */

/** A law, as a link reads. */
export const mentionLaw = (law: number): string => `Regel ${law}`;

/** A law by its name; of several the first, before the numbers of the others. */
export const nameLaw = mentionLaw;

/** Before several numbers. */
export const MENTION_LAWS = 'Regeln ';

/** What a link to a law shows beside the pointer. @param subject what the law is about. */
export const titleOfLaw = (law: number, subject: string): string => `${nameLaw(law)}: ${subject}`;

/** Before the number of a law at its own text, for those who hear it. */
export const LAW = 'Regel';

/** Before the links to the same matter in four books. */
export const IN_FOUR_BOOKS = 'In vier Büchern:';

/** The title of a rule within a line; German nouns keep their capitals. */
export const titleInLine = (title: string): string => title;
