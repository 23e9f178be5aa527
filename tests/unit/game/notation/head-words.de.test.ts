/** The German words about the game and the bidding at the head of a hand. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as head from '#edition/game/notation/head-words.ts';
import { parseHand } from '../../../../src/game/notation/parse.ts';
import { CONTRACT_KINDS } from '../../../../src/game/skat/contract.ts';
import { LAW_IDS } from '../../../../src/game/skat/laws.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import { expectGoodGerman } from '../../support/good-german.ts';
import { labelsIn } from '../../support/labels-in.ts';
import { withoutKeys } from './without-keys.ts';

const NOBODY_OR = [null, ...SEATS];
const STEPS = [
  ...(['out-of-turn', 'must-answer', 'nothing-to-answer', 'not-higher'] as const),
  ...(['no-such-value', 'bidding-is-over', 'unfinished'] as const),
];

describe('the words about game and bidding are sound German', () => {
  test('for every game and rule book', () => {
    const words = labelsIn([
      head.noGame(null, { is: 'any', kinds: CONTRACT_KINDS, ofLaws: true }),
      head.noGame('Skat', { is: 'any', kinds: CONTRACT_KINDS, ofLaws: false }),
      head.noGame('open', { is: 'one-of', kinds: ['open-solo', 'open-grand'] }),
      head.noGame('clubs', { is: 'suit-first', suit: 'clubs', kind: null }),
      head.noAnnouncement('offen'),
      head.printedTooLong(500_001),
      CONTRACT_KINDS.map((kind) => [
        LAW_IDS.map((law) => head.notInLaws(kind, law)),
        head.noGame('Solos', { is: 'guess', kind }),
        head.noGame('clubs', { is: 'suit-first', suit: 'clubs', kind }),
        head.noTrump(kind, ''),
        head.noTrump(kind, 'Kreuz'),
        head.needlessTrump(kind, 'Kreuz'),
        head.mayNotAnnounce(kind),
      ]),
    ]);
    expectGoodGerman(words.map(withoutKeys));
  });

  test('for every step and seat', () => {
    const words = labelsIn([
      head.noBid('M 10 mehr'),
      NOBODY_OR.map((seat) => [
        STEPS.map((code) =>
          [['V'] as const, ['V', 'M'] as const].map((turn) =>
            head.wrongBid({ code, seat, turn, above: 20, amount: 18 }),
          ),
        ),
        NOBODY_OR.map((declarer) => head.otherSurvivor(seat, declarer)),
      ]),
    ]);
    expectGoodGerman(words.map(withoutKeys));
  });
});

const GOOD = readFileSync('tests/unit/game/notation/good.hand', 'utf8');

test.each([
  [
    'contract: simple spades',
    'contract: spades simple',
    '„spades“ ist kein Spiel. Schreib erst das Spiel und dann die Farbe: simple spades',
  ],
  [
    'contract: simple spades',
    'contract: simple',
    'Zu einer Frage gehört eine Trumpffarbe. Schreib zum Beispiel: simple clubs',
  ],
  [
    'laws: american-1922',
    'laws: isko',
    'Eine Frage gibt es nach den Regeln von heute nicht. Verbessere das Spiel hinter contract oder die Regeln hinter laws.',
  ],
  [
    'M pass, H pass',
    'M 20, V yes, M 18, V yes, M pass, H pass',
    'Hier bietet Mittelhand 18, muss aber über 20 gehen. Verbessere das Gebot, oder schreib drei Punkte für Gebote, die nicht überliefert sind.',
  ],
  [
    'M pass, H pass',
    'M 10, V pass, H pass',
    'Nach dem Reizen bekommt Mittelhand das Spiel, aber Alleinspieler ist Vorhand. Verbessere das Reizen, den Alleinspieler oder das Spiel hinter contract.',
  ],
])('with %s as %s the parser gives the reason in German', (from, to, words) => {
  expect(GOOD).toContain(from);
  const parsed = parseHand(GOOD.replace(from, to));
  const [fault] = parsed.ok ? [] : parsed.errors;
  expect(`${fault?.message ?? ''} ${fault?.hint ?? ''}`).toBe(words);
});
