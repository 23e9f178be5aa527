/** Which edition this process builds: Node’s own condition says so, `--conditions=german` (scripts/edition.mjs). */
import { fileURLToPath } from 'node:url';
import { IS_TRANSLATION } from '../lib/edition.ts';

/** The conditions by which a bundler chooses `#edition/…` (package.json, `imports`), before its own. */
export const EDITION_CONDITIONS: readonly string[] = IS_TRANSLATION ? ['german'] : [];

/** The folder of the whole book, by that of the edition. */
export const bookFolder = (edition: URL): string =>
  fileURLToPath(IS_TRANSLATION ? new URL('../', edition) : edition);
