/** The messages of a page that stores its work in the browser, when it cannot. */
import type { Trouble } from '../lib/storage/format.ts';

const NOUNS = { sheets: 'Listen', sittings: 'Partien', tournaments: 'Turniere' } as const;

/** The problem of each kind, for people who enter things: `sheets`, `tournaments`. */
export function keepingTroubles(many: keyof typeof NOUNS): Readonly<Record<Trouble, string>> {
  const nouns = NOUNS[many];
  return {
    forbidden:
      'Dieser Browser speichert nichts für diese Seite: Was du eingibst, ist weg, sobald du sie verlässt. Sichere es vorher in einer Datei.',
    full: `In diesem Browser ist kein Platz mehr: Sichere die ${nouns} als Dateien und lösche, was du nicht mehr brauchst.`,
    damaged: `Einige der hier gespeicherten ${nouns} ließen sich nicht lesen. Sie wurden beiseitegelegt, nicht gelöscht; die übrigen siehst du hier.`,
    stuck: `Einige der hier gespeicherten ${nouns} ließen sich nicht lesen, und um sie beiseitezulegen, hat dieser Browser keinen Platz. Damit sie nicht verloren gehen, wird hier nichts gespeichert.`,
    newer: `Die hier gespeicherten ${nouns} stammen von einer neueren Version dieser Seite. Sie bleiben, wie sie sind; lade die Seite neu, dann siehst du sie.`,
  };
}
