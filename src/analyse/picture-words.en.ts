/** The words in the picture of a position, and its description for those who cannot see it. */
import { usualTitle } from '#edition/game/codes/code-words.ts';
import { contractName } from '#edition/game/words/game-name.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { sideName } from '../game/replay/counts.ts';
import type { Card } from '../game/skat/cards.ts';
import type { Seat } from '../game/skat/seats.ts';
import { cardName, cardNames } from '../game/words/cards.ts';
import type { SuitStyle } from '../game/words/cards.ts';
import { SEAT_WORDS } from '../game/words/seats.ts';
import type { Terms } from '../game/words/terms.ts';
import { capital } from '../game/words/text.ts';
import type {
  PictureCount,
  PictureLine,
  PicturePlace,
  PicturePosition,
} from './picture-position.ts';

/** How the cards are called. */
export interface PictureCardWords {
  readonly terms: Terms;
  readonly suits: SuitStyle;
}

/** Labels in the picture. */
export const PICTURE = { trick: 'Trick', leads: 'leads' } as const;

/** What the two cards apart are. */
export const APART: Readonly<Record<PicturePosition['apart']['is'], string>> = {
  skat: 'Skat',
  putAway: 'Put away',
};

/** A seat above its cards. */
export const seatInPicture = (seat: Seat, isDeclarer: boolean): string =>
  `${SEAT_WORDS[seat]}${isDeclarer ? ', declarer' : ''}`;

/** `Suit game in clubs, by Vorhand, bid 24`; without the game where the title is just that. */
export function gameLine({
  bid,
  contract,
  declarer,
  isTitledByGame,
  laws,
}: PicturePosition): string {
  const game = isTitledByGame ? [] : [usualTitle(contract, declarer, laws)];
  return capital([...game, ...(bid === null ? [] : [`bid ${bid}`])].join(', '));
}

/** How far the play is: `The deal`, `Trick 4, Hinterhand to play`; in a variation its title. */
export const placeLine = ({ line, place }: PicturePosition): string =>
  capital(`${lineWords(line, true)}${placeWords(place)}`);

/** @param isTitled whether a variation is called by its title, which may name cards. */
function lineWords(line: PictureLine, isTitled: boolean): string {
  switch (line.is) {
    case 'record':
      return '';
    case 'own':
      return 'Not as played: ';
    case 'variation':
      return `${isTitled ? line.title : 'A variation'}: `;
  }
}

function placeWords(place: PicturePlace): string {
  switch (place.at) {
    case 'deal':
      return 'the deal';
    case 'lead':
      return place.toPlay === null ? 'before the first lead' : `${SEAT_WORDS[place.toPlay]} leads`;
    case 'trick': {
      const turn = place.toPlay === null ? '' : `, ${SEAT_WORDS[place.toPlay]} to play`;
      return `trick ${place.trick}${turn}`;
    }
    case 'taken':
      return `trick ${place.trick}, taken by ${SEAT_WORDS[place.by]}`;
  }
}

/** A count: `Declarer 43`; where points do not matter `Declarer 2 tricks`. */
export const countLine = ({ number, of, side }: PictureCount): string =>
  capital(`${sideName(side)} ${of === 'points' ? number : counted(number, 'trick')}`);

/** The whole position in sentences; every card in it is named once. */
export function describe(position: PicturePosition, { suits, terms }: PictureCardWords): string {
  const { apart, contract, counts, declarer, hands, laws, line, place, table } = position;
  const names = (cards: readonly Card[]): string => cardNames(cards, terms, suits);
  const by = declarer === null ? '' : `, ${SEAT_WORDS[declarer]} declarer`;
  return [
    `${contractName(contract, laws)}${by}.`,
    `${capital(`${lineWords(line, false)}${placeWords(place)}`)}.`,
    ...hands.map(({ cards, seat }) => `${SEAT_WORDS[seat]} holds ${names(cards)}.`),
    ...table.map(
      ({ card, seat }, index) =>
        `${SEAT_WORDS[seat]} ${index === 0 ? 'led' : 'played'} ${cardName(card, terms, suits)}.`,
    ),
    `${APART[apart.is]}: ${names(apart.cards)}.`,
    `${counts.map(countLine).join(', ')}.`,
  ].join(' ');
}
