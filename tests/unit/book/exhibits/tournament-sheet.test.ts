/** The sheet of the chapter on tournaments adds up, and its prizes are those the text gives. */
import { expect, test } from 'vitest';
import { tournamentSheet } from '../../../../src/book/exhibits/tournament/tournament-sheet.ts';
import { bidValues } from '../../../../src/game/skat/bid-values.ts';
import { LAWS } from '../../../../src/game/skat/laws.ts';
import { readChapter } from '../../content/chapter-text.ts';
import { quoting } from '../../content/quote.ts';

const chapter = readChapter('content/manual/24-management-of-tournaments.mdx');
const says = quoting(chapter);
const { games = '', players: names = '' } =
  chapter.tags.find(({ name }) => name === 'TournamentSheet')?.props ?? {};
const sheet = tournamentSheet(names.split(' '), games);
const best = (of: 'points' | 'games', sign = 1): string =>
  sheet.players.toSorted((a, b) => sign * (b[of] - a[of]))[0]!.name;

test('three rounds of four deals, one game to a line', () => {
  says('A sheet of ours after twelve deals, which are three rounds.');
  expect(sheet.lines.map(({ deal }) => deal)).toEqual([...Array(12).keys()].map((n) => n + 1));
});

test('the points of a player are those won less those lost, and so are the games', () => {
  for (const { games: net, gamesLost, gamesWon, lost, points, won } of sheet.players) {
    expect(points).toBe(won - lost);
    expect(net).toBe(gamesWon - gamesLost);
  }
  const all = sheet.lines.reduce((sum, { score }) => sum + score, 0);
  expect(sheet.players.reduce((sum, { points }) => sum + points, 0)).toBe(all);
});

test('Jones has the points, Smith the games, Brown the hardest game and Green the booby', () => {
  says(
    'If the sheet above were the only one, the prize for points would be Jones’s with 74, and the prize for games Smith’s, with four won and one lost.',
    'On the sheet above the prize for the hardest game is Brown’s, whose heart Solo was won without 6.',
    'On this sheet it would be Green’s, whose score is −15.',
  );
  expect(best('points')).toBe('Jones');
  expect(sheet.players.find(({ name }) => name === 'Jones')?.points).toBe(74);
  expect(best('games')).toBe('Smith');
  expect(sheet.players.find(({ name }) => name === 'Smith')).toMatchObject({
    gamesWon: 4,
    gamesLost: 1,
  });
  const remarks = sheet.lines.filter(({ remark }) => remark !== '');
  expect(remarks).toMatchObject([{ player: 1, score: 7 * 10 }]);
  expect(best('points', -1)).toBe('Green');
  expect(sheet.players.find(({ name }) => name === 'Green')?.points).toBe(-15);
});

test('every score on it is the value of a game, or double that of a Gucki', () => {
  const values = bidValues(LAWS['american-1922']);
  for (const { score } of sheet.lines) {
    const size = Math.abs(score);
    expect(values.includes(size) || (score < 0 && size % 24 === 0), String(score)).toBe(true);
  }
});

test('a line that names nobody is refused', () => {
  expect(() => tournamentSheet(['Smith'], 'Jones +24')).toThrow('Jones +24');
  expect(() => tournamentSheet(['Smith'], 'Smith 24')).toThrow('Smith 24');
});
