/** Where the moves of a game record, or its result, are against the rules. */
import type { BiddingError } from '../../skat/bidding.ts';
import type { IllegalPlay } from '../../skat/play.ts';
import type { Seat } from '../../skat/seats.ts';
import type { HandValue } from '../../skat/value.ts';
import { listed } from '#edition/game/words/lists.ts';
import { explainValue } from '#edition/game/words/value.ts';
import { SEAT_WORDS } from '../../words/seats.ts';
import type { FaultWords } from '../errors.ts';
import { quote } from '../speak.ts';
import { issPlayer } from './players.ts';

const CORRECT_GAME =
  'Verbessere die Ansage, oder ändere, ob der Alleinspieler den Skat aufgenommen hat.';
const CORRECT_RESULT = 'Verbessere das Ergebnis oder das Reizen.';
const CORRECT_SHOWN = 'Verbessere die Karten, oder lösch sie: In der Verteilung stehen sie schon.';

/** Faults that are the same whatever stands there. */
export const RULES_FAULTS = {
  nothingInNull: { message: 'Beim Null kann man nichts ansagen.', hint: CORRECT_GAME },
  isFromHand: {
    message: 'Der Alleinspieler hat den Skat liegen lassen, also ist es ein Handspiel.',
    hint: CORRECT_GAME,
  },
  skatTaken: {
    message:
      'Der Alleinspieler hat den Skat aufgenommen. Dann kann er nicht mehr aus der Hand spielen und auch nichts ansagen.',
    hint: CORRECT_GAME,
  },
  shownDiffer: {
    message: 'Die gezeigten Karten sind nicht die zehn des Alleinspielers.',
    hint: CORRECT_SHOWN,
  },
  shownNotOpen: {
    message: 'Es werden Karten gezeigt, aber das Spiel ist nicht ouvert.',
    hint: CORRECT_SHOWN,
  },
  allPassed: {
    message: 'Im Protokoll steht ein Ergebnis, aber alle drei haben gepasst.',
    hint: CORRECT_RESULT,
  },
  wasPlayed: {
    message: 'Laut Protokoll haben alle drei gepasst, aber das Spiel wurde gespielt.',
    hint: CORRECT_RESULT,
  },
  resultTooEarly: {
    message:
      'Im Protokoll steht ein Ergebnis, aber die Karten hören auf, bevor das Spiel entschieden ist.',
    hint: 'Das Spiel bricht dort ab, und sein Ergebnis bleibt offen. Kopiere das Protokoll ganz.',
  },
} as const satisfies Readonly<Record<string, FaultWords>>;

export const noGame = (text: string): FaultWords => ({
  message: `${quote(text)} ist kein Spiel.`,
  hint: 'Schreib zum Beispiel G für Grand, CH für Kreuz Hand, NOH für Null ouvert Hand.',
});

/** A step of the bidding that is against the rules. */
export interface WrongStep extends Pick<BiddingError, 'code' | 'turn' | 'above'> {
  /** Who takes it; null is the server. */
  readonly seat: Seat | null;
  /** What is bid, 0 where nothing is. */
  readonly amount: number;
  /** As the record writes it. */
  readonly action: string;
}

const seats = (turn: readonly Seat[]): string =>
  listed(
    turn.map((seat) => SEAT_WORDS[seat]),
    'or',
  );

/** What is wrong with a step of the bidding. */
export function wrongStep(step: WrongStep): FaultWords {
  return {
    message: sayWrongStep(step),
    hint: 'Verbessere das Reizen: Mittelhand (1) reizt Vorhand (0), dann reizt Hinterhand (2) weiter.',
  };
}

function sayWrongStep({ above, action, amount, code, seat, turn }: WrongStep): string {
  const who = seat === null ? 'Der Server' : SEAT_WORDS[seat];
  switch (code) {
    case 'not-higher':
      return `${who} bietet ${amount}, aber ${above ?? 0} ist schon geboten.`;
    case 'no-such-value':
      return `Kein Spiel ist ${amount} wert, also kann man das nicht reizen.`;
    case 'bidding-is-over':
      return 'Das Reizen war vorher schon zu Ende.';
    case 'unfinished':
      return `Vor ${quote(action)} ist das Reizen noch nicht zu Ende.`;
    case 'must-answer':
      return `${who} ist gefragt und kann nur y (ja) oder p (passe) sagen.`;
    case 'nothing-to-answer':
      return `Es gibt kein Gebot, zu dem ${who} y (ja) sagen könnte.`;
    case 'out-of-turn':
      return `Hier sagt ${who} etwas, aber ${seats(turn)} ist an der Reihe.`;
  }
}

/** @param card as the record writes it. */
export const layoutNotHeld = (declarer: Seat, card: string): FaultWords => ({
  message: `${SEAT_WORDS[declarer]} drückt ${card}, hat die Karte aber nicht.`,
  hint: 'Verbessere die zwei Karten oder die Verteilung.',
});

/** Another skat than that of the deal. @param taken as the record writes them, as `dealt`. */
export const skatDiffers = (taken: readonly string[], dealt: readonly string[]): FaultWords => ({
  message: `Der Alleinspieler nimmt ${listed(taken)} auf, aber nach der Verteilung liegen ${listed(dealt)} im Skat.`,
  hint: 'Verbessere eins von beiden: Die letzten zwei Karten der Verteilung sind der Skat.',
});

export const wrongTurn = (seat: Seat, trick: number): FaultWords => ({
  message: `Im ${trick}. Stich ist ${SEAT_WORDS[seat]} (${issPlayer(seat)}) an der Reihe.`,
  hint: 'Wer einen Stich macht, spielt zum nächsten aus. Hier fehlt eine Karte, oder im Stich davor stimmt etwas nicht.',
});

export const unexpectedMove = (action: string): FaultWords => ({
  message: `${quote(action)} ist keine Karte und auch sonst nichts, was hier stehen kann.`,
  hint: 'Verbessere den Zug, oder lösch ihn samt dem Spieler davor.',
});

/** A card that may not be played. @param card as the record writes it. */
export const illegalCard = (
  why: IllegalPlay,
  seat: Seat,
  card: string,
  trick: number,
): FaultWords => ({
  message:
    why === 'must-follow'
      ? `${SEAT_WORDS[seat]} spielt im ${trick}. Stich ${card}, muss aber bedienen.`
      : `${SEAT_WORDS[seat]} spielt im ${trick}. Stich ${card}, hat die Karte aber nicht.`,
  hint: 'Such den Fehler in diesem Stich oder einem davor, bei den gedrückten Karten oder in der Verteilung.',
});

/**
 * A part of the result that is another by the rules.
 *
 * @param stated as the record writes it, as `real`.
 * @param value where the part is the score.
 */
export const resultDiffers = (
  stated: string,
  real: string,
  value: HandValue | null,
): FaultWords => ({
  message: `Im Protokoll steht ${stated}, nach den Regeln ist es ${real}${value === null ? '' : `: ${explainValue(value)}`}.`,
  hint: 'Das Spiel bekommt das Ergebnis nach den Regeln. Ist eine Karte oder ein Gebot falsch, dann verbessere es; auch der Server hat seine Regeln im Lauf der Jahre geändert.',
});
