/** Where a hand was played on the International Skat Server. */
import { SERVER } from './server-source.ts';
import type { ServedGame } from './server-source.ts';

/** The source of a hand, as its figure has it. */
export const sayServed = ({ date, game, series }: ServedGame): string =>
  [SERVER, game && `Spiel ${game}`, series && `Serie ${series}`, date].filter(Boolean).join(', ');
