/** The messages for what could not be stored. */
import type { Trouble } from '../../../lib/storage/format.ts';

/** What the reader must know about each problem; nothing of theirs is ever overwritten. */
export const TROUBLE_WORDS: Readonly<Record<Trouble, string>> = {
  forbidden:
    'Dieser Browser lässt die Seite nichts speichern. Deshalb kannst du hier kein Lesezeichen setzen.',
  full: 'In diesem Browser ist kein Platz mehr. Das wurde nicht gespeichert.',
  damaged:
    'Einiges, was hier gespeichert war, ließ sich nicht lesen. Es ist beiseitegelegt, nicht gelöscht; was lesbar war, ist noch da.',
  stuck:
    'Einiges, was hier gespeichert war, ließ sich nicht lesen, und zum Beiseitelegen fehlt der Platz. Damit nichts verloren geht, wird nichts geändert, bis wieder Platz ist.',
  newer:
    'Was du gespeichert hast, stammt aus einer neueren Fassung dieses Buchs und bleibt, wie es ist. Lade die Seite neu, dann bekommst du diese Fassung.',
};
