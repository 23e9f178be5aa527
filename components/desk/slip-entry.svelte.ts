/**
 * What is typed on the slips. A line counts once all of it is there; until then it stays as it was typed,
 * also while something else of the tournament is looked at.
 */
import { withSlip } from '../../src/desk/edit.ts';
import { slipOf } from '../../src/desk/standings.ts';
import type { RoundSlip, Tournament } from '../../src/desk/tournament.ts';
import { readWhole } from '../../src/desk/typed.ts';

export type SlipField = 'games' | 'points';

/** What a slip asks for: where places go by the total of a list, games are not counted. */
export function fieldsOf({ prizes }: Tournament): readonly SlipField[] {
  return prizes.list === 'list' ? ['points'] : ['points', 'games'];
}

export class SlipEntry {
  /** What is wrong with what was typed last, or the empty text. */
  told = $state('');
  /** What has been typed in lines that do not count yet, by tournament, round, player and field. */
  #typed: Readonly<Record<string, string>> = $state.raw({});
  readonly #tournament: () => Tournament | null;
  readonly #change: (change: (tournament: Tournament) => Tournament) => void;

  /**
   * @param tournament gives the one that is being run.
   * @param change changes it.
   */
  constructor(
    tournament: () => Tournament | null,
    change: (change: (tournament: Tournament) => Tournament) => void,
  ) {
    this.#tournament = tournament;
    this.#change = change;
  }

  /** What a field shows: what has been typed, else what counts. */
  shown(round: number, player: number, field: SlipField): string {
    const tournament = this.#tournament();
    if (tournament === null) return '';
    const own = this.#typed[keyOf(tournament, round, player, field)];
    if (own !== undefined) return own;
    const slip = slipOf(tournament, round, player);
    return slip === null ? '' : String(slip[field]).replace('-', '−');
  }

  /** Whether what a field shows cannot be right. */
  isWrong(round: number, player: number, field: SlipField): boolean {
    const text = this.shown(round, player, field);
    const deals = this.#tournament()?.deals ?? 0;
    return isNoNumber(text) || (field === 'games' && Math.abs(readWhole(text) ?? 0) > deals);
  }

  /**
   * Takes what has been typed in a field. A line that is complete counts from now on; one that lacks a
   * number counts no more. What cannot be right leaves what counted as it was.
   */
  write(round: number, player: number, field: SlipField, text: string): void {
    const tournament = this.#tournament();
    if (tournament === null) return;
    const fields = fieldsOf(tournament);
    const line = fields.map(
      (of) =>
        [
          keyOf(tournament, round, player, of),
          of === field ? text : this.shown(round, player, of),
        ] as const,
    );
    const others = Object.entries(this.#typed).filter(([at]) => line.every(([key]) => key !== at));
    const slip = this.#read(tournament, player, text, line);
    if (slip === 'wrong') {
      this.#typed = Object.fromEntries([...others, ...line]);
      return;
    }
    this.#change((one) => withSlip(one, round, player, slip));
    const isEmpty = line.every(([, each]) => each.trim() === '');
    this.#typed = Object.fromEntries(slip !== null || isEmpty ? others : [...others, ...line]);
  }

  /** Changes the sign of a number: the keys of a phone’s numbers have no minus. */
  turnRound(round: number, player: number, field: SlipField): void {
    const number = readWhole(this.shown(round, player, field));
    if (number !== null) this.write(round, player, field, String(-number));
  }

  /** The slip, null while a number is missing, or that something is wrong, which is told. */
  #read(
    { deals, players }: Tournament,
    player: number,
    text: string,
    line: readonly (readonly [string, string])[],
  ): Pick<RoundSlip, 'games' | 'points'> | null | 'wrong' {
    const name = players[player] ?? '';
    const [points = null, games = 0] = line.map(([, each]) => readWhole(each));
    const tooMany = games !== null && Math.abs(games) > deals;
    const isNone = isNoNumber(text);
    this.told = tooMany
      ? `${name}: ${Math.abs(games)} games are more than the ${deals} deals of a sitting.`
      : isNone
        ? `${name}: “${text.trim()}” is no whole number, such as 74 or −15.`
        : '';
    if (tooMany || line.some(([, each]) => isNoNumber(each))) return 'wrong';
    return points === null || games === null ? null : { points, games };
  }
}

const isNoNumber = (text: string): boolean => text.trim() !== '' && readWhole(text) === null;

function keyOf({ key }: Tournament, round: number, player: number, field: SlipField): string {
  return `${key} ${round} ${player} ${field}`;
}
