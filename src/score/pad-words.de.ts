/** The score pad: the sheet on the table, the sheets kept here, and what has just been done. */
import { counted } from '../game/words/nouns.de.ts';

/** The pad around its sheet. */
export const PAD = {
  loading: 'Einen Moment.',
  mending: 'Tippe auf die Nummer eines Spiels, um es zu ändern oder zu streichen.',
  newSheet: 'Neue Liste',
  anotherRound: 'Noch eine Runde',
  sheets: 'Listen',
  kept: 'Hier gespeicherte Listen',
  print: 'Drucken',
} as const;

/** The list has all its deals. */
export const sayListFull = (deals: number): string =>
  `Die Liste ist voll: ${counted(deals, 'game')}. Darunter steht die Abrechnung.`;

/** The head and the lines of the sheet. */
export const SHEET = {
  name: 'Die Liste',
  deal: 'Nummer',
  game: 'Spiel',
  addPlayer: 'Zu viert spielen',
  removePlayer: 'Zu dritt spielen',
  showEarlier: (deals: number): string =>
    deals === 1 ? 'Spiel 1 zeigen' : `Spiele 1 bis ${deals} zeigen`,
  change: (spokenDeal: string): string => `Ändern: ${spokenDeal}`,
  /** Behind what is wrong with a deal. */
  countsNothing: 'Es zählt erst, wenn du es geändert hast.',
} as const;

/** A change that one press can undo, as it stands behind the words of the button. */
export const STEPS = {
  deal: (number: number): string => `Spiel ${number}`,
  change: (number: number): string => `Änderung an Spiel ${number}`,
  strike: (number: number): string => `Streichung von Spiel ${number}`,
  settings: 'neue Regeln',
  stake: 'neuer Einsatz',
} as const;

/** What has just been done, before the totals. */
export const DONE = {
  blank: 'Eine leere Liste.',
  open: (number: number): string => `Jetzt kannst du Spiel ${number} ändern.`,
  struck: (number: number): string => `Spiel ${number} ist gestrichen.`,
  changed: 'Alle späteren Zwischensummen sind neu gerechnet.',
  undone: (step: string): string => `Rückgängig gemacht: ${step}.`,
  redone: (step: string): string => `Wiederhergestellt: ${step}.`,
} as const;
