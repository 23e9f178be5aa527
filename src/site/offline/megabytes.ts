import { DECIMAL_POINT } from '#edition/game/words/decimal-point.ts';

/** `3.4 MB`, in German `3,4 MB`, not to be parted. */
export const megabytes = (bytes: number): string =>
  `${(bytes / 1e6).toFixed(1).replace('.', DECIMAL_POINT)}\u00a0MB`;
