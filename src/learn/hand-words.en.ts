/** What happens in the play of the first deal, in the lesson’s text (`src/learn/text.ts`). */
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import type { Card, Suit } from '../game/skat/cards.ts';
import { makeMatadors } from '#edition/game/words/matadors.ts';
import type { Matadors } from '../game/skat/matadors.ts';
import type { Seat } from '../game/skat/seats.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';
import { capital } from '../game/words/text.ts';
import type { Reason } from './advice.ts';
import type { CardUse, UsedCard } from './used-cards.ts';

/** What a player does with a card: of others, and of the reader. */
const USES: Readonly<Record<CardUse, readonly [others: string, own: string]>> = {
  leads: ['leads', 'lead'],
  follows: ['follows with', 'follow with'],
  trumps: ['trumps with', 'trump with'],
  discards: ['discards', 'discard'],
};

function sayUse({ card, seat, use }: UsedCard): string {
  const [others, own] = USES[use];
  return seat === 'V' ? `you ${own} the {${card}}` : `${SEAT_WORDS[seat]} ${others} the {${card}}`;
}

/** Who played what: `You lead the {CJ}, Mittelhand follows with the {HJ} and …` */
export const sayCards = (cards: readonly UsedCard[]): string =>
  `${capital(listed(cards.map(sayUse)))}.`;

/** Who takes a trick, and what it counts. */
export function sayTaker(winner: Seat, points: number): string {
  const whose = winner === 'V' ? 'yours' : `${SEAT_WORDS[winner]}’s`;
  return `The trick is ${whose}: ${counted(points, 'point')}.`;
}

/** The reader leads: the first trick, or another. */
export const YOU_LEAD = {
  first: 'You lead.',
  again: 'You took the last trick, so you lead.',
} as const;

/** The reader is to follow to a card of this suit, or to a trump. */
export const sayFollow = (led: Suit | 'trump'): string =>
  `${led === 'trump' ? 'A trump was led' : `The suit led is {${led}}`}. It is your turn.`;

/** The declarer’s points so far. */
export const COUNT = {
  /** One line on a phone, so that the reply below it does not cover it. @param away whether points were put away. */
  short: (points: number, away: boolean, goal: number): string =>
    `${away ? 'With the cards you put away you' : 'You'} have ${points} of the ${goal} you need.`,
  enough: (points: number, goal: number): string =>
    `You have ${counted(points, 'point')}, and ${goal} are enough: the game is won.`,
};

/** What the lesson would play, by the reason for it. @param out how many trumps the others have. */
export const ADVICE: Readonly<Record<Reason, (card: Card, out: number) => string>> = {
  'draw-trumps': (card, out) =>
    `The others still have ${counted(out, 'trump')}. The {${card}} is higher: lead it, and a player who has one must follow.`,
  'draw-with-a-small-one': (card, out) =>
    `The others still have ${counted(out, 'trump')}, and a higher one than yours is among them. Bring it out with a small one, the {${card}}.`,
  'sure-card': (card) => `Lead the {${card}}: no higher card of its suit is left with the others.`,
  'give-a-cheap-one': (card) =>
    `You have no more cards that are sure to take a trick, apart from trumps. Lead the {${card}}, which costs little, and keep your trumps for what they lead.`,
  'last-trumps': (card) => `You have only trumps. Lead the {${card}}.`,
  'only-card': (card) => `There is no choice: the {${card}} is the only card you may play.`,
  'win-rich': (card) => `You come last, so nobody can beat you: take the trick with the {${card}}.`,
  'win-sure': (card) => `Take it with the {${card}}: no higher card of the suit is left.`,
  'win-now': (card) => `Any card that you may play takes the trick so far. Play the {${card}}.`,
  'trump-it': (card) =>
    `You have none of the suit that was led, so you can trump: the {${card}} is enough.`,
  'not-worth-a-trump': (card) =>
    `There are no points in this trick. Keep your trumps, and discard the {${card}}.`,
  'cannot-win': (card) =>
    `You cannot be sure of this trick, so give it as little as you can: the {${card}}.`,
};

/** The points of both sides. @param away those of the two cards put away. @param tricks those of the reader’s tricks. */
export const sayPoints = (tricks: number, away: number, defenders: number): string =>
  `Your tricks have ${counted(tricks, 'point')}, and the two cards you put away ${away === 0 ? 'none' : away}: ${tricks + away} together. The defenders have ${defenders}.`;

/** How the game ended. @param goal how many points it took. */
export const END = {
  won: (goal: number): string => `You needed ${goal}, so you have won your first game of Skat.`,
  narrowlyLost: (goal: number): string =>
    `You needed ${goal}, and you are one short. Many games are lost so narrowly. Play it once more.`,
  lost: (goal: number): string =>
    `You needed ${goal}, so the defenders have won. Play it once more, and lead your trumps first.`,
};

/** The matadors of the first deal. @param times they and 1 for the game. */
export const sayMatadors = (matadors: Matadors, times: number): string =>
  `You had the {CJ} and the {SJ} but not the {HJ}: ${makeMatadors(matadors)}, game ${times}.`;

/** That a side is schneider, or also schwarz. @param side whose points are so few. */
export function sayFew(side: 'you' | 'defenders', points: number, isSchwarz: boolean): string {
  const has = side === 'you' ? 'You have' : 'The defenders have';
  return `${has} only ${points} points, which is schneider${isSchwarz ? ', and not one trick, which is schwarz: that adds 2' : ', and adds 1'}.`;
}

/** What the game was worth. */
export const sayWorth = (trump: Suit, base: number, times: number, points: number): string =>
  `{${trump}} have the base value ${base}, so the game was worth ${times} × ${base} = ${points}.`;

/** What is written down. @param points more than none. */
export const WRITTEN = {
  won: (points: number): string => `${points} points are written down for you.`,
  lost: (points: number): string =>
    `A lost game counts double, so ${points} points are written down against you.`,
};
