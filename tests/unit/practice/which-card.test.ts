import { describe, expect, it } from 'vitest';
import written from '../../../content/practice/cards.json' with { type: 'json' };
import { dealUnseen, defendersWin } from '../../../src/measures/drills/cards.ts';
import { wouldPlay } from '../../../src/measures/drills/draw-cards.ts';
import { Chance } from '../../../src/practice/chance.ts';
import { marginOf, shareOf } from '../../../src/practice/measured.ts';
import { whichCard } from '../../../src/practice/which-card/drill.ts';
import { cardsByBook } from '../../../src/practice/which-card/book.ts';
import { isTenace, plainSuits } from '../../../src/practice/which-card/held.ts';
import {
  measuredPlaceLine,
  measuredPlaces,
  readMeasuredPlace,
} from '../../../src/practice/which-card/pool.ts';
import { CARD_KINDS, seatAt } from '../../../src/practice/which-card/question.ts';
import type {
  CardKind,
  CardPlace,
  WhichCardQuestion,
} from '../../../src/practice/which-card/question.ts';
import { judgedCards } from '../../../src/practice/which-card/verdict.ts';
import { isCard } from '../../../src/skat/cards.ts';
import type { Card, Suit } from '../../../src/skat/cards.ts';
import { winningIndex } from '../../../src/skat/order.ts';
import { legalPlays } from '../../../src/skat/play.ts';
import { SEATS } from '../../../src/skat/seats.ts';
import type { Seat } from '../../../src/skat/seats.ts';
import { makeSolver } from '../../../src/solver/solver.ts';
import { every, madeFrom } from './every.ts';

const KINDS = Object.keys(CARD_KINDS) as CardKind[];
const LEVELS = whichCard.levels.map((_, index) => index + 1);
const ask = (seed: number, level: number, kind: string | null): WhichCardQuestion =>
  madeFrom({ seed, level, kind }, whichCard.make(new Chance(seed), { level, kind, options: {} }));
const QUESTIONS = LEVELS.flatMap((level) =>
  [null, ...KINDS].flatMap((kind) =>
    Array.from({ length: 40 }, (_, seed) => ask(seed * 7919, level, kind)),
  ),
);
const cards = (text: string): Card[] => text.split(' ').filter(isCard);

