/** The drill about tricks: which cards may be played, and which card wins? (Foster, p. 31–32, 40) */
import type { Card } from '../../../game/skat/cards.ts';
import {
  cardStrength,
  isTrump,
  legalCards,
  playedSuit,
  winningIndex,
} from '../../../game/skat/order.ts';
import type { Drill } from '../../drill.ts';
import { gameTrumps } from '../../game-trumps.ts';
import { TRICKS_ASKS, makeTricksQuestion } from './make.ts';
import type { TricksAnswer, TricksQuestion } from './question.ts';
import {
  NOT_WINNING,
  TRICKS_WORDS,
  askTrick,
  sayCards,
  sayFollow,
  sayFree,
  sayMayPlay,
  sayMustFollow,
  sayWinner,
} from '#edition/practice/drills/tricks/tricks-words.ts';
import type { JackNote } from '#edition/practice/drills/tricks/tricks-words.ts';

export const tricks: Drill<TricksQuestion, TricksAnswer> = {
  id: 'tricks',
  order: 10,
  ...TRICKS_WORDS,
  asks: TRICKS_ASKS,
  sections: {
    follow: 'the-simple-game#following-suit',
    highest: 'first-principles#what-a-trick-is',
    free: 'the-simple-game#following-suit',
    ten: 'first-principles#the-ten-beats-the-king',
    discard: 'first-principles#what-a-trick-is',
    jacks: 'first-principles#the-four-jacks',
    ruff: 'first-principles#what-a-trick-is',
    grand: 'grand-solo#what-a-trump-suit-costs-you',
    nullo: 'nullo#no-trumps-and-no-values',
  },
  lesson: {
    follow: { topic: 'trumps', upTo: 5 },
    highest: { topic: 'trumps', upTo: 5 },
    free: { topic: 'trumps', upTo: 5 },
    ten: { topic: 'trumps', upTo: 5 },
    discard: { topic: 'trumps', upTo: 5 },
    jacks: { topic: 'trumps', upTo: 5 },
    ruff: { topic: 'trumps', upTo: 5 },
  },
  games: { grand: 'grand', nullo: 'null' },
  chapters: ['first-principles', 'nullo'],
  options: [],
  usualLength: 10,
  usualSeconds: (level) => [5, 6, 7, 8, 8][level - 1] ?? 8,

  make: makeTricksQuestion,

  ask: ({ form, game, table }) => askTrick(gameTrumps(game), table[0]!, form === 'takes'),

  answer: rightCards,

  grade(question, answer) {
    const right = rightCards(question);
    const faults =
      question.form === 'takes' ? takesFaults(question, answer) : playFaults(question, answer);
    const same = right.length === answer.length && right.every((card) => answer.includes(card));
    return { right: same, faults };
  },

  say: (question, answer) =>
    sayCards(answer, answer.length === question.choices.length && question.form === 'may-play'),

  explain: (question) =>
    question.form === 'takes' ? [explainTakes(question)] : [explainPlay(question)],

  picture: ({ choices, table }) => (table.length > 2 ? table : [...table, ...choices.slice(0, 3)]),
};

/** The right cards, in the order in which they are shown. */
export function rightCards({ choices, form, game, table }: TricksQuestion): readonly Card[] {
  return form === 'takes'
    ? [table[winningIndex(table, game)]!]
    : legalCards(choices, table[0]!, game);
}

function playFaults(question: TricksQuestion, answer: TricksAnswer): string[] {
  const { game, table } = question;
  const right = rightCards(question);
  const wrong = answer.filter((card) => !right.includes(card));
  const missed = right.filter((card) => !answer.includes(card));
  return [
    ...(wrong.length > 0 ? [sayMustFollow(playedSuit(table[0]!, game), wrong)] : []),
    ...(missed.length > 0 ? [sayMayPlay(missed, missed.length < right.length)] : []),
  ];
}

function explainPlay(question: TricksQuestion): string {
  const { choices, game, table } = question;
  const right = rightCards(question);
  const first = table[0]!;
  const led = playedSuit(first, game);
  if (playedSuit(right[0]!, game) !== led) {
    return sayFree(led, game.kind !== 'nullo' && led !== 'trump');
  }
  const jacks = choices.filter((card) => card.endsWith('J') && card.startsWith(first.charAt(0)));
  return sayFollow(first, led, right, jackNote(question, right, jacks));
}

function jackNote(
  { game, table }: TricksQuestion,
  right: readonly Card[],
  jacks: readonly Card[],
): JackNote {
  if (game.kind === 'nullo') return { is: jacks.length > 0 ? 'of-its-suit' : 'none' };
  if (playedSuit(table[0]!, game) === 'trump') {
    return { is: right.some((card) => card.endsWith('J')) ? 'all-trumps' : 'none' };
  }
  return jacks.length > 0 ? { is: 'no-suit', jacks } : { is: 'none' };
}

function takesFaults(question: TricksQuestion, [card]: TricksAnswer): string[] {
  const [best] = rightCards(question);
  if (card === best || best === undefined) return [];
  if (card === undefined) return [NOT_WINNING.none];
  const { game, table } = question;
  if (isTrump(best, game) && !isTrump(card, game)) return [NOT_WINNING.noTrump(card, best)];
  if (playedSuit(card, game) !== playedSuit(table[0]!, game) && !isTrump(card, game)) {
    return [NOT_WINNING.discard(card)];
  }
  return [NOT_WINNING.lower(card, best)];
}

function explainTakes(question: TricksQuestion): string {
  const { game, table } = question;
  const best = rightCards(question)[0]!;
  const suit = playedSuit(best, game);
  const rivals = table
    .filter((card) => playedSuit(card, game) === suit)
    .sort((a, b) => cardStrength(b, game) - cardStrength(a, game));
  const hasTenAndKing = ['10', 'K'].every((rank) => rivals.some((card) => card.endsWith(rank)));
  const note = game.kind === 'nullo' ? 'nullo' : hasTenAndKing ? 'ten' : 'none';
  return sayWinner({ best, isTrump: suit === 'trump', rivals, note });
}
