/** What keeps a game record from being read: its fields, its moves, its cards. */
import type { Seat } from '../../skat/seats.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { grouped } from '#edition/game/words/number-words.ts';
import type { FaultWords } from '../errors.ts';
import { quote } from '../speak.ts';
import { issPlayer } from './players.ts';

const COPY_WHOLE = 'Kopiere das Protokoll ganz, von (; bis ;).';
const CUT_SHORT = 'Wahrscheinlich fehlt das Ende des Protokolls: Kopiere es ganz, von (; bis ;).';
const ENDED_EARLY =
  'Lösch, was danach kommt, oder such den Fehler, durch den das Spiel zu früh zu Ende ist.';

/** Faults that are the same whatever stands there. */
export const RECORD_FAULTS = {
  noRecord: { message: 'Hier steht kein Spielprotokoll.', hint: COPY_WHOLE },
  noMoves: { message: 'Im Protokoll fehlen die Züge.', hint: CUT_SHORT },
  noDeal: { message: 'Im Protokoll fehlt die Verteilung.', hint: COPY_WHOLE },
  moveAfterEnd: { message: 'Vor diesem Zug ist das Spiel schon zu Ende.', hint: ENDED_EARLY },
  hiddenCard: {
    message: 'Diese Karte ist verdeckt: Das Protokoll zeigt das Spiel so, wie ein Spieler es sah.',
    hint: 'Nimm das vollständige Protokoll, das der Server nach dem Spiel ausgibt.',
  },
} as const satisfies Readonly<Record<string, FaultWords>>;

/** More text than is read at once. */
export const textTooLong = (length: number): FaultWords => ({
  message: `Der Text hat ${grouped(length)} Zeichen.`,
  hint: 'Teil ihn in mehrere auf.',
});

export const unclosedField = (label: string): FaultWords => ({
  message: `Dem Feld ${label} fehlt die schließende Klammer.`,
  hint: CUT_SHORT,
});

export const fieldTwice = (label: string): FaultWords => ({
  message: `Das Feld ${label} kommt zweimal vor.`,
  hint: 'Lösch eins der beiden oder setz (; zwischen zwei Protokolle.',
});

/** @param game what the record says its game is. */
export const otherGame = (game: string): FaultWords => ({
  message: `Das ist das Protokoll eines anderen Spiels: ${quote(game)}.`,
  hint: 'Füg ein Protokoll des International Skat Servers ein.',
});

export const noField = (text: string): FaultWords => ({
  message: `${quote(text)} ist kein Feld eines Protokolls.`,
  hint: COPY_WHOLE,
});

export const noPlayer = (text: string): FaultWords => ({
  message: `${quote(text)} ist kein Spieler.`,
  hint: 'Ein Zug besteht aus zwei Wörtern: erst der Spieler, dann was er tut. Davor fehlt ein Wort, oder es ist eins zu viel.',
});

/** @param player as the record writes it: `0`, `w`. */
export const noAction = (player: string): FaultWords => ({
  message: `Das Protokoll hört nach ${quote(player)} auf, und der Zug dazu fehlt.`,
  hint: 'Wahrscheinlich fehlt das Ende des Protokolls: Kopiere es ganz, oder lösch dieses Wort.',
});

const whose = (seat: Seat | null): string =>
  seat === null ? 'der Server' : `Spieler ${issPlayer(seat)}`;

/** A move of another than the one whose turn it is; null is the server. */
export const notYourMove = (due: Seat | null, mover: Seat | null): FaultWords => ({
  message: `Hier ist ${whose(due)} am Zug und nicht ${whose(mover)}.`,
  hint: 'Hier fehlt ein Zug, oder einer steht zweimal da.',
});

/** A move after the end of the play. @param action as the record writes it. */
export const afterEnd = (action: string): FaultWords => ({
  message: `Vor ${quote(action)} ist das Spiel schon zu Ende.`,
  hint: ENDED_EARLY,
});

export const noCard = (text: string): FaultWords => ({
  message: `${quote(text)} ist keine Karte.`,
  hint: 'Schreib zum Beispiel CJ für den Kreuz-Buben und HT für die Herz-Zehn.',
});

/** @param card as the record writes it. */
export const cardTwice = (card: string): FaultWords => ({
  message: `${card} kommt zweimal vor.`,
  hint: 'Verbessere eine der beiden.',
});

/** A wrong number of cards. @param isDeal whether they should be all 32. */
export const wrongCount = (cards: number, isDeal: boolean): FaultWords => ({
  message: `Hier ${cards === 1 ? 'steht' : 'stehen'} ${counted(cards, 'card')}.`,
  hint: isDeal
    ? 'Zur Verteilung gehören zehn Karten für jeden der Spieler 0, 1 und 2 und dann die beiden im Skat.'
    : 'Schreib die Karten mit Punkten dazwischen, wie in D7.H8.',
});

/**
 * A result of which a part is missing.
 *
 * @param words those of which one should stand there, or the letter before a number: `d:`.
 */
export const resultLacks = (result: string, words: readonly string[]): FaultWords => ({
  message: `Im Ergebnis ${quote(result)} fehlt ${words.length === 1 ? `${words.join()} mit einer Zahl` : listed(words, 'or')}.`,
  hint: 'Kopiere das Protokoll ganz, oder lösch das Feld R: Dann kommt das Ergebnis aus den Regeln.',
});
