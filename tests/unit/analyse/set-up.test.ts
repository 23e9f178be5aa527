/** A deal being set up: what each move does, what is missing, and the hand it makes. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseHandCode } from '../../../src/game/codes/hand-code.ts';
import {
  EMPTY,
  PLACES,
  ROOM,
  cardsAt,
  clearCards,
  dealOf,
  dealRest,
  isDealt,
  putCard,
  roomAt,
  setUpOf,
  swapCards,
  togglePutAway,
  turnSeats,
  withBid,
  withDeclarer,
  withKind,
  withLaws,
} from '../../../src/analyse/set-up.ts';
import type { SetUp } from '../../../src/analyse/set-up.ts';
import { makeHandOf, missingIn } from '../../../src/analyse/to-hand.ts';
import { changesBetween } from '../../../src/analyse/compare.ts';
import { kindsOf } from '../../../src/analyse/kinds.ts';
import { makeHand } from '../../../src/game/notation/write/make.ts';
import { parseHand } from '../../../src/game/notation/parse.ts';
import { CARDS, SUITS } from '../../../src/game/skat/cards.ts';
import { LAW_IDS } from '../../../src/game/skat/laws.ts';
import { SEATS } from '../../../src/game/skat/seats.ts';
import { Chance } from '../game/notation/chance.ts';

const card = fc.constantFrom(...CARDS);
const place = fc.constantFrom(...PLACES, null);

/** Any set-up that a reader could come to by any moves. */
const anySetUp = fc
  .array(
    fc.oneof(
      fc.tuple(card, place).map(
        ([one, to]) =>
          (setUp: SetUp) =>
            putCard(setUp, one, to) ?? setUp,
      ),
      fc.tuple(card, card).map(
        ([one, other]) =>
          (setUp: SetUp) =>
            swapCards(setUp, one, other),
      ),
      fc
        .nat()
        .map(
          (seed) => (setUp: SetUp) => dealRest(setUp, new Chance(seed).next.bind(new Chance(seed))),
        ),
      fc.constantFrom(turnSeats, turnSeats, clearCards),
      fc.constantFrom(...LAW_IDS).map((laws) => (setUp: SetUp) => withLaws(setUp, laws)),
      fc.constantFrom(...SEATS).map((seat) => (setUp: SetUp) => withDeclarer(setUp, seat)),
      fc.nat().map((at) => (setUp: SetUp) => {
        const kinds = kindsOf(setUp.laws);
        return withKind(setUp, kinds[at % kinds.length]!);
      }),
      fc.constantFrom(...SUITS).map((trump) => (setUp: SetUp) => ({ ...setUp, trump })),
      fc.nat().map((at) => (setUp: SetUp) => {
        const { declarer } = setUp;
        if (declarer === null || !isDealt(setUp)) return setUp;
        const twelve = [...cardsAt(setUp, declarer), ...cardsAt(setUp, 'skat')];
        return togglePutAway(setUp, twelve[at % 12]!);
      }),
      fc.constantFrom(18, 20, 36).map((bid) => (setUp: SetUp) => withBid(setUp, bid)),
    ),
    { maxLength: 60 },
  )
  .map((moves) => moves.reduce((setUp, move) => move(setUp), EMPTY));

function dealt(seed: number): SetUp {
  const chance = new Chance(seed);
  return dealRest(EMPTY, () => chance.next());
}

