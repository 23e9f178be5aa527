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

/** A slip, and what three books make of it. */
export interface LeagueSlip {
  readonly what: string;
  readonly under: string;
  readonly penalty: Penalty;
  /** What cannot be said in figures; empty where nothing is to be added. */
  readonly more: string;
  /** Foster's law, by its number in the chapter of the laws; null where Foster has none. */
  readonly law: number | null;
}

const fine = (points: number): Penalty => ({ by: 'fine', points });
const game: Penalty = { by: 'game' };

const SLIPS = {
  misdeal: {
    what: 'The cards are misdealt, and none fell on the floor',
    under: 'Misdeals',
    penalty: { by: 'new-deal', fine: 10 },
    more: 'No fine if a card plainly fell on the floor. Once a game is announced, the declarer whose own number is right may play on.',
    law: 23,
  },
  'declarer-wrong-number': {
    what: 'The declarer turns out to have a wrong number of cards',
    under: 'Misdeals',
    penalty: { by: 'new-deal', fine: 0 },
    more: 'There was no game, however far the play has gone.',
    law: 46,
  },
  'wrong-dealer': {
    what: 'Somebody deals out of turn',
    under: 'Dealing Out of Turn',
    penalty: { by: 'nothing' },
    more: 'The deal is played. The player who was passed over deals next, and the wrong dealer is left out of the round.',
    law: 20,
  },
  'card-exposed': {
    what: 'A card is exposed in dealing',
    under: 'Exposed Cards',
    penalty: { by: 'new-deal', fine: 0 },
    more: 'Where that is not the custom, anyone may ask for it, at once and before looking at the hand.',
    law: 22,
  },
  'skat-exposed-in-dealing': {
    what: 'A card of the skat is seen by one player or more',
    under: 'Exposed “Skat”',
    penalty: { by: 'new-deal', fine: 0 },
    more: 'Always.',
    law: 24,
  },
  'skat-in-hand': {
    what: 'The skat is missing, and is found in somebody’s hand',
    under: 'Missing “Skat” Cards',
    penalty: { by: 'fine', points: 25, noBid: true },
    more: 'The dealer draws cards from that hand until ten are left.',
    law: 27,
  },
  'both-turned': {
    what: 'In turning up, the declarer sees both cards of the skat',
    under: 'Seeing Both “Skat” Cards',
    penalty: { by: 'nothing' },
    more: 'The top card is trump.',
    law: 29,
  },
  'second-not-shown': {
    what: 'In Passt Nicht the second card goes into the hand unseen',
    under: 'Passt Nicht (Don’t Suit.)',
    penalty: { by: 'nothing' },
    more: 'Two cards are put away, and the others name the trump.',
    law: 28,
  },
  'dealer-looks-in-skat': {
    what: 'The dealer looks into the skat',
    under: 'Looking at “Skat”',
    penalty: fine(10),
    more: '',
    law: 24,
  },
  'pausing-looks-in-skat': {
    what: 'The player who sits out looks into the skat',
    under: 'The Pausing Player',
    penalty: fine(10),
    more: 'This is strictly enforced. The dealer may guide a beginner, if the others agree, and must point out mistakes.',
    law: 24,
  },
  'looks-in-skat': {
    what: 'Anyone in the game looks into the skat before the end',
    under: 'Looking at “Skat”',
    penalty: game,
    more: 'The other side may have the hand played on, to raise the price.',
    law: 26,
  },
  'layout-wrong': {
    what: 'The declarer does not put away exactly two cards',
    under: 'Discarding',
    penalty: game,
    more: '',
    law: 32,
  },
  revoke: {
    what: 'A revoke',
    under: 'Revoking',
    penalty: game,
    more: 'It counts once the card has left the hand. A declarer loses even a game already won; the other side may have it put right and play on for more.',
    law: 52,
  },
  'lead-out-of-turn': {
    what: 'A lead out of turn',
    under: 'Leading Out of Turn',
    penalty: game,
    more: 'Most tables let the first lead of all be taken back.',
    law: 47,
  },
  'follow-out-of-turn': {
    what: 'The defender who plays last plays too soon',
    under: 'Playing Out of Turn',
    penalty: game,
    more: 'It may show the partner what to do, and counts as a revoke.',
    law: null,
  },
  'looks-at-tricks': {
    what: 'Somebody looks at a trick before the last, or counts the tricks',
    under: 'Looking at Tricks Played',
    penalty: game,
    more: 'Except to trace a revoke. The hand may be played on for more.',
    law: 55,
  },
  'claims-wrongly': {
    what: 'The declarer claims the game and is mistaken',
    under: 'Claiming Game Won',
    penalty: game,
    more: 'Even if the declarer would have taken every other trick.',
    law: 49,
  },
  'defender-claims-wrongly': {
    what: 'A defender claims to have beaten the game and is mistaken',
    under: 'Claiming Game Won',
    penalty: game,
    more: 'All cards left are the declarer’s.',
    law: 50,
  },
  'defender-gives-up': {
    what: 'A defender gives up a game that could have been beaten',
    under: 'Throwing Up the Game',
    penalty: game,
    more: '',
    law: null,
  },
  'talk-across-the-table': {
    what: 'A defender says something that may guide the partner',
    under: 'Etiquette of Players',
    penalty: game,
    more: 'Except in an open Grand and a Revolution, where the defenders may confer.',
    law: null,
  },
  'hand-exposed': {
    what: 'A player shows the hand to another, or looks into another’s on purpose',
    under: 'Etiquette of Players',
    penalty: fine(10),
    more: '',
    law: null,
  },
} as const satisfies Readonly<Record<string, LeagueSlip>>;

/** The slips by the names used here. */
export type SlipId = keyof typeof SLIPS;

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
