/** What happens card by card in a line that is shown: comment text. */
import type { Card } from '../game/skat/cards.ts';
import type { Side } from '../game/skat/seats.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';
import { capital } from '../game/words/text.ts';
import type { Player } from './player.ts';

const PLAYERS: Readonly<Record<Player, string>> = {
  ...SEAT_WORDS,
  you: 'you',
  partner: 'your partner',
  declarer: 'the declarer',
};

const does = (player: Player, verb: string): string =>
  `${PLAYERS[player]} ${verb}${player === 'you' ? '' : 's'}`;

/** A card, with the trick that it completes: `Your partner plays H10, and you take the trick: 21 points.` */
export function sayPlayed({
  card,
  isLead,
  player,
  trick,
}: {
  card: Card;
  isLead: boolean;
  player: Player;
  trick: { readonly winner: Player; readonly points: number } | null;
}): string {
  const plays = capital(`${does(player, isLead ? 'lead' : 'play')} ${card}`);
  return trick === null
    ? `${plays}.`
    : `${plays}, and ${does(trick.winner, 'take')} the trick: ${counted(trick.points, 'point')}.`;
}

const HAS: Readonly<Record<Side, string>> = {
  declarer: 'you have',
  defenders: 'the declarer has',
};

/** What the declarer has come to where tricks count, by the side of the player. */
export const END_OF_TRICKS: Readonly<
  Record<'one' | 'none' | 'not-all', Readonly<Record<Side, string>>>
> = {
  one: { declarer: 'Now you have a trick.', defenders: 'Now the declarer has a trick.' },
  none: {
    declarer: 'Now you have kept out of every trick.',
    defenders: 'Now the declarer has kept out of every trick.',
  },
  'not-all': {
    declarer: 'Now you can no longer take every trick.',
    defenders: 'Now the declarer can no longer take every trick.',
  },
};

/** That the declarer has reached the goal. @param with what is counted beside the tricks. */
export function sayReached({
  points,
  side,
  with: more,
}: {
  points: number;
  side: Side;
  with: 'skat' | 'away';
}): string {
  const cards = more === 'skat' ? 'the skat' : 'the two cards put away';
  return `Now ${HAS[side]} ${counted(points, 'point')}, counting ${cards}.`;
}

/** That the declarer can no longer reach it. @param others the points of the defenders. */
export function sayOutOfReach({
  needed,
  others,
  side,
}: {
  needed: number;
  others: number;
  side: Side;
}): string {
  const points = counted(others, 'point');
  return side === 'declarer'
    ? `Now the defenders have ${points}, so you cannot reach ${needed}.`
    : `Now your side has ${points}, so the declarer cannot reach ${needed}.`;
}
