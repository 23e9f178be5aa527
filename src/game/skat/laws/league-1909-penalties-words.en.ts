/** The slips of the League’s rules in words. */
import type { SlipId } from './league-1909-penalties.ts';

/** What happened, under what heading of Eichhorn’s it stands, and what is to be said of it. */
export interface SlipWords {
  readonly what: string;
  readonly under: string;
  /** What cannot be said in figures; empty where nothing is to be added. */
  readonly more: string;
}

/** Every slip. */
export const SLIP_WORDS: Readonly<Record<SlipId, SlipWords>> = {
  misdeal: {
    what: 'The cards are misdealt, and none fell on the floor',
    under: 'Misdeals',
    more: 'No fine if a card plainly fell on the floor. Once a game is announced, the declarer whose own number is right may play on.',
  },
  'declarer-wrong-number': {
    what: 'The declarer turns out to have a wrong number of cards',
    under: 'Misdeals',
    more: 'There was no game, however far the play has gone.',
  },
  'wrong-dealer': {
    what: 'Somebody deals out of turn',
    under: 'Dealing Out of Turn',
    more: 'The deal is played. The player who was passed over deals next, and the wrong dealer is left out of the round.',
  },
  'card-exposed': {
    what: 'A card is exposed in dealing',
    under: 'Exposed Cards',
    more: 'Where that is not the custom, anyone may ask for it, at once and before looking at the hand.',
  },
  'skat-exposed-in-dealing': {
    what: 'A card of the skat is seen by one player or more',
    under: 'Exposed “Skat”',
    more: 'Always.',
  },
  'skat-in-hand': {
    what: 'The skat is missing, and is found in somebody’s hand',
    under: 'Missing “Skat” Cards',
    more: 'The dealer draws cards from that hand until ten are left.',
  },
  'both-turned': {
    what: 'In turning up, the declarer sees both cards of the skat',
    under: 'Seeing Both “Skat” Cards',
    more: 'The top card is trump.',
  },
  'second-not-shown': {
    what: 'In Passt Nicht the second card goes into the hand unseen',
    under: 'Passt Nicht (Don’t Suit.)',
    more: 'Two cards are put away, and the others name the trump.',
  },
  'dealer-looks-in-skat': {
    what: 'The dealer looks into the skat',
    under: 'Looking at “Skat”',
    more: '',
  },
  'pausing-looks-in-skat': {
    what: 'The player who sits out looks into the skat',
    under: 'The Pausing Player',
    more: 'This is strictly enforced. The dealer may guide a beginner, if the others agree, and must point out mistakes.',
  },
  'looks-in-skat': {
    what: 'Anyone in the game looks into the skat before the end',
    under: 'Looking at “Skat”',
    more: 'The other side may have the hand played on, to raise the price.',
  },
  'layout-wrong': {
    what: 'The declarer does not put away exactly two cards',
    under: 'Discarding',
    more: '',
  },
  revoke: {
    what: 'A revoke',
    under: 'Revoking',
    more: 'It counts once the card has left the hand. A declarer loses even a game already won; the other side may have it put right and play on for more.',
  },
  'lead-out-of-turn': {
    what: 'A lead out of turn',
    under: 'Leading Out of Turn',
    more: 'Most tables let the first lead of all be taken back.',
  },
  'follow-out-of-turn': {
    what: 'The defender who plays last plays too soon',
    under: 'Playing Out of Turn',
    more: 'It may show the partner what to do, and counts as a revoke.',
  },
  'looks-at-tricks': {
    what: 'Somebody looks at a trick before the last, or counts the tricks',
    under: 'Looking at Tricks Played',
    more: 'Except to trace a revoke. The hand may be played on for more.',
  },
  'claims-wrongly': {
    what: 'The declarer claims the game and is mistaken',
    under: 'Claiming Game Won',
    more: 'Even if the declarer would have taken every other trick.',
  },
  'defender-claims-wrongly': {
    what: 'A defender claims to have beaten the game and is mistaken',
    under: 'Claiming Game Won',
    more: 'All cards left are the declarer’s.',
  },
  'defender-gives-up': {
    what: 'A defender gives up a game that could have been beaten',
    under: 'Throwing Up the Game',
    more: '',
  },
  'talk-across-the-table': {
    what: 'A defender says something that may guide the partner',
    under: 'Etiquette of Players',
    more: 'Except in an open Grand and a Revolution, where the defenders may confer.',
  },
  'hand-exposed': {
    what: 'A player shows the hand to another, or looks into another’s on purpose',
    under: 'Etiquette of Players',
    more: '',
  },
};
