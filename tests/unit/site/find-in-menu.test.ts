import { describe, expect, test } from 'vitest';
import { menuEntriesNamed, menuEntryOf } from '../../../src/site/menu/find-in-menu.ts';
import { FURTHER_TOOLS, MAIN_MENU, MORE_MENU } from '../../../src/site/menu/menu.ts';

describe('the menu', () => {
  test.each([
    ['/', undefined],
    ['/learn/', '/learn/'],
    ['/manual/solo/', '/manual/'],
    ['/manual/', '/manual/'],
    ['/practice/points/', '/practice/'],
    ['/score/tournament/', '/score/tournament/'],
    ['/score/form/', '/score/'],
    ['/hands/foster-09/', '/hands/'],
    ['/shelf/mate/play/', '/shelf/'],
    ['/glossary/', '/glossary/'],
    ['/embed/', '/embed/'],
    ['/developers/', '/embed/'],
    ['/data/', '/hands/'],
    ['/hand/', '/hand/'],
    ['/play/', '/play/'],
    ['/play/series/compare/', '/play/series/'],
    ['/problems/', '/problems/'],
    ['/search/', undefined],
  ])('marks on the page %s the entry %s', (page, entry) => {
    expect(menuEntryOf(page)?.href).toBe(entry);
  });

  test.each([
    ['play', '/play/'],
    ['Play Skat', '/play/'],
    ['spielen', '/play/'],
    ['learn', '/learn/'],
    ['how to play', '/learn/'],
    ['Anfänger', '/learn/'],
    ['score', '/score/'],
    ['Skatliste', '/score/'],
    ['tournament', '/score/tournament/'],
    ['Turnier', '/score/tournament/'],
    ['practise', '/practice/'],
    ['Practice', '/practice/'],
    ['üben', '/practice/'],
    ['E-Book', '/manual/#take-along'],
    ['analyze', '/analyse/'],
    ['my hand', '/hand/'],
    ['Problems', '/problems/'],
    ['problem', '/problems/'],
    ['Aufgaben', '/problems/'],
    ['puzzles', '/problems/'],
    ['Hand-Rechner', '/hand/'],
    ['wie weit reizen', '/hand/'],
    ['bidding calculator', '/hand/'],
    ['Series', '/play/series/'],
    ['Serie', '/play/series/'],
    ['12 deals', '/play/series/'],
    ['Liste spielen', '/play/series/'],
    ['embed', '/embed/'],
    ['shelf', '/shelf/'],
    ['what you keep', '/kept/'],
    // What newcomers type, in English and German.
    ['Lehrgang', '/learn/'],
    ['Skatkurs', '/learn/'],
    ['Spiel lernen', '/learn/'],
    ['Skat lernen für Anfänger', '/learn/'],
    ['Wie spielt man Skat', '/learn/'],
    ['learn to play Skat', '/learn/'],
    ['teach me Skat', '/learn/'],
    ['the basics', '/learn/'],
    ['Regeln', '/today/'],
    ['Skatregeln', '/today/'],
    ['the rules of Skat', '/today/'],
    ['Skat online spielen', '/play/'],
    ['gegen Computer spielen', '/play/'],
    ['new game', '/play/'],
    ['Übungen', '/practice/'],
    ['Übungsaufgaben', '/practice/'],
    ['trainieren', '/practice/'],
    ['Rätsel', '/problems/'],
    ['puzzle of the day', '/problems/'],
    ['Tagesübung', '/practice/today/'],
    ['reizen lernen', '/practice/bidding/'],
    ['practice for bidding', '/practice/bidding/'],
    ['Punkte zählen', '/practice/points/'],
    ['counting points', '/practice/points/'],
    ['Fehler wiederholen', '/practice/due/'],
    ['statistics', '/practice/progress/'],
    ['sprint', '/practice/sprint/'],
    ['Reizwert berechnen', '/hand/'],
    ['Skatrechner', '/hand/'],
    ['calculator', '/hand/'],
    ['Punkte aufschreiben', '/score/'],
    ['Spielliste', '/score/'],
    ['Skatzettel', '/score/'],
    ['scorecard', '/score/'],
    ['run a tournament', '/score/tournament/'],
    ['Skat zu zweit', '/shelf/two-handed-skat/'],
    ['whose fault', '/analyse/'],
    ['Spielanalyse', '/analyse/'],
    ['Fachbegriffe', '/glossary/'],
    ['Inhaltsverzeichnis', '/manual/'],
    ['offline lesen', '/offline/'],
    ['where was I', '/kept/'],
    ['Datenschutz', '/kept/'],
    ['Kontakt', '/about/'],
    ['Startseite', '/'],
    ['download the data', '/data/'],
  ])('is found for “%s” by the entry %s, first', (words, entry) => {
    expect(menuEntriesNamed(words)[0]?.href).toBe(entry);
  });

  test.each(['lead', 'jack of clubs', 'grand', 'trick', 'solo', 'skat', 'the skat', 'Punkte', ''])(
    'has nothing for “%s”, which is a word of the game',
    (words) => {
      expect(menuEntriesNamed(words)).toEqual([]);
    },
  );

  test('no two entries share a name', () => {
    for (const { also, text } of [...MAIN_MENU, ...MORE_MENU, ...FURTHER_TOOLS]) {
      for (const name of [text, ...also]) expect(menuEntriesNamed(name), name).toHaveLength(1);
    }
  });
});
