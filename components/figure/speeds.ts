/**
 * How long a card stays before the next when the hand plays by itself, or the engine does, in
 * milliseconds.
 */
export const SPEEDS = { slow: 2600, normal: 1400, fast: 600, 'at once': 0 } as const;
export type Speed = keyof typeof SPEEDS;
