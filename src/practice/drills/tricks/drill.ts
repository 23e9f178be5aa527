/** The drill about tricks: which cards may be played, and which card wins? (Foster, p. 31–32, 40) */
import { OWN_TERMS } from '#edition/game/words/own-terms.ts';
import { SUIT_WORDS } from '../../../game/words/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import type { Card } from '../../../game/skat/cards.ts';
import {
  cardStrength,
  isTrump,
  legalCards,
  playedSuit,
  winningIndex,
} from '../../../game/skat/order.ts';
import type { Drill } from '../../drill.ts';
import { saysTrumps } from '#edition/practice/trump-words.ts';
import { gameTrumps } from '../../game-trumps.ts';
import { TRICKS_ASKS, makeTricksQuestion } from './make.ts';
import { TRICKS_KINDS } from './question.ts';
import type { TricksAnswer, TricksQuestion } from './question.ts';

const suits = SUIT_WORDS[OWN_TERMS].french;

export const tricks: Drill<TricksQuestion, TricksAnswer> = {
  id: 'tricks',
  order: 10,
  title: 'Tricks',
  task: 'Say which cards you may play, and which card takes the trick.',
  levels: [
    'One plain suit: follow it, and see which card is the highest.',
    'The ten above the king; a suit you do not have; cards of another suit.',
    'Trumps, to which every jack belongs.',
    'Grand, where only the jacks are trumps.',
    'Nullo, where nothing is trump and the ten stands in line.',
  ],
  kinds: TRICKS_KINDS,
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
  primers: {
    follow:
      'If you have a card of the suit that was led, you must play one of that suit. Trumps are a suit of their own; every jack is one of them.',
    highest:
      'The highest card of the suit that was led takes the trick: ace, ten, king, queen, nine, eight, seven. A trump would beat them all.',
  },
  chapters: ['first-principles', 'nullo'],
  options: [],
  usualLength: 10,
  usualSeconds: (level) => [5, 6, 7, 8, 8][level - 1] ?? 8,

  make: makeTricksQuestion,

  ask({ form, game, table }) {
    const game_ = `${saysTrumps(gameTrumps(game))}.`;
    return form === 'takes'
      ? `${game_} ${table[0]!} was led. Which card takes the trick?`
      : `${game_} ${table[0]!} was led. Mark every card of your hand that you may play.`;
  },

  answer: rightCards,

  grade(question, answer) {
    const right = rightCards(question);
    const faults =
      question.form === 'takes' ? takesFaults(question, answer) : playFaults(question, answer);
    const same = right.length === answer.length && right.every((card) => answer.includes(card));
    return { right: same, faults };
  },

  say: (question, answer) =>
    answer.length === question.choices.length && question.form === 'may-play'
      ? 'every card'
      : answer.length === 0
        ? 'no card'
        : listed(answer),

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

function ledWords({ game, table }: TricksQuestion): string {
  const suit = playedSuit(table[0]!, game);
  return suit === 'trump' ? 'trumps' : suits[suit];
}

function playFaults(question: TricksQuestion, answer: TricksAnswer): string[] {
  const right = rightCards(question);
  const wrong = answer.filter((card) => !right.includes(card));
  const missed = right.filter((card) => !answer.includes(card));
  const led = ledWords(question);
  const faults: string[] = [];
  if (wrong.length > 0) {
    faults.push(`You can follow in ${led}, so ${listed(wrong)} may not be played.`);
  }
  if (missed.length > 0) {
    const too = missed.length < right.length ? ' too' : '';
    faults.push(`${listed(missed)} may be played${too}.`);
  }
  return faults;
}

function explainPlay(question: TricksQuestion): string {
  const { choices, game, table } = question;
  const right = rightCards(question);
  const led = ledWords(question);
  const first = table[0]!;
  if (playedSuit(right[0]!, game) !== playedSuit(first, game)) {
    const ruff = game.kind === 'nullo' || led === 'trumps' ? '' : ' Nobody has to trump (page 40).';
    const none = led === 'trumps' ? 'no trump' : `no card of ${led}`;
    return `You have ${none}, so you may play any card.${ruff}`;
  }
  const jacks = choices.filter((card) => card.endsWith('J') && card.startsWith(first.charAt(0)));
  const note =
    led !== 'trumps' && jacks.length > 0 && game.kind !== 'nullo'
      ? ` ${listed(jacks)} is a trump, not one of the ${led}.`
      : game.kind === 'nullo' && jacks.length > 0
        ? ` In Nullo a jack belongs to its suit.`
        : led === 'trumps' && right.some((card) => card.endsWith('J'))
          ? ' Every jack is a trump (page 40).'
          : '';
  return `${first} asks for ${led}, and you must follow with ${listed(right, 'or')}.${note}`;
}

function takesFaults(question: TricksQuestion, [card]: TricksAnswer): string[] {
  const [best] = rightCards(question);
  if (card === best || best === undefined) return [];
  if (card === undefined) return ['No card was chosen.'];
  const { game, table } = question;
  if (isTrump(best, game) && !isTrump(card, game)) return [`${best} is a trump and beats ${card}.`];
  if (playedSuit(card, game) !== playedSuit(table[0]!, game) && !isTrump(card, game)) {
    return [`${card} does not follow suit and is not a trump, so it cannot win.`];
  }
  return [`${best} is higher than ${card}.`];
}

function explainTakes(question: TricksQuestion): string {
  const { game, table } = question;
  const best = rightCards(question)[0]!;
  const suit = playedSuit(best, game);
  const rivals = table
    .filter((card) => playedSuit(card, game) === suit)
    .sort((a, b) => cardStrength(b, game) - cardStrength(a, game));
  const name = suit === 'trump' ? 'trump' : `card of the suit led`;
  const order = rivals.length > 1 ? `: ${rivals.join(' before ')}` : '';
  const alone = rivals.length === 1 ? `the only ${name}` : `the highest ${name}`;
  const end =
    game.kind === 'nullo'
      ? ' In Nullo the order is ace, king, queen, jack, 10, 9, 8, 7 (page 173).'
      : rivals.some((card) => card.endsWith('10')) && rivals.some((card) => card.endsWith('K'))
        ? ' The ten stands next to the ace, above the king (page 32).'
        : '';
  return `${best} is ${alone}${order}.${end}`;
}
