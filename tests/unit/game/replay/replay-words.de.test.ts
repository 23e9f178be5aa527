/** The German sentences of a replay: what happens, what may not be played, how a game ends. */
import { describe, expect, test } from 'vitest';
import * as hand from '#edition/game/replay/hand-words.ts';
import * as own from '#edition/game/replay/own-line-words.ts';
import * as place from '#edition/game/replay/place-words.ts';
import { sayFollow, sayNotTheirCard } from '#edition/game/replay/refusal-words.ts';
import * as table from '#edition/game/replay/table-words.ts';
import { sayNullo, sayPoints, sayRamsch } from '#edition/game/replay/verdict-words.ts';
import { ERRATUM_PLACES } from '../../../../src/game/notation/check/errata.ts';
import { CARDS, SUITS } from '../../../../src/game/skat/cards.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import { expectGoodGerman } from '../../support/good-german.ts';
import { labelsIn } from '../../support/labels-in.ts';

const TERMS = { terms: 'de', suits: 'french' } as const;
const PACKS = [TERMS, { terms: 'de', suits: 'german' }] as const;
const BOTH = [true, false] as const;
const COUNTS = [
  { name: 'Alleinspieler', number: 1 },
  { name: 'Gegenspieler', number: 3 },
] as const;

describe('the words at the table', () => {
  test('say it in good German with every card', () => {
    expectGoodGerman([
      ...labelsIn(table.BEFORE_PLAY),
      table.NOBODY_TO_PLAY,
      table.sayTrick(3),
      ...SEATS.flatMap((seat) => [
        table.describeTurn(seat, true),
        table.describeTurn(seat, false),
        table.describeHand(seat, [], TERMS),
        ...PACKS.map((terms) => table.describeHand(seat, CARDS, terms)),
      ]),
      table.describeCounts(COUNTS, 'point'),
      table.describeCounts(COUNTS, 'trick'),
      ...PACKS.flatMap((terms) =>
        CARDS.flatMap((card) => {
          const play = { seat: 'M', card };
          return [
            table.sayPutAway('V', [card, 'H7'], terms),
            table.sayPutAway(null, [card, 'H7'], terms),
            table.sayLead(1, play, terms),
            table.sayPlay(play, terms),
            table.sayLastPlay(play, { by: 'H', points: null, counts: null }, terms),
            ...[0, 1, 2, 11].map((points) =>
              table.sayLastPlay(play, { by: 'H', points, counts: COUNTS }, terms),
            ),
            table.describeTrick(2, play, [play], null, terms),
            table.describeTrick(2, play, [], { by: 'V', points: null }, terms),
            table.describeTrick(2, play, [play, play], { by: 'V', points: 1 }, terms),
          ];
        }),
      ),
    ]);
  });

  test('say what happens as players do', () => {
    expect(table.sayLead(3, { seat: 'V', card: 'CJ' }, TERMS)).toBe(
      'Stich 3. Vorhand spielt den Kreuz-Buben aus.',
    );
    expect(
      table.sayLastPlay(
        { seat: 'H', card: 'HA' },
        { by: 'V', points: 21, counts: [{ name: 'Alleinspieler', number: 33 }] },
        TERMS,
      ),
    ).toBe('Hinterhand spielt das Herz-Ass. Vorhand macht den Stich, 21 Augen: Alleinspieler 33.');
    expect(table.sayPutAway('M', ['S10', 'SJ'], PACKS[1])).toBe(
      'Mittelhand drückt die Grün-Zehn und den Grün-Unter.',
    );
    expect(
      table.describeTrick(3, { seat: 'V', card: 'CA' }, [{ seat: 'M', card: 'CK' }], null, TERMS),
    ).toBe(
      'Stich 3. Vorhand hat das Kreuz-Ass ausgespielt und Mittelhand hat den Kreuz-König gespielt.',
    );
    expect(table.describeHand('M', ['SJ', 'C10'], TERMS)).toBe(
      'Die Karten von Mittelhand: Pik-Bube und Kreuz-Zehn.',
    );
    expect(table.describeCounts(COUNTS, 'trick')).toBe(
      'Alleinspieler 1 Stich, Gegenspieler 3 Stiche.',
    );
  });
});

describe('the refusal of a card', () => {
  test('is in good German with every card and suit', () => {
    expectGoodGerman([
      ...SEATS.flatMap((seat) => BOTH.map((isOwn) => sayNotTheirCard(seat, isOwn))),
      ...([...SUITS, 'trump'] as const).flatMap((led) =>
        BOTH.flatMap((isOwn) =>
          CARDS.flatMap((card) =>
            ([[card], [card, 'H7'], 5] as const).flatMap((may) =>
              ([null, { card: 'SJ', suit: 'S' }] as const).map((jack) =>
                sayFollow({ ...TERMS, seat: 'M', own: isOwn, led, may, jack }),
              ),
            ),
          ),
        ),
      ),
    ]);
  });

  test('gives the reason', () => {
    const follow = { ...TERMS, seat: 'M', own: true, led: 'H', may: ['H9', 'HK'] } as const;
    expect(sayFollow({ ...follow, jack: null })).toBe(
      'Du musst bedienen: Ausgespielt wurde Herz, und du hast die H9 und den HK.',
    );
    expect(
      sayFollow({ ...follow, own: false, led: 'trump', may: 4, jack: { card: 'HJ', suit: 'H' } }),
    ).toBe(
      'Mittelhand muss bedienen: Ausgespielt wurde Trumpf, und Mittelhand hat 4 Karten davon. Der HJ ist Trumpf und gehört nicht zu Herz.',
    );
  });
});

