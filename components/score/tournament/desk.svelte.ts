/** The tournament desk: the stored tournaments, and the open one. */
import {
  NO_TOURNAMENTS,
  addTournaments,
  openTournament,
  withDesk,
  withOpened,
  withPlan,
  withTournament,
  withTournamentName,
  withoutTournament,
} from '../../../src/score/tournament/edit.ts';
import type { KeptDesk } from '../../../src/score/tournament/edit.ts';
import { DESK_FORMAT } from '../../../src/score/tournament/desk-format.ts';
import { firstSeats, withSeats } from '../../../src/score/tournament/series.ts';
import { usualPlan } from '../../../src/score/tournament/typed.ts';
import type { TypedPlan } from '../../../src/score/tournament/typed.ts';
import type { Tournament, TournamentPlan } from '../../../src/score/tournament/tournament.ts';
import { BROWSER } from '../../../src/lib/storage/browser.ts';
import type { Browser } from '../../../src/lib/storage/format.ts';
import { Kept } from '../../../src/lib/storage/kept.ts';
import { myRules } from '../../parts/my-rules.svelte.ts';
import { keepingTroubles } from '#edition/score/keeping-words.ts';
import { newTournament } from './new-tournament.ts';
import { SlipEntry } from './slip-entry.svelte.ts';

const TROUBLES = keepingTroubles('tournaments');

const same = (a: Tournament, b: Tournament): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A lot that nobody can foresee. */
const lot = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

export type DeskView = 'forms' | 'results' | 'seats' | 'slips';

export class TournamentDesk {
  desk: KeptDesk = $state.raw(NO_TOURNAMENTS);
  /** The problem with storage, in words; empty when there is none. */
  trouble = $state('');
  /** Whether the stored tournaments have been read. */
  ready = $state(false);
  /**
   * The part of the tournament that is looked at. It stands here and not in the component, because
   * the build of the pages would take a variable that only key presses change for a constant, and
   * drop the styles of all other views.
   */
  view: DeskView = $state('seats');
  readonly #store: Kept<KeptDesk>;

  /** The form of the next tournament: what has been typed, and the rest as the reader’s rules have it. */
  readonly plan: TypedPlan = $derived({ ...usualPlan(myRules()), ...this.desk.plan });
  /** The open tournament. */
  readonly tournament = $derived(openTournament(this.desk));
  readonly slips = new SlipEntry(
    () => this.desk,
    (change) => {
      this.#store.change(change);
    },
  );

  constructor(browser: Browser = BROWSER) {
    this.#store = new Kept(DESK_FORMAT, browser, {
      // The tournament goes on whether there is room to store it or not.
      holds: true,
      tell: ({ trouble, value }) => {
        this.desk = value;
        this.trouble = trouble === null ? '' : TROUBLES[trouble];
      },
    });
  }

  /** Reads what is stored, and follows other tabs until the returned function is called. */
  open(): () => void {
    const close = this.#store.open();
    this.ready = true;
    return close;
  }

  /** Stores what is typed before the seats are drawn. */
  type(typedPlan: Partial<TypedPlan>): void {
    this.#store.change((desk) => withPlan(desk, typedPlan));
  }

  /**
   * Seats the players and opens the tournament.
   *
   * @param isByLot whether by lot, or in the order of the list.
   */
  begin(plan: TournamentPlan, isByLot: boolean): void {
    const tournament = newTournament(plan, firstSeats(plan, isByLot ? lot : null));
    this.#store.change((desk) => withTournament(desk, tournament));
  }

  show(key: string | null): void {
    this.slips.problem = '';
    this.#store.change((desk) => withOpened(desk, key));
  }

  rename(key: string, name: string): void {
    this.#store.change((desk) => withTournamentName(desk, key, name));
  }

  remove(key: string): void {
    this.#store.change((desk) => withoutTournament(desk, key));
  }

  /** Changes the open tournament. */
  change(change: (tournament: Tournament) => Tournament): void {
    this.#store.change((desk) => withDesk(desk, change));
  }

  /** Draws the lots for the first seats again, until a slip has come in or a series has followed. */
  redraw(): void {
    this.change((one) =>
      one.slips.length > 0 || one.laterSeats.length > 0
        ? one
        : { ...one, seats: firstSeats(one, lot) },
    );
  }

  /** Gives the second or a later series its seats, or new ones until a slip of it has come in. */
  seat(round: number): void {
    this.change((one) => withSeats(one, round, lot));
  }

  /** Adds tournaments from a file; returns how many were new or have grown. */
  bringBack(tournaments: readonly Tournament[]): number {
    const before = this.desk.tournaments;
    this.#store.change((desk) => addTournaments(desk, { tournaments }));
    return this.desk.tournaments.filter((one) => !before.some((old) => same(old, one))).length;
  }
}
