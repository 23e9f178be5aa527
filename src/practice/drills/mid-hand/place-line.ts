/** A place in a hand as a line of data: the deal, the game, and every card up to it. */
import { CARDS, SUITS, isCard } from '../../../game/skat/cards.ts';
import type { Card } from '../../../game/skat/cards.ts';
import { dealNumbered, readDealName } from '../../../game/codes/numbered-deals.ts';
import { KINDS, isContractKind } from '../../../game/skat/contract.ts';
import type { ContractKind } from '../../../game/skat/contract.ts';
import type { Deal, Layout } from '../../../game/skat/deal.ts';
import type { Game } from '../../../game/skat/order.ts';
import { legalPlays, playCard, startPlay } from '../../../game/skat/play.ts';
import type { Position } from '../../../game/skat/play.ts';
import { isSeat } from '../../../game/skat/seats.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import type { CardShare } from './question.ts';

/** What a line has. */
export interface MeasuredPlace {
  /** The number of the deal, as it is written at the table. */
  readonly deal: string;
  readonly game: Game;
  readonly declarer: Seat;
  /** Null where the skat was left alone. */
  readonly layout: Layout | null;
  readonly played: readonly Card[];
  readonly shares: readonly CardShare[];
}

const short = (card: Card): string => card.replace('10', 'T');

/**
 * Writes a place: the deal, declarer, kind and trumps of the game, what was put away, the cards played, and
 * of a hundred deals those that go well with each card that may be played, in the order of the pack.
 */
export function makePlaceLine(place: MeasuredPlace): string {
  const { deal, declarer, game, layout, played, shares } = place;
  const inOrder = CARDS.flatMap((card) => shares.filter((one) => one.card === card));
  return [
    deal,
    declarer,
    game.kind,
    game.trump ?? '-',
    layout === null ? '-' : layout.map(short).join(''),
    played.length === 0 ? '-' : played.map(short).join(''),
    inOrder.map(({ share }) => Math.round(100 * share)).join(','),
  ].join(' ');
}

/**
 * Reads such a line and plays its cards.
 *
 * @throws RangeError for an invalid line, which means a mistake in our own data.
 */
export function readPlaceLine(line: string): MeasuredPlace & { readonly position: Position } {
  const [name = '', declarer = '', kind = '', trump = '', away = '', cards = '', numbers = ''] =
    line.split(' ');
  const number = readDealName(name);
  if (!number.ok || !isSeat(declarer) || !isContractKind(kind)) throw wrong(line);
  const game: Game = { kind, trump: SUITS.find((suit) => suit === trump) ?? null };
  const deal = dealNumbered(number.value);
  const layout = away === '-' ? null : readCards(away, line);
  const pair: Layout | null = layout === null ? null : [layout[0]!, layout[1]!];
  const played = cards === '-' ? [] : readCards(cards, line);
  const position = played.reduce(
    playCard,
    startPlay(handsOf(deal, declarer, pair), game, declarer),
  );
  const legal = new Set(legalPlays(position));
  const choices = CARDS.filter((card) => legal.has(card));
  const found = numbers.split(',').map(Number);
  if (found.length !== choices.length || found.some(Number.isNaN)) throw wrong(line);
  const shares = choices.map((card, at) => ({ card, share: found[at]! / 100 }));
  return { deal: name, game, declarer, layout: pair, played, shares, position };
}

function handsOf(deal: Deal, declarer: Seat, layout: Layout | null) {
  const hands = { V: deal.V, M: deal.M, H: deal.H };
  if (layout === null) return hands;
  const twelve = [...deal[declarer], ...deal.skat];
  return { ...hands, [declarer]: twelve.filter((card) => !layout.includes(card)) };
}

function readCards(text: string, line: string): Card[] {
  const cards = (text.match(/../g) ?? []).map((code) => code.replace('T', '10'));
  if (!cards.every(isCard)) throw wrong(line);
  return cards.filter(isCard);
}

const wrong = (line: string): RangeError => new RangeError(`“${line}” is not a place in a hand.`);

/** The kind of question that a place is, by its game and the side of the player in turn. */
export function kindOfPlace(kind: ContractKind, own: boolean) {
  const { trumps } = KINDS[kind];
  const game = trumps === 'none' ? 'null' : trumps === 'jacks' ? 'grand' : 'suit';
  return `${game}-${own ? 'declarer' : 'defender'}` as const;
}
