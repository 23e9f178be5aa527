/** The rule book of the International Skat Server. */
import { LAWS } from '../../skat/laws.ts';
import type { Law } from '../../skat/laws.ts';

/** The International Skat Order, under which every game of the server is bid, played and settled. */
export const SERVER_LAW: Law = LAWS.isko;
