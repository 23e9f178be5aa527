/** The drill about values: what a game is worth, and whether the declarer wins or loses it. */
import { LAWS } from '../../../game/skat/laws.ts';
import { makeMatadors } from '#edition/game/words/matadors.ts';
import type { PlayedOutcome } from '../../../game/skat/value.ts';
import type { Chance } from '../../../lib/random.ts';
import type { Drill, QuestionRequest } from '../../drill.ts';
import { RULE_BOOK_OPTION, requestedLaw } from '../../rule-books.ts';
import { pickWeighted } from '../../weighted.ts';
import { drawBid } from './draw-bid.ts';
import { valueFaults } from './faults.ts';
import { BIDS, CARDS_SHOWN, VALUE_ASKS, VALUE_KINDS, kindsAt } from './kinds.ts';
import type { ValueKind } from './kinds.ts';
import { contractName } from '#edition/game/words/game-name.ts';
import type { ValueAnswer, ValueQuestion } from './question.ts';
import { answerOf } from './reckon.ts';
import { drawResult } from './result.ts';
import { drawPlot } from './stories.ts';
import { drawMatadors, drawTwelve } from './twelve.ts';
import {
  VALUE_WORDS,
  askValue,
  sayValue,
} from '#edition/practice/drills/game-value/value-words.ts';
import { explainQuestion } from './working.ts';

function makeValueQuestion(chance: Chance, request: QuestionRequest): ValueQuestion {
  const { level } = request;
  const kind: ValueKind =
    VALUE_KINDS.find((one) => one === request.kind) ?? pickWeighted(chance, kindsAt(level));
  const lawId = requestedLaw(request);
  const law = LAWS[lawId];
  const plot = drawPlot(chance, kind, level, law);
  const { contract } = plot;
  const matadors = drawMatadors(chance, plot, level);
  const shown = matadors !== null && level >= CARDS_SHOWN && chance.happens(0.85);
  const cards = shown ? drawTwelve(chance, plot, matadors) : null;
  const result = drawResult(chance, plot, matadors, cards, level, law);
  const outcome: PlayedOutcome = { contract, matadors, bid: null, result };
  const bids = level >= BIDS || kind === 'overbid' || kind === 'covered';
  const bid = bids ? drawBid(chance, kind, outcome, law) : null;
  const key = [
    lawId,
    contract.kind,
    contract.trump,
    contract.announced,
    cards === null ? JSON.stringify(matadors) : [...cards.hand, '+', ...cards.skat].join(' '),
    bid,
    result.points.declarer,
    result.tricks.declarer,
    result.tricks.defenders,
  ].join('|');
  return { level, kind, key, law: lawId, contract, matadors, cards, bid, result };
}

export const gameValueDrill: Drill<ValueQuestion, ValueAnswer> = {
  id: 'game-value',
  order: 50,
  // No Ramsch, because it has no declarer, no multipliers and no plus.
  ...VALUE_WORDS,
  asks: VALUE_ASKS,
  sections: {
    win: 'scoring#the-multiplier',
    lost: 'scoring#the-multiplier',
    double: 'gucki-grand#what-it-is-worth',
    schneider: 'scoring#schneider',
    schwarz: 'scoring#schneider',
    announced: 'solo#a-promise-before-the-first-card',
    failed: 'solo#what-a-promise-costs',
    nullo: 'nullo#twenty-or-forty-with-the-cards-on-the-table',
    open: 'nullo#twenty-or-forty-with-the-cards-on-the-table',
    overbid: 'tournee#when-you-have-bid-too-much',
    covered: 'tournee#how-to-bid-by-numbers',
  },
  lesson: { win: { topic: 'values', upTo: 1 } },
  games: { nullo: 'null' },
  chapters: ['scoring', 'solo', 'today/the-game-today'],
  options: [RULE_BOOK_OPTION],
  usualLength: 10,
  usualSeconds: (level) => 6 + 3 * level,
  make: makeValueQuestion,
  ask: ({ contract, law }) => askValue(contract, law),
  answer: answerOf,
  grade(question, answer) {
    const faults = valueFaults(question, answer);
    return { right: faults.length === 0, faults };
  },
  say: (_, answer) => sayValue(answer),
  explain: explainQuestion,
  picture: ({ contract, law, matadors }) => {
    const base = matadors === null ? [] : [makeMatadors(matadors)];
    return [contractName(contract, law), ...base];
  },
};
