/** What is wrong with a hand as JSON. */
import type { FaultWords } from '../errors.ts';
import { inQuotes } from '#edition/game/notation/quotes.ts';

/** Faults that are the same whatever stands there. */
export const DATA_FAULTS = {
  cutShort: {
    message: 'Dieses JSON ist nicht vollständig.',
    hint: 'Kopiere es von der ersten Klammer bis zur letzten.',
  },
  broken: {
    message: 'Ab hier ist das kein JSON mehr.',
    hint: 'Such ein Komma, ein Anführungszeichen oder eine Klammer: Irgendwo fehlt so ein Zeichen, oder es ist eins zu viel.',
  },
  noHand: {
    message: 'Dieses JSON ist kein Spiel des Buchs.',
    hint: 'Zu einem Spiel gehören id, title, contract, deal und tricks, wie in /hands/foster-09.json.',
  },
  keptFile: {
    message: 'Das ist die Datei mit allem, was du in diesem Buch aufhebst.',
    hint: 'Lade sie ganz unten auf der Seite „Alles Gemerkte“ (/kept/); deine Spiele und Skatabende sind dann auch wieder da.',
  },
  noSuit: {
    message: 'Diese Farbe gibt es nicht.',
    hint: 'Schreib "C", "S", "H", "D" oder null.',
  },
  noAnnouncement: {
    message: 'Das kann man nicht ansagen.',
    hint: 'Schreib "schneider", "schwarz" oder null.',
  },
} as const satisfies Readonly<Record<string, FaultWords>>;

/** What stands behind the name of a member that is missing, as an example or in words. */
const EXAMPLES = {
  cards: 'mit der Liste der Karten',
  contract: 'zum Beispiel { "kind": "solo", "trump": "C" }',
  deal: 'nämlich { "V": […], "M": […], "H": […], "skat": […] }',
  id: 'zum Beispiel "thursday-3", mit kleinen Buchstaben, Ziffern und Bindestrichen',
  laws: 'zum Beispiel "isko" oder ein anderes Regelwerk',
  ownId: 'also den Namen',
  ownTitle: 'also die Überschrift',
  seats: 'mit den Karten jedes Platzes',
  title: 'die Überschrift des Spiels in Anführungszeichen',
  tricks: 'die Liste der Stiche',
  tricksOrNone: 'die Liste der Stiche, die mit "brokenOff": true auch leer sein darf',
  value: 'mit seinem Wert',
} as const;
export type MemberExample = keyof typeof EXAMPLES;

export const noMember = (name: string, example: MemberExample): FaultWords => ({
  message: 'Das fehlt.',
  hint: `Ergänze ${inQuotes(name)}, ${EXAMPLES[example]}.`,
});

/** @param guess the member that was probably meant. */
export const unknownMember = (guess: string): FaultWords => ({
  message: 'Das gibt es hier nicht.',
  hint: `Meinst du ${inQuotes(guess)}?`,
});

const WANTED = {
  object: 'ein Objekt in geschweiften Klammern',
  list: 'eine Liste in eckigen Klammern',
  text: 'ein Text in Anführungszeichen',
} as const;

const KINDS: Readonly<Partial<Record<string, string>>> = {
  list: 'eine Liste',
  object: 'ein Objekt',
  string: 'ein Text',
  number: 'eine Zahl',
  boolean: 'true oder false',
};

/** A value of another kind. @param is what `typeof` says, or `list` or `null`. */
export function otherValue(wanted: keyof typeof WANTED, is: string): FaultWords {
  const found = KINDS[is];
  return {
    message: `Hier muss ${WANTED[wanted]} stehen${found === undefined ? '' : `, nicht ${found}`}.`,
    hint: 'Verbessere den Wert.',
  };
}

/** @param format as JSON. */
export const otherFormat = (format: string, readable: number): FaultWords => ({
  message: `Dieses Spiel hat das Format ${format}; gelesen wird hier das Format ${readable}.`,
  hint: 'Es kommt aus einer neueren Ausgabe: Lade die Seite neu, oder erneuere das Programm.',
});

/** @param game null where it is no text. */
export const otherGame = (game: string | null): FaultWords => ({
  message: `Hier wird etwas anderes gespielt${game === null ? '' : ` (${game})`}.`,
  hint: 'Gelesen werden nur Skatspiele, und die haben kein „game“.',
});

/** A member that is otherwise by the rules. @param value by the rules, as JSON. */
export const byTheRules = (value: string): FaultWords => ({
  message: `Nach den Regeln ist es ${value}.`,
  hint: 'Verbessere das, oder such die Karte, die falsch ist. Du kannst es auch weglassen.',
});

/** A seat for which something is said, and that played no card. @param seats those that did. */
export const noCardOfSeat = (seats: readonly string[]): FaultWords => ({
  message: 'Von diesem Platz kommt keine Karte des Stichs.',
  hint: `Schreib ${seats.join(', ')} für den Platz.`,
});

/** @param marks those that there are. */
export const noSuchMark = (marks: readonly string[]): FaultWords => ({
  message: 'Dieses Zeichen gibt es nicht.',
  hint: `Schreib ${marks.join(', ')}.`,
});

const OF_LINES =
  /\b(?:eigene Zeile|[Zz]eilen?|Leerzeichen|Datei|Kopfzeile|Doppelpunkt|contract|result:|conceded:|layout:|bidding:|why:|Lösch|lösch)\b|\*/u;

/**
 * The hint of a fault, for JSON: one that speaks of the lines of a hand file is of no use there. It does not
 * say what is expected, which has English words alone.
 */
export const hintForData = ({ hint }: FaultWords & { readonly expected: string }): string =>
  OF_LINES.test(hint) ? 'Verbessere den Wert. So sieht ein Spiel aus: /hands/foster-09.json' : hint;
