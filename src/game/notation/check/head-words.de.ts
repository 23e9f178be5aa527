/** What is wrong with the head of a hand, with its errata and with the names in it. */
import type { Card } from '../../skat/cards.ts';
import type { Contract, ContractKind } from '../../skat/contract.ts';
import { SUIT_WORDS } from '../../words/cards.ts';
import { kindName, kindWithArticle } from '../../words/game-name.de.ts';
import type { FaultWords } from '../errors.ts';
import { quote } from '../speak.ts';

export const noTag = (name: string): FaultWords => ({
  message: `Die Kopfzeile „${name}“ fehlt.`,
  hint: `Schreib eine Zeile ${name}: …`,
});

export const emptyTag = (name: string): FaultWords => ({
  message: `In der Kopfzeile „${name}“ steht nichts.`,
  hint: 'Schreib etwas hinter den Doppelpunkt, oder lösch die Zeile.',
});

export const noId = (text: string): FaultWords => ({
  message: `${quote(text)} kann hinter id nicht stehen.`,
  hint: 'Schreib kleine Buchstaben, Ziffern und Bindestriche, zum Beispiel: id: foster-09',
});

export const noHandNumber = (text: string): FaultWords => ({
  message: `${quote(text)} ist keine Nummer eines Spiels.`,
  hint: 'Schreib zum Beispiel: number: 9',
});

/** @param guess the id of the rule book that was probably meant. */
export const noLaws = (text: string, guess: string | undefined): FaultWords => ({
  message: `${quote(text)} ist kein Regelwerk.`,
  hint: guess === undefined ? 'Schreib zum Beispiel: laws: american-1922' : `Meinst du ${guess}?`,
});

/** Faults that are the same whatever stands there. */
export const HEAD_FAULTS = {
  declarerInRamsch: {
    message: 'Ein Ramsch hat keinen Alleinspieler: Jeder spielt für sich.',
    hint: 'Lösch die Zeile.',
  },
} as const satisfies Readonly<Record<string, FaultWords>>;

export const noDeclarer = (kind: ContractKind): FaultWords => ({
  message: `Es steht nicht da, wer ${kindWithArticle(kind, 'accusative')} spielt.`,
  hint: 'Schreib in die Kopfzeile declarer den Platz des Alleinspielers.',
});

export const noTurnedCard = (kind: ContractKind): FaultWords => ({
  message: `In ${kindWithArticle(kind, 'dative', 'ein')} wird keine Karte aufgedeckt.`,
  hint: 'Lösch die Zeile, oder verbessere das Spiel hinter contract.',
});

export const turnedNotInSkat = (card: Card): FaultWords => ({
  message: `${card} liegt nicht im Skat. Also kann man die Karte auch nicht aufgedeckt haben.`,
  hint: 'Verbessere die Karte oder den Skat.',
});

/** A card turned up that does not fit the game. */
export const turnedOther = (card: Card, { kind, trump }: Contract): FaultWords => ({
  message:
    trump === null
      ? `Für ${kindWithArticle(kind, 'accusative', 'ein')} muss ein Bube aufgedeckt werden, nicht ${card}.`
      : `${card} ist keine Karte der Trumpffarbe.`,
  hint: 'Verbessere die Karte oder das Spiel hinter contract.',
});

/** A skat of which no card can have been turned up for the game. */
export const noneToTurn = ({ kind, trump }: Contract, skat: readonly Card[]): FaultWords => ({
  message: `${kindName(kind)}${trump === null ? '' : ` in ${SUIT_WORDS.de.french[trump]}`} geht hier nicht: Weder ${skat.join(' noch ')} kann man dafür aufdecken.`,
  hint: 'Verbessere das Spiel hinter contract oder den Skat.',
});

/** A place that an erratum names, and the hand does not have; empty where it names none. */
export const noErratumPlace = (place: string): FaultWords => ({
  message:
    place === ''
      ? 'Bei diesem Druckfehler steht nicht, wohin er gehört.'
      : `Die Stelle ${quote(place)} gibt es in diesem Spiel nicht.`,
  hint: 'Schreib zum Beispiel: erratum t8.H',
});

export const erratumLacks = (field: 'corrected' | 'why'): FaultWords => ({
  message: `Bei diesem Druckfehler fehlt „${field}“.`,
  hint: `Schreib ${field}: und dahinter${field === 'why' ? ' den Grund' : ', was es heißen muss'}.`,
});

export const noPlaceToLink = (place: string): FaultWords => ({
  message: `Die Stelle ${quote(place)} gibt es in diesem Spiel nicht.`,
  hint: 'Verbessere den Link: Er muss zu einem Stich oder einer Karte führen, die in dieser Datei steht.',
});

/** What is no id for a variation; empty where there is none. */
export const noVariationId = (text: string): FaultWords => ({
  message:
    text === ''
      ? 'Diese Variante hat keinen Namen.'
      : `${quote(text)} kann nicht der Name einer Variante sein.`,
  hint: 'Schreib zum Beispiel: variation low-ruff: Mittelhand sticht klein',
});

/** @param line where the first variation of the id stands. */
export const variationIdTwice = (id: string, line: number): FaultWords => ({
  message: `Eine Variante ${quote(id)} gibt es schon, in Zeile ${line}.`,
  hint: 'Der Name gehört zur Adresse: Gib jeder Variante des Spiels einen eigenen.',
});
