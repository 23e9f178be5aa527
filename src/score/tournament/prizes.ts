/**
 * Who has won what. Foster's prizes (p. 186–187): most points and most games, net; between equals the
 * other of the two decides, then a cut; nobody has both. The hardest game is the one won without the
 * most matadors, then the most valuable, then a cut. The League's seven are `awardPrizes`.
 */
import { awardPrizes } from '../../book/exhibits/prizes/prizes.ts';
import { AWARD_TITLES, DECIDED } from '#edition/score/tournament/award-words.ts';
import { cutAward } from './award.ts';
import type { DeskAward } from './award.ts';
import { seriesAwards } from './series-awards.ts';
import { rankedBy, standingsOf } from './standings.ts';
import type { Placing } from './standings.ts';
import type { Tournament } from './tournament.ts';

/** All prizes of a tournament as things stand, in the order in which they are given. */
export function awardsOf(tournament: Tournament): readonly DeskAward[] {
  if (tournament.method === 'series') return seriesAwards(tournament);
  switch (tournament.prizes.list) {
    case 'foster':
      return fosterAwards(tournament);
    case 'league':
      return leagueAwards(tournament);
    case 'list':
      return listAwards(tournament);
  }
}

function fosterAwards(tournament: Tournament): readonly DeskAward[] {
  const { prizes } = tournament;
  const standings = standingsOf(tournament).filter(({ slips }) => slips > 0);
  const kinds = prizes.before === 'points' ? POINTS_FIRST : POINTS_FIRST.toReversed();
  const awards: DeskAward[] = [];
  const winners = new Set<number>();
  let waits = false;
  for (let place = 1; place <= prizes.each; place++) {
    for (const by of kinds) {
      const award: DeskAward = waits
        ? waitingAward(by, place, prizes.each)
        : fosterAward(
            tournament,
            rankedBy(
              standings.filter(({ player }) => !winners.has(player)),
              by,
            ),
            by,
            place,
          );
      for (const player of award.winners) winners.add(player);
      waits ||= award.winners.length === 0 && award.cutAmong.length > 0;
      awards.push(award);
    }
  }
  if (prizes.hardest) awards.push(hardestAward(tournament));
  if (prizes.booby) awards.push(boobyAward(tournament, standings));
  return awards;
}

const POINTS_FIRST = ['points', 'games'] as const;

const titleOf = (by: 'points' | 'games', place: number, each: number): string =>
  each === 1 ? AWARD_TITLES.most[by] : AWARD_TITLES.mostAt[by](place);

function waitingAward(by: 'points' | 'games', place: number, each: number): DeskAward {
  return {
    id: `${by}-${place}`,
    title: titleOf(by, place, each),
    winners: [],
    cutAmong: [],
    decided: DECIDED.waitsForCut,
    game: null,
  };
}

function fosterAward(
  tournament: Tournament,
  ranked: readonly Placing[],
  by: 'points' | 'games',
  place: number,
): DeskAward {
  const other = by === 'points' ? 'games' : 'points';
  const [first] = ranked;
  const found = { id: `${by}-${place}`, title: titleOf(by, place, tournament.prizes.each) };
  if (first === undefined) {
    return { ...found, winners: [], cutAmong: [], decided: DECIDED.nobodyLeft, game: null };
  }
  const equal = ranked.filter((one) => one[by] === first[by]);
  const level = equal.filter((one) => one[other] === first[other]).map(({ player }) => player);
  const decided = equal.length === 1 ? DECIDED.alone[by] : DECIDED.equal[by];
  return cutAward(tournament, { ...found, game: null }, level, decided);
}

function hardestAward(tournament: Tournament): DeskAward {
  const ranked = tournament.hard
    .filter(({ against }) => against > 0)
    .toSorted((a, b) => b.against - a.against || b.value - a.value);
  const [first] = ranked;
  const found = { id: 'hardest', title: AWARD_TITLES.hardest, game: first ?? null };
  if (first === undefined) {
    return { ...found, winners: [], cutAmong: [], decided: DECIDED.noHardGame };
  }
  const equal = ranked.filter(({ against }) => against === first.against);
  const level = equal.filter(({ value }) => value === first.value);
  const players = [...new Set(level.map(({ player }) => player))];
  const decided = equal.length === 1 ? DECIDED.matadors : DECIDED.value;
  const award = cutAward(tournament, found, players, decided);
  const [winner] = award.winners;
  return { ...award, game: level.find(({ player }) => player === winner) ?? first };
}

function boobyAward(tournament: Tournament, standings: readonly Placing[]): DeskAward {
  const last = standings.toSorted((a, b) => a.points - b.points)[0];
  const found = { id: 'booby', title: AWARD_TITLES.booby, game: null };
  if (last === undefined || last.points >= 0) {
    return { ...found, winners: [], cutAmong: [], decided: DECIDED.nobodyLost };
  }
  const level = standings.filter(({ points }) => points === last.points);
  return cutAward(
    tournament,
    found,
    level.map(({ player }) => player),
    DECIDED.mostLost,
  );
}

function leagueAwards(tournament: Tournament): readonly DeskAward[] {
  const { players } = tournament;
  const standings = standingsOf(tournament).filter(({ slips }) => slips > 0);
  const awards = awardPrizes(
    standings.map(({ games, player, points }) => ({
      // Names may be alike once a file has been brought together; numbers are not.
      name: String(player),
      games,
      points,
      won: tournament.hard.filter((game) => game.player === player),
    })),
  );
  return awards.map(({ game, goesFor, prize, rulesAsked, winners }): DeskAward => {
    const who = winners.map(Number).filter((player) => players[player] !== undefined);
    return {
      id: `league-${prize}`,
      title: AWARD_TITLES.league(prize, goesFor),
      winners: who,
      cutAmong: [],
      decided:
        who.length === 0
          ? DECIDED.nobodyQualifies
          : who.length > 1
            ? DECIDED.shared
            : rulesAsked === 1
              ? DECIDED.notLevel
              : DECIDED.levelTimes(rulesAsked - 1),
      game:
        tournament.hard.find(
          (one) =>
            who.includes(one.player) &&
            one.kind === game?.kind &&
            one.trump === game.trump &&
            one.against === game.against &&
            one.value === game.value,
        ) ?? null,
    };
  });
}

/** Places by the total alone; those who are level share a place, and the next is left out. */
function listAwards(tournament: Tournament): readonly DeskAward[] {
  const standings = standingsOf(tournament)
    .filter(({ slips }) => slips > 0)
    .toSorted((a, b) => b.points - a.points);
  const places = [...new Set(standings.map(({ points }) => points))];
  return places
    .map((points) => ({
      place: 1 + standings.findIndex((one) => one.points === points),
      those: standings.filter((one) => one.points === points).map(({ player }) => player),
    }))
    .filter(({ place }) => place <= tournament.prizes.each)
    .map(({ place, those }) => ({
      id: `list-${place}`,
      title: AWARD_TITLES.place(place),
      winners: those,
      cutAmong: [],
      decided: those.length > 1 ? DECIDED.sharedPlace : DECIDED.highest,
      game: null,
    }));
}
