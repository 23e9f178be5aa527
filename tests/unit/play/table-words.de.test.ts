/** The table in German: every sentence with every card, player, game and count. */
import { describe, expect, test } from 'vitest';
import {
  GAME_FAULTS,
  sayBeginsOn,
  sayNoDeal,
  sayNoGame,
  sayNoSeries,
} from '#edition/play/address-words.ts';
import { CLAIM_BEATEN, CLAIM_WORDS, sayTrick } from '#edition/play/claim-words.ts';
import { COUNTED_TRICKS, UNPLAYED_DEAL, sayDealTitle } from '#edition/play/hand-words.ts';
import {
  HINT,
  HINT_STEPS,
  WARNING,
  WHEN_WORDS,
  sayAllTheSame,
  sayRule,
} from '#edition/play/hint-words.ts';
import {
  OUTCOME,
  sayGaveUp,
  sayPointsOfSides,
  sayPointsTaken,
  sayScores,
} from '#edition/play/outcome-words.ts';
import * as pages from '#edition/play/page-words.ts';
import * as panel from '#edition/play/panel-words.ts';
import * as play from '#edition/play/play-words.ts';
import { TABLE_PLAYERS } from '#edition/play/player-words.ts';
import { LOOK_BACK, OFTEN_MISSED, sayMissed, sayOftenMissed } from '#edition/play/review-words.ts';
import * as codes from '#edition/play/series/code-words.ts';
import * as compare from '#edition/play/series/compare-words.ts';
import * as run from '#edition/play/series/run-words.ts';
import * as series from '#edition/play/series/series-words.ts';
import * as sheet from '#edition/play/sheet-words.ts';
import { sayStanding } from '#edition/play/standing-words.ts';
import { CHANGE, REQUEST, START, sayChoices, sayRequest } from '#edition/play/start-words.ts';
import { STRENGTH_WORDS, sayAgainst } from '#edition/play/strength-words.ts';
import * as table from '#edition/play/table-words.ts';
import { sayShort, sayWorth } from '#edition/play/worth-words.ts';
import { dayOfIso } from '../../../src/lib/days.ts';
import { CARDS } from '../../../src/game/skat/cards.ts';
import type { Card, Suit } from '../../../src/game/skat/cards.ts';
import { KINDS } from '../../../src/game/skat/contract.ts';
import type { Contract, ContractKind } from '../../../src/game/skat/contract.ts';
import { SEATS } from '../../../src/game/skat/seats.ts';
import { PLAYED_LAWS } from '../../../src/play/played-laws.ts';
import { STRENGTHS } from '../../../src/play/strength.ts';
import { TOPICS } from '../../../src/strategy/advice/topics.ts';
import { rulesWords } from '../../../src/play/series/rules-words.ts';
import { expectGoodGerman } from '../support/good-german.ts';
import { capital } from '../../../src/game/words/text.ts';

const COUNTS = [0, 1, 2, 3, 11];
const BOTH = [true, false];
const WORDS = { name: (card: Card) => card, suits: 'french' } as const;
const PLAYERS = TABLE_PLAYERS.map((name, index) => ({ name, isReader: index === 0 }));
const [READER, ANNA, BERT] = PLAYERS as [
  (typeof PLAYERS)[0],
  (typeof PLAYERS)[0],
  (typeof PLAYERS)[0],
];

/** The games of today’s rules, each in every suit and with every announcement. */
const TODAY: readonly ContractKind[] = [
  ...(['gucki-solo', 'solo', 'open-solo', 'gucki-grand', 'grand-solo', 'open-grand'] as const),
  ...(['gucki-nullo', 'nullo', 'gucki-open-nullo', 'open-nullo'] as const),
];
const CONTRACTS: readonly Contract[] = TODAY.flatMap((kind) =>
  (KINDS[kind].trumps === 'suit' ? (['C', 'S', 'H', 'D'] as const) : [null]).flatMap(
    (trump: Suit | null) =>
      ([null, 'schneider', 'schwarz'] as const).map((announced) => ({ kind, trump, announced })),
  ),
);

