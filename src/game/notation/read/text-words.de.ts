/** What is wrong with a hand file as a text: its characters, comments, tags and sections. */
import { grouped } from '#edition/game/words/number-words.ts';
import type { FaultWords } from '../errors.ts';
import { quote } from '../speak.ts';

const REMARK =
  'Verbessere oder lösch das. Eine Bemerkung für Autoren ist eine Zeile, die mit # beginnt.';

/** Faults that are the same whatever stands there. */
export const TEXT_FAULTS = {
  unclosedComment: {
    message: 'Dieser Kommentar hört nicht auf.',
    hint: 'Schließ ihn mit }. Gehört eine Klammer zum Text, dann schreib \\{ oder \\}.',
  },
  strayBrace: {
    message: 'Vor diesem } fängt kein Kommentar an.',
    hint: 'Lösch es, oder fang den Kommentar mit { an. Gehört die Klammer zum Text, dann schreib \\}.',
  },
  looseComment: {
    message: 'Hier gibt es nichts, wozu ein Kommentar gehören könnte.',
    hint: 'Setz ihn gleich hinter das, wovon er handelt, oder mach mit einem # davor eine Bemerkung für Autoren daraus.',
  },
  secondComment: {
    message: 'Hier steht schon ein Kommentar.',
    hint: 'Mach aus den beiden einen; mit einer Leerzeile im Kommentar beginnt ein neuer Absatz.',
  },
  emptyComment: {
    message: 'Dieser Kommentar ist leer.',
    hint: 'Schreib etwas hinein, oder lösch die Klammern.',
  },
} as const satisfies Readonly<Record<string, FaultWords>>;

export const fileTooLong = (length: number): FaultWords => ({
  message: `Die Datei hat ${grouped(length)} Zeichen; so lang ist kein Spiel.`,
  hint: 'Sieh nach, ob darin wirklich ein Spiel steht, und nur eins.',
});

/** @param code of the character, in Unicode: `001F`. */
export const badCharacter = (code: string): FaultWords => ({
  message: `Hier steht ein Zeichen, das in keinem Text vorkommt (U+${code}).`,
  hint: 'Lösch es, oder speichere die Datei als UTF-8, wenn sie anders gespeichert war.',
});

/** A word that makes no sense where it stands. */
export const noSense = (text: string): FaultWords => ({
  message: `${quote(text)} ergibt hier keinen Sinn.`,
  hint: REMARK,
});

/** Where a tag belongs that stands elsewhere. */
const PLACES = {
  beforeDeal: 'vor „deal“',
  inDeal: 'in eine eigene Zeile hinter „deal“',
  afterDeal: 'hinter die vier Zeilen der Verteilung',
  inHeads: 'vor „deal“, hinter die Verteilung oder gleich hinter eine Zeile mit „variation“',
  afterTricks: 'hinter den letzten Stich, an die Stelle des Sterns und vor result:',
} as const;
export type TagPlace = keyof typeof PLACES;

/** A tag that stands where it must not, with the place as it is expected. */
export const outOfPlace = (
  name: string,
  place: TagPlace,
): FaultWords & { readonly expected: string } => ({
  message: `„${name}:“ kann hier nicht stehen.`,
  expected: PLACES[place],
  hint: `Diese Zeile gehört ${PLACES[place]}.`,
});

/** A second `deal` or `play`, or one that comes too late. */
export const sectionOutOfPlace = (name: string): FaultWords => ({
  message: `„${name}“ steht hier zum zweiten Mal oder zu spät.`,
  hint: 'Lösch es, oder setz den Abschnitt weiter nach oben.',
});

/** @param name `deal` or `play`. */
export const wrongSectionHead = (text: string, name: string): FaultWords => ({
  message: `Mit ${quote(text)} beginnt der Abschnitt „${name}“ nicht.`,
  hint: `Schreib ${name} in eine eigene Zeile, klein und ohne Doppelpunkt.`,
});

export const noSection = (name: string): FaultWords => ({
  message: `Der Abschnitt „${name}“ fehlt.`,
  hint: `Schreib ${name} in eine eigene Zeile.`,
});

/** @param guess the tag that was probably meant. */
export const unknownTag = (name: string, guess: string | undefined): FaultWords => ({
  message: `Eine Zeile ${quote(name)} gibt es hier nicht.`,
  hint:
    guess === undefined
      ? 'Lösch die Zeile, oder mach mit einem # davor eine Bemerkung daraus.'
      : `Meinst du „${guess}“?`,
});

export const tagAgain = (name: string): FaultWords => ({
  message: `„${name}“ steht hier zum zweiten Mal.`,
  hint: 'Lösch eine der beiden Zeilen.',
});

/** A field that stands twice in the play. */
export const fieldTwice = (name: string): FaultWords => ({
  message: `„${name}“ kommt hier zweimal vor.`,
  hint: 'Lösch eine der beiden Zeilen.',
});

export const erratumFieldTwice = (name: string): FaultWords => ({
  message: `In diesem Druckfehler kommt „${name}“ zweimal vor.`,
  hint: 'Lösch eine der beiden Zeilen, oder fang einen neuen Druckfehler an.',
});

export const noColon = (word: string): FaultWords => ({
  message: `Hinter ${quote(word)} fehlt der Doppelpunkt.`,
  hint: `Schreib ${word}: und hinter dem Doppelpunkt ein Leerzeichen.`,
});
