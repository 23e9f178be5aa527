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
import type { KeptDesk, TypedLine } from '../../../src/score/tournament/edit.ts';
import { slipOf } from '../../../src/score/tournament/standings.ts';
import type { RoundSlip, Tournament } from '../../../src/score/tournament/tournament.ts';
import { readWhole } from '../../../src/score/tournament/typed.ts';

export type SlipField = 'games' | 'points';

/** The fields of a slip: where places go by the total of a list, games are not counted. */
export function fieldsOf({ prizes }: Tournament): readonly SlipField[] {
  return prizes.list === 'list' ? ['points'] : ['points', 'games'];
}

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
    if (typedLine !== undefined) return typedLine[field];
    const slip = slipOf(tournament, round, player);
    return slip === null ? '' : String(slip[field]).replace('-', '−');
  }

  /** Whether the text of a field cannot be right. */
  isWrong(round: number, player: number, field: SlipField): boolean {
    const text = this.fieldText(round, player, field);
    const deals = openTournament(this.#desk())?.deals ?? 0;
    return isNoNumber(text) || (field === 'games' && Math.abs(readWhole(text) ?? 0) > deals);
  }

  /**
   * Takes what has been typed in a field. A complete line counts from now on; one that lacks a
   * number counts no more. A value that cannot be right leaves what counted as it was.
   */
  write(round: number, player: number, field: SlipField, text: string): void {
    const tournament = openTournament(this.#desk());
    if (tournament === null) return;
    const name = lineName(tournament, round, player);
    const line: TypedLine = {
      points: this.fieldText(round, player, 'points'),
      games: this.fieldText(round, player, 'games'),
      [field]: text,
    };
    const slip = this.#read(tournament, player, line, text);
    if (slip === 'wrong') {
      this.#change((desk) => withLine(desk, name, line));
      return;
    }
    const isEmpty = fieldsOf(tournament).every((each) => line[each].trim() === '');
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
    if (number !== null) this.write(round, player, field, String(-number));
  }

  /** The slip; null while a number is missing or wrong, which `problem` then says. */
  #read(
    tournament: Tournament,
    player: number,
    line: TypedLine,
    text: string,
  ): Pick<RoundSlip, 'games' | 'points'> | null | 'wrong' {
    const { deals, players } = tournament;
    const fields = fieldsOf(tournament);
    const name = players[player] ?? '';
    const points = readWhole(line.points);
    const games = fields.includes('games') ? readWhole(line.games) : 0;
    const tooMany = games !== null && Math.abs(games) > deals;
    const isNone = isNoNumber(text);
    this.problem = tooMany
      ? `${name}: ${Math.abs(games)} games are more than the ${deals} deals of a sitting.`
      : isNone
        ? `${name}: “${text.trim()}” is no whole number, such as 74 or −15.`
        : '';
    if (tooMany || fields.some((each) => isNoNumber(line[each]))) return 'wrong';
    return points === null || games === null ? null : { points, games };
  }
}

const isNoNumber = (text: string): boolean => text.trim() !== '' && readWhole(text) === null;
