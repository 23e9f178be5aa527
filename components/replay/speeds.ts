/** How long a card stays before the next when the hand plays by itself, in milliseconds. */
export const SPEEDS = { slow: 2600, normal: 1400, fast: 600 } as const;
export type Speed = keyof typeof SPEEDS;
