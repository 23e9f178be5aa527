/** The outcome of a line in words. */
import type { Side } from '../skat/result.ts';
import { SEATS } from '../skat/seats.ts';
import type { BySeat, Seat } from '../skat/seats.ts';
import { listed } from '../words/lists.de.ts';
import { counted } from '../words/nouns.de.ts';
import { SEAT_WORDS } from '../words/seats.ts';

/** The end of a Ramsch, which nobody wins. */
export function sayRamsch(points: BySeat<number>, losers: readonly Seat[]): string {
  const counts = SEATS.map((seat) => `${SEAT_WORDS[seat]} ${points[seat]}`).join(', ');
  const who = listed(losers.map((seat) => SEAT_WORDS[seat])) || 'Niemand';
  return `${counts}. ${who} ${losers.length > 1 ? 'verlieren' : 'verliert'}.`;
}

/** Who played, whether they won, and who gave up. */
export interface SaidEnding {
  readonly declarer: Seat;
  readonly won: boolean;
  readonly conceded: Side | null;
}

function gaveUp({ conceded, declarer }: SaidEnding): string {
  if (conceded === null) return '';
  return conceded === 'declarer'
    ? `${SEAT_WORDS[declarer]} gibt auf. `
    : 'Die Gegenspieler geben auf. ';
}

const ending = ({ won }: SaidEnding): string => (won ? 'und gewinnt' : 'und verliert');

/** The end of a game for no trick. @param isClear whether the declarer took none. */
export function sayNullo(end: SaidEnding, isClear: boolean): string {
  const name = SEAT_WORDS[end.declarer];
  if (end.conceded === 'declarer') return `${name} gibt auf und verliert.`;
  const took = isClear ? 'macht keinen Stich' : 'macht einen Stich';
  return `${gaveUp(end)}${name} ${took} ${ending(end)}.`;
}

/** What a game with points came to. */
export interface SaidPoints {
  readonly points: number;
  /** How many of them lay beside the tricks, and where; null where that is none. */
  readonly skat: { readonly points: number; readonly where: 'put-away' | 'in-skat' } | null;
  /** Whether the game was made, but is worth less than the bid. */
  readonly overbid: boolean;
  readonly extra: 'schneider' | 'schwarz' | null;
}

const SKAT = { 'put-away': 'gedrückt', 'in-skat': 'im Skat' } as const;

const EXTRAS = { schneider: 'Schneider', schwarz: 'Schwarz' } as const;

/** The end of any other game: `Vorhand macht 77 Augen, davon 10 gedrückt, und gewinnt; Schneider.` */
export function sayPoints(end: SaidEnding, { extra, overbid, points, skat }: SaidPoints): string {
  const name = SEAT_WORDS[end.declarer];
  const beside = skat === null ? '' : `, davon ${skat.points} ${SKAT[skat.where]},`;
  const more = `${overbid ? ', weil das Spiel überreizt ist' : ''}${extra === null ? '' : `; ${EXTRAS[extra]}`}`;
  return `${gaveUp(end)}${name} macht ${counted(points, 'point')}${beside} ${ending(end)}${more}.`;
}
