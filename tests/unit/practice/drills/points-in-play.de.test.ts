/** The drill about keeping the count in German: what is asked, where a count slipped, and the table of tricks. */
import { describe, expect, test } from 'vitest';
import * as labels from '#edition/practice/drills/points-in-play/count-labels.ts';
import { COUNT_OPTIONS } from '#edition/practice/drills/points-in-play/count-options.ts';
import * as words from '#edition/practice/drills/points-in-play/count-words.ts';
import { SLIPS } from '#edition/practice/drills/points-in-play/slip-words.ts';
import { CARDS, SUITS } from '../../../../src/game/skat/cards.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import { PLAY_KINDS } from '../../../../src/practice/drills/points-in-play/make.ts';
import { STANDINGS } from '../../../../src/practice/drills/points-in-play/question.ts';
import type { AskKind, PlayAsk } from '../../../../src/practice/drills/points-in-play/question.ts';
import { expectGoodGerman } from '../../support/good-german.ts';
import { labelsIn } from '../../support/labels-in.ts';

const COUNTS = [0, 1, 2, 3, 11];
const BOTH = [false, true];
const WHATS: readonly AskKind[] = ['declarer', 'defenders', 'home', 'trumps', 'high', 'out'];

const ASKS: readonly PlayAsk[] = [
  ...WHATS.map((what) => ({ after: 3, what })),
  ...SUITS.flatMap((suit) => [
    { after: 3, what: 'suit' as const, suit },
    { after: 3, what: 'others' as const, suit },
  ]),
  { after: 3, what: 'others' },
];
const REPLIES = [undefined, ...COUNTS, ...STANDINGS, [], ...CARDS.map((card) => [card])];

test('every label is German', () => {
  expectGoodGerman(labelsIn([{ ...labels }, { ...words }, COUNT_OPTIONS, SLIPS]));
});

describe('the count', () => {
  const asked = PLAY_KINDS.flatMap((kind) =>
    [...SUITS, 'grand' as const].flatMap((trumps) =>
      SEATS.flatMap((declarer) =>
        [[], ['C10', 'SK'] as const].map((away) =>
          words.askCount({ trumps, declarer, away, awayPoints: 14, own: 'V' }, kind),
        ),
      ),
    ),
  );

  test('is asked for, whatever is counted', () => {
    expectGoodGerman([
      ...asked,
      ...ASKS.flatMap((ask) =>
        BOTH.flatMap((isKnown) =>
          (['french', 'german'] as const).map((suits) => labels.askLabel(ask, isKnown, suits)),
        ),
      ),
    ]);
    expect(asked).toContain(
      'Kreuz ist Trumpf, und Hinterhand spielt allein. Gedrückt sind C10 und SK, von Anfang an 14 Augen für den Alleinspieler. Du bist Vorhand. Zähl die Augen des Alleinspielers.',
    );
  });

  test('is repeated with the right one', () => {
    expectGoodGerman([
      ...ASKS.flatMap((ask) =>
        REPLIES.map((reply) => words.sayWrongReply(ask, reply, reply ?? 3, SLIPS.inTrick(2))),
      ),
      ...ASKS.map((ask) => words.sayRun(ask, [...COUNTS, ...STANDINGS])),
      words.sayReplies([
        { after: 2, replies: [3] },
        { after: 5, replies: [undefined, 'open', []] },
      ]),
      ...COUNTS.flatMap((count) => [
        words.COUNT_RUNS.declarer([count]),
        words.COUNT_RUNS.defenders([count]),
        words.NO_COUNT.short(count, 4),
        words.HAND_SOURCE.book(count),
      ]),
      ...STANDINGS.map((standing) => words.COUNT_RUNS.decided(5, standing)),
    ]);
  });

  test.each([
    [
      words.sayWrongReply({ after: 3, what: 'declarer' }, 12, 14, SLIPS.between(1, 3)),
      'Nach Stich 3, die Augen des Alleinspielers: Du hast gesagt: 12. Richtig: 14. Frühestens in Stich 1 hast du dich verzählt, spätestens in Stich 3.',
    ],
    [
      words.sayReplies([
        { after: 2, replies: [3] },
        { after: 5, replies: ['open'] },
      ]),
      '3 nach Stich 2; noch keins von beiden nach Stich 5',
    ],
    [
      words.COUNT_RUNS.decided(5, 'home'),
      'Seit Stich 5 steht fest: der Alleinspieler hat 61 oder mehr.',
    ],
    [
      words.NO_COUNT.short(1, 4),
      'Davon ist nur 1 Stich gespielt: Zum Mitzählen braucht es mindestens 4.',
    ],
    [
      labels.askLabel({ after: 3, what: 'others', suit: 'D' }, false, 'german'),
      'Schellen-Karten bei den anderen oder im Skat:',
    ],
    [SLIPS.fell(4, 1, true), 'Am wahrscheinlichsten in Stich 4: Dort fiel 1 Trumpf.'],
    [SLIPS.fell(4, 3, true), 'Am wahrscheinlichsten in Stich 4: Dort fielen 3 Trümpfe.'],
    [
      SLIPS.points(4, 14, true),
      'Am wahrscheinlichsten in Stich 4 mit seinen 14 Augen: Sie fehlen anscheinend.',
    ],
  ])('%s', (sentence, expected) => {
    expect(sentence).toBe(expected);
  });
});

test('a slip names its trick, its card and its points', () => {
  expectGoodGerman([
    ...COUNTS.flatMap((count) => [
      SLIPS.inTrick(count),
      SLIPS.decided(count),
      ...BOTH.flatMap((is) => [SLIPS.fell(2, count, is), SLIPS.points(2, count, is)]),
    ]),
    ...[2, 3, 14, 21].map(SLIPS.away),
    ...CARDS.flatMap((card) => [
      SLIPS.cardAway(card),
      SLIPS.cardFell(card, 3),
      SLIPS.notSeen([card, 'HA']),
    ]),
  ]);
});

test('the table of tricks says what its columns count', () => {
  const columns = [
    ...Object.values(labels.COUNT_COLUMNS),
    ...SUITS.map(labels.suitColumn),
    labels.othersColumn('trump'),
  ];
  const tables = SEATS.flatMap((seat) =>
    BOTH.flatMap((hasSlips) => [
      labels.sayTable(seat, [], hasSlips),
      labels.sayTable(seat, columns, hasSlips),
    ]),
  );
  expectGoodGerman([...tables, ...SUITS.map((suit) => labels.othersColumn(suit).name)]);
  // Columns beside each other have different heads.
  const heads = [...SUITS.map(labels.suitColumn), ...Object.values(labels.COUNT_COLUMNS)];
  expect(new Set(heads.map(({ head }) => head)).size).toBe(heads.length);
});
