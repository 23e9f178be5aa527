/** What the page on reading without network says. */
import type { FetchTrouble } from './fetch-trouble.ts';
import { megabytes } from './megabytes.ts';
import type { WhyNoMore } from './why-no-more.ts';
import type { WholeBook } from './whole-book.ts';

/** What the whole book takes. */
export function sizeWords({ bytes, pages, transfer }: WholeBook): string {
  return `Das ganze Buch hat ${pages} Seiten. Zu laden sind ${megabytes(transfer)}, und auf diesem Gerät braucht es ${megabytes(bytes)} Platz.`;
}

/** How much is kept. */
export function keptWords(pages: number, whole: WholeBook, isWhole: boolean): string {
  if (isWhole) return `Das ganze Buch ist hier gespeichert, alle ${whole.pages} Seiten.`;
  if (pages === 0) return 'Hier ist noch keine Seite gespeichert.';
  return `Hier ${pages === 1 ? 'ist' : 'sind'} ${pages} von ${whole.pages} Seiten gespeichert.`;
}

/** Why no more is fetched, or that it is. */
export const WHY_NO_MORE: Readonly<Record<WhyNoMore, string>> = {
  removed: 'Du hast alles gelöscht, und neue Seiten werden nicht gespeichert.',
  costly:
    'Dein Browser meldet, dass die Verbindung langsam ist oder Geld kostet oder dass er Daten sparen soll. Deshalb werden nur die Seiten geladen, die du liest, bis du mehr haben willst.',
  coming: 'Bei dieser Verbindung wird der Rest geladen, während du liest.',
  unasked: 'Der Rest wird geladen, wenn du es willst.',
  unknown:
    'Dein Browser verrät nicht, ob die Verbindung Geld kostet. Deshalb wird der Rest erst geladen, wenn du es willst.',
  large: 'Der Rest ist zu groß, um ihn ungefragt zu laden. Er wird geladen, wenn du es willst.',
};

/** Why fetching has ended before its end. */
export const FETCH_TROUBLES: Readonly<Record<FetchTrouble, string>> = {
  stopped: 'Angehalten. Was schon geladen ist, bleibt gespeichert.',
  'no-space':
    'Für den Rest hat der Browser keinen Platz. Was schon geladen ist, bleibt gespeichert.',
  'no-network':
    'Das Netz ist weg. Was schon geladen ist, bleibt gespeichert, und den Rest kannst du später laden.',
};

/** What the page says of itself, and when something is done. */
export const OFFLINE = {
  keepsNothing: 'In diesem Browser oder diesem privaten Fenster darf das Buch nichts speichern.',
  sizeUnknown: 'Ohne Netz weiß das Buch nicht, wie groß es ist.',
  wholeIsHere: 'Das ganze Buch ist da. Du kannst es ohne Netz lesen.',
  removed: 'Gelöscht. Deine Stelle, Lesezeichen und Notizen sind noch da.',
} as const;

/** How far the download is. */
export const sayFiles = (kept: number, all: number): string => `${kept} von ${all} Dateien`;
