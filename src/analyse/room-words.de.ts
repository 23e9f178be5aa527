/** The words on the page of the analysis room: around the table, and in the list of saved hands. */
import type { Trouble } from '../lib/storage/format.ts';

/** The page around the room, in lines with marks (src/lib/marked.ts). */
export const ANALYSE_PAGE = {
  title: 'Analyse',
  description:
    'Leg eine Skatverteilung Karte für Karte aus oder füg ein Spiel als Text ein. Geh es Schritt für Schritt durch, sieh, was jede Karte wert war, und spiel es anders.',
  heading: 'Die Analyse',
  opening:
    'Leg beliebige Karten aus oder füg ein Spiel ein, das du gespielt hast. Geh es Schritt für Schritt durch, sieh, was jede Karte bei offenen Karten wert war, und spiel es anders.',
  withoutScript:
    'Um Karten auszulegen, braucht die Seite JavaScript. Ohne JavaScript kannst du [die Spiele des Buchs](/hands/) lesen und [wie Spiele aufgeschrieben werden](/notation/).',
} as const;

/** What fills the room, while it is on its way and where it could not be had. */
export const ROOM_PARTS = {
  laying: 'Das Spiel kommt auf den Tisch …',
  opening: 'Die Liste wird geöffnet …',
  notLoaded: {
    hand: 'Das Spiel ließ sich nicht laden. Bist du offline?',
    table: 'Der Tisch ließ sich nicht laden. Bist du offline?',
    list: 'Die Liste ließ sich nicht laden. Bist du offline?',
  },
} as const;

/** Nothing of the files that were dropped is a hand. @param fault why, in sentences. */
export const sayNothingRead = (fault: string): string => `Davon ließ sich nichts lesen. ${fault}`;

/** The hand of an address is none. @param fault why, in a sentence. */
export const sayNoHand = (fault: string): string => `In dieser Adresse steckt kein Spiel. ${fault}`;

/** The buttons of work that takes its time. */
export const WORK_BUTTONS = { goOn: 'Weiter', stop: 'Anhalten' } as const;

/** The button that undoes a change of the cards as a whole. */
export const BACK_TO_HAND = 'Zurück zum Spiel, wie es war';

/** The list of saved hands. */
export const SAVED_HANDS = {
  heading: 'Gespeicherte Spiele',
  none: 'Noch keine. „Speichern“ über einem Spiel auf dem Tisch behält es in diesem Browser.',
  unnamed: 'Ein Spiel',
} as const;

/** A saved hand cannot be put on the table. @param fault why, in a sentence. */
export const sayNotOpened = (fault: string): string =>
  `Dieses gespeicherte Spiel lässt sich nicht lesen. ${fault}`;

/** Why a saved hand cannot be put on the table, where it is only a deal. */
export const SAVED_DEAL = 'Die Karten sind verteilt, aber es ist kein Spiel angesagt.';

/** What became of hands that could not be saved or read back. */
export const HANDS_TROUBLES: Readonly<Record<Trouble, string>> = {
  forbidden:
    'Dieser Browser speichert nichts für diese Seite, also auch keine Spiele. Kopiere den Link, oder sichere das Spiel in einer Datei.',
  full: 'In diesem Browser ist kein Platz mehr. Lösche ein Spiel, das du nicht mehr brauchst.',
  damaged:
    'Einige der hier gespeicherten Spiele ließen sich nicht lesen. Sie wurden beiseitegelegt, nicht gelöscht; die übrigen siehst du hier.',
  stuck:
    'Einige der hier gespeicherten Spiele ließen sich nicht lesen, und um sie beiseitezulegen, hat dieser Browser keinen Platz. Damit sie nicht verloren gehen, wird hier nichts geändert und nichts gespeichert, bis wieder Platz ist.',
  newer:
    'Die hier gespeicherten Spiele stammen von einer neueren Version dieser Seite. Sie bleiben, wie sie sind; lade die Seite neu, dann siehst du sie.',
};