/** All texts in tables of labels, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Lines with links keep their addresses in every language. */
const withoutLinks = (line: string): string => line.replaceAll(/\]\([^)]*\)/gu, ']');

test('every label is good German', () => {
  const tables = [pages, panel, play, codes, compare, run, series, sheet, table].flatMap(textsIn);
  const labels = textsIn([
    ...[GAME_FAULTS, CLAIM_BEATEN, CLAIM_WORDS, COUNTED_TRICKS, UNPLAYED_DEAL, HINT, HINT_STEPS],
    ...[WARNING, WHEN_WORDS, OUTCOME, LOOK_BACK, OFTEN_MISSED, CHANGE, REQUEST, START],
    STRENGTH_WORDS,
  ]);
  expect(tables.length + labels.length).toBeGreaterThan(150);
  expectGoodGerman([...tables, ...labels].map(withoutLinks));
});

describe('every sentence is good German:', () => {
  test('of what is done, with every card', () => {
    expectGoodGerman(
      CARDS.flatMap((card) => [
        ...PLAYERS.flatMap((player) => [
          ...([null, ...PLAYERS] as const).flatMap((winner) =>
            sayTrick(
              [
                { player, card, leads: true },
                { player: READER, card, leads: false },
                { player: BERT, card: 'HQ', leads: false },
              ],
              winner,
              WORDS,
            ),
          ),
          play.sayHeard(
            player,
            { do: 'card', card },
            { laws: 'isko', skat: [], drawn: null },
            WORDS,
          ),
          play.sayHeard(
            player,
            { do: 'take' },
            { laws: 'isko', skat: [card, 'CJ'], drawn: null },
            WORDS,
          ),
          play.sayHeard(
            player,
            { do: 'turn-up', kind: 'solo' },
            { laws: 'isko', skat: [], drawn: card },
            WORDS,
          ),
        ]),
        ...BOTH.map((isFirst) => panel.sayDrawn(card, isFirst, WORDS)),
        table.sayTurnedUp(card, WORDS),
      ]),
    );
  });

  test('of what is done and played, with every game', () => {
    const seen = { laws: 'isko', skat: [], drawn: null } as const;
    expectGoodGerman([
      ...PLAYERS.flatMap((player) => [
        ...CONTRACTS.flatMap((contract) => [
          ...[null, 18].map((bid) => play.sayPlays(player, contract, 'isko', bid, 'french')),
          ...([null, ['SK', 'S8']] as const).map((layout) =>
            play.sayHeard(player, { do: 'declare', contract, layout }, seen, WORDS),
          ),
        ]),
        ...(
          [
            { do: 'bid', amount: 18 },
            ...[{ do: 'yes' }, { do: 'pass' }, { do: 'draw' }, { do: 'refuse' }],
          ] as const
        ).map((action) => play.sayHeard(player, action, seen, WORDS)),
        ...BOTH.map((won) => play.sayGivingUp(player, won, won ? 48 : -96)),
        play.sayTrickTaken(player),
        ...([18, 'yes', 'pass'] as const).map((word) => capital(play.sayBiddingWord(player, word))),
      ]),
      ...CONTRACTS.flatMap((contract) => [
        play.saySetGame(
          { contract, declarer: 'M' } as Parameters<typeof play.saySetGame>[0],
          'isko',
        ),
        ...[null, 'Anna'].flatMap((declarer) =>
          BOTH.map((won) => series.sayGameOfDeal(declarer, contract, 'isko', won)),
        ),
      ]),
      ...[play.sayOffer('Anna', 18), play.askForGame(18), play.RAMSCH],
      ...SEATS.map((seat) => play.saySeat(seat)),
      ...TODAY.map((kind) => panel.sayPlayKind(kind, 'isko')),
      ...(['C', 'S', 'H', 'D', 'grand', 'null'] as const).flatMap((trumps) => [
        panel.sayPlayTrumps(trumps, 'isko', 'french'),
        ...(
          [
            { needs: 'points', points: 90 },
            ...[{ needs: 'every-trick' }, { needs: 'more-than-no-trick' }],
            { needs: 'more-than-all-points' },
          ] as const
        ).map((needs) => sayShort({ trumps, laws: 'isko', suits: 'french' }, 24, 48, needs)),
      ]),
      ...[panel.sayYesTo(18), panel.sayBid(18)],
    ]);
  });

  test('of how it came out and how it stands', () => {
    expectGoodGerman([
      ...[[READER], [ANNA], [READER, ANNA], [ANNA, BERT]].map((players) => sayGaveUp(players)),
      ...COUNTS.flatMap((points) => [
        ...PLAYERS.flatMap((player) => [
          sayScores([{ player, points }]),
          sayScores([{ player, points: -points }]),
          sayPointsOfSides({ player, points }, [READER, BERT], 120 - points),
        ]),
        sayPointsTaken(PLAYERS.map((player) => ({ player, points }))),
        sayStanding(2, { by: 'reader', points }),
        sayStanding(2, { by: 'other', name: 'Anna', points }),
        sayOftenMissed(points),
        sheet.sayNotCounted(points),
        compare.sayHelpedDeals(points),
        ...COUNTS.map((fresh) => compare.sayAdded(points, fresh)),
        run.sayRunStanding(points),
        run.sayStrongPlays(points, 12),
        run.sayStrongPlays(0, points),
        series.sayAllPlayed(points),
        series.sayDealOf(points, 12),
      ]),
      ...[sayScores([]), sayStanding(2, { by: 'nobody' })],
      sayStanding(2, { by: 'level', name: 'Anna' }),
      run.sayRunStanding(null),
      ...Object.values(TOPICS).map((topic) => withoutLinks(sayMissed(topic, 3))),
    ]);
  });

  test('of rules and addresses', () => {
    const facts = { deal: '3k9x', hasSheet: true } as const;
    expectGoodGerman([
      ...(['card', 'pass', 'yes', 'bid', 'take'] as const).map((action) => sayAllTheSame(action)),
      ...PLAYED_LAWS.flatMap((laws) => [
        ...STRENGTHS.flatMap((strength) => [
          rulesWords({ laws, strength }),
          sayAgainst(strength),
          ...SEATS.flatMap((seat) => [
            sayChoices({ laws, strength }, seat, { which: 'chance' }),
            sayChoices({ laws, strength }, seat, { which: 'set', title: null }),
          ]),
        ]),
        ...[null, 'Ein Titel'].map((title) =>
          sayRequest({ ...facts, title, laws: { asked: laws, kept: 'isko' } }),
        ),
      ]),
      sayRequest({ ...facts, title: null, laws: null }),
      sayRule({ by: 'page', page: '95' }, 'So ist es.'),
      ...[sayNoDeal('So ist es.'), sayNoGame('So ist es.'), sayNoSeries('x')],
      ...[codes.sayUnread('s2x', codes.CODE_FAULTS.damaged), codes.sayOtherMark('x', 's2')],
      ...[sheet.saySaved('a.hand'), sheet.sayDealInRoom(3), sheet.sayStrongDeal(3, 24)],
      ...[sheet.sayDealNumber('3k9x'), sayDealTitle(3, 'Grand Hand')],
      ...[compare.sayRemove('Anna'), compare.askToRemove('Anna'), compare.sayOwnResult('Anna')],
      run.sayPlaceInSeries(2, 12, { number: '3k9x', seat: 'M' }),
      run.sayNumberAndSeat('3k9x', 'M'),
      run.sayDealOfSeries({ reader: 24, strong: -36 }, { reader: 0, strong: 11 }),
    ]);
  });
});

