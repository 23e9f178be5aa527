/** The words on the page on which a reader counts through a whole hand. */
import type { Contract } from '../game/skat/contract.ts';
import { contractName } from '#edition/game/words/game-name.ts';

/** The page around the drill. */
export const WHOLE_HAND_PAGE = {
  title: 'Ein ganzes Spiel',
  description:
    'Zähl bei einem Spiel aus dem Buch oder einem eigenen mit, so schnell du willst; ab und zu wirst du nach dem Stand gefragt.',
  opening:
    'Die Stiche laufen vorbei, und ohne Vorwarnung wirst du nach dem Stand gefragt. [Andere Spiele](/practice/points-in-play/) · [Alle Übungen](/practice/)',
  withoutScript:
    'Dafür braucht die Seite JavaScript. [Ein Fragebogen zum Drucken](/practice/points-in-play/sheet/) kommt ohne aus.',
} as const;

/** The choice of the hand. */
export const WHOLE_HAND = {
  hand: 'Das Spiel',
  ofAddress: 'Das Spiel aus dieser Adresse',
  own: 'Deine, aus der Analyse gespeichert',
  ofBook: 'Aus dem Buch',
  howOwn:
    'Ein eigenes Spiel: Leg es in der [Analyse](/analyse/) mit seinen Stichen auf den Tisch und speichere es, oder drück dort auf „Dieses Spiel mitzählen“.',
} as const;

/** A hand of the book by its number and its game. */
export const sayBookHand = (
  number: number | null,
  { kind, trump }: Pick<Contract, 'kind' | 'trump'>,
): string => `Nr. ${number ?? ''}, ${contractName({ kind, trump, announced: null })}`;

/** Why an address has no hand to count in. */
export const UNCOUNTED = {
  noHand: 'In dieser Adresse steckt kein Spiel.',
  noPlay: 'In dieser Adresse stecken Karten, aber keine Stiche.',
} as const;
