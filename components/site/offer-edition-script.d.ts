/** The script of offer-edition.ts, compiled; astro.config.mjs defines it. */
declare const OFFER_EDITION: string;
