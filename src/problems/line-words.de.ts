/** What happens card by card in a line that is shown: comment text. */
import type { Card } from '../game/skat/cards.ts';
import type { Side } from '../game/skat/seats.ts';
import { counted } from '../game/words/nouns.de.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';
import { capital } from '../game/words/text.ts';
import type { Player } from './player.ts';

const PLAYERS: Readonly<Record<Player, string>> = {
  ...SEAT_WORDS,
  you: 'du',
  partner: 'dein Partner',
  declarer: 'der Alleinspieler',
};

type Verb = readonly [you: string, other: string];
const PLAY: Verb = ['spielst', 'spielt'];
const LAY: Verb = ['legst', 'legt'];
const MAKE: Verb = ['machst', 'macht'];

const form = (player: Player, [you, other]: Verb): string => (player === 'you' ? you : other);

/** A card, with the trick that it completes: `Dein Partner legt H10, und du machst den Stich: 21 Augen.` */
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
  const plays = capital(
    isLead
      ? `${PLAYERS[player]} ${form(player, PLAY)} ${card} aus`
      : `${PLAYERS[player]} ${form(player, LAY)} ${card}`,
  );
  if (trick === null) return `${plays}.`;
  const { points, winner } = trick;
  const takes = `${form(winner, MAKE)} den Stich: ${counted(points, 'point')}`;
  return winner === player
    ? `${plays} und ${takes}.`
    : `${plays}, und ${PLAYERS[winner]} ${takes}.`;
}

const HAS: Readonly<Record<Side, string>> = {
  declarer: 'hast du',
  defenders: 'hat der Alleinspieler',
};

/** What the declarer has come to where tricks count, by the side of the player. */
export const END_OF_TRICKS: Readonly<
  Record<'one' | 'none' | 'not-all', Readonly<Record<Side, string>>>
> = {
  one: {
    declarer: 'Damit hast du einen Stich.',
    defenders: 'Damit hat der Alleinspieler einen Stich.',
  },
  none: {
    declarer: 'Damit bist du ohne Stich geblieben.',
    defenders: 'Damit ist der Alleinspieler ohne Stich geblieben.',
  },
  'not-all': {
    declarer: 'Damit hast du nicht alle Stiche gemacht.',
    defenders: 'Damit hat der Alleinspieler nicht alle Stiche gemacht.',
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
  const cards = more === 'skat' ? 'den Skat' : 'das Gedrückte';
  return `Damit ${HAS[side]} ${counted(points, 'point')}, ${cards} mitgezählt.`;
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
    ? `Damit haben die Gegenspieler ${points}, und du kannst nicht mehr auf ${needed} kommen.`
    : `Damit habt ihr ${points}, und der Alleinspieler kann nicht mehr auf ${needed} kommen.`;
}