describe('it reads so:', () => {
  const seen = { laws: 'isko', skat: ['CA', 'HJ'], drawn: null } as const;
  test.each([
    [
      sayTrick(
        [
          { player: READER, card: 'CJ', leads: true },
          { player: ANNA, card: 'H10', leads: false },
          { player: BERT, card: 'SA', leads: false },
        ],
        READER,
        WORDS,
      ),
      'Du spielst den Kreuz-Buben aus, Anna legt die Herz-Zehn und Bert legt das Pik-Ass. Du machst den Stich.',
    ],
    [
      play.sayHeard(READER, { do: 'take' }, seen, WORDS),
      'Du findest das Kreuz-Ass und den Herz-Buben.',
    ],
    [play.sayHeard(ANNA, { do: 'take' }, seen, WORDS), 'Anna nimmt den Skat auf.'],
    [play.sayHeard(BERT, { do: 'card', card: 'CJ' }, seen, WORDS), 'Bert spielt den Kreuz-Buben.'],
    [
      play.sayHeard(
        BERT,
        {
          do: 'declare',
          contract: { kind: 'gucki-grand', trump: null, announced: null },
          layout: ['SK', 'S8'],
        },
        seen,
        WORDS,
      ),
      'Bert drückt zwei Karten und spielt Grand.',
    ],
    [panel.sayDrawn('SQ', true, { ...WORDS, suits: 'german' }), 'Du hast den Grün-Ober gezogen.'],
    [
      play.sayGivingUp(ANNA, true, 48),
      'Dann gewinnt Anna das Spiel: +48 auf der Liste. Willst du aufgeben?',
    ],
    [sayScores([{ player: READER, points: 36 }]), 'Du gewinnst 36'],
    [play.sayBiddingWord(READER, 'yes'), 'du ja'],
    [
      sayPointsOfSides({ player: BERT, points: 71 }, [READER, ANNA], 49),
      'Bert hat 71 Augen, du und Anna 49.',
    ],
    [sayGaveUp([READER, ANNA]), 'Du und Anna habt aufgegeben.'],
    [
      sayStanding(2, { by: 'other', name: 'Anna', points: 36 }),
      'Spiel 2, Anna führt mit 36 Punkten Vorsprung',
    ],
    [
      sayRequest({
        deal: '3k9x',
        title: null,
        hasSheet: true,
        laws: { asked: 'american-1922', kept: 'isko' },
      }),
      'Die Adresse führt zu Blattnummer 3k9x. Dafür gelten die Regeln von 1922, auf dieser Liste aber die Regeln von heute. Dann fängt eine neue Liste an.',
    ],
    [
      sayRule({ by: 'page', page: '95' }, 'Halte eine Zehn zurück.'),
      'Foster, Seite 95: Halte eine Zehn zurück.',
    ],
    [
      run.sayRunStanding(5),
      'Du {own}, ein starker Spieler auf deinen Plätzen {strong}, nach 5 Spielen',
    ],
    [
      sayWorth(
        { trumps: 'H', laws: 'isko', suits: 'french' },
        { base: 10, matadors: null, points: 30 } as Parameters<typeof sayWorth>[1],
        20,
        true,
      ),
      'Herz zählt 30. Gereizt hast du 20. Ein Bube im Skat würde den Wert senken.',
    ],
  ])('%s', (text, says) => {
    expect(text).toBe(says);
  });

  test('a message of a result', () => {
    const day = dayOfIso('2026-11-26')!;
    const text = series.sayResult({
      series: { kind: 'week', start: day - 3 },
      laws: 'isko',
      strength: 'club',
      name: '',
      points: -120,
      deals: 36,
      helped: 2,
      strong: 480,
      url: 'https://x.example/',
    });
    expect(text).toMatch(
      /^Skat: die 36 Spiele der Woche 48 des Jahres 2026\n.* · gegen Vereinsspieler\n/u,
    );
    expect(text).toContain('\nMein Ergebnis: −120, 2 von 36 Spielen mit Hilfe\n');
    expect(text).toContain('\nEin starker Spieler auf denselben Plätzen: +480\n');
    expectGoodGerman([sayBeginsOn(day)]);
  });
});
