/** The deal of the first lesson: it is legal, and can be played to the end, whatever the reader plays. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advise } from '../../../src/learn/advice.ts';
import {
  ADVISED_LAYOUT,
  FIRST_CONTRACT,
  FIRST_DEAL,
  TWELVE,
  FIRST_BID,
  FIRST_BIDDING,
  TIMES_ASKED,
  biddingAfter,
  numberAskedAfter,
} from '../../../src/learn/first-hand.ts';
import {
  replyToLayout,
  replyToLead,
  replyToTrump,
  replyToWord,
  tellSkat,
} from '../../../src/learn/first-hand-replies.ts';
import {
  letDefendersLead,
  outcomeOf,
  declarersPoints,
  playAsAdvised,
  playOwn,
  readersView,
  startFirstHand,
} from '../../../src/learn/hand-play.ts';
import {
  tellAdvice,
  tellCount,
  tellOutcome,
  tellTrick,
  tellTurn,
} from '../../../src/learn/tell-play.ts';
import { lessonText } from '../../../src/learn/text.ts';
import { dangersOf } from '../../../src/strategy/layout/principles.ts';
import { checkBidding } from '../../../src/game/skat/bidding.ts';
import { CARDS, SUITS } from '../../../src/game/skat/cards.ts';
import type { Card } from '../../../src/game/skat/cards.ts';
import type { Layout } from '../../../src/game/skat/deal.ts';
import { ISKO } from '../../../src/game/skat/laws/isko.ts';
import { isOver, legalPlays, toMove } from '../../../src/game/skat/play.ts';
import { slowValue, words } from './slow-judge.ts';

const pairs = TWELVE.flatMap((one, index) =>
  TWELVE.slice(index + 1).map((other): Layout => [one, other]),
);
const accepted = pairs.filter((layout) => replyToLayout(layout).accepted);

describe('the first hand', () => {
  test('is a legal deal: every card once, ten each and two in the skat', () => {
    const { H, M, V, skat } = FIRST_DEAL;
    expect([V.length, M.length, H.length, skat.length]).toEqual([10, 10, 10, 2]);
    expect([...V, ...M, ...H, ...skat].sort()).toEqual([...CARDS].sort());
  });

  test('is bid as the rules have it: the reader has it at 23, with a game worth 36', () => {
    const checked = checkBidding(FIRST_BIDDING, ISKO);
    expect(checked.ok && checked.value).toEqual({ survivor: 'V', amount: 23, isCertain: true });
    expect(FIRST_BID).toBe(23);
    expect(slowValue(TWELVE, 'C')).toBe(36);
    // What the reader holds before the skat is worth as much, so the count in the lesson is true.
    expect(slowValue(FIRST_DEAL.V, 'C')).toBe(36);
    const asked = Array.from({ length: TIMES_ASKED }, (_, yesCount) => numberAskedAfter(yesCount));
    expect(asked).toEqual([18, 20, 22, 23]);
    expect(numberAskedAfter(TIMES_ASKED)).toBeNull();
    expect(biddingAfter(TIMES_ASKED)).toEqual(FIRST_BIDDING);
  });

  test('a pass is refused at each number with the value, and yes is answered by the others', () => {
    const texts = [0, 1, 2, 3].map((yesCount) => {
      expect(replyToWord('pass', yesCount)).toMatchObject({ accepted: false });
      expect(replyToWord('pass', yesCount).text).toContain('worth 36');
      return replyToWord('yes', yesCount).text;
    });
    expect(texts).toEqual([
      'Mittelhand asks: 20?',
      'Mittelhand passes. Hinterhand asks: 22?',
      'Hinterhand asks: 23?',
      'Hinterhand passes. You are the declarer, and have promised 23. Your game is worth more: 36.',
    ]);
  });

  test.each(accepted.map((layout) => [layout.join(' '), layout] as const))(
    'with %s away, clubs alone give most trumps, and are the one suit accepted',
    (_, layout) => {
      const hand = TWELVE.filter((card) => !layout.includes(card));
      const trumps = SUITS.map(
        (suit) => hand.filter((card) => card.endsWith('J') || card.startsWith(suit)).length,
      );
      expect(Math.max(...trumps)).toBe(trumps[0]);
      expect(trumps.filter((count) => count === trumps[0])).toHaveLength(1);
      expect(SUITS.filter((suit) => replyToTrump(suit, hand).accepted)).toEqual(['C']);
      for (const [index, suit] of SUITS.entries()) {
        const text = lessonText(replyToTrump(suit, hand).text, words);
        expect(text).toContain(`make ${trumps[index]} trumps`);
      }
      expect(replyToTrump(null, hand).text).toContain('you would have 2 trumps');
    },
  );

  test('has today’s game with the skat, and its skat brings what the lesson says', () => {
    expect(FIRST_CONTRACT).toEqual({ kind: 'gucki-solo', trump: 'C', announced: null });
    expect(lessonText(tellSkat(), words)).toContain('ace of clubs, a sixth trump');
    const trumps = (cards: readonly Card[]): number =>
      cards.filter((card) => card.endsWith('J') || card.startsWith('C')).length;
    expect([trumps(FIRST_DEAL.V), trumps(TWELVE)]).toEqual([5, 6]);
  });

  test('away may go the ten of diamonds with any card that is neither a trump nor an ace', () => {
    expect(accepted.map((layout) => [...layout].sort().join(' ')).sort()).toEqual(
      ['D10 D8', 'D10 H7', 'D10 HK', 'D10 S9'].sort(),
    );
    // The book's own principles of laying out see the same danger, and no other.
    expect(dangersOf(TWELVE, FIRST_CONTRACT).map(({ card }) => card)).toEqual(['D10']);
    expect(replyToLayout(ADVISED_LAYOUT).accepted).toBe(true);
    for (const layout of pairs) {
      const { text } = replyToLayout(layout);
      expect(lessonText(text, words)).not.toMatch(/[{}*]/);
      expect(replyToLayout([layout[1], layout[0]]).accepted).toBe(replyToLayout(layout).accepted);
    }
  });

  test('the first lead is one of the two highest jacks', () => {
    const leads = TWELVE.filter((card) => replyToLead(card).accepted);
    expect(leads).toEqual(['CJ', 'SJ']);
    for (const card of TWELVE) expect(lessonText(replyToLead(card).text, words)).toMatch(/\.$/);
  });

  test('as the lesson plays it, it is won with 86 points, and the ace of spades is trumped', () => {
    const end = playAsAdvised(startFirstHand(ADVISED_LAYOUT), ADVISED_LAYOUT);
    expect(end.tricks).toHaveLength(10);
    expect(declarersPoints(end, ADVISED_LAYOUT)).toBe(86);
    expect(end.tricks[5]).toMatchObject({ leader: 'M', cards: ['SA', 'SK', 'C7'], winner: 'V' });
    const { result, value } = outcomeOf(end, ADVISED_LAYOUT);
    expect(result.made).toBe(true);
    // 2 matadors and 1 for the game, times 12.
    expect(value.score).toBe(36);
    expect(tellOutcome({ result, value }).map((text) => lessonText(text, words))).toEqual([
      'Your tricks have 76 points, and the two cards you put away 10: 86 together. The defenders have 34.',
      'You needed 61, so you have won your first game of Skat.',
      'You had the jack of clubs and the jack of spades but not the jack of hearts: with 2, game 3. Clubs have the base value 12, so the game was worth 3 × 12 = 36. 36 points are written down for you.',
    ]);
  });

  test.each(accepted.map((layout) => [layout.join(' '), layout] as const))(
    'with %s away, sensible play wins',
    (_, layout) => {
      const end = playAsAdvised(startFirstHand(layout), layout);
      expect(declarersPoints(end, layout)).toBeGreaterThanOrEqual(67);
    },
  );

  test('has room for a mistake: any one other card at any turn still wins', () => {
    let position = startFirstHand(ADVISED_LAYOUT);
    while (!isOver(position)) {
      for (const card of legalPlays(position)) {
        const end = playAsAdvised(playOwn(position, ADVISED_LAYOUT, card), ADVISED_LAYOUT);
        expect(
          declarersPoints(end, ADVISED_LAYOUT),
          `${card} in trick ${position.tricks.length + 1}`,
        ).toBeGreaterThanOrEqual(61);
      }
      const { card } = advise(readersView(position, ADVISED_LAYOUT));
      position = letDefendersLead(playOwn(position, ADVISED_LAYOUT, card), ADVISED_LAYOUT);
    }
  });

  test('whatever the reader plays, every card is legal, the deal ends, and each sentence is whole', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...accepted),
        fc.array(fc.nat(), { minLength: 10, maxLength: 10 }),
        (layout, choices) => {
          let position = startFirstHand(layout);
          const texts: string[] = [];
          for (const choice of choices) {
            expect(toMove(position)).toBe('V');
            const view = readersView(position, layout);
            texts.push(tellTurn(position), tellAdvice(advise(view), view));
            const legal = legalPlays(position);
            expect(legal).toContain(advise(view).card);
            // playCard throws for a card that may not be played, from any seat.
            position = playOwn(position, layout, legal[choice % legal.length]!);
            texts.push(tellTrick(position.tricks.at(-1)!, position.game));
            texts.push(tellCount(declarersPoints(position, layout), 10));
            position = letDefendersLead(position, layout);
          }
          expect(isOver(position)).toBe(true);
          const outcome = outcomeOf(position, layout);
          const points = declarersPoints(position, layout);
          expect(outcome.result.points.declarer).toBe(points);
          // With 2, game 3, schneider 4, and schwarz 5; lost, twice against the reader.
          const own = position.tricks.filter(({ winner }) => winner === 'V').length;
          const times = 3 + Number(points >= 90 || points <= 30) + Number(own === 10 || own === 0);
          const score = points >= 61 ? times * 12 : -2 * times * 12;
          expect(outcome.value.score).toBe(score);
          expect(tellOutcome(outcome).at(-1)).toContain(
            score > 0
              ? `= ${score}. ${score} points are written down for you.`
              : `counts double, so ${-score} points are written down against you.`,
          );
          texts.push(...tellOutcome(outcome));
          for (const text of texts) expect(lessonText(text, words)).toMatch(/^[A-Z][^{}*]+\.$/);
        },
      ),
    );
  });
});
