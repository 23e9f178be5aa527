/** What is wrong with the tricks and variations of a hand file as they are written. */
import type { Card } from '../../skat/cards.ts';
import { inWords } from '../../words/number-words.de.ts';
import type { FaultWords } from '../errors.ts';
import { quote } from '../speak.ts';

const VARIATION = 'Schreib zum Beispiel: variation low-ruff: Mittelhand sticht klein';
const WRITE_END =
  'Schreib end in eine eigene Zeile, wo die Variante aufhört und das Spiel darüber weitergeht.';

/** Faults that are the same whatever stands there. */
export const TRICK_FAULTS = {
  openBeforeTrick: {
    message: 'Bei der Variante vor diesem Stich fehlt „end“.',
    hint: WRITE_END,
  },
  openAtEnd: {
    message: 'Bei dieser Variante oder einer darin fehlt „end“.',
    hint: WRITE_END,
  },
  strayEnd: {
    message: 'Hier ist keine Variante offen, die aufhören könnte.',
    hint: 'Lösch das „end“, oder such darüber eins, das zu viel ist.',
  },
  lateVariation: {
    message: 'Diese Variante steht hinter dem Ende ihres Spiels.',
    hint: 'Setz sie weiter nach oben, vor *, conceded: und result:.',
  },
  noTitle: {
    message: 'Diese Variante hat keine Überschrift.',
    hint: VARIATION,
  },
} as const satisfies Readonly<Record<string, FaultWords>>;

export const noSeat = (text: string): FaultWords => ({
  message: `${quote(text)} ist kein Platz.`,
  hint: 'Schreib den Platz als einen Großbuchstaben.',
});

/** @param guess the card that was probably meant. */
export const noCard = (text: string, guess: Card | undefined): FaultWords => ({
  message: `${quote(text)} ist keine Karte.`,
  hint:
    guess === undefined
      ? 'Schreib Farbe und Rang zusammen und zwischen zwei Karten ein Leerzeichen.'
      : `Meinst du ${guess}?`,
});

/** A trick that begins with a card. @param seat one that might lead. */
export const noLeader = (trick: number, seat: string, card: string): FaultWords => ({
  message: `Im ${trick}. Stich steht nicht, wer ausspielt.`,
  hint: `Schreib zuerst den Platz: ${trick}. ${seat} ${card} …`,
});

/** A mark that stands alone. */
export const looseMark = (mark: string): FaultWords => ({
  message: `Das Zeichen ${quote(mark)} steht nicht direkt hinter seiner Karte.`,
  hint: 'Lösch das Leerzeichen davor.',
});

export const noMark = (mark: string): FaultWords => ({
  message: `Das Zeichen ${quote(mark)} gibt es nicht.`,
  hint: 'Nimm eins von den dreien: !, ? oder !?',
});

/** A word after the last card of a trick. @param size how many cards it may have. */
export const tooManyCards = (
  trick: number,
  text: string,
  size: number,
  hasPoints: boolean,
): FaultWords => ({
  message: `Im ${trick}. Stich steht hinter ${inWords(size)} Karten noch etwas: ${quote(text)}.`,
  hint: hasPoints
    ? 'Schreib hinter die letzte Karte, wer den Stich macht und wie viele Augen darin liegen: = V 18'
    : 'Schreib hinter die letzte Karte ein = und dann, wer den Stich macht.',
});

/** @param size how many cards a trick should have. */
export const countedTooEarly = (trick: number, cards: number, size: number): FaultWords => ({
  message: `Der ${trick}. Stich ist ${cards === 0 ? 'ohne eine Karte' : `schon nach ${inWords(cards, 'feminine', 'dative')} von ${inWords(size)} Karten`} gezählt.`,
  hint: 'Trag die fehlende Karte nach, oder lass das = und alles dahinter weg, wenn das Spiel hier abbricht.',
});

export const noPoints = (text: string): FaultWords => ({
  message: `${quote(text)} ist keine Zahl von Augen.`,
  hint: 'Schreib, wer den Stich macht und wie viele Augen darin liegen: = V 18',
});

/** A trick after the end of the play. */
export const afterEnd = (trick: number): FaultWords => ({
  message: `Der ${trick}. Stich steht hinter dem Ende des Spiels.`,
  hint: 'Setz den Stich weiter nach oben, oder lösch ihn.',
});

/** @param deepest how deep variations may lie in one another. */
export const tooDeep = (deepest: number): FaultWords => ({
  message: `Hier sind mehr als ${deepest} Varianten ineinander verschachtelt.`,
  hint: 'Vielleicht fehlt darüber ein „end“; sonst setz die Variante weiter nach außen.',
});

/** The number of a trick, written otherwise: `3)`. */
export const wrongNumberForm = (text: string, number: number): FaultWords => ({
  message: `${quote(text)} ist nicht die Nummer eines Stichs.`,
  hint: `Schreib die Nummer, einen Punkt, ein Leerzeichen und dann, wer ausspielt: ${number}. V`,
});

export const wrongVariationHead = (text: string): FaultWords => ({
  message: `Mit ${quote(text)} beginnt keine Variante.`,
  hint: VARIATION,
});
