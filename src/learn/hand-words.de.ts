/** What happens in the play of the first deal, in the lesson’s text (`src/learn/text.ts`). */
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '../game/words/nouns.de.ts';
import type { Card, Suit } from '../game/skat/cards.ts';
import { makeMatadors } from '#edition/game/words/matadors.ts';
import type { Matadors } from '../game/skat/matadors.ts';
import type { Seat } from '../game/skat/seats.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';
import { capital } from '../game/words/text.ts';
import type { Reason } from './advice.ts';
import type { CardUse, UsedCard } from './used-cards.ts';

/** What a player does with a card: of others, and of the reader. */
const USES: Readonly<Record<CardUse, (card: Card) => readonly [others: string, own: string]>> = {
  leads: (card) => [`spielt {den ${card}} aus`, `spielst {den ${card}} aus`],
  follows: (card) => [`bedient mit {dem ${card}}`, `bedienst mit {dem ${card}}`],
  trumps: (card) => [`sticht mit {dem ${card}}`, `stichst mit {dem ${card}}`],
  discards: (card) => [`wirft {den ${card}} ab`, `wirfst {den ${card}} ab`],
};

function sayUse({ card, seat, use }: UsedCard): string {
  const [others, own] = USES[use](card);
  return seat === 'V' ? `du ${own}` : `${SEAT_WORDS[seat]} ${others}`;
}

/** Who played what: `Du spielst {den CJ} aus, Mittelhand bedient mit {dem HJ} und …` */
export const sayCards = (cards: readonly UsedCard[]): string =>
  `${capital(listed(cards.map(sayUse)))}.`;

/** Who takes a trick, and what it counts. */
export const sayTaker = (winner: Seat, points: number): string =>
  `Der Stich gehört ${winner === 'V' ? 'dir' : SEAT_WORDS[winner]}: ${counted(points, 'point')}.`;

/** The reader leads: the first trick, or another. */
export const YOU_LEAD = {
  first: 'Du spielst aus.',
  again: 'Der letzte Stich war deiner, also spielst du aus.',
} as const;

/** The reader is to follow to a card of this suit, or to a trump. */
export const sayFollow = (led: Suit | 'trump'): string =>
  `${led === 'trump' ? 'Trumpf' : `{${led}}`} wurde ausgespielt. Du bist dran.`;

/** The declarer’s points so far. */
export const COUNT = {
  /** One line on a phone, so that the reply below it does not cover it. @param away whether points were put away. */
  short: (points: number, away: boolean, goal: number): string =>
    `${away ? 'Mit dem Gedrückten hast du' : 'Du hast'} ${points} der nötigen ${goal} Augen.`,
  enough: (points: number, goal: number): string =>
    `Du hast ${counted(points, 'point')}, und ${goal} reichen: Das Spiel ist gewonnen.`,
};

/** What the lesson would play, by the reason for it. @param out how many trumps the others have. */
export const ADVICE: Readonly<Record<Reason, (card: Card, out: number) => string>> = {
  'draw-trumps': (card, out) =>
    `Die anderen haben noch ${counted(out, 'trump', 'accusative')}, aber ${out === 1 ? 'der' : 'keiner davon'} schlägt {den ${card}}${out === 1 ? ' nicht' : ''}. Spiel die Karte aus: Wer noch Trumpf hat, muss bedienen.`,
  'draw-with-a-small-one': (card, out) =>
    `Die anderen haben noch ${counted(out, 'trump', 'accusative')}, ${out === 1 ? 'und der ist höher als deine' : 'darunter einen, der höher ist als deine'}. Hol ihn mit einem kleinen heraus, mit {dem ${card}}.`,
  'sure-card': (card) =>
    `Spiel {den ${card}} aus: Eine höhere Karte dieser Farbe haben die anderen nicht mehr.`,
  'give-a-cheap-one': (card) =>
    `Außer Trümpfen hast du keine Karte mehr, die sicher einen Stich macht. Spiel {den ${card}}, das kostet wenig, und heb deine Trümpfe für das auf, was die anderen ausspielen.`,
  'last-trumps': (card) => `Du hast nur noch Trümpfe. Spiel {den ${card}} aus.`,
  'only-card': (card) => `Hier hast du keine Wahl: Du darfst nur {den ${card}} legen.`,
  'win-rich': (card) =>
    `Du legst die letzte Karte, niemand kann mehr darübergehen: Nimm den Stich mit {dem ${card}}.`,
  'win-sure': (card) =>
    `Nimm den Stich mit {dem ${card}}: Eine höhere Karte dieser Farbe gibt es nicht mehr.`,
  'win-now': (card) =>
    `Mit jeder Karte, die du legen darfst, liegst du in diesem Stich erst einmal vorn. Spiel {den ${card}}.`,
  'trump-it': (card) =>
    `Von der ausgespielten Farbe hast du nichts, also darfst du stechen: {Der ${card}} genügt.`,
  'not-worth-a-trump': (card) =>
    `In diesem Stich liegen keine Augen. Behalte deine Trümpfe, und wirf {den ${card}} ab.`,
  'cannot-win': (card) =>
    `Dieser Stich ist dir nicht sicher, also gib so wenig hinein wie möglich: {den ${card}}.`,
};

/** The points of both sides. @param away those of the two cards put away. @param tricks those of the reader’s tricks. */
export const sayPoints = (tricks: number, away: number, defenders: number): string =>
  `Deine Stiche haben ${counted(tricks, 'point')}, die zwei gedrückten Karten ${away === 0 ? 'keine' : away}: zusammen ${tricks + away}. Die Gegenspieler haben ${defenders}.`;

/** How the game ended. @param goal how many points it took. */
export const END = {
  won: (goal: number): string => `${goal} waren nötig. Du hast dein erstes Skatspiel gewonnen.`,
  narrowlyLost: (goal: number): string =>
    `${goal} waren nötig, dir fehlt also ein einziges Auge. So knapp gehen viele Spiele verloren. Spiel es noch einmal.`,
  lost: (goal: number): string =>
    `${goal} waren nötig, also haben die Gegenspieler gewonnen. Spiel es noch einmal, und fang mit deinen Trümpfen an.`,
};

/** The matadors of the first deal. @param times they and 1 for the game. */
export const sayMatadors = (matadors: Matadors, times: number): string =>
  `Du hattest {den CJ} und {den SJ}, aber nicht {den HJ}: ${makeMatadors(matadors)}, Spiel ${times}.`;

/** That a side is schneider, or also schwarz. @param side whose points are so few. */
export function sayFew(side: 'you' | 'defenders', points: number, isSchwarz: boolean): string {
  const has = side === 'you' ? 'Du hast' : 'Die Gegenspieler haben';
  const is = side === 'you' ? 'bist' : 'sind';
  return isSchwarz
    ? `${has} nur ${counted(points, 'point')} und keinen einzigen Stich, ${is} also Schneider und schwarz: Das zählt 2 dazu.`
    : `${has} nur ${counted(points, 'point')}, ${is} also Schneider: Das zählt 1 dazu.`;
}

/** What the game was worth. */
export const sayWorth = (trump: Suit, base: number, times: number, points: number): string =>
  `{${trump}} hat den Grundwert ${base}, das Spiel war also ${times} × ${base} = ${points} wert.`;

/** What is written down. @param points more than none. */
export const WRITTEN = {
  won: (points: number): string => `${points} Punkte werden dir gutgeschrieben.`,
  lost: (points: number): string =>
    `Ein verlorenes Spiel zählt doppelt, also werden dir ${points} Punkte abgezogen.`,
};
