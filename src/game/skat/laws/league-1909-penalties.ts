/**
 * What a mistake costs at the League's table (Eichhorn, the rules and penalties). It belongs to the
 * rule book `league-1909` and stands apart from it because no figure of a hand needs it.
 */

/** What follows from a slip. */
export type Penalty =
  /** So many points off the score; `noBid` if the player may not bid in that deal either. */
  | { readonly by: 'fine'; readonly points: number; readonly noBid?: true }
  /** The hand is dealt again by the same dealer, who pays the fine if there is one. */
  | { readonly by: 'new-deal'; readonly fine: number }
  /** The game is over, or played on for more: the declarer loses it, or one defender pays it alone. */
  | { readonly by: 'game' }
  /** It stands as it is. */
  | { readonly by: 'nothing' };

/** What a slip costs, and where Foster has it. */
export interface LeagueSlip {
  readonly penalty: Penalty;
  /** Foster's law, by its number in the chapter of the laws; null where Foster has none. */
  readonly law: number | null;
}

const fine = (points: number): Penalty => ({ by: 'fine', points });
const game: Penalty = { by: 'game' };

/** Each after the heading under which Eichhorn has it. */
const SLIPS = {
  // Misdeals
  misdeal: {
    penalty: { by: 'new-deal', fine: 10 },
    law: 23,
  },
  // Misdeals
  'declarer-wrong-number': {
    penalty: { by: 'new-deal', fine: 0 },
    law: 46,
  },
  // Dealing Out of Turn
  'wrong-dealer': {
    penalty: { by: 'nothing' },
    law: 20,
  },
  // Exposed Cards
  'card-exposed': {
    penalty: { by: 'new-deal', fine: 0 },
    law: 22,
  },
  // Exposed “Skat”
  'skat-exposed-in-dealing': {
    penalty: { by: 'new-deal', fine: 0 },
    law: 24,
  },
  // Missing “Skat” Cards
  'skat-in-hand': {
    penalty: { by: 'fine', points: 25, noBid: true },
    law: 27,
  },
  // Seeing Both “Skat” Cards
  'both-turned': {
    penalty: { by: 'nothing' },
    law: 29,
  },
  // Passt Nicht (Don’t Suit.)
  'second-not-shown': {
    penalty: { by: 'nothing' },
    law: 28,
  },
  // Looking at “Skat”
  'dealer-looks-in-skat': {
    penalty: fine(10),
    law: 24,
  },
  // The Pausing Player
  'pausing-looks-in-skat': {
    penalty: fine(10),
    law: 24,
  },
  // Looking at “Skat”
  'looks-in-skat': {
    penalty: game,
    law: 26,
  },
  // Discarding
  'layout-wrong': {
    penalty: game,
    law: 32,
  },
  // Revoking
  revoke: {
    penalty: game,
    law: 52,
  },
  // Leading Out of Turn
  'lead-out-of-turn': {
    penalty: game,
    law: 47,
  },
  // Playing Out of Turn
  'follow-out-of-turn': {
    penalty: game,
    law: null,
  },
  // Looking at Tricks Played
  'looks-at-tricks': {
    penalty: game,
    law: 55,
  },
  // Claiming Game Won
  'claims-wrongly': {
    penalty: game,
    law: 49,
  },
  // Claiming Game Won
  'defender-claims-wrongly': {
    penalty: game,
    law: 50,
  },
  // Throwing Up the Game
  'defender-gives-up': {
    penalty: game,
    law: null,
  },
  // Etiquette of Players
  'talk-across-the-table': {
    penalty: game,
    law: null,
  },
  // Etiquette of Players
  'hand-exposed': {
    penalty: fine(10),
    law: null,
  },
} as const satisfies Readonly<Record<string, LeagueSlip>>;

/** The slips by the names used here. */
export type SlipId = keyof typeof SLIPS;

/** Those names, in the order of the rules. */
export const SLIP_IDS = Object.keys(SLIPS) as readonly SlipId[];

/** Every slip of the League's rules that costs something or has a rule of its own. */
export const LEAGUE_PENALTIES: Readonly<Record<SlipId, LeagueSlip>> = SLIPS;

/** Who made the slip, and what the game is worth. */
export interface SlipInGame {
  readonly by: 'declarer' | 'defender';
  /** The value of the game announced, at which it would be won. */
  readonly value: number;
}

/** What is written down for the declarer, the one who erred, and the third. */
export interface SlipScore {
  readonly declarer: number;
  readonly erring: number;
  readonly third: number;
}

/**
 * What a slip that costs the game comes to: a declarer who errs loses it; a defender who errs pays
 * exactly what the declarer wins, and the other defender stands even (Eichhorn, "Revoking").
 */
export function slipScore({ by, value }: SlipInGame): SlipScore {
  return by === 'declarer'
    ? { declarer: -value, erring: -value, third: 0 }
    : { declarer: value, erring: -value, third: 0 };
}
