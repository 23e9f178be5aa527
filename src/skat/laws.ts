/** The rule books a hand can be played under. */
export const LAW_IDS = ['american-1922', 'league-1909', 'hoyle-1912', 'isko'] as const;
export type LawId = (typeof LAW_IDS)[number];
