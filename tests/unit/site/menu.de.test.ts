/** The tools by the names under which German readers look for them. */
import { expect, test } from 'vitest';
import { menuEntriesNamed } from '../../../src/site/menu/find-in-menu.ts';
import { FURTHER_TOOLS, MAIN_MENU, MORE_MENU } from '../../../src/site/menu/menu.ts';
import { expectGoodGerman } from '../support/good-german.ts';

const TOOLS = [...MAIN_MENU, ...MORE_MENU, ...FURTHER_TOOLS];

test('every entry is German', () => {
  expectGoodGerman(TOOLS.flatMap(({ about, text }) => [text, about]));
});

test.each([
  ['Skat lernen', '/learn/'],
  ['Skatkurs', '/learn/'],
  ['Wie geht Skat', '/learn/'],
  ['Wie spielt man Skat?', '/learn/'],
  ['Skat einfach erklärt', '/learn/'],
  ['Anleitung', '/learn/'],
  ['Skat für Anfänger', '/learn/'],
  ['Spielen', '/play/'],
  ['skat online spielen', '/play/'],
  ['gegen den Computer spielen', '/play/'],
  ['neues Spiel', '/play/'],
  ['Inhaltsverzeichnis', '/manual/'],
  ['Strategie', '/manual/'],
  ['Üben', '/practice/'],
  ['Übungen', '/practice/'],
  ['trainieren', '/practice/'],
  ['Aufgaben', '/problems/'],
  ['Skataufgabe', '/problems/'],
  ['Rätsel', '/problems/'],
  ['Regeln', '/today/'],
  ['Skatregeln', '/today/'],
  ['die Regeln von Skat', '/today/'],
  ['Skatordnung', '/today/'],
  ['ISkO', '/today/'],
  ['Spiele', '/hands/'],
  ['Beispielspiele', '/hands/'],
  ['Spielanalyse', '/analyse/'],
  ['Leichenrede', '/analyse/'],
  ['wer war schuld', '/analyse/'],
  ['Mein Blatt', '/hand/'],
  ['Reizrechner', '/hand/'],
  ['Skatrechner', '/hand/'],
  ['wie weit kann ich reizen', '/hand/'],
  ['wie hoch reizen', '/hand/'],
  ['Spielwert berechnen', '/hand/'],
  ['Serie', '/play/series/'],
  ['36 Spiele', '/play/series/'],
  ['Liste', '/score/'],
  ['Spielliste', '/score/'],
  ['Skatblock', '/score/'],
  ['Punkte aufschreiben', '/score/'],
  ['anschreiben', '/score/'],
  ['Hausregeln', '/score/'],
  ['Abrechnung', '/score/'],
  ['Turnier', '/score/tournament/'],
  ['Preisskat', '/score/tournament/'],
  ['Tischplan', '/score/tournament/'],
  ['Regal', '/shelf/'],
  ['Skatlexikon', '/glossary/'],
  ['Fachbegriffe', '/glossary/'],
  ['Lesezeichen', '/kept/'],
  ['wo war ich', '/kept/'],
  ['Datenschutz', '/kept/'],
  ['Buch herunterladen', '/manual/#take-along'],
  ['Skat App', '/offline/'],
  ['ohne Internet', '/offline/'],
  ['einbetten', '/embed/'],
  ['Impressum', '/about/'],
  ['Startseite', '/'],
  ['Frage des Tages', '/practice/today/'],
  ['Fehler wiederholen', '/practice/due/'],
  ['Statistik', '/practice/progress/'],
  ['reizen lernen', '/practice/bidding/'],
  ['Augen zählen', '/practice/points/'],
  ['Offiziersskat', '/shelf/two-handed-skat/'],
  ['Skat zu zweit', '/shelf/two-handed-skat/'],
] as const)('“%s” is %s', (words, entry) => {
  expect(menuEntriesNamed(words).map(({ href }) => href)).toEqual([entry]);
});

test.each([
  'Spiel',
  'Stich',
  'Kreuz-Bube',
  'Grand',
  'Null ouvert',
  'Skat',
  'der Skat',
  'reizen',
  '',
])('has nothing for “%s”, which is a word of the game', (words) => {
  expect(menuEntriesNamed(words)).toEqual([]);
});

test('no two entries share a name', () => {
  for (const { also, text } of TOOLS) {
    for (const name of [text, ...also]) expect(menuEntriesNamed(name), name).toHaveLength(1);
  }
});

test('the English names of the chief places still lead there', () => {
  for (const name of ['play', 'learn', 'practice', 'problems', 'rules', 'glossary', 'score']) {
    expect(menuEntriesNamed(name), name).toHaveLength(1);
  }
});
