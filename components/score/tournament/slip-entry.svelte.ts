/**
 * The text typed on the slips. A line counts once it is complete; until then it is stored as typed,
 * also while the reader looks at something else, and over a reload.
 */
import {
  lineName,
  openTournament,
  withDesk,
  withLine,
  withSlip,
} from '../../../src/score/tournament/edit.ts';
import type { KeptDesk } from '../../../src/score/tournament/edit.ts';
import {
  fieldsOf,
  hasTooManyGames,
  isNoNumber,
  isSigned,
  readLine,
  slipText,
} from '../../../src/score/tournament/slip-line.ts';
import type { SlipField, TypedLine } from '../../../src/score/tournament/slip-line.ts';
import { slipOf } from '../../../src/score/tournament/standings.ts';
import { readWhole } from '../../../src/score/tournament/typed.ts';

export class SlipEntry {
  /** The problem with the last entry, in words; empty when there is none. */
  problem = $state('');
  readonly #desk: () => KeptDesk;
  readonly #change: (change: (desk: KeptDesk) => KeptDesk) => void;

  /**
   * @param desk returns the stored desk, with the open tournament.
   * @param change changes it.
   */
  constructor(desk: () => KeptDesk, change: (change: (desk: KeptDesk) => KeptDesk) => void) {
    this.#desk = desk;
    this.#change = change;
  }

  /** The text of a field: what has been typed, else what counts. */
  fieldText(round: number, player: number, field: SlipField): string {
    const desk = this.#desk();
    const tournament = openTournament(desk);
    if (tournament === null) return '';
    const typedLine = desk.lines[lineName(tournament, round, player)];
    if (typedLine !== undefined) return typedLine[field] ?? '';
    const slip = slipOf(tournament, round, player);
    return slip === null ? '' : slipText(slip, field);
  }

  /** Whether the text of a field cannot be right. */
  isWrong(round: number, player: number, field: SlipField): boolean {
    const tournament = openTournament(this.#desk());
    if (tournament === null) return false;
    const line = this.#line(round, player);
    return (
      isNoNumber(line[field] ?? '', field) ||
      (field !== 'points' && hasTooManyGames(tournament, round, player, line))
    );
  }

  /**
   * Takes what has been typed in a field. A complete line counts from now on; one that lacks a
   * number counts no more. A value that cannot be right leaves what counted as it was.
   */
  write(round: number, player: number, field: SlipField, text: string): void {
    const tournament = openTournament(this.#desk());
    if (tournament === null) return;
    const name = lineName(tournament, round, player);
    const line: TypedLine = { ...this.#line(round, player), [field]: text };
    const { problem, slip } = readLine(tournament, round, player, line, field);
    this.problem = problem;
    if (slip === 'wrong') {
      this.#change((desk) => withLine(desk, name, line));
      return;
    }
    const isEmpty = fieldsOf(tournament).every((each) => line[each]?.trim() === '');
    this.#change((desk) =>
      withLine(
        withDesk(desk, (one) => withSlip(one, round, player, slip)),
        name,
        slip !== null || isEmpty ? null : line,
      ),
    );
  }

  /** Changes the sign of a number, because the numeric keyboard of a phone has no minus. */
  turnRound(round: number, player: number, field: SlipField): void {
    const number = readWhole(this.fieldText(round, player, field));
    if (number !== null && isSigned(field)) this.write(round, player, field, String(-number));
  }

  /** A line as its fields show it. */
  #line(round: number, player: number): TypedLine {
    const tournament = openTournament(this.#desk());
    const isSeries = tournament?.method === 'series';
    const fields: readonly SlipField[] = isSeries ? fieldsOf(tournament) : ['points', 'games'];
    return Object.fromEntries(fields.map((field) => [field, this.fieldText(round, player, field)]));
  }
}
