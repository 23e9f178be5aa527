/** What is wrong with an address that should hold a hand or a deal, and what such an address cannot hold. */
import type { Card } from '../skat/cards.ts';
import type { Contract } from '../skat/contract.ts';
import type { LawId } from '../skat/laws.ts';
import type { Seat } from '../skat/seats.ts';
import { theCard } from '../words/grammar.de.ts';
import { contractName } from '#edition/game/words/game-name.ts';
import { lawWords } from '#edition/game/words/laws.ts';
import { counted } from '../words/nouns.de.ts';
import { SEAT_WORDS } from '../words/seats.ts';
import { capital } from '../words/text.ts';

/** What a hand without a title is called: `Solo in Kreuz, von Vorhand`; a Ramsch is nobody’s. */
export const usualTitle = (contract: Contract, declarer: Seat | null, laws: LawId): string =>
  `${contractName(contract, laws)}${declarer === null ? '' : `, von ${SEAT_WORDS[declarer]}`}`;

/** The name of the file of a hand whose title has no letters. */
export const UNTITLED_FILE = 'spiel';

/** The word did not arrive whole, or means no hand. */
export const CODE_FAULTS = {
  tooLong: 'So lang ist keine Adresse eines Spiels.',
  damaged:
    'Die Adresse ist beschädigt: Ein Zeichen ist falsch oder fehlt, vielleicht am Ende. Kopiere noch einmal die ganze Adresse.',
  tooMuch: 'In der Adresse steht mehr, als zu einem Spiel gehört; etwas ist hinzugekommen.',
  laws: 'Die Adresse nennt ein Regelwerk, das diese Seite nicht kennt.',
  kind: 'Die Adresse nennt eine Spielart, die diese Seite nicht kennt.',
  turned: 'Von diesem Skat kann keine Karte für dieses Spiel aufgedeckt worden sein.',
  exchange: 'Die Gegenspieler haben nicht gleich viele Karten getauscht.',
  bidding: 'So darf nach den Regeln nicht gereizt werden.',
  declarer: 'Nach diesem Reizen spielt jemand anders allein.',
  parts: 'Die Adresse hat mehr Teile, als zu einem Blatt gehören.',
} as const;

/** A letter that no such word has. */
export const sayStranger = (letter: string): string =>
  `„${letter}“ kommt in keiner Adresse eines Spiels vor; etwas wurde hinzugefügt oder geändert.`;

/** A word of another version. @param known the version that is read. */
export const sayOtherVersion = (version: string, known: string): string =>
  `Die Adresse beginnt mit „${version}“, aber diese Seite liest nur Adressen, die mit „${known}“ beginnen. Entweder ist die Adresse beschädigt, oder sie stammt aus einer neueren Fassung: Lade die Seite neu und versuch es noch einmal.`;

/** A game that its rule book does not have. */
export const sayNotInLaws = (laws: LawId): string =>
  `Die Adresse nennt ein Spiel, das es nach den ${lawWords(laws).inText} nicht gibt.`;

/** A part of an address that is none of its kind. */
export const sayNoCard = (text: string): string => `„${text}“ in der Adresse ist keine Karte.`;
export const sayNoSeat = (text: string): string => `„${text}“ in der Adresse ist kein Platz.`;
export const sayNoBid = (text: string): string =>
  `„${text}“ in der Adresse ist keine Zahl, die man reizen kann.`;

/** What is wrong with the cards of a hand and its skat. */
export const sayTwice = (card: Card): string => `${capital(theCard(card))} ist zweimal dabei.`;
export const sayTooManyCards = (cards: number): string =>
  `Das sind ${counted(cards, 'card')}, ein Blatt hat aber zehn.`;
export const sayTooLargeSkat = (cards: number): string =>
  `Für den Skat sind das ${counted(cards, 'card')}, er hat aber nur zwei.`;
export const sayTooFewCards = (cards: number): string =>
  `Der Skat ist angegeben, das Blatt hat aber erst ${cards} von zehn Karten.`;

/** What is wrong with the number of a deal. */
export const DEAL_NUMBER_FAULTS = {
  shape: 'Eine Blattnummer besteht aus 1 bis 11 Ziffern und Buchstaben.',
  tooHigh: 'Eine so hohe Blattnummer gibt es nicht.',
} as const;

/** What an address of a hand leaves out, beside what is counted. */
export const LEFT_OUT = {
  source: 'woher das Spiel stammt',
  conceded: 'dass der Rest aufgegeben wurde',
  errata: 'die Anmerkungen zum Druck',
  bidding: 'das Reizen',
  title: 'das Ende des Titels',
} as const;
