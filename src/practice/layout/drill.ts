/** The drill about laying out: which two of twelve cards go into the skat? (Foster, p. 60–69, 153–154, 180) */
import { SUIT_WORDS } from '../../words/cards.ts';
import { listed } from '../../words/lists.ts';
import { SEAT_WORDS } from '../../words/seats.ts';
import { sumPoints } from '../../skat/cards.ts';
import type { Layout } from '../../skat/deal.ts';
import type { Game } from '../../skat/order.ts';
import type { Drill } from '../drill.ts';
import { makeLayoutQuestion } from './make.ts';
import { isNullo } from './nullo.ts';
import { dangersOf, faultsInLayout, rankedLayouts, weightOf } from './principles.ts';
import { LAYOUT_KINDS } from './question.ts';
import type { LayoutAnswer, PairQuestion } from './question.ts';

export const layout: Drill<PairQuestion, LayoutAnswer> = {
  id: 'layout',
  title: 'Laying out',
  task: 'Put two of your twelve cards away.',
  levels: [
    'Three pairs to choose from.',
    'Any two of the twelve: tens that could be caught.',
    'A whole suit that can go.',
    'High trumps in danger.',
    'Long suits in danger.',
    'Grand and Nullo, which have rules of their own.',
  ],
  kinds: LAYOUT_KINDS,
  options: [],
  usualLength: 10,
  usualSeconds: (level) => 12 + 2 * level,

  make: makeLayoutQuestion,

  ask({ declarer, game, pairs }) {
    const which = pairs === null ? 'Which two cards do' : 'Which of the three pairs do';
    return `You are ${SEAT_WORDS.en[declarer]} and play ${contractWord(game)}. ${which} you put away?`;
  },

  answer: ({ declarer, game, hands, pairs }) => {
    const ranked = rankedLayouts(hands[declarer], game);
    const offered = ranked.find(({ layout }) => pairs?.some((pair) => samePair(pair, layout)));
    return (offered ?? ranked[0]!).layout;
  },

  grade(question, answer) {
    const { declarer, game, hands } = question;
    const twelve = hands[declarer];
    const best = rankedLayouts(twelve, game)[0]!;
    const right = weightOf(twelve, answer, game) === best.weight;
    if (right) return { right, faults: [] };
    const unavoidable = new Set(faultsInLayout(twelve, best.layout, game).map(({ why }) => why));
    const faults = faultsInLayout(twelve, answer, game)
      .filter(({ weight, why }) => weight > 0 && !unavoidable.has(why))
      // The explanation tells why the right cards are in danger; once is enough.
      .map((fault) =>
        'card' in fault && best.layout.includes(fault.card)
          ? `${fault.card} stays in your hand, in danger.`
          : fault.why,
      );
    return {
      right,
      faults: faults.length > 0 ? faults : [`A whole suit could have gone (${suitPage(game)}).`],
    };
  },

  say: (_, answer) => listed(answer),

  explain(question) {
    const { declarer, game, hands, pairs } = question;
    const twelve = hands[declarer];
    const chosen = layout.answer(question);
    const best = weightOf(twelve, chosen, game);
    const safe = dangersOf(twelve, game).filter(({ card }) => chosen.includes(card));
    const gains = faultsInLayout(twelve, chosen, game).filter(({ weight }) => weight < 0);
    const alike = rankedLayouts(twelve, game).filter(({ weight }) => weight === best).length - 1;
    const also = alike === 0 || pairs !== null ? '' : ` ${waysWord(alike)} as good.`;
    const pair = listed(chosen);
    const why = [...safe, ...gains].map((reason) => reason.why).join(' ');
    return [
      why ||
        `Nothing here is in special danger: small cards go, and what wins tricks stays (${mainPage(game)}).`,
      isNullo(game)
        ? `By the book’s principles ${pair} go.${also} The principles are for hands in general, not for every deal.`
        : `By the book’s principles ${pair} go, with ${pointsWord(chosen)}.${also} The principles are for hands in general, not for every deal.`,
    ];
  },
};

function contractWord(game: Game): string {
  if (game.trump !== null) return `a Tournee in ${SUIT_WORDS.en.french[game.trump]}`;
  return isNullo(game) ? 'a Gucki Nullo' : 'a Grand';
}

function samePair(one: Layout, other: Layout): boolean {
  return one.every((card) => other.includes(card));
}

/** Where the book speaks of putting a whole suit away. */
function suitPage(game: Game): string {
  if (isNullo(game)) return 'page 174';
  return game.trump === null ? 'page 153' : 'page 66';
}

function mainPage(game: Game): string {
  if (isNullo(game)) return 'page 180';
  return game.trump === null ? 'page 153' : 'page 60';
}

function waysWord(number: number): string {
  return number === 1 ? 'One other pair is' : `${number} other pairs are`;
}

function pointsWord(cards: Layout): string {
  const points = sumPoints(cards);
  return points === 0 ? 'no points' : `${points} points`;
}
