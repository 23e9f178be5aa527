/**
 * The first lesson against the rules: what it asks has exactly the answers that the rules give, and
 * its hand is a legal deal that can be played to the end, whatever the reader plays.
 */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { advise } from '../../../src/learn/advice.ts';
import {
  ADVISED_LAYOUT,
  FIRST_CONTRACT,
  FIRST_DEAL,
  TWELVE,
  replyToLayout,
  replyToLead,
  replyToTrump,
  replyToWord,
  FIRST_BID,
  FIRST_BIDDING,
  TIMES_ASKED,
  biddingAfter,
  numberAskedAfter,
  tellSkat,
} from '../../../src/learn/first-hand.ts';
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
} from '../../../src/learn/hand-words.ts';
import { STEPS, stepAt } from '../../../src/learn/lesson.ts';
import { PARTS } from '../../../src/learn/step.ts';
import { possibleAnswers, taskOnPaper } from '../../../src/learn/question.ts';
import type { LessonQuestion } from '../../../src/learn/question.ts';
import { acceptedAnswers, replyTo } from '../../../src/learn/replies.ts';
import { piecesOf, lessonText } from '../../../src/learn/text.ts';
import type { LessonWords } from '../../../src/learn/text.ts';
import { dangersOf } from '../../../src/strategy/layout/principles.ts';
import { checkBidding } from '../../../src/game/skat/bidding.ts';
import { CARDS, SUITS } from '../../../src/game/skat/cards.ts';
import type { Card, Suit } from '../../../src/game/skat/cards.ts';
import type { Layout } from '../../../src/game/skat/deal.ts';
import { ISKO } from '../../../src/game/skat/laws/isko.ts';
import { isOver, legalPlays, toMove } from '../../../src/game/skat/play.ts';
import { SUIT_WORDS, cardName } from '../../../src/game/words/cards.ts';

const words: LessonWords = {
  card: (card) => cardName(card),
  suit: (suit) => SUIT_WORDS.en.french[suit],
};

const steps = new Map(STEPS.map((step) => [step.name, step]));
const questionOf = (name: string): LessonQuestion => steps.get(name)!.question!;

/** A slow judge of a trick, which shares nothing with the rules. */
function slowWinner(trick: readonly Card[], trump: Suit | null): Card {
  const jacks = ['CJ', 'SJ', 'HJ', 'DJ'];
  const ranks = ['A', '10', 'K', 'Q', '9', '8', '7'];
  const order = [...jacks, ...(trump === null ? [] : ranks.map((rank) => trump + rank))];
  const led = trick[0]!;
  if (!trick.some((card) => order.includes(card))) {
    order.push(...ranks.map((rank) => led.charAt(0) + rank));
  }
  return order.find((card) => trick.includes(card as Card)) as Card;
}

const BASE = { D: 9, H: 10, S: 11, C: 12 };

/** The value of a game in a suit, counted by hand: matadors, 1 for the game, times the base value. */
function slowValue(cards: readonly Card[], trump: Suit): number {
  const ranks = ['A', '10', 'K', 'Q', '9', '8', '7'];
  const row = ['CJ', 'SJ', 'HJ', 'DJ', ...ranks.map((rank) => trump + rank)];
  const held = row.map((card) => cards.includes(card as Card));
  let run = 1;
  while (run < row.length && held[run] === held[0]) run++;
  return (run + 1) * BASE[trump];
}

/** What a player may play, by a slow look. */
function slowLegal(hand: readonly Card[], led: Card, trump: Suit): Card[] {
  const suit = (card: Card): string => (card.endsWith('J') ? trump : card.charAt(0));
  const following = hand.filter((card) => suit(card) === suit(led));
  return following.length > 0 ? following : [...hand];
}

/** The answers that a slow judge takes for right. */
function slowAnswers(question: LessonQuestion): string[] {
  switch (question.kind) {
    case 'play': {
      const { aim, hand, table, trump } = question;
      const legal = slowLegal(hand, table[0]!, trump);
      return aim === 'legal'
        ? legal
        : legal.filter((card) => slowWinner([...table, card], trump) === card);
    }
    case 'highest':
      // Of one suit, and none of them a jack: as if the suit were trump.
      return [slowWinner(question.cards, question.cards[0]!.charAt(0) as Suit)];
    case 'winner':
      return [slowWinner(question.table, question.trump)];
    case 'points':
    case 'enough': {
      const worth = new Map([['A', 11], ['1', 10], ['K', 4], ['Q', 3], ['J', 2]]); // prettier-ignore
      const sum = question.cards.reduce((all, card) => all + (worth.get(card.charAt(1)) ?? 0), 0);
      return question.kind === 'points' ? [String(sum)] : [sum >= 61 ? 'yes' : 'no'];
    }
    case 'value':
      return [String(slowValue(question.cards, question.trump))];
    case 'say':
      return [slowValue(question.cards, question.trump) >= question.number ? 'yes' : 'pass'];
    case 'score': {
      const count = 'with' in question.matadors ? question.matadors.with : 0;
      const value = (count + 1) * BASE[question.trump];
      return [question.points >= 61 ? `+${value}` : `−${2 * value}`];
    }
    case 'turn': {
      // In the lesson's question one of the first two has passed, so the third comes in.
      expect(question.bidding.filter(({ say }) => say === 'pass')).toHaveLength(1);
      return ['Hinterhand'];
    }
  }
}

/** All cards that a question shows. */
function cardsOf(question: LessonQuestion): readonly Card[] {
  if ('cards' in question) return question.cards;
  if (!('table' in question)) return [];
  return [...question.table, ...(question.kind === 'play' ? question.hand : [])];
}

