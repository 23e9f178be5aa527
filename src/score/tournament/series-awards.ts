/**
 * The places of a tournament in series. Between equal totals more games won decide, then fewer games
 * lost, then the lot: so a university's tournament quotes the international rules of Skat
 * (stura.htw-dresden.de, 2010), and fcskat.de announces the same order.
 */
import { AWARD_TITLES, BY_LOT, DECIDED } from '#edition/score/tournament/award-words.ts';
import { cutAward } from './award.ts';
import type { DeskAward } from './award.ts';
import { gamesWon, rankedInSeries, standingsOf } from './standings.ts';
import type { Placing } from './standings.ts';
import type { Tournament } from './tournament.ts';

/** The places that are given, in their order; those after a lot that is still to be drawn wait. */
export function seriesAwards(tournament: Tournament): readonly DeskAward[] {
  let left = rankedInSeries(standingsOf(tournament).filter(({ slips }) => slips > 0));
  const count = Math.min(tournament.prizes.each, left.length);
  const awards: DeskAward[] = [];
  for (let place = 1; place <= count; place++) {
    const found = { id: `series-${place}`, title: AWARD_TITLES.place(place), game: null };
    const waits = awards.some(({ winners }) => winners.length === 0);
    const award: DeskAward = waits
      ? { ...found, winners: [], cutAmong: [], decided: DECIDED.waitsForLot }
      : cutAward(tournament, found, levelWithFirst(left), decidedBy(left), BY_LOT);
    awards.push(award);
    left = left.filter(({ player }) => !award.winners.includes(player));
  }
  return awards;
}

function levelWithFirst(ranked: readonly Placing[]): readonly number[] {
  return ranked
    .filter(
      ({ games, lost, points }) =>
        points === ranked[0]?.points && games === ranked[0].games && lost === ranked[0].lost,
    )
    .map(({ player }) => player);
}

/** What sets the first of the ranked above the others. */
function decidedBy([first, second]: readonly Placing[]): string {
  if (first?.points !== second?.points) return DECIDED.highest;
  return first !== undefined && second !== undefined && gamesWon(first) > gamesWon(second)
    ? DECIDED.gamesWon
    : DECIDED.gamesLost;
}
