/** What German players type into the search, and what is looked for: cards, subjects, other words. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { menuEntriesAt } from '../../../../src/site/menu/find-in-menu.ts';
import { interpret } from '../../../../src/site/search/query/interpret.ts';
import { namedPlaces } from '../../../../src/site/search/query/name-of-place.ts';
import { fold } from '../../../../src/site/search/query/query-words.ts';
import { sayFound } from '../../../../src/site/search/query/say.ts';
import { matchTitles } from '../../../../src/site/search/query/titles.ts';
import * as placeWords from '#edition/site/search/query/named-place-words.ts';
import * as sayWords from '#edition/site/search/query/say-words.ts';
import { STOP_WORDS } from '#edition/site/search/query/stop-list.ts';
import { SUBJECTS } from '#edition/site/search/query/subjects.ts';
import { ABSENT, SYNONYMS } from '#edition/site/search/query/synonyms.ts';
import { expectGoodGerman } from '../../support/good-german.ts';
import { GERMAN_WORDS, SUBJECT_TITLES } from './german-book.ts';
import { SMALL_BOOK } from './small-book.ts';

const { numbers } = SMALL_BOOK;
const asked = (text: string) => interpret(text, GERMAN_WORDS, numbers);
/** The first words that are looked for, without capitals and dots. */
const wordsFor = (text: string): string =>
  asked(text)
    .concepts.map(([word = '']) => fold(word))
    .join(' ');

describe('a card is understood, whatever the pack and the case', () => {
  test.each([
    ['Kreuzbube', 'kreuz bube'],
    ['Kreuz Bube', 'kreuz bube'],
    ['Kreuz-Buben', 'kreuz bube'],
    ['des Kreuzbuben', 'kreuz bube'],
    ['der Alte', 'kreuz-bube'],
    ['Herzass', 'herz ass'],
    ['Herz-As', 'herz ass'],
    ['Kreuz As', 'kreuz ass'],
    ['Pikdame', 'pik dame'],
    ['Karozehn', 'karo zehn'],
    ['Karo 10', 'karo zehn'],
    ['Pik7', 'pik sieben'],
    ['Herzkönigs', 'herz konig'],
    ['Eichel-Unter', 'kreuz bube'],
    ['Eichel Unter', 'kreuz bube'],
    ['Schellendaus', 'karo ass'],
    ['Grünober', 'pik dame'],
    ['Rot-König', 'herz konig'],
    ['♠B', 'pik bube'],
    ['blanke Zehn', 'blank zehn'],
    ['jack of clubs', 'bube kreuz'],
  ])('“%s” is looked for as “%s”', (text, words) => {
    expect(wordsFor(text)).toBe(words);
    expect(asked(text).missing).toEqual([]);
  });

  test('a hyphen is no other name, and another pack is', () => {
    expect(asked('Kreuzbube').instead).toEqual([]);
    expect(asked('Eichelunter').instead).toEqual([
      { typed: 'Eichelunter', replacement: 'Kreuz-Bube', guessed: false },
    ]);
  });

  test.each(['krass', 'blass', 'Spieler', 'Reizen'])('“%s” is no card', (text) => {
    expect(
      asked(text)
        .instead.map(({ replacement }) => replacement)
        .join(),
    ).not.toMatch(/-/u);
  });
});

