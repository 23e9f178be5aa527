/** What stands at the exhibits in German, whatever the numbers, cards, seats and games. */
import { describe, expect, test } from 'vitest';
import { saySimple } from '#edition/book/exhibits/bid-examples/bid-example-words.ts';
import { sayCountedWith } from '#edition/book/exhibits/eight-rule/eight-rule-words.ts';
import {
  sayAtTable,
  sayBeerGame,
  sayBeerPaid,
  sayBeerRamsch,
  sayContraGucki,
  sayContraSolo,
  sayDeclarer,
  sayGameSource,
} from '#edition/book/exhibits/exceptional/exceptional-words.ts';
import { sayTenCards } from '#edition/book/exhibits/exhibit-words.ts';
import { sayLostTrick } from '#edition/book/exhibits/grand-hand/grand-hand-words.ts';
import { sayCall } from '#edition/book/exhibits/ladder/ladder-words.ts';
import { sayRankPoints } from '#edition/book/exhibits/laws/law-table-words.ts';
import { sayNetGames } from '#edition/book/exhibits/tournament/tournament-sheet-words.ts';
import { sayGrid, sayHolds } from '#edition/book/exhibits/nullo/nullo-words.ts';
import { sayPrices } from '#edition/book/exhibits/payments/payments-words.ts';
import {
  sayDecided,
  sayPrize,
  sayPrizeGame,
  sayWinners,
} from '#edition/book/exhibits/prizes/prizes-words.ts';
import {
  sayChips,
  sayHeading,
  sayRamschPoints,
} from '#edition/book/exhibits/rounce/skat-ramsch-words.ts';
import {
  sayFine,
  sayFineAndDeal,
  sayTrial,
  sayTrialGain,
  sayTrialPlace,
} from '#edition/book/exhibits/rules/rules-words.ts';
import { sayEntry } from '#edition/book/exhibits/score-sheet/score-sheet-words.ts';
import {
  TEST_GAMES,
  askWhich,
  sayTestAnswer,
  sayTestCards,
  sayTestNumber,
  sayTestSeat,
  sayTestTricks,
} from '#edition/book/exhibits/test-hands/test-hand-words.ts';
import type { TestGame } from '#edition/book/exhibits/test-hands/test-hand-words.ts';
import {
  PUSHES,
  sayAway,
  sayCounted,
  sayDealt,
  sayNamed,
  sayTakesUp,
  sayWritten,
} from '#edition/book/exhibits/totals/totals-words.ts';
import { ladder } from '../../../../src/book/exhibits/bidding-walk/ladders.ts';
import { sayOutcome, sayWords } from '../../../../src/book/exhibits/bidding-walk/say.ts';
import { LADDER } from '../../../../src/book/exhibits/ladder/ladder.ts';
import { compareBooks } from '../../../../src/book/exhibits/laws/compare-books.ts';
import { sayMove } from '../../../../src/book/exhibits/movement/movement.ts';
import { paymentTables } from '../../../../src/book/exhibits/payments/payments.ts';
import { balanceLines } from '../../../../src/book/exhibits/score-sheet/balance-lines.ts';
import { TEST_HANDS } from '../../../../src/book/exhibits/test-hands/hands.ts';
import { sayValue } from '../../../../src/book/exhibits/test-hands/reckon.ts';
import { wholeHand } from '../../../../src/book/exhibits/totals/whole.ts';
import { readHandFiles } from '../../../../src/book/read-hand-files.ts';
import { converse } from '../../../../src/game/skat/conversation.ts';
import { SUITS } from '../../../../src/game/skat/cards.ts';
import { CONTRACT_KINDS, KINDS } from '../../../../src/game/skat/contract.ts';
import { LAW_IDS } from '../../../../src/game/skat/laws.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import { SEAT_WORDS } from '../../../../src/game/words/seats.ts';
import { expectGoodGerman } from '../../support/good-german.ts';

const COUNTS = [0, 1, 2, 3, 11] as const;
const NAMES = [['Anna'], ['Anna', 'Bert'], ['Anna', 'Bert', 'Max']] as const;

