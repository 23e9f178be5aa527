/** Where a hand was played on the International Skat Server. */
import { makeServerSource } from './server-source.ts';

/** The source of a hand, as its figure has it. */
export const sayServed = makeServerSource;