describe('a question leads to its place', () => {
  test.each([
    ['Kreuz-Bube', 'kreuz bube', '/manual/first-principles/#the-four-jacks'],
    ['Bauern', 'bube', '/manual/first-principles/#the-four-jacks'],
    ['höchster Trumpf', 'hochster trumpf', '/manual/first-principles/#the-four-jacks'],
    ['Trumpfreihenfolge', 'trumpf reihenfolge', '/manual/first-principles/#the-four-jacks'],
    ['wie viele Trümpfe gibt es', 'trumpfe geben', '/manual/first-principles/#the-four-jacks'],
    ['Spitzen', 'spitzen', '/manual/first-principles/#matadors'],
    ['mit 2', 'mit zwei', '/manual/first-principles/#matadors'],
    ['ohne vier', 'ohne vier', '/manual/first-principles/#matadors'],
    ['Grand mit Vieren', 'grand vier', '/manual/first-principles/#matadors'],
    [
      'wie viel zählt ein Bube',
      'zahlen bube',
      '/manual/first-principles/#what-the-cards-are-worth',
    ],
    ['was ist ein Ass wert', 'ass wert', '/manual/first-principles/#what-the-cards-are-worth'],
    ['wie viele Karten', 'karten', '/manual/first-principles/#the-pack'],
    ['Skat zu viert', 'skat viert', '/manual/first-principles/#three-to-six-at-the-table'],
    [
      'wie viel Augen braucht man',
      'augen braucht',
      '/manual/description-of-the-game/#what-you-play-for',
    ],
    ['61 Augen', 'einundsechzig augen', '/manual/description-of-the-game/#what-you-play-for'],
    ['wer gibt', 'geben', '/today/the-game-today/#the-deal'],
    ['Reizwerte', 'reizwert', '/today/the-game-today/#bidding-by-numbers'],
    ['Reiztabelle', 'reizwert', '/today/the-game-today/#bidding-by-numbers'],
    ['wie reizt man', 'reizen', '/today/the-game-today/#bidding-by-numbers'],
    ['Hand spielen', 'hand spielen', '/today/the-game-today/#with-the-skat-or-hand'],
    ['Spielwert berechnen', 'spielwert berechnen', '/today/the-game-today/#what-a-game-is-worth'],
    [
      'Schneider angesagt',
      'schneider ansagen',
      '/today/the-game-today/#schneider-schwarz-and-open-games',
    ],
    [
      'aus dem Schneider',
      'aus schneider',
      '/today/the-game-today/#schneider-schwarz-and-open-games',
    ],
    ['30 Augen', 'dreissig augen', '/today/the-game-today/#schneider-schwarz-and-open-games'],
    ['verlorenes Spiel', 'verlorenes spiel', '/today/the-game-today/#a-lost-game-costs-double'],
    ['überreizt', 'uberreizt', '/today/the-game-today/#bidding-too-much'],
    ['Spiel überreizt', 'spiel uberreizt', '/today/the-game-today/#bidding-too-much'],
    ['drücken', 'drucken', '/today/the-two-cards-you-put-away/'],
    ['was drückt man', 'drucken', '/today/the-two-cards-you-put-away/'],
    ['wer kommt raus', 'ausspielen', '/today/declarer-in-a-suit-game/#the-first-lead'],
    ['Trumpf ziehen', 'trumpf ziehen', '/today/declarer-in-a-suit-game/'],
    ['mitzählen', 'mitzahlen', '/today/declarer-in-a-suit-game/#keep-two-counts'],
    ['Grand Hand', 'grand hand', '/today/playing-a-grand/#grand-hand'],
    ['Null ouvert', 'null ouvert', '/today/null-and-open-null/'],
    ['schmieren', 'schmieren', '/today/defending-together/#fattening'],
    ['wann buttern', 'schmieren', '/today/defending-together/#fattening'],
    [
      'kurzer Weg, lange Farbe',
      'kurze weg lange farbe',
      '/today/defending-together/#the-first-lead',
    ],
    ['Bedienpflicht', 'bedienen', '/today/the-order-of-today/#leading-and-following'],
    ['nicht bedient', 'nicht bedienen', '/today/the-order-of-today/#leading-and-following'],
    ['falsch gegeben', 'falsch geben', '/today/the-order-of-today/#dealing'],
    ['Spiel aufgeben', 'spiel aufgeben', '/today/the-order-of-today/#claiming-and-giving-up'],
    ['Skatgericht', 'skatgericht', '/today/the-order-of-today/#disputes'],
    ['Seeger-Fabian', 'seeger fabian', '/today/lists-and-tournaments/'],
    ['Startgeld', 'startgeld', '/today/lists-and-tournaments/#a-tournament-evening'],
    ['Abrechnung', 'abrechnung', '/manual/scoring/#balancing-the-sheet'],
    ['Gabel', 'gabel', '/manual/tenace/'],
    ['Ramsch', 'ramsch', '/manual/ramsch/'],
    ['Durchmarsch', 'ramsch', '/manual/ramsch/'],
    ['Achterregel', 'achterregel', '/manual/solo-bidding/#the-eight-rule'],
    ['wer hat Skat erfunden', 'skat geschichte', '/manual/historical/'],
    ['Skatkongress', 'kongress', '/manual/historical/#congresses-and-leagues'],
    ['deutsches Blatt', 'deutsches blatt', '/glossary/#names'],
  ])('“%s” is “%s”, at %s', (text, words, address) => {
    expect(wordsFor(text)).toBe(words);
    const { concepts } = asked(text);
    expect(matchTitles(concepts, SUBJECT_TITLES, numbers)[0]).toMatchObject({
      score: 4,
      titled: { url: address },
    });
  });
});