describe('the score sheet', () => {
  test.each([
    [
      [96, -12, 40],
      [
        'Der letzte Eintrag jeder Spalte.',
        'Bert steht am tiefsten, bei −12. Nimm das als 0 und gib den anderen je 12 dazu. Dann zähl die Zeile zusammen.',
        'Am Tisch sitzen drei: Nimm alles mal 3.',
        'Zieh überall 160 ab. Anna bekommt 164; Bert und Max zahlen 160 und 4.',
      ],
    ],
    [
      [20, 20, 60],
      [
        'Der letzte Eintrag jeder Spalte.',
        'Anna und Bert stehen am tiefsten, bei +20. Nimm das als 0 und zieh den anderen je 20 ab. Dann zähl die Zeile zusammen.',
        'Am Tisch sitzen drei: Nimm alles mal 3.',
        'Zieh überall 40 ab. Max bekommt 80; Anna und Bert zahlen 40 und 40.',
      ],
    ],
    [
      [0, 5, 7],
      [
        'Der letzte Eintrag jeder Spalte.',
        'Anna steht am tiefsten, bei 0. Das ist schon 0. Dann zähl die Zeile zusammen.',
        'Am Tisch sitzen drei: Nimm alles mal 3.',
        'Zieh überall 12 ab. Bert und Max bekommen 3 und 9; Anna zahlt 12.',
      ],
    ],
    [
      [7, 7, 7],
      [
        'Der letzte Eintrag jeder Spalte.',
        'Alle stehen gleich. Nimm das als 0.',
        'Am Tisch sitzen drei: Nimm alles mal 3.',
        'Zieh überall 0 ab. Niemand schuldet etwas.',
      ],
    ],
  ])('of %j is balanced line by line', (totals, wanted) => {
    expect(balanceLines(['Anna', 'Bert', 'Max'], totals).map(({ says }) => says)).toEqual(wanted);
  });

  test('the field of an entry', () => {
    expect(sayEntry('Max')).toBe('Max, letzter Eintrag');
    expect(sayNetGames(7, 9)).toBe('7 minus 9: −2');
  });
});

describe('the movement of pairs', () => {
  test.each([
    [
      'sides',
      0,
      'Jetzt rücken E und D an den Seiten hinauf, in der Mitte geht es für B hinunter. F wechselt von der Seite an Tisch 1 in die Mitte von Tisch 2. C kehrt an Tisch 3 um und sitzt dort nun an der Seite.',
    ],
    ['next', 0, 'Jetzt gehen A, B und C an den nächsten Tisch, das letzte Paar an Tisch 1.'],
    [
      'next',
      2,
      'Das war die letzte Runde. Nach noch einem Wechsel säße jedes Paar wieder da, wo es begonnen hat.',
    ],
  ] as const)('by %s after round %i', (way, round, wanted) => {
    expect(sayMove(3, round, way)).toBe(wanted);
  });
});

describe('the bidding, word by word', () => {
  const suits = { way: 'suits', rungs: ladder('suits') } as const;
  const numbers = { way: 'numbers', rungs: ladder('numbers') } as const;

  test('by suits', () => {
    const talk = converse({ V: 0, M: 1, H: -1 });
    expect(
      sayWords(talk, suits).map(({ means, says, who }) => `${who}: „${says}“ ${means}`),
    ).toEqual([
      'Mittelhand zu Vorhand: „Karo?“ Ist dein Spiel so viel wert wie eins in Karo? Wenn nicht, spiele ich so eins.',
      'Vorhand zu Mittelhand: „Ja.“ So viel ist mein Spiel auch wert. Biete mehr oder passe.',
      'Mittelhand zu Vorhand: „Herz?“ Ist dein Spiel so viel wert wie eins in Herz? Wenn nicht, spiele ich so eins.',
      'Vorhand zu Mittelhand: „Nein.“ So viel ist mein Spiel nicht wert. Dein Gebot steht.',
      'Hinterhand zu Mittelhand: „Ich passe.“ Mehr habe ich nicht. Mittelhand liegt vorn, mit Herz.',
    ]);
    expect(sayOutcome(talk, suits)).toBe('Mittelhand spielt allein, in Herz, Pik oder Kreuz.');
  });

  test('by numbers, and when nobody bids', () => {
    expect(sayOutcome(converse({ V: 0, M: 1, H: -1 }), numbers)).toMatch(
      /^Mittelhand spielt allein, und das Spiel muss mindestens \d+ wert sein\.$/u,
    );
    const nobody = converse({ V: -1, M: -1, H: -1 });
    expect(sayOutcome(nobody, suits)).toBe(
      'Niemand hat gereizt. Vorhand spielt allein, in einer Farbe nach Wahl.',
    );
    expect(sayOutcome(nobody, numbers)).toBe(
      'Niemand hat gereizt. Vorhand darf jedes Spiel spielen, sonst gibt es Ramsch.',
    );
    expect(sayOutcome(converse({ V: 3, M: -1, H: 3 }), suits)).toBe(
      'Vorhand spielt allein, und zwar nur in Kreuz.',
    );
  });

  test('whatever their limits', () => {
    const limits = [-1, 0, 1, 3];
    const talks = limits.flatMap((V) =>
      limits.flatMap((M) => limits.map((H) => converse({ V, M, H }))),
    );
    expectGoodGerman(
      talks.flatMap((talk) =>
        [suits, numbers].flatMap((way) => [
          ...sayWords(talk, way).flatMap(({ means, says, who }) => [means, says, who]),
          sayOutcome(talk, way),
        ]),
      ),
    );
  });
});