describe('the steps', () => {
  test('have names of their own, fit for addresses, in the order of their parts', () => {
    expect(steps.size).toBe(STEPS.length);
    for (const { name } of STEPS) expect(name).toMatch(/^[a-z]+(?:-[a-z]+)*$/);
    expect(STEPS.length).toBeLessThanOrEqual(20);
    const parts = STEPS.map(({ part }) => part);
    expect(parts.filter((part, index) => part !== parts[index - 1])).toEqual([...PARTS]);
    expect(stepAt('#jacks')).toBe(STEPS.findIndex(({ name }) => name === 'jacks'));
    expect(stepAt('#nothing')).toBe(0);
    expect(stepAt('')).toBe(0);
  });

  test('ask the reader of paper to press nothing', () => {
    const tasks = STEPS.flatMap(({ question }) => (question ? [taskOnPaper(question)] : []));
    expect(tasks).toContain('Choose a card that takes the trick.');
    for (const { name, question, stage } of STEPS) {
      expect(question !== undefined || stage !== undefined, `${name} asks nothing`).toBe(true);
    }
    for (const task of tasks) expect(task).not.toMatch(/\bpress/i);
  });

  test.each(STEPS.map((step) => [step.name, step] as const))(
    '%s names only cards and suits that there are, and fits a screen',
    (_, { question, strip, text }) => {
      const all = [...text, question?.task ?? '', strip?.caption ?? ''];
      for (const paragraph of all) expect(lessonText(paragraph, words)).not.toMatch(/[{}*]/);
      expect(text.join(' ').length).toBeLessThan(620);
    },
  );

  const asked = STEPS.filter((step) => step.question !== undefined);
  test.each(asked.map((step) => [step.name, step.question!] as const))(
    '%s accepts exactly the answers that the rules give, and says why to each',
    (_, question) => {
      expect(acceptedAnswers(question)).toEqual(slowAnswers(question));
      expect(acceptedAnswers(question).length).toBeGreaterThan(0);
      expect(acceptedAnswers(question).length).toBeLessThan(possibleAnswers(question).length);
      for (const answer of possibleAnswers(question)) {
        const said = lessonText(replyTo(question, answer).text, words);
        expect(said).toMatch(/^[A-Z].+\.$/);
        expect(said).not.toMatch(/[{}*]/);
      }
    },
  );

  test('show no card twice in one question, and no jack or trump before they are explained', () => {
    const trumps = STEPS.findIndex(({ name }) => name === 'trump');
    const jacks = STEPS.findIndex(({ name }) => name === 'jacks');
    for (const [index, { question }] of STEPS.entries()) {
      if (question === undefined) continue;
      const cards = cardsOf(question);
      expect(new Set(cards).size).toBe(cards.length);
      if (index < jacks) expect(cards.filter((card) => card.endsWith('J'))).toEqual([]);
      if (index < trumps && 'trump' in question && question.trump !== null) {
        const { trump } = question;
        expect(cards.filter((card) => card.startsWith(trump))).toEqual([]);
      }
    }
  });

  test('a wrong card is refused with its reason', () => {
    const said = (name: string, answer: string): string =>
      lessonText(replyTo(questionOf(name), answer).text, words);
    expect(said('follow-suit', 'HA')).toBe(
      'That is the ace of hearts. The suit led was spades, and you hold spades: that is what you must play.',
    );
    expect(said('trick', 'H7')).toBe(
      'You may play that. The king of hearts stands above the 7 of hearts. Another of your cards takes the trick.',
    );
    expect(said('trump', 'CA')).toContain('so it cannot take the trick');
    expect(said('jacks-follow', 'S9')).toContain('A trump was led, and you hold a trump');
    expect(said('trump-or-follow', 'H9')).toContain('a trump');
    expect(said('base-values', 'HA')).toContain('not of the suit that was led');
    expect(said('matadors', '33')).toBe(
      'That is 3 × 11. You do not have the jack of spades, and the row ends there: you play only with 1.',
    );
    expect(said('matadors', '11')).toContain('1 more counts for the game itself');
    expect(said('won-or-lost', '+22')).toBe(
      'The declarer has 58 points, fewer than 61, so the game is lost.',
    );
    expect(said('won-or-lost', '−22')).toContain('a lost game counts double');
    expect(said('bid', 'yes')).toContain('2 × 10 = 20. Yes would promise 22');
    expect(said('who-asks', 'Vorhand')).toContain('has passed');
    expect(said('who-asks', 'Mittelhand')).toContain('waits for a question');
    expect(said('who-asks', 'Hinterhand')).toContain('Now Hinterhand asks Mittelhand');
  });

  test('a slip in the text is found', () => {
    expect(() => piecesOf('The {HX}.', words)).toThrow('neither a card nor a suit');
    expect(piecesOf('{H} {+H}.', words)).toEqual([
      { text: 'Hearts ', isNew: false },
      { text: '', sign: 'H', isNew: false },
      { text: '.', isNew: false },
    ]);
    expect(lessonText('{H} {+H}.', words)).toBe('Hearts.');
    expect(piecesOf('A *trick* of {H}.', words)).toEqual([
      { text: 'A ', isNew: false },
      { text: 'trick', isNew: true },
      { text: ' of hearts.', isNew: false },
    ]);
  });
});

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
      'It took 61. You have won your first game of Skat.',
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
            // playCard throws for a card that may not be played, whoever plays it.
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
