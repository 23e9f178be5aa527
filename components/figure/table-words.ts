import { describeTable } from '../../src/game/replay/describe-table.ts';
import type { Figure } from './figure.svelte.ts';

/** Describes the table, with the reader’s own hand or that of the seat to play. */
export function tableWords(figure: Figure): string {
  return describeTable(figure.replay, figure.stop, {
    counts: figure.spoilers ? figure.skatCount : 'hidden',
    terms: figure.look.terms,
    suits: figure.look.suits,
    hand: seatToDescribe(figure),
  });
}

function seatToDescribe({ look, ownPlay, playingOn, stop }: Figure): string | null {
  if (look.view !== 'open') return look.view;
  const [readerSeats, other] = playingOn ? (ownPlay?.readerSeats ?? []) : [];
  return readerSeats !== undefined && other === undefined ? readerSeats : stop.toPlay;
}