describe('a whole hand', () => {
  test('from the deal to the score', () => {
    expect(sayDealt('Hinterhand')).toBe('Hinterhand bekommt zehn Karten');
    expect(sayTakesUp('Hinterhand')).toBe('Zwei liegen im Skat, und Hinterhand nimmt sie auf');
    expect(sayAway(14, 'Hinterhand')).toBe(
      'Darin sind 14 Augen, und die hat Hinterhand schon sicher.',
    );
    expect(sayCounted(57, 14, true)).toBe(
      '57 in den Stichen und 14 gedrückt macht 71. Nötig sind 61: Das Spiel ist gewonnen.',
    );
    const hand = readHandFiles().find(({ id }) => id === 'foster-01')!;
    const whole = wholeHand(hand);
    expect(sayWritten(whole).replaceAll('\u00A0', ' ')).toMatch(
      /^(?:Mit|Ohne) \d, Spiel \d: Der Faktor ist \d, der Grundwert \d\. \d × \d ist \d+, und Vorhand schreibt [+−]\d+\.$/u,
    );
  });

  test('whatever its numbers', () => {
    expectGoodGerman([
      ...COUNTS.flatMap((count) => [
        sayAway(count, 'Vorhand'),
        sayCounted(count, 1, false),
        sayLostTrick(count),
        sayRamschPoints(count),
        sayChips(count),
        sayChips(-count),
      ]),
      ...CONTRACT_KINDS.map((kind) => {
        const trump = KINDS[kind].trumps === 'suit' ? 'H' : null;
        return sayNamed({ kind, trump, announced: null }, 'isko');
      }),
      ...Object.values(PUSHES),
      ...SEATS.map((seat) => sayTenCards(SEAT_WORDS[seat])),
    ]);
    expect(sayLostTrick(1)).toBe('Ein verlorener Stich, 1 Auge');
    expect(sayChips(-1)).toBe('−1\u00A0Chip');
  });
});

describe('rules and their trials', () => {
  test.each([
    [sayTrialGain(0, false), 'Das macht keinen Unterschied.'],
    [sayTrialGain(1, false), 'Die Regel bringt 1 Auge.'],
    [sayTrialGain(11, true), 'Die Regel bringt 11 Augen und das Spiel.'],
    [sayTrialGain(-3, true), 'Die Regel kostet 3 Augen und das Spiel.'],
    [sayTrialPlace('Spiel Nr. 9', 6), 'Spiel Nr. 9, Stich 6'],
    [sayTrial(61, 59), '{place}: 61 mit {rule}, 59 mit {other}.'],
    [sayFine(10, false), '10'],
    [sayFine(10, true), '10, und in diesem Spiel kein Reizen'],
    [sayFineAndDeal(10), '10, und es wird neu gegeben'],
    [sayHeading('Rounce'), 'Unter „Rounce“.'],
    [sayGameSource('hoyle', 'Point Ramsch'), 'Hoyle, unter „Point Ramsch“'],
    [
      sayRankPoints(
        [
          ['J', 2],
          ['A', 11],
        ],
        ['9', '8', '7'],
      ),
      'Bube 2, Ass 11; Neun, Acht und Sieben nichts',
    ],
  ])('%s', (said, wanted) => {
    expect(said).toBe(wanted);
  });
});

describe('exceptional games', () => {
  test.each([
    [sayBeerRamsch('Anna', false), 'Anna verliert einen Ramsch'],
    [sayBeerRamsch('Anna', true), 'Anna verliert einen Ramsch mit Jungfer'],
    [sayBeerGame('Max', true, 24), 'Max hat 24 gewonnen'],
    [sayBeerPaid(['Anna']), 'Anna zahlt das Bier.'],
    [sayBeerPaid(['Anna', 'Max']), 'Anna und Max zahlen das Bier.'],
    [sayContraSolo(24), 'Ein Solo, das gewonnen wie verloren 24 zählt'],
    [sayContraGucki(24), 'Ein Guckigrand, der gewonnen 24 und verloren 48 zählt'],
    [sayDeclarer('H'), 'Hinterhand spielt allein'],
    [sayAtTable(2), 'Tisch 2'],
  ])('%s', (said, wanted) => {
    expect(said).toBe(wanted);
  });
});

