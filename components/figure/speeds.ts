/** Milliseconds between cards in automatic play and when the engine plays. */
export const SPEEDS = { slow: 2600, normal: 1400, fast: 600, 'at once': 0 } as const;
export type Speed = keyof typeof SPEEDS;