describe('the questions', () => {
  it('offer just the cards that the rules of play allow', () => {
    every(QUESTIONS, (question) => {
      const { declarer, game, hand, measured, table } = question;
      const chance = new Chance(1);
      const { position } = dealUnseen(question, chance);
      expect(position.table).toEqual(table);
      expect(position.hands[seatAt(question)]).toEqual(hand);
      expect(measured.map(({ card }) => card).sort()).toEqual([...legalPlays(position)].sort());
      // And the deal is one in which everyone has ten cards, each of them once.
      const all = [...SEATS.flatMap((seat) => position.hands[seat]), ...table];
      expect(new Set(all).size).toBe(30);
      const own = [...position.hands[declarer], ...table.filter((_, at) => SEATS[at] === declarer)];
      expect(own).toHaveLength(10);
      expect(wouldPlay(own, game)).toBe(true);
    });
  });

  it('accept no card that is more than 3 in 100 behind one that they reject, and reject some', () => {
    every(QUESTIONS, (question) => {
      const grades = question.measured.map((measured) => ({
        share: shareOf(measured),
        ...whichCard.grade(question, measured.card),
      }));
      const accepted = grades.filter(({ right }) => right).map(({ share }) => share);
      const rejected = grades.filter(({ right }) => !right).map(({ share }) => share);
      expect(accepted.length).toBeGreaterThan(0);
      expect(rejected.length).toBeGreaterThan(0);
      expect(Math.max(...rejected) - Math.min(...accepted)).toBeLessThanOrEqual(0.03);
      expect(Math.max(...accepted) - Math.min(...rejected)).toBeGreaterThanOrEqual(0.08);
      expect(whichCard.grade(question, whichCard.answer(question)).right).toBe(true);
    });
  });

  it('are of their kind: who leads, who has the trick, what is in the hand', () => {
    every(QUESTIONS, ({ declarer, game, hand, kind, table }) => {
      const tenace = game.trump !== null && plainSuits(hand, game).some(isTenace);
      const reader = SEATS[table.length];
      expect(reader).not.toBe(declarer);
      expect(game.kind).toBe(kind === 'nullo' ? 'nullo' : 'solo');
      if (kind === 'second') expect(table).toHaveLength(1);
      else if (kind === 'fatten') {
        expect(table).toHaveLength(2);
        expect(SEATS[winningIndex(table, game)]).not.toBe(declarer);
      } else expect(table).toHaveLength(0);
      if (kind === 'lead' || kind === 'tenace') expect(tenace).toBe(kind === 'tenace');
    });
  });

  it('say for every wrong card how far it is behind, and for every question a rule with its page', () => {
    every(QUESTIONS, (question) => {
      expect(whichCard.ask(question)).toMatch(/^You are .*Which card do you (lead|play)\?$/);
      const said = whichCard.explain(question).join(' ');
      expect(said).toMatch(/\(page \d+\)/);
      expect(said).toMatch(/in 100 \(\d+ deals, give or take \d+\)/);
      expect(said).toContain('flatters the defenders');
      for (const { card } of question.measured) {
        const { faults, right } = whichCard.grade(question, card);
        expect(faults.length > 0, card).toBe(!right);
        if (!right) expect(faults.join(' ')).toMatch(/fewer than with/);
      }
      const own = judgedCards(question);
      const parted = own[0]?.byBook !== true && !own.some(({ byBook, right }) => byBook && right);
      expect(said.includes('book and measure part')).toBe(parted);
    });
  });

  it('are many, though few places were measured, and follow from their seed', () => {
    for (const kind of KINDS) {
      const keys = Array.from({ length: 60 }, (_, seed) => ask(seed, 1, kind).key);
      expect(new Set(keys).size, kind).toBeGreaterThan(40);
      expect(ask(3, 1, kind).kind).toBe(kind);
    }
    expect(ask(5, 3, null)).toEqual(ask(5, 3, null));
    expect(() => whichCard.grade(ask(5, 1, 'fatten'), 'C7')).toThrow(RangeError);
  });
});

describe('the measured places', () => {
  it.each(KINDS)('%s: lines are read and written without loss', (kind) => {
    const places = measuredPlaces(kind);
    expect(places.map(measuredPlaceLine)).toEqual(written[kind]);
    expect(places.length).toBeGreaterThanOrEqual(5);
  });

  it('are not read from a line with a slip in it', () => {
    expect(() => readMeasuredPlace('C M JA7.K.T98.K87 - 1/2')).toThrow(RangeError);
    expect(() => readMeasuredPlace(written.lead[0]!.replace(/\d+\/200/, '201/200'))).toThrow(
      RangeError,
    );
  });

  it.each(KINDS)(
    '%s: fresh deals agree with the measure, within the margins of both',
    (kind) => {
      const solver = makeSolver();
      const deals = 30;
      for (const [index, place] of measuredPlaces(kind).slice(0, 2).entries()) {
        const chance = new Chance(77 + index);
        const dealt = Array.from({ length: deals }, () => dealUnseen(place, chance));
        const judged = judgedCards({ kind, ...place });
        for (const { card, measured } of [judged[0]!, judged.at(-1)!]) {
          const won = dealt.filter((deal) => defendersWin(deal, card, solver)).length;
          // Twice the usual margins: sixteen comparisons, each of which may be unlucky.
          const within = 2 * (marginOf({ won, deals }) + marginOf(measured));
          expect(Math.abs(won / deals - shareOf(measured)), card).toBeLessThanOrEqual(within);
        }
      }
    },
    60_000,
  );
});

