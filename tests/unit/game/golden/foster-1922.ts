/**
 * What Foster's Skat Manual (3rd edition, 1922) prints for its 23 Illustrative Hands, taken from
 * the text as it stands, misprints and all: the witness against which `content/hands` is held.
 * A cell that is no card (`H90`, `DQK`) is kept as printed, a stray bracket or small letter of the
 * transcription apart.
 */
import type { PrintedHand } from './printed/hand.ts';
import { PRINTED_1_TO_6 } from './printed/hands-1-to-6.ts';
import { PRINTED_7_TO_12 } from './printed/hands-7-to-12.ts';
import { PRINTED_13_TO_18 } from './printed/hands-13-to-18.ts';
import { PRINTED_19_TO_23 } from './printed/hands-19-to-23.ts';

export const PRINTED_HANDS: readonly PrintedHand[] = [
  ...PRINTED_1_TO_6,
  ...PRINTED_7_TO_12,
  ...PRINTED_13_TO_18,
  ...PRINTED_19_TO_23,
];
