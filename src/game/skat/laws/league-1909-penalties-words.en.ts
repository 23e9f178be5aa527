/** The slips of the League’s rules in words: what happened. */
import type { SlipId } from './league-1909-penalties.ts';

/** Every slip. */
export const SLIP_WORDS: Readonly<Record<SlipId, string>> = {
  misdeal: 'The cards are misdealt, and none fell on the floor',
  'declarer-wrong-number': 'The declarer turns out to have a wrong number of cards',
  'wrong-dealer': 'Somebody deals out of turn',
  'card-exposed': 'A card is exposed in dealing',
  'skat-exposed-in-dealing': 'A card of the skat is seen by one player or more',
  'skat-in-hand': 'The skat is missing, and is found in somebody’s hand',
  'both-turned': 'In turning up, the declarer sees both cards of the skat',
  'second-not-shown': 'In Passt Nicht the second card goes into the hand unseen',
  'dealer-looks-in-skat': 'The dealer looks into the skat',
  'pausing-looks-in-skat': 'The player who sits out looks into the skat',
  'looks-in-skat': 'Anyone in the game looks into the skat before the end',
  'layout-wrong': 'The declarer does not put away exactly two cards',
  revoke: 'A revoke',
  'lead-out-of-turn': 'A lead out of turn',
  'follow-out-of-turn': 'The defender who plays last plays too soon',
  'looks-at-tricks': 'Somebody looks at a trick before the last, or counts the tricks',
  'claims-wrongly': 'The declarer claims the game and is mistaken',
  'defender-claims-wrongly': 'A defender claims to have beaten the game and is mistaken',
  'defender-gives-up': 'A defender gives up a game that could have been beaten',
  'talk-across-the-table': 'A defender says something that may guide the partner',
  'hand-exposed': 'A player shows the hand to another, or looks into another’s on purpose',
};