describe('the book’s cards', () => {
  const place = (trump: Suit | null, declarer: Seat, hand: string, table = ''): CardPlace => ({
    game: { kind: trump === null ? 'nullo' : 'solo', trump },
    declarer,
    hand: cards(hand),
    table: cards(table),
  });
  it.each([
    [
      'lead',
      'the ace of Hand No. 9 (p. 112)',
      place('C', 'M', 'HA H10 H9 H8 H7 CQ C7 SQ S8 D8'),
      'H10 HA',
    ],
    [
      'lead',
      'the king from ten and king (p. 112)',
      place('C', 'M', 'S10 SK S8 S7 HQ H9 H8 D9 D8 C7'),
      'SK',
    ],
    [
      'lead',
      'a long suit through (p. 71)',
      place('D', 'M', 'S9 S8 S7 H9 H8 C10 CQ DK D9 D8'),
      'S7 S8 S9',
    ],
    [
      'lead',
      'a short suit up to (p. 71)',
      place('D', 'H', 'S9 S8 S7 H9 H8 C10 CQ DK D9 D8'),
      'H8 H9',
    ],
    [
      'tenace',
      'another suit (p. 76)',
      place('D', 'M', 'SA SK S8 H9 H8 H7 C10 CQ DK D9'),
      'H7 H8 H9',
    ],
    [
      'tenace',
      'rather the guarded ten (p. 76)',
      place('D', 'M', 'SA SK S8 S7 C10 CQ C8 DK D9 D8'),
      'C8',
    ],
    [
      'second',
      'the jack just above (p. 114)',
      place('H', 'V', 'SJ H9 C7 C8 C9 S7 S8 S9 D7 D8', 'HJ'),
      'SJ',
    ],
    [
      'second',
      'the ace with the spade jack (p. 115)',
      place('H', 'V', 'SJ HA H10 C7 C8 C9 S7 S8 D7 D8', 'CJ'),
      'HA',
    ],
    [
      'second',
      'a red jack on the club (p. 115)',
      place('H', 'V', 'DJ HA H10 C7 C8 C9 S7 S8 D7 D8', 'CJ'),
      'DJ',
    ],
    [
      'second',
      'the high trump on the spade (p. 115)',
      place('H', 'V', 'DJ HA H10 C7 C8 C9 S7 S8 D7 D8', 'SJ'),
      'HA',
    ],
    [
      'second',
      'the ace on the partner’s suit (p. 115)',
      place('H', 'H', 'CA CQ C7 S7 S8 S9 D7 D8 D9 HJ', 'C8'),
      'CA',
    ],
    [
      'second',
      'the queen from king and queen (p. 116)',
      place('H', 'H', 'CK CQ C7 S7 S8 S9 D7 D8 D9 HJ', 'C8'),
      'CQ',
    ],
    [
      'second',
      'the ten under a king (p. 116)',
      place('H', 'H', 'C10 CQ C7 S7 S8 S9 D7 D8 D9 HJ', 'CK'),
      'C10',
    ],
    [
      'second',
      'an early ruff (p. 118)',
      place('C', 'H', 'CA S7 S8 S9 H7 H8 H9 HQ SQ SK', 'DK'),
      'CA',
    ],
    [
      'fatten',
      'a lone ten (p. 117)',
      place('C', 'V', 'S10 H7 H8 H9 HQ D7 D8 DQ DK D9', 'C8 CJ'),
      'S10',
    ],
    [
      'fatten',
      'an ace with its ten (p. 117)',
      place('C', 'V', 'SA S10 H7 H8 H9 HQ D7 D8 DQ DK', 'C8 CJ'),
      'SA',
    ],
    [
      'fatten',
      'no ace alone (p. 117)',
      place('C', 'V', 'SA SQ H7 H8 H9 HQ D7 D8 DQ DK', 'C8 CJ'),
      'DK',
    ],
    ['nullo', 'a singleton (p. 177)', place(null, 'M', 'CA S7 S8 S9 H7 H8 H9 D10 DJ DQ'), 'CA'],
    [
      'nullo',
      'the higher of two (p. 177)',
      place(null, 'M', 'CA C7 S7 S8 S9 H7 H8 H9 D10 DQ'),
      'CA DQ',
    ],
  ] as const)('%s: %s', (kind, _, at, expected) => {
    expect([...(cardsByBook(kind, at)?.cards ?? [])].sort()).toEqual(cards(expected).sort());
  });

  it('from three cards of the shortest suit in a Nullo is the middle one (p. 177)', () => {
    const three = place(null, 'M', 'SK S10 S8 H7 H8 H9 C7 C8 C9 CA');
    expect(cardsByBook('nullo', three)?.cards).toContain('S10');
  });

  it('is none where a rule does not reach: the best jack on the worst (p. 114)', () => {
    expect(
      cardsByBook('second', place('H', 'V', 'CJ H9 C7 C8 C9 S7 S8 S9 D7 D8', 'DJ')),
    ).toBeNull();
  });
});