describe('a word is understood', () => {
  test.each(['überreizt', 'ueberreizt', 'UEBERREIZT', 'uberreizt'])(
    'however “%s” is spelled',
    (text) => {
      expect(asked(text)).toMatchObject({ concepts: [['uberreizt']], instead: [], missing: [] });
    },
  );

  test.each([
    ['überreitzt', 'überreizt'],
    ['Aleinspieler', 'Alleinspieler'],
    ['schnieder', 'Schneider'],
    ['Shcmieren', 'schmieren'],
  ])('as a slip: “%s” for “%s”, with its dots and its capital', (text, replacement) => {
    expect(asked(text).instead).toEqual([{ typed: text, replacement, guessed: true }]);
  });

  test('but a short word two letters away is none', () => {
    expect(asked('Wetter').missing).toEqual(['Wetter']);
  });

  test.each(['Kontra', 'Re', 'Bockrunde', 'Bierlachs', 'Einstellungen'])(
    '“%s” is known to be absent, and where it is all the same',
    (text) => {
      expect(asked(text).absent).toHaveLength(1);
    },
  );
});

describe('a place is named in German', () => {
  test.each([
    ['Spiel 9', { is: 'hand', hand: 9 }],
    ['Beispielspiel Nr. 9', { is: 'hand', hand: 9 }],
    ['Spiel neun', { is: 'hand', hand: 9 }],
    ['Spiel 9, Stich 6', { is: 'hand', hand: 9, trick: 6 }],
    ['Stich 6 von Spiel 9', { is: 'hand', hand: 9, trick: 6 }],
    ['sechster Stich von Spiel 9', { is: 'hand', hand: 9, trick: 6 }],
    ['der 6. Stich in Spiel 9', { is: 'hand', hand: 9, trick: 6 }],
    ['Stich 6, Karte 2 von Spiel 9', { is: 'hand', hand: 9, trick: 6, card: 2 }],
    ['Stich fünf im zwölften Spiel', null],
    ['Regel 61', { is: 'law', law: 61 }],
    ['Regel Nr. 61', { is: 'law', law: 61 }],
    ['§ 61', { is: 'law', law: 61 }],
    ['Gesetz einundsechzig', { is: 'law', law: 61 }],
    ['Seite 84', { is: 'page', page: '84' }],
    ['S. 84', { is: 'page', page: '84' }],
    ['Seite 84 im Buch von 1922', { is: 'page', page: '84' }],
    ['Kapitel 15', { is: 'chapter', chapter: 15 }],
    ['Kapitel 15, Teil 2', { is: 'chapter', chapter: 15, part: 2 }],
    ['Kap. 15.2', { is: 'chapter', chapter: 15, part: 2 }],
    ['Spiel verloren', null],
    ['Stiche zählen', null],
  ])('“%s”', (text, place) => {
    expect(namedPlaces(text, numbers)).toEqual(place === null ? [] : [place]);
  });
});

