/**
 * A rule in four books: Foster in 1922, Eichhorn for his League about 1909,
 * The Standard Hoyle of 1912, and the rules of today.
 */

/** What Foster has. */
export interface FosterSays {
  readonly says: string;
  /** His laws; none where `says` explains why there is none. */
  readonly laws: readonly number[];
}

/** What Eichhorn has. */
export interface EichhornSays {
  /** The headings of his rules that say it, by their ids in `content/rules/eichhorn.ts`. */
  readonly rules: readonly string[];
  /** In our words; left out where the one heading’s own words, as that file has them, will do. */
  readonly says?: string;
  /** Where it is, if under none of these headings. */
  readonly under?: string;
}

/** What Hoyle has, and under what heading. */
export interface HoyleSays {
  readonly says: string;
  readonly under: string;
}

/** A rule, by all four. */
export interface RuleOfFour {
  /** Its anchor on the page. */
  readonly id: string;
  readonly title: string;
  readonly foster: FosterSays;
  /** Null where he does not speak of it. */
  readonly eichhorn: EichhornSays | null;
  readonly hoyle: HoyleSays | null;
  /** Null where this book does not know. */
  readonly today: string | null;
  /** What they differ in, in words; null where all who speak say the same. */
  readonly differ: string | null;
}

/** Rules about one part of the game. */
export interface TopicOfFour {
  /** Its anchor: `topic-dealing`. */
  readonly id: string;
  readonly title: string;
  readonly rules: readonly RuleOfFour[];
}
