/** An evening: kept without loss, reported as one would count it by hand. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  EVENINGS_FORMAT,
  addEvenings,
  renameEvening,
  withCost,
  withEvening,
} from '../../../../src/analyse/evening/evening-format.ts';
import type { Evening } from '../../../../src/analyse/evening/evening-format.ts';
import type { Cost } from '../../../../src/game/analysis/deeds.ts';
import { reportOf } from '../../../../src/analyse/evening/report.ts';
import { makeSheet } from '../../../../src/analyse/evening/evening-table.ts';
import { decidedWords, givenWords } from '#edition/analyse/evening/cost-words.ts';
import { decidedBy, givenIn } from '../../../../src/analyse/evening/decided.ts';
import { entriesOf } from '../../../../src/analyse/evening/entry-of.ts';
import { readPaste } from '../../../../src/analyse/paste/read.ts';

const FILE = readFileSync('tests/unit/game/notation/iss/records.sgf', 'utf8');
const GAMES = entriesOf(readPaste(FILE));

const COST: Cost = {
  measure: 'points',
  needed: 61,
  best: 70,
  end: 59,
  mistakes: [
    { place: 't3.1', side: 'declarer', seat: 'H', deed: 'lead', cost: 15, turned: true },
    { place: 't4.2', side: 'defenders', seat: 'V', deed: 'second', cost: 4, turned: false },
  ],
};
const evening = (key: string, texts: readonly string[]): Evening => ({
  key,
  name: `Evening ${key}`,
  at: '2026-11-22T20:00:00.000Z',
  games: texts.map((text) => ({ text, cost: null, reviews: [] })),
});
const { make, read } = EVENINGS_FORMAT;

describe('evenings', () => {
  test('come back as they were kept, with what was found of their games', () => {
    const kept = withCost([evening('e1', ['a', 'b'])], 'e1', 'b', COST);
    const stored: unknown = JSON.parse(JSON.stringify(make(kept)));
    expect(read(stored)).toEqual({ is: 'whole', value: kept });
    expect(kept[0]!.games.map(({ cost }) => cost)).toEqual([null, COST]);
  });

  test('with the same games are one, and lose nothing that was found', () => {
    const kept = withCost([evening('e2', ['x']), evening('e1', ['a', 'b'])], 'e1', 'a', COST);
    const again = withEvening(kept, evening('e3', ['a', 'b']));
    expect(again.map(({ key }) => key)).toEqual(['e1', 'e2']);
    expect(again[0]!.games[0]!.cost).toEqual(COST);
  });

  test('of a file come behind those there; what is found on either side stays', () => {
    const ours = [evening('e1', ['a', 'b'])];
    const theirs = withCost([evening('e1', ['c']), evening('e9', ['a', 'b'])], 'e9', 'a', COST);
    const both = addEvenings(ours, theirs);
    expect(both.map(({ key }) => key)).toEqual(['e1', 'e1-2']);
    expect(both[0]!.games[0]!.cost).toEqual(COST);
    expect(addEvenings(both, theirs)).toEqual(both);
  });

  test('are renamed; damaged ones are left out, the sound ones stay, newer ones are not read', () => {
    expect(renameEvening([evening('e1', ['a'])], 'e1', ' At  Anna’s\n')[0]!.name).toBe('At Anna’s');
    const sound = evening('e1', ['a']);
    const bad = [
      null,
      { ...sound, key: 'Ä' },
      { ...sound, at: 'once' },
      { ...sound, games: [{ text: 7 }] },
    ];
    for (const one of bad) {
      const reading = read({ version: 1, evenings: [sound, one] });
      expect(reading.is).toBe('damaged');
      expect(reading.is === 'damaged' && reading.value[0]).toEqual(sound);
    }
    expect(read({ version: 2 })).toEqual({ is: 'newer' });
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        expect(read({ version: 1, evenings: [data] }).is).toMatch(/^(?:whole|damaged)$/);
      }),
    );
  });
});

describe('the report', () => {
  const played = GAMES.map((game) => ({ game, cost: null }));

  test('counts what the records themselves say: won, lost, and the scores', () => {
    const stated = [...FILE.matchAll(/R\[d:(\d) (win|loss) v:(-?\d+)/gu)];
    const { all } = reportOf(played);
    const won = stated.filter(([, , how]) => how === 'win').length;
    expect([all.won, all.lost]).toEqual([won, stated.length - won]);
    // Where a record’s own number differs from the rules the list says so.
    const agreeing = played.filter(
      ({ game }) => game.remarks.length === 0 && game.outcome !== null,
    );
    for (const { game } of agreeing) {
      const [, , , score] = /R\[d:(\d) (win|loss) v:(-?\d+)/u.exec(game.text)!;
      expect(game.outcome!.score).toBe(Number(score));
    }
  });

  test('adds up alike by player, by seat and by game', () => {
    const report = reportOf(played);
    for (const rows of [report.byPlayer, report.bySeat]) {
      const sum = rows.reduce((total, { tally }) => total + tally.score, 0);
      expect(sum).toBe(report.all.score);
    }
    expect(report.games).toBe(GAMES.length);
    expect(report.byGame.every(({ tally }) => tally.won + tally.lost > 0)).toBe(true);
  });

  test('sorts mistakes by side and kind, and by the player who made them', () => {
    const [game] = GAMES;
    const { byPlayerMistakes, mistakes } = reportOf([{ game: game!, cost: COST }]);
    expect(mistakes).toEqual([
      { side: 'declarer', deed: 'lead', count: 1, cost: 15, turned: 1 },
      { side: 'defenders', deed: 'second', count: 1, cost: 4, turned: 0 },
    ]);
    expect(byPlayerMistakes).toEqual([
      { name: 'zoot', count: 1, cost: 4, turned: 0 },
      { name: 'kermit', count: 0, cost: 0, turned: 0 },
      { name: 'foo', count: 1, cost: 15, turned: 1 },
    ]);
    expect([decidedWords(decidedBy(game!, COST)!), givenWords(givenIn(COST))]).toEqual([
      'lost in the play',
      'the declarer gave away 15, the defenders gave away 4',
    ]);
  });

  test('is taken along as a table in which no name is a formula', () => {
    const [game] = GAMES;
    const odd = { ...game!, players: { V: '=1+1', M: 'a "b", c', H: null } };
    const [head, row] = makeSheet([{ game: odd, cost: COST }]).split('\r\n');
    expect(head).toMatch(/^Number,Name,Date,Vorhand/);
    expect(row).toContain(`'=1+1,"a ""b"", c",,Hinterhand,H,`);
    expect(row).toContain(',no,59,-54,70,15,4,play,');
  });
});
