/** The sentences of the German pages that are made of numbers, names and games. */
import { describe, expect, test } from 'vitest';
import { headVersion } from '#edition/book/pages/changes.ts';
import { handsBelow } from '#edition/book/pages/contents.ts';
import { dataFields } from '#edition/book/pages/data.ts';
import { EMBED_PAGE } from '#edition/book/pages/embed.ts';
import { introduceErrata } from '#edition/book/pages/errata.ts';
import { introduceRules } from '#edition/book/pages/four-books.ts';
import { lawsHead, seeInstead, spellingsOf1922 } from '#edition/book/pages/glossary.ts';
import {
  HAND_FILES,
  asSeat,
  beforeErrata,
  describeExample,
  discussedIn,
  leadTo,
  nameExample,
  nameNotation,
  nameSeat,
  playRecord,
  sayReckoning,
  sayResult,
  titleExample,
} from '#edition/book/pages/hand.ts';
import { introduceHands } from '#edition/book/pages/hands.ts';
import { HOME_PAGE, HOME_WAYS } from '#edition/book/pages/home.ts';
import { linkHandsOf, playedGame } from '#edition/book/pages/shelf.ts';
import { sayCited } from '#edition/book/pages/sources.ts';
import { MENU } from '#edition/game/words/figure/menu.ts';
import { summariseHand } from '../../../../src/game/notation/summary.ts';
import { LAW_IDS } from '../../../../src/game/skat/laws.ts';
import { SEATS } from '../../../../src/game/skat/seats.ts';
import { readHandFiles } from '../../../../src/book/read-hand-files.ts';
import { expectGoodGerman } from '../../support/good-german.ts';

const COUNTS = [0, 1, 2, 3, 11] as const;

test('the home page says first what the book is', () => {
  expect(HOME_PAGE.lead).toBe(
    'Skat, wie ihn die Vereine heute spielen, und Skat, wie ihn R. F. Foster 1922 den Amerikanern beibrachte: Dieses Buch lehrt beides und folgt dabei Fosters Handbuch. Jedes Spiel, das es bespricht, liegt auf dem Tisch, und du spielst es Stich für Stich nach.',
  );
});

describe('how many hands there are', () => {
  const count = { all: 56, manual: 23, skat: 45, otherGames: 11 };

  test('on the home page', () => {
    expect(HOME_WAYS.hands.text(count)).toBe(
      'Es sind 56 Spiele, 45 Skatspiele von der Frage bis zum Null und 11 aus anderen Kartenspielen, jedes mit allen Karten, den Augen und Kommentaren.',
    );
  });

  test('in their index', () => {
    expect(introduceHands(count)).toMatch(
      /^Hier kannst du 56 Spiele Karte für Karte nachspielen: die 23 aus Fosters Handbuch, 22 weitere Skatspiele und elf aus anderen Kartenspielen\. _Augen_ /u,
    );
    expectGoodGerman(
      COUNTS.map((others) => introduceHands({ ...count, otherGames: others, skat: 23 + others })),
    );
  });
});

describe('the page of a hand', () => {
  test.each([
    [discussedIn('Solo', '/manual/solo/'), 'besprochen in [Solo](/manual/solo/)'],
    [
      beforeErrata(1, true),
      'Das Buch von 1922 hat Druckfehler. Dieses Spiel weicht an einer Stelle davon ab:',
    ],
    [beforeErrata(3, false), 'Dieses Spiel weicht an 3 Stellen von seiner Quelle ab:'],
    [nameNotation('Spiel 9'), 'Spiel 9 in der Notation des Buchs'],
    [
      leadTo('Nr. 9: Solo', '/hands/foster-09/'),
      'Dieses Spiel steht auf der Seite [Nr. 9: Solo](/hands/foster-09/).',
    ],
    [nameExample('Whist', 3), 'Whist, Beispiel 3'],
    [nameExample('Mate', null), 'Mate'],
    [
      titleExample('Whist, Beispiel 3', 'Der große Schlemm'),
      'Whist, Beispiel 3: Der große Schlemm',
    ],
    [
      describeExample('Kreuz ist Trumpf.', 13),
      'Kreuz ist Trumpf. 13 Stiche, Karte für Karte zum Nachspielen, mit Kommentaren.',
    ],
    [sayResult('A und C gewinnen.', '3 × 2 = 6'), 'A und C gewinnen. 3 × 2 = 6.'],
    [
      playRecord({ kind: 'solo', trump: 'C', announced: null }, 'american-1922'),
      'Oder bleib bei dem Spiel, das gespielt wurde (Solo in Kreuz), mit seinem Alleinspieler und den gedrückten Karten, und spiel es gegen die beiden aus, {seats}.',
    ],
    [SEATS.map(nameSeat).join(', '), 'Vorhand, Mittelhand, Hinterhand'],
    [asSeat('M'), 'als Mittelhand'],
  ])('%s', (said, wanted) => {
    expect(said).toBe(wanted);
  });

  test('every hand of the book is reckoned', () => {
    const hands = readHandFiles();
    const twelve = hands.find(({ id }) => id === 'foster-12')!;
    expect(sayReckoning(twelve.contract, twelve.laws, summariseHand(twelve).value)).toBe(
      'Solo in Karo: ohne 1, Spiel 2; 2 × 9 = 18. Angeschrieben: −18.',
    );
    expectGoodGerman([
      ...hands.map((hand) => sayReckoning(hand.contract, hand.laws, summariseHand(hand).value)),
      ...hands.map(({ contract, laws }) => playRecord(contract, laws)),
      ...COUNTS.flatMap((count) => [
        beforeErrata(count, true),
        describeExample('Kreuz ist Trumpf.', count),
      ]),
      HAND_FILES.about('/analyse/#x').replace(/\(.*?\)/gu, ''),
    ]);
  });
});

describe('the other pages', () => {
  test.each([
    [handsBelow(1), 'Spiel'],
    [handsBelow(2), 'Spiele'],
    [headVersion('0.13.0', 'Auf Deutsch'), '0.13.0: Auf Deutsch'],
    [lawsHead(1), 'Regel'],
    [lawsHead(2), 'Regeln'],
    [seeInstead('Wenzel', '#wenzel'), 'siehe [Wenzel](#wenzel)'],
    [sayCited(1), 'In 1 Anmerkung zitiert'],
    [sayCited(11), 'In 11 Anmerkungen zitiert'],
    [linkHandsOf('/hands/?book=eichhorn'), '[Seine Spiele](/hands/?book=eichhorn) im Verzeichnis'],
    [playedGame('Mate').title, 'Mate gegen den Computer'],
  ])('%s', (said, wanted) => {
    expect(said).toBe(wanted);
  });

  test('with numbers', () => {
    expectGoodGerman([
      introduceErrata(31, 14),
      introduceRules(98, 41),
      spellingsOf1922('/manual/technical-terms/#p193'),
      playedGame('Mate').description,
      ...COUNTS.map(sayCited),
    ]);
  });

  test('the way to the lines of a hand is called as in the menu of its table', () => {
    expect(EMBED_PAGE.howTo).toContain(`„${MENU.putOnPage}“`);
  });

  test('the fields of a hand, in German but for what stands in the data', () => {
    const inData =
      /\b(?:null|declarer|defenders|trump|winner|leader|tricks)\b|\{[^}]*\}|„M 10, [^“]*“|„\.\.\.“/gu;
    const fields = dataFields(LAW_IDS);
    expectGoodGerman(fields.map(([, meaning]) => meaning.replace(inData, 'X')));
  });
});
