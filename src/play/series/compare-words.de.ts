/** The words of results side by side. */
import { counted } from '../../game/words/nouns.de.ts';

/** Where codes are added. */
export const ADDING = {
  label: 'Füg Codes, Links oder ganze Nachrichten ein, so viele du hast',
  add: 'Hinzufügen',
  noResults:
    'Noch keine Ergebnisse. Wenn du eine Serie gespielt hast, steht deines von selbst hier.',
} as const;

/** What came of it. @param found how many codes there were. @param fresh how many of them are new. */
export function sayAdded(found: number, fresh: number): string {
  if (found === 0) return '';
  if (fresh > 0)
    return fresh === 1 ? '1 Ergebnis ist dazugekommen.' : `${fresh} Ergebnisse sind dazugekommen.`;
  return found === 1 ? 'Dieses Ergebnis ist schon da.' : 'Diese Ergebnisse sind schon da.';
}

/** The results of one series. */
export const COMPARISON = {
  mixed:
    'Diese Ergebnisse sind gegen verschieden starke Gegner entstanden, die Punkte sind also nicht vergleichbar.',
  notPlayed: 'Du hast diese Serie noch nicht gespielt: Bis dahin bleiben ihre Spiele verdeckt.',
  notPlayedOut:
    'Du hast diese Serie noch nicht zu Ende gespielt: Bis dahin bleiben ihre Spiele verdeckt.',
  playFirst: 'Erst spielen',
  goOn: 'Weiterspielen',
  showAll: 'Die Spiele trotzdem zeigen',
  table: 'Die Ergebnisse, eine breite Tabelle',
  deal: 'Spiel',
  strong: 'Stark',
  helped: 'mit Hilfe',
  total: 'Summe',
  link: { words: 'Link zu diesen Ergebnissen kopieren', name: 'Diese Ergebnisse' },
  remove: { yes: 'Entfernen', no: 'Behalten' },
} as const;

/** The reader’s own result. @param name the name on it; null for none. */
export const sayOwnResult = (name: string | null): string => (name === null ? 'du' : `${name}, du`);

/** How many deals were played with help. */
export const sayHelpedDeals = (deals: number): string => `${counted(deals, 'game')} mit Hilfe`;

/** The button that removes a result, and its question. */
export const sayRemove = (name: string): string => `${name} entfernen`;
export const askToRemove = (name: string): string =>
  `Das Ergebnis von ${name} ist dann weg, wenn du den Code nicht noch woanders hast. Entfernen?`;