describe('the verdict on a game', () => {
  const ends = SEATS.flatMap((declarer) =>
    BOTH.flatMap((won) =>
      ([null, 'declarer', 'defenders'] as const).map((conceded) => ({ declarer, won, conceded })),
    ),
  );

  test('is in good German for every ending', () => {
    expectGoodGerman([
      ...[[], ['V'], ['V', 'H']].map((losers) =>
        sayRamsch({ V: 60, M: 0, H: 60 }, losers as ['V', 'H']),
      ),
      ...ends.flatMap((end) => [
        ...BOTH.map((isClear) => sayNullo(end, isClear)),
        ...[0, 1, 2, 61].flatMap((points) =>
          (
            [null, { points: 10, where: 'put-away' }, { points: 1, where: 'in-skat' }] as const
          ).flatMap((skat) =>
            BOTH.flatMap((overbid) =>
              ([null, 'schneider', 'schwarz'] as const).map((extra) =>
                sayPoints(end, { points, skat, overbid, extra }),
              ),
            ),
          ),
        ),
      ]),
    ]);
  });

  test('says points, skat and schneider', () => {
    const end = { declarer: 'V', won: true, conceded: null } as const;
    const points = { points: 93, skat: { points: 10, where: 'put-away' }, overbid: false } as const;
    expect(sayPoints(end, { ...points, extra: 'schneider' })).toBe(
      'Vorhand macht 93 Augen, davon 10 gedrückt, und gewinnt; Schneider.',
    );
    expect(
      sayPoints({ ...end, won: false }, { points: 70, skat: null, overbid: true, extra: null }),
    ).toBe('Vorhand macht 70 Augen und verliert, weil das Spiel überreizt ist.');
    expect(sayNullo({ ...end, conceded: 'defenders' }, true)).toBe(
      'Die Gegenspieler geben auf. Vorhand macht keinen Stich und gewinnt.',
    );
  });
});

describe('places and lines', () => {
  test('have good German names', () => {
    expectGoodGerman([
      ...labelsIn([hand.RANK_ROWS, hand.LED_BY, own.OWN_LINE_TITLE]),
      hand.sayFrom('Herz-Solo'),
      place.sayNoPlace('t99'),
      place.sayNoVariation('high'),
      ...[null, 'Mittelhand sticht'].flatMap((title) => [
        place.sayNoPlay(title),
        place.sayEndsAt(title, 7),
        place.sayBreaksOff(title, 't6.2'),
      ]),
      ...ERRATUM_PLACES.map(place.erratumPart),
      ...[null, 'H', 'A'].map((seat) => place.erratumTrick('8', seat)),
      ...[[], ['V'], ['V', 'M'], ['A', 'B']].map(place.sayPrinted),
      own.sayNoLine('incomplete'),
      own.sayNoLine('unfit'),
      own.sayNoStart('t3'),
      ...CARDS.flatMap((card) =>
        (['play-is-over', 'not-held', 'must-follow'] as const).flatMap((why) =>
          BOTH.map((isShown) =>
            own.sayFault({ index: 0, card, seat: 'M', trick: 4, why }, isShown),
          ),
        ),
      ),
    ]);
    for (const part of ERRATUM_PLACES) expect(place.erratumPart(part)).not.toBe(part);
  });

  test('have the names that a reader would use', () => {
    expect(
      hand.biddingWords([
        { seat: 'M', say: 'bid', amount: 18 },
        { seat: 'V', say: 'yes' },
        { seat: 'H', say: 'pass' },
      ]),
    ).toBe('Mittelhand 18, Vorhand ja, Hinterhand passt');
    expect(place.erratumTrick('8', 'H')).toBe('Stich 8, Karte von Hinterhand');
    expect(place.sayPrinted(['V', 'M'])).toBe(
      'Von diesem Stich hat das Buch nur die Karten von Vorhand und Mittelhand.',
    );
    expect(
      own.sayFault({ index: 1, card: 'CJ', seat: 'M', trick: 4, why: 'must-follow' }, true),
    ).toBe(
      'Dieser Link passt nicht mehr zu diesem Spiel, vielleicht wurde es geändert: In Stich 4 kann Mittelhand den Kreuz-Buben nicht spielen. Mittelhand muss bedienen. Bis dahin siehst du die Variante.',
    );
  });
});
