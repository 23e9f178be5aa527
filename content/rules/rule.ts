/** What an entry of a book's rules holds, beside the laws of 1922 and the rules of today. */

/** A rule of another book. */
export interface RuleBeside {
  /** The heading that has it there. */
  readonly heading: string;
  /** What the rule is called where the edition is not in the language of the heading, if it has a word of its own. */
  readonly title?: string;
  /** Its anchor on the page: `rule-misdeals`. */
  readonly id: string;
  /** What it says, in our words. */
  readonly says: string;
  /** The laws of 1922 about the same matter. */
  readonly laws: readonly number[];
  /** How Foster has it; null when the laws say nothing, and the page says so. */
  readonly foster: string | null;
  /** How it is today, as far as this book can tell. */
  readonly today: string | null;
}

/** Rules about one part of the game. */
export interface RuleTopic {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly RuleBeside[];
}