describe('setting up a deal', () => {
  test('never puts more cards anywhere than belong there', () => {
    fc.assert(
      fc.property(anySetUp, (setUp) => {
        for (const one of PLACES) expect(roomAt(setUp, one)).toBeGreaterThanOrEqual(0);
        for (const away of setUp.putAway) {
          expect([setUp.declarer, 'skat']).toContain(setUp.places.get(away));
        }
      }),
    );
  });

  test('makes a hand that the notation takes, or says what is missing', () => {
    fc.assert(
      fc.property(anySetUp, (setUp) => {
        const made = makeHandOf(setUp);
        if (!made.ok) {
          expect(made.errors).toEqual(missingIn(setUp));
          return;
        }
        const parsed = parseHand(makeHand(made.value));
        expect(parsed.ok ? parsed.value : parsed.errors).toEqual(made.value);
        expect(parseHandCode(made.value.id)).toEqual({
          ok: true,
          value: { kind: 'hand', hand: made.value },
        });
        expect(makeHandOf(setUpOf(made.value, setUp.title))).toEqual(made);
      }),
      { numRuns: 500 },
    );
  });

  test('refuses an eleventh card, and takes it once one has gone', () => {
    const setUp = dealt(1);
    const [first] = cardsAt(setUp, 'M');
    expect(putCard(setUp, first!, 'V')).toBeNull();
    const [gone] = cardsAt(setUp, 'V');
    const after = putCard(putCard(setUp, gone!, null)!, first!, 'V')!;
    expect(cardsAt(after, 'V')).toContain(first);
    expect(missingIn(after)[0]).toEqual({
      about: 'cards',
      text: '1 card to deal: Mittelhand 1.',
    });
  });

  test('says all that is missing in the order of settling it', () => {
    expect(missingIn(EMPTY).map(({ text }) => text)).toEqual([
      '32 cards to deal: Vorhand 10, Mittelhand 10, Hinterhand 10 and the skat 2.',
      'Which game is played?',
      'Who is the declarer?',
    ]);
    const chosen = withKind(withDeclarer(dealt(2), 'M'), 'gucki-solo');
    expect(missingIn(chosen).map(({ text }) => text)).toEqual([
      'Which suit is trump?',
      'Which two cards are put away?',
    ]);
  });

  test('says that no card of the skat can be turned up for a Tournee', () => {
    const hearts = { ...withKind(withDeclarer(dealt(2), 'M'), 'tournee'), laws: 'american-1922' };
    const suits = new Set(cardsAt(dealt(2), 'skat').map((card) => card.charAt(0)));
    for (const trump of ['C', 'S', 'H', 'D'] as const) {
      const said = missingIn({ ...hearts, trump } as SetUp).map(({ about }) => about);
      expect(said.includes('game')).toBe(!suits.has(trump));
    }
  });

  test('deals the rest without moving what lies there, every place full', () => {
    fc.assert(
      fc.property(anySetUp, fc.nat(), (setUp, seed) => {
        const chance = new Chance(seed);
        const after = dealRest(setUp, () => chance.next());
        expect(isDealt(after)).toBe(true);
        for (const [one, at] of setUp.places) expect(after.places.get(one)).toBe(at);
        for (const one of PLACES) expect(cardsAt(after, one)).toHaveLength(ROOM[one]);
      }),
    );
  });

  test('swaps two cards, also one that was put away, and swapping again undoes it', () => {
    const setUp = withKind(withDeclarer(dealt(3), 'V'), 'gucki-grand');
    const [away, other] = cardsAt(setUp, 'V');
    const [theirs] = cardsAt(setUp, 'M');
    const both = togglePutAway(togglePutAway(setUp, away!), other!);
    const swapped = swapCards(both, away!, theirs!);
    expect(swapped.putAway).toEqual([theirs, other]);
    expect(swapCards(swapped, away!, theirs!)).toEqual(both);
    const before = makeHandOf(both);
    const after = makeHandOf(swapped);
    if (!before.ok || !after.ok) throw new Error('Both are complete.');
    const said = changesBetween(before.value, after.value).join('; ');
    expect(said).toContain('change places');
    expect(changesBetween(before.value, before.value)).toEqual([]);
  });

  test('keeps the cards of each hand together when the seats turn', () => {
    const setUp = withDeclarer(dealt(4), 'V');
    const turned = turnSeats(setUp);
    expect(dealOf(turned)).toEqual({
      V: cardsAt(setUp, 'H'),
      M: cardsAt(setUp, 'V'),
      H: cardsAt(setUp, 'M'),
      skat: cardsAt(setUp, 'skat'),
    });
    expect(turned.declarer).toBe('M');
  });
});
