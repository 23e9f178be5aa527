/** Whose decisions a reader is likely to ask about. */
import type { Hand } from '../../game/notation/hand.ts';
import { SEATS } from '../../game/skat/seats.ts';
import type { BySeat, Seat } from '../../game/skat/seats.ts';

/** The seats, the reader’s own first where it is called “You”, else the declarer’s. */
export function seatsToAsk(
  { declarer }: Pick<Hand, 'declarer'>,
  names: BySeat<string | null> | null,
): readonly Seat[] {
  const own = SEATS.find((seat) => names?.[seat]?.toLowerCase() === 'you') ?? declarer ?? 'V';
  return [own, ...SEATS.filter((seat) => seat !== own)];
}