test('every subject has its place in a chapter', () => {
  const slugOf = (heading: string): string =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\d\s-]/gu, '')
      .trim()
      .replaceAll(/\s/gu, '-');
  const headings = new Map<string, readonly string[]>(
    (['manual', 'today'] as const).flatMap((folder) =>
      readdirSync(join('content', folder))
        .filter((file) => file.endsWith('.mdx'))
        .map((file) => {
          const text = readFileSync(join('content', folder, file), 'utf8');
          const ids = [...text.matchAll(/^#{2,4} (.+)$/gmu)].map(([, heading = '']) =>
            slugOf(heading),
          );
          return [
            `/${folder}/${file.replace(/^[\d-]+/u, '').replace(/\.mdx$/u, '')}/`,
            ids,
          ] as const;
        }),
    ),
  );
  for (const [address] of SUBJECTS) {
    const [page = '', anchor] = address.split('#');
    if (page === '/glossary/' || anchor?.startsWith('law-') === true) continue;
    expect(headings.has(page), address).toBe(true);
    if (anchor !== undefined) expect(headings.get(page), address).toContain(anchor);
  }
});

test('no name of a subject is twice in the index, and none says nothing', () => {
  const names = SUBJECTS.flatMap(([, ...its]) => its.map(fold));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('every synonym stands in one row, and every stop word is written as it is compared', () => {
  const spellings = [...SYNONYMS, ...ABSENT].flatMap((row) => row.spellings.map(fold));
  expect(spellings.filter((word, at) => spellings.indexOf(word) !== at)).toEqual([]);
  expect([...STOP_WORDS].filter((word) => fold(word) !== word)).toEqual([]);
  expect(spellings.filter((word) => STOP_WORDS.has(word))).toEqual([]);
});

test.each(ABSENT)(
  'what is absent is good German, and near something: $spellings',
  ({ near, says }) => {
    expectGoodGerman([says]);
    if (near === null) expect(says).toMatch(/„Einstellungen“ oben auf jeder Seite/u);
    else expect(menuEntriesAt(near)).toHaveLength(1);
  },
);

describe('what is said', () => {
  const straight = { ways: [], says: null, mention: null };
  const say = (text: string, pages: number, all = true) =>
    sayFound({ text, straight, lookedFor: asked(text), pages, all });

  test('is good German, for every number of pages', () => {
    const hand = placeWords.handName({ number: 9 } as never);
    expectGoodGerman([
      ...[0, 1, 2, 3, 11].flatMap((count) => [
        ...[sayWords.sayMentioned(count), sayWords.saySome(count), sayWords.sayOn(count)],
        ...[placeWords.sayTricks(hand, count), placeWords.sayParts(15, count)],
        ...[placeWords.sayNoLaw(90 + count, 84), placeWords.sayNoHand(90 + count, 23)],
        placeWords.sayNoChapter(90 + count, 25),
      ]),
      ...[sayWords.sayNothing('Xqz'), sayWords.sayInstead('a', 'b'), sayWords.sayOwnWord('a', 'b')],
      ...[sayWords.sayMissing(['Xqz', 'Zyx']), sayWords.sayEnterGoes(hand)],
      ...[
        placeWords.sayNoPage('400', [
          ['xi', 'xii'],
          ['10', '193'],
        ]),
        placeWords.sayBegins('83'),
      ],
      ...[placeWords.nameOfTrick(6, hand, 2), placeWords.mentionOfHand(9)],
      placeWords.chapterName({ number: 15, part: 2 } as never),
    ]);
  });

  test.each([
    [
      'schnieder',
      3,
      '„schnieder“ kommt nicht vor. Gesucht wird „Schneider“. Gefunden auf 3 Seiten.',
    ],
    ['Bauern', 1, 'Für „Bauern“ steht hier „Bube“. Gefunden auf einer Seite.'],
    [
      'Grand Xqzt',
      2,
      'Zu „Xqzt“ gibt es nichts; gesucht wird nach dem Rest. Gefunden auf 2 Seiten.',
    ],
  ])('of “%s” on %s pages', (text, pages, sentence) => {
    expect(say(text, pages)).toBe(sentence);
  });

  test('keeps the capital of a place', () => {
    const way = { href: '/hands/foster-09/', name: 'Spiel 9', about: 'Solo in Kreuz' };
    const outcome = { text: 'Spiel 9', lookedFor: asked('Spiel 9'), all: true, pages: 1 };
    expect(sayFound({ ...outcome, straight: { ways: [way], says: null, mention: 'x' } })).toBe(
      'Enter führt zu Spiel 9. Erwähnt auf einer Seite.',
    );
  });
});