describe('games and their prices', () => {
  test('the ladder of calls', () => {
    expect(LADDER.map(sayCall).at(0)).toBe('Frage in Karo');
    expect(LADDER.map(sayCall).at(-1)).toBe('Grand Solo mit oder ohne zwei und mehr');
    expectGoodGerman(LADDER.map(sayCall));
  });

  test('the tables of payments and of base values', () => {
    const prices = LAW_IDS.flatMap((book) =>
      paymentTables(book).map((table) => sayPrices(table, book)),
    );
    expect(prices).toContain('Solo');
    expect(prices).toContain('Grand Hand; verloren kostet das Doppelte');
    expect(prices.filter((text) => text.includes(', nach Absprache'))).not.toEqual([]);
    const bases = compareBooks().flatMap(({ books }) => books.map((value) => value?.base ?? ''));
    expectGoodGerman([...prices, ...bases]);
  });

  test('the League’s prizes', () => {
    const solo = { kind: 'solo', trump: 'S', against: 5, value: 66 } as const;
    expect(sayPrize('solo', solo)).toBe(
      'Für ein Solo gegen die meisten Spitzen: {winners}, Solo in Pik gegen 5, 66',
    );
    expect(sayPrize('second-points', null)).toBe('Für den zweiten Platz nach Punkten: {winners}');
    expect(sayPrizeGame({ ...solo, trump: null, against: 0 })).toBe('Grand Solo, 66');
    expect(sayPrizeGame({ ...solo, kind: 'other', trump: null, against: 0 })).toBe('Grand, 66');
    expect(sayDecided(2)).toBe('nach der zweiten Regel entschieden');
    expect(sayWinners([])).toBe('niemand');
    expectGoodGerman([
      ...NAMES.map(sayWinners),
      ...[1, 2, 3, 4].map(sayDecided),
      ...(['solo', 'tournee', 'other'] as const).flatMap((kind) =>
        [...SUITS, null].map((trump) => sayPrizeGame({ ...solo, kind, trump })),
      ),
    ]);
  });
});

describe('examples of hands', () => {
  test('what a hand holds', () => {
    expect(saySimple({ matadors: 'ohne 2', trumps: 6, value: 6 })).toBe(
      '6 Trümpfe, ohne 2: Wert 6',
    );
    expect(sayCountedWith('H')).toBe('Gezählt mit Herz als Trumpf');
    expect(sayHolds('V')).toBe('Vorhand hat');
    expectGoodGerman([
      ...COUNTS.map((trumps) => saySimple({ matadors: 'mit 1', trumps, value: 20 })),
      ...SUITS.map(sayCountedWith),
      sayGrid('Erstes Blatt'),
    ]);
  });

  test('the test hands', () => {
    expect(askWhich(['grand', 'clubs', 'ramsch'])).toBe(
      'Ein Grand, ein Solo in Kreuz oder ein Ramsch?',
    );
    expect(sayTestAnswer('same-schneider')).toBe('Unsere Antwort: das Solo, Schneider angesagt');
    expect(sayTestTricks(6, false, false)).toBe(
      'Gezählt bis sieben: 6 sichere Stiche, sieben müssten es sein.',
    );
    expect(sayTestTricks(8, true, true)).toBe(
      'Bevor du den Skat siehst: 8 sichere Stiche, so viele, wie ein Grand braucht.',
    );
    const [first] = TEST_HANDS;
    expect(sayValue(first!, first!.choices[1]!)).toBe('Mit 6, Spiel 7; 7 × 12 = 84.');
    expectGoodGerman([
      ...(Object.keys(TEST_GAMES) as TestGame[]).map(sayTestAnswer),
      ...COUNTS.flatMap((count) => [sayTestTricks(count, false, true), sayTestNumber(count)]),
      ...SEATS.flatMap((seat) => [sayTestSeat(seat), sayTestCards(1, seat)]),
      ...TEST_HANDS.flatMap((hand) => hand.choices.map((choice) => sayValue(hand, choice))),
    ]);
  });
});
