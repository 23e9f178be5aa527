/**
 * The HTML that puts a hand on another site: the script, the element, and inside the element a link
 * and the tricks, for readers without the script.
 */
import { PAGE_LANGUAGE } from '#edition/lib/language.ts';
import { LED_BY, sayFrom } from '#edition/game/replay/hand-words.ts';
import type { Hand } from '../notation/hand.ts';
import { suitOf } from '../skat/cards.ts';
import type { Card } from '../skat/cards.ts';
import { SEATS } from '../skat/seats.ts';
import { rankLetter } from '../words/cards.ts';
import { SEAT_WORDS } from '../words/seats.ts';
import { makeAddress } from './address.ts';

/** What the HTML shows. */
export interface Embedding {
  readonly hand: Hand;
  /** The name of the hand: `No. 9: Club Solo, by Mittelhand`. */
  readonly title: string;
  /** The name of the place to open at; null for the deal. */
  readonly place: string | null;
  /** The address of the book’s front page, with its host. */
  readonly book: string;
}

const SIGNS = { C: '♣', S: '♠', H: '♥', D: '♦' } as const;

/** The HTML with the script and the element. */
export function embedLines({ book, hand, place, title }: Embedding): string {
  const page = `${book}hands/${hand.id}/`;
  const link = page + (place === null ? '' : makeAddress({ hand: hand.id, place }));
  const at = place === null ? '' : ` place="${escaped(place)}"`;
  return [
    `<script type="module" src="${escaped(book)}embed/v1/vorhand.js"></script>`,
    `<vorhand-hand lang="${PAGE_LANGUAGE}" src="${escaped(page)}"${at}>`,
    ...plainHand({ hand, link, title }).map((line) => `  ${line}`),
    '</vorhand-hand>',
    '',
  ].join('\n');
}

/** The HTML with an `<iframe>` that shows the same. */
export function frameLines({ book, hand, place, title }: Embedding): string {
  const at = place === null ? '' : makeAddress({ hand: hand.id, place });
  const address = `${book}embed/${hand.id}/${at}`;
  return `<iframe src="${escaped(address)}" title="${escaped(title)}" width="100%" height="800" style="border: 0" loading="lazy"></iframe>\n`;
}

/** The content for readers without a script: a link to the hand, and its tricks. */
export function plainHand({
  hand,
  link,
  title,
}: Pick<Embedding, 'hand' | 'title'> & { readonly link: string }): string[] {
  const words = `<a href="${escaped(link)}">${escaped(title)}</a>`;
  return [`<p>${sayFrom(words)}</p>`, ...tricksTable(hand)];
}

/** The tricks of the record, with the winning cards in bold. */
function tricksTable(hand: Hand): string[] {
  const head = SEATS.map((seat) => `<th>${SEAT_WORDS[seat]}</th>`).join('');
  const rows = hand.line.tricks.map(({ number, plays, winner }) => {
    const cells = SEATS.map((seat) => {
      const card = plays.find((play) => play.seat === seat)?.card;
      if (card === undefined) return '<td></td>';
      const sign = cardSign(card);
      return `<td>${seat === winner ? `<b>${sign}</b>` : sign}</td>`;
    });
    const [first] = plays;
    return `  <tr><td>${number}. ${first?.seat ?? ''}</td>${cells.join('')}</tr>`;
  });
  return ['<table>', `  <tr><th>${LED_BY}</th>${head}</tr>`, ...rows, '</table>'];
}

const cardSign = (card: Card): string => SIGNS[suitOf(card)] + rankLetter(card);

/** Escapes a text for HTML, between tags or in double quotes. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
