/** Changes at the desk: a tournament begun, a slip written down, a prize cut for. */
import { addKeyed } from '../../lib/storage/keyed.ts';
import { cleanTournament } from './typed.ts';
import type { TypedPlan } from './typed.ts';
import type { TypedLine } from './slip-line.ts';
import type { Cut, HardGame, RoundSlip, Tournament } from './tournament.ts';

/** All that is kept: the tournaments, the last begun first, and what is typed for the next steps. */
export interface KeptDesk {
  readonly tournaments: readonly Tournament[];
  /** The one on the desk, by its key; null while none is. */
  readonly open: string | null;
  /** What has been typed of the form of the next tournament; the rest is as it is usual. */
  readonly plan: Partial<TypedPlan>;
  /** Lines of slips, by {@link lineName}. */
  readonly lines: Readonly<Record<string, TypedLine>>;
}

export const NO_TOURNAMENTS: KeptDesk = {
  tournaments: [],
  open: null,
  plan: {},
  lines: {},
};

export function openTournament({ open, tournaments }: KeptDesk): Tournament | null {
  return tournaments.find(({ key }) => key === open) ?? null;
}

/** Begins a tournament and opens it; what was typed for it has been taken over. */
export function withTournament(desk: KeptDesk, tournament: Tournament): KeptDesk {
  return {
    ...desk,
    tournaments: [tournament, ...desk.tournaments],
    open: tournament.key,
    plan: {},
  };
}

/** Changes what is typed before the seats are drawn. */
export function withPlan(desk: KeptDesk, typed: Partial<TypedPlan>): KeptDesk {
  return { ...desk, plan: { ...desk.plan, ...typed } };
}

/** The key of a line of a slip: `t1 0 2`. */
export function lineName({ key }: Tournament, round: number, player: number): string {
  return `${key} ${round} ${player}`;
}

/** Keeps a line as it is typed, in place of what stood there; with null lets it go. */
export function withLine(desk: KeptDesk, name: string, line: TypedLine | null): KeptDesk {
  const others = Object.entries(desk.lines).filter(([each]) => each !== name);
  return { ...desk, lines: Object.fromEntries(line === null ? others : [...others, [name, line]]) };
}

/** Opens a tournament, or with null none. */
export function withOpened(desk: KeptDesk, open: string | null): KeptDesk {
  return { ...desk, open };
}

/** Takes a tournament away for good. */
export function withoutTournament(desk: KeptDesk, key: string): KeptDesk {
  const { lines, open, tournaments } = desk;
  return {
    ...desk,
    tournaments: tournaments.filter((one) => one.key !== key),
    open: open === key ? null : open,
    lines: Object.fromEntries(
      Object.entries(lines).filter(([name]) => !name.startsWith(`${key} `)),
    ),
  };
}

/** Renames a tournament; with an empty name it is called after its day. */
export function withTournamentName(desk: KeptDesk, key: string, name: string): KeptDesk {
  return changed(desk, key, (one) => ({ ...one, name: cleanTournament(name) }));
}

/** Changes the tournament on the desk; nothing where there is none. */
export function withDesk(desk: KeptDesk, change: (tournament: Tournament) => Tournament): KeptDesk {
  return desk.open === null ? desk : changed(desk, desk.open, change);
}

function changed(
  desk: KeptDesk,
  key: string,
  change: (tournament: Tournament) => Tournament,
): KeptDesk {
  const tournaments = desk.tournaments.map((one) => (one.key === key ? change(one) : one));
  return { ...desk, tournaments };
}

/** Writes a slip down in place of the one that was there; with null takes it away. */
export function withSlip(
  tournament: Tournament,
  round: number,
  player: number,
  slip: Omit<RoundSlip, 'player' | 'round'> | null,
): Tournament {
  const others = tournament.slips.filter((one) => one.round !== round || one.player !== player);
  return {
    ...tournament,
    slips: slip === null ? others : [...others, { round, player, ...slip }],
  };
}

/** Notes a game that may win a prize. */
export function withHardGame(tournament: Tournament, game: HardGame): Tournament {
  return { ...tournament, hard: [...tournament.hard, game] };
}

/** Strikes such a game out. */
export function withoutHardGame(tournament: Tournament, index: number): Tournament {
  return { ...tournament, hard: tournament.hard.filter((_, at) => at !== index) };
}

/**
 * Writes down who won the cut for a prize; with null that it is still to come.
 *
 * @param among all who cut for it.
 */
export function withCut(
  tournament: Tournament,
  prize: string,
  player: number | null,
  among: readonly number[],
): Tournament {
  const others: readonly Cut[] = tournament.cuts.filter((cut) => cut.prize !== prize);
  return { ...tournament, cuts: player === null ? others : [...others, { prize, player, among }] };
}

/**
 * Brings tournaments from a file to those that are there, without losing a slip: one that only has
 * more slips takes the place of ours, one that is otherwise different stands beside it.
 */
export function addTournaments(ours: KeptDesk, theirs: Pick<KeptDesk, 'tournaments'>): KeptDesk {
  return { ...ours, tournaments: addKeyed(ours.tournaments, theirs.tournaments, hasGrown) };
}

/** The same with what is typed: of two forms, or two lines, ours where something stands in it. */
export function mergeDesks(ours: KeptDesk, theirs: KeptDesk): KeptDesk {
  return {
    ...addTournaments(ours, theirs),
    plan: (ours.plan.list ?? '').trim() === '' ? theirs.plan : ours.plan,
    lines: { ...theirs.lines, ...ours.lines },
  };
}

/** Whether one is the other with more written down, and nothing of it lost. */
function hasGrown(more: Tournament, less: Tournament): boolean {
  const rest = (one: Tournament): string =>
    JSON.stringify({ ...one, cuts: [], hard: [], slips: [], laterSeats: [] });
  const has = (all: readonly unknown[], some: readonly unknown[]): boolean => {
    const texts = new Set(all.map((each) => JSON.stringify(each)));
    return some.every((each) => texts.has(JSON.stringify(each)));
  };
  return (
    rest(more) === rest(less) &&
    // Seats given twice are different seats: only a series that the other lacks is more.
    JSON.stringify(more.laterSeats.slice(0, less.laterSeats.length)) ===
      JSON.stringify(less.laterSeats) &&
    has(more.slips, less.slips) &&
    has(more.hard, less.hard) &&
    has(more.cuts, less.cuts)
  );
}
