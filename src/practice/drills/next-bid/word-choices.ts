/** The choices of a question about the bidding that are neither a seat nor a bid. */
export const WORD_CHOICES = ['nobody', 'onlyPass', 'yes', 'no', 'pass'] as const;
export type WordChoice = (typeof WORD_CHOICES)[number];
