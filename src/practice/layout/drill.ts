/** The drill about laying out: which two of twelve cards go into the skat? (Foster, p. 60–69) */
import { VOCABULARY } from '../../replay/words.ts';
import { sumPoints } from '../../skat/cards.ts';
import type { Layout } from '../../skat/deal.ts';
import type { Drill } from '../drill.ts';
import { makeQuestion } from './make.ts';
import { dangersOf, faultsOf, rankedLayouts, weightOf } from './principles.ts';
import { KINDS } from './question.ts';
import type { LayoutAnswer, LayoutQuestion } from './question.ts';

export const layout: Drill<LayoutQuestion, LayoutAnswer> = {
  id: 'layout',
  title: 'Laying out',
  task: 'Put two of your twelve cards away.',
  levels: [
    'Tens that could be caught.',
    'A whole suit that can go.',
    'High trumps in danger.',
    'Long suits in danger.',
    'Grand, which has rules of its own.',
  ],
  kinds: KINDS,
  options: [],
  usualLength: 10,
  usualSeconds: (level) => 12 + 2 * level,

  make: makeQuestion,

  ask({ declarer, game }) {
    const contract =
      game.trump === null ? 'a Grand' : `a Tournee in ${VOCABULARY.en.suits.french[game.trump]}`;
    return `You are ${VOCABULARY.en.seats[declarer]} and play ${contract}. Which two cards do you put away?`;
  },

  answer: (question) => rankedLayouts(question.hands[question.declarer], question.game)[0]!.layout,

  grade(question, answer) {
    const { declarer, game, hands } = question;
    const twelve = hands[declarer];
    const best = rankedLayouts(twelve, game)[0]!;
    const right = weightOf(twelve, answer, game) === best.weight;
    if (right) return { right, faults: [] };
    const unavoidable = new Set(faultsOf(twelve, best.layout, game).map(({ why }) => why));
    const faults = faultsOf(twelve, answer, game)
      .filter(({ weight, why }) => weight > 0 && !unavoidable.has(why))
      .map(({ why }) => why);
    return {
      right,
      faults: faults.length > 0 ? faults : ['A whole suit could have gone (page 66).'],
    };
  },

  say: (_, answer) => answer.join(' and '),

  explain(question) {
    const { declarer, game, hands } = question;
    const twelve = hands[declarer];
    const [best, ...others] = rankedLayouts(twelve, game);
    const chosen = best!.layout;
    const safe = dangersOf(twelve, game).filter(({ card }) => chosen.includes(card));
    const gains = faultsOf(twelve, chosen, game).filter(({ weight }) => weight < 0);
    const alike = others.filter(({ weight }) => weight === best!.weight).length;
    const also = alike === 0 ? '' : ` By the same principles ${waysWord(alike)} as good.`;
    return [
      [...safe, ...gains].map(({ why }) => why).join(' ') ||
        'Nothing is in special danger: small cards go, and what wins tricks stays.',
      `${chosen.join(' and ')} put ${pointsWord(chosen)} in safety.${also} These are the book’s rules for hands in general, not the best for every deal.`,
    ];
  },
};

function waysWord(number: number): string {
  return number === 1 ? 'one other pair is' : `${number} other pairs are`;
}

function pointsWord(cards: Layout): string {
  const points = sumPoints(cards);
  return points === 0 ? 'no points' : `${points} points`;
}
