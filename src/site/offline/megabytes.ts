import { decimal } from '../../game/words/decimal.ts';

/** `3.4 MB`, in German `3,4 MB`, not to be parted. */
export const megabytes = (bytes: number): string => `${decimal(bytes / 1e6, 1)}\u00a0MB`;
