/** Random hands that are legal from the first card to the last, for property tests. */
import fc from 'fast-check';
import type { Erratum, Hand } from '../../../../src/game/notation/hand.ts';
import { bidValues } from '../../../../src/game/skat/bid-values.ts';
import type { BiddingStep } from '../../../../src/game/skat/bidding.ts';
import { suitOf } from '../../../../src/game/skat/cards.ts';
import type { Card } from '../../../../src/game/skat/cards.ts';
import { dealCards } from '../../../../src/game/skat/deal.ts';
import type { Deal } from '../../../../src/game/skat/deal.ts';
import { LAWS, LAW_IDS } from '../../../../src/game/skat/laws.ts';
import type { Law } from '../../../../src/game/skat/laws.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import type { Seat } from '../../../../src/game/skat/seats.ts';
import { Chance } from './chance.ts';
import { randomGame, randomPreparation } from './random-game.ts';
import type { Game } from './random-game.ts';
import { RandomPlay } from './random-play.ts';

/** What texts are made of: everything the notation could take for its own. */
const ODD = [
  ...['{', '}', '\\', '#', ':', '=', '*', '[', ']', '(', ')', '!', '?', ',', '.', '…', '“', '’'],
  ...['end', 'play', 'deal', 'erratum', 'why:', 'result:', '1.', 'variation', 'HA', 'V:', 'C10!'],
  ...[
    '\u00a0',
    '\u2028',
    '♥',
    'é',
    'ß',
    '日本',
    '😀',
    'e\u0301',
    '-',
    '–',
    '"',
    "'",
    '</p>',
    '&amp;',
  ],
  ...['a', 'the', 'trick', 'and', 'ruffs', 'suit', 'long', 'longer-words-than-most', '7', '42'],
];

/** A text in one line, as parsing leaves it: single blanks, none at the ends, no links. */
const line = fc
  .array(fc.tuple(fc.constantFrom(...ODD), fc.constantFrom(' ', ' ', ' ', '')), {
    minLength: 1,
    maxLength: 40,
  })
  .map((words) =>
    words
      .map((pair) => pair.join(''))
      .join('')
      .trim()
      .replaceAll('](', '] ('),
  )
  .filter((text) => text !== '');

/** A comment: paragraphs, one of them perhaps with a link. */
const comment = fc
  .array(fc.oneof({ weight: 5, arbitrary: line }, fc.constant('see [the deal](deal)')), {
    minLength: 1,
    maxLength: 3,
  })
  .map((paragraphs) => paragraphs.join('\n\n'));

/** Any hand `parseHand` could give. */
export const arbitraryHand: fc.Arbitrary<Hand> = fc
  .record({
    seed: fc.nat(),
    lines: fc.array(line, { minLength: 8, maxLength: 8 }),
    comments: fc.array(comment, { minLength: 6, maxLength: 6 }),
  })
  .map(({ seed, lines, comments }) => randomHand(new Chance(seed), lines, comments));

function randomHand(chance: Chance, lines: readonly string[], comments: readonly string[]): Hand {
  const someLine = (): string => chance.pick(lines);
  const someComment = (): string | null => (chance.happens(0.3) ? chance.pick(comments) : null);
  const law = LAWS[chance.pick(LAW_IDS)];
  const deal = dealCards(() => chance.next());
  const game = randomGame(chance, law, deal);
  const preparation = randomPreparation(chance, game, deal);
  const play = new RandomPlay(chance, law, deal, someLine, someComment);
  const main = play.line({ ...game, ...preparation });
  const bidding = chance.happens(0.5) ? randomBidding(chance, law, game) : [];
  const touched = preparation.layout !== null || preparation.exchange !== null;
  return {
    id: chance.pick(['a', 'foster-01', '9-x-9']),
    number: chance.happens(0.5) ? chance.below(9999) + 1 : null,
    title: someLine(),
    source: chance.happens(0.5) ? someLine() : null,
    page: chance.happens(0.5) ? someLine() : null,
    laws: law.id,
    contract: game.contract,
    declarer: game.declarer,
    bidding,
    biddingComment: bidding.length > 0 ? someComment() : null,
    turned: randomTurned(chance, game, deal),
    deal,
    comment: someComment(),
    ...preparation,
    layoutComment: touched ? someComment() : null,
    line: main,
    errata: Array.from({ length: chance.below(3) }, () =>
      randomErratum(chance, someLine, main.tricks.length),
    ),
  };
}

/** The shortest biddings that give this declarer the game. */
function randomBidding(chance: Chance, law: Law, { declarer }: Game): BiddingStep[] {
  const pass = (seat: Seat): BiddingStep => ({ seat, say: 'pass' });
  const amount = chance.pick(bidValues(law));
  const bid = (seat: Seat): BiddingStep => ({ seat, say: 'bid', amount });
  if (chance.happens(0.2)) return [{ say: 'untold' }];
  if (declarer === 'M') return [bid('M'), pass('V'), pass('H')];
  if (declarer === 'H') return [pass('M'), bid('H'), pass('V')];
  if (declarer === null) return [pass('M'), pass('H'), pass('V')];
  return chance.happens(0.5)
    ? [bid('M'), { seat: 'V', say: 'yes' }, pass('M'), pass('H')]
    : [pass('M'), pass('H'), ...(law.bidding.vorhandMustBid ? [bid('V')] : [])];
}

function randomTurned(chance: Chance, { contract }: Game, { skat }: Deal): Card | null {
  const { kind, trump } = contract;
  if (!/tournee|passt-mir-nicht/.test(kind) || chance.happens(0.3)) return null;
  const fits = skat.filter((card) =>
    kind.endsWith('nullo')
      ? true
      : kind.endsWith('grand')
        ? card.endsWith('J')
        : suitOf(card) === trump,
  );
  return fits[0] ?? null;
}

function randomErratum(chance: Chance, text: () => string, tricks: number): Erratum {
  const trick = `t${chance.below(tricks) + 1}`;
  const places = ['deal', 'bidding', 'layout', 'play', 'result', 'comment'];
  const inPlay = tricks === 0 ? [] : [trick, `${trick}.${chance.pick(SEATS)}`];
  return {
    at: chance.pick([...places, ...inPlay]),
    printed: chance.happens(0.5) ? text() : null,
    corrected: text(),
    why: text(),
    open: chance.happens(0.3) ? text() : null,
  };
}
