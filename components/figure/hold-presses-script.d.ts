/** The script of hold-presses.ts, compiled; astro.config.mjs defines it. */
declare const HOLD_PRESSES: string;
