/** The words of one series while it is chosen, played and over. */
import type { Seat } from '../../game/skat/seats.ts';
import { signed } from '../../game/words/figures.ts';
import { counted } from '../../game/words/nouns.de.ts';
import { SEAT_WORDS } from '../../game/words/seats.ts';
import { saySeat } from '#edition/play/play-words.ts';

/** The choice of a series. */
export const CHOICE = {
  series: 'Serie',
  day: 'Tag',
  dayOfWeek: 'Ein Tag der Woche',
  others: 'Deine anderen Serien',
  todayInstead: 'Hier sind die Spiele von heute.',
  choose: 'Eine Serie wählen',
} as const;

/** One series. */
export const RUN = {
  rules: 'Regeln',
  others: 'Die anderen',
  counts:
    'Jedes Spiel zählt einmal, so, wie du es zum ersten Mal spielst. Nimmst du eine Karte zurück, oder sagt dir ein Tipp, was du tun sollst, steht auf der Liste „mit Hilfe“. Du kannst nach jeder Karte aufhören und später weiterspielen.',
  letStrong: 'Den starken Spieler weiterspielen lassen',
  begin: 'Anfangen',
  goOn: 'Weiterspielen',
  link: { words: 'Link zu dieser Serie kopieren', name: 'Die Serie' },
  numbers: 'Die Blattnummern',
} as const;

/** How the reader stands, with gaps for the points: `{own}` and `{strong}`. @param deals after how many, where it is not all. */
export const sayRunStanding = (deals: number | null): string =>
  `Du {own}, ein starker Spieler auf deinen Plätzen {strong}${deals === null ? '' : `, nach ${counted(deals, 'game', 'dative')}`}`;

/** How far the strong player has come. */
export const sayStrongPlays = (done: number, of: number): string =>
  `Der starke Spieler spielt auf deinen Plätzen: ${done} von ${counted(of, 'game', 'dative')} fertig.`;

/** A deal of the series by its number, with the reader’s seat. */
export const sayNumberAndSeat = (number: string, seat: Seat): string =>
  `${number}, du bist ${SEAT_WORDS[seat]}`;

/** The table with a series. */
export const AT_TABLE = {
  toSeries: 'Zur Serie',
  leaveRepeat: 'Die Wiederholung verlassen und mit der Serie weitermachen',
  toList: 'Zur Liste und zu den anderen Serien',
  seeList: 'Zur Liste',
  strongPlays: 'Der starke Spieler spielt auf deinem Platz …',
  askStrong: 'Den starken Spieler noch einmal fragen',
} as const;

/** Which deal lies on the table. @param facts its number and the reader’s seat; null where they are not said. */
export function sayPlaceInSeries(
  position: number,
  length: number,
  facts: { readonly number: string; readonly seat: Seat } | null,
): string {
  const place = `Spiel ${position} von ${length}`;
  return facts === null ? place : `${place}, Blattnummer ${facts.number}. ${saySeat(facts.seat)}`;
}

/** The points of the reader and of the strong player in the reader’s seat. */
export interface BothPoints {
  readonly reader: number;
  readonly strong: number;
}

/** What a deal came to, and how the two stand. */
export const sayDealOfSeries = (deal: BothPoints, soFar: BothPoints): string =>
  `Dieses Spiel: du ${signed(deal.reader)}, ein starker Spieler auf deinem Platz ${signed(deal.strong)}. Bisher ${signed(soFar.reader)} und ${signed(soFar.strong)}.`;

/** The result of a series that is over. */
export const RESULT = {
  heading: 'Dein Ergebnis, für Freunde',
  name: 'Dein Name darauf',
  link: { words: 'Link kopieren', name: 'Dein Ergebnis' },
  message: 'Als Nachricht kopieren',
  compare: 'Mit anderen vergleichen',
  asText: 'Dein Ergebnis als Text',
  code: 'Nur der Code',
  copied: 'Der Text ist kopiert.',
  notCopied: 'Der Browser lässt die Seite nicht kopieren. Hier ist der Text:',
} as const;
