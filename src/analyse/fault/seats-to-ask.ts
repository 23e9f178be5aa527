/** Whose decisions a reader is likely to ask about. */
import { READER_NAMES } from '#edition/analyse/reader-names.ts';
import type { Hand } from '../../game/notation/hand.ts';
import { SEATS } from '../../game/skat/seats.ts';
import type { BySeat, Seat } from '../../game/skat/seats.ts';

/** The seats, the reader’s own first where it is called “You”, else the declarer’s. */
export function seatsToAsk(
  { declarer }: Pick<Hand, 'declarer'>,
  names: BySeat<string | null> | null,
): readonly Seat[] {
  const isReader = (seat: Seat): boolean =>
    READER_NAMES.includes(names?.[seat]?.toLowerCase() ?? '');
  const own = SEATS.find(isReader) ?? declarer ?? 'V';
  return [own, ...SEATS.filter((seat) => seat !== own)];
}
