/** How hands of Calabrasella are written. */
import { GAME_TAGS } from '../../notation/games/head.ts';
import type { GameFormat, Said, WrongTag } from '../../notation/games/format.ts';
import { invalid, valid } from '../../../lib/checked.ts';
import type { PackCard } from '../../cards/cards.ts';
import {
  CALABRASELLA_PACK,
  CALABRASELLA_RULES,
  CALABRASELLA_SEATS,
  HELD,
  STOCK,
  alliesAgainst,
  calabrasellaScore,
  startCalabrasella,
} from './rules.ts';
import type { CalabrasellaGame, CalabrasellaPosition, CalabrasellaSeat } from './rules.ts';

const CARDS: ReadonlySet<string> = new Set(CALABRASELLA_PACK);
const isCard = (text: string): text is PackCard => CARDS.has(text);
const isSeat = (text: string): text is CalabrasellaSeat =>
  CALABRASELLA_SEATS.some((seat) => seat === text);

const OWN_TAGS = ['plays', 'asks', 'exchange-for', 'away', 'takes'] as const;
type Own = Said['own'];

/** The cards that a tag names, none where there is no such tag; null for what is no card or stands twice. */
function cardsOf(own: Own, tag: (typeof OWN_TAGS)[number]): PackCard[] | null {
  const words = (own[tag] ?? '').split(' ').filter((word) => word !== '');
  const cards = words.filter(isCard);
  return new Set(cards).size === words.length ? cards : null;
}

/** Reads what the single player has done, or says which tag is wrong. */
function readGame({ deal, own }: Said): CalabrasellaGame | WrongTag {
  const wrong = (tag: (typeof OWN_TAGS)[number], expected: string): WrongTag => ({ tag, expected });
  const player = own['plays'] ?? '';
  if (!isSeat(player)) return wrong('plays', 'the seat that plays alone: A, B or C');
  const held = deal[player] ?? [];
  const stock = deal['stock'] ?? [];
  const [asked, ...askedToo] = cardsOf(own, 'asks') ?? [];
  const threes = held.filter((card) => card.endsWith('3')).length;
  const may = threes === STOCK ? '2' : '3';
  if (!asked?.endsWith(may) || held.includes(asked) || askedToo.length > 0) {
    return wrong('asks', `one ${may === '3' ? 'three' : 'two'} that ${player} does not hold`);
  }
  const lies = stock.includes(asked);
  const given = cardsOf(own, 'exchange-for');
  const [gave = null] = given ?? [];
  const isOne = gave !== null && given?.length === 1 && held.includes(gave);
  if (lies ? given?.length !== 0 : !isOne) {
    return wrong(
      'exchange-for',
      lies ? 'none, since the card lies in the stock' : `one card of ${player}’s`,
    );
  }
  const has = lies ? held : [...held.filter((card) => card !== gave), asked];
  const away = cardsOf(own, 'away');
  if (
    away === null ||
    away.length < 1 ||
    away.length > STOCK ||
    !away.every((card) => has.includes(card))
  ) {
    return wrong('away', 'one to four cards of the hand, each once');
  }
  const took = cardsOf(own, 'takes');
  if (took?.length !== away.length || !took.every((card) => stock.includes(card))) {
    return wrong('takes', 'as many cards of the stock as were put away');
  }
  const discard = [...away, ...stock.filter((card) => !took.includes(card))];
  return { trump: null, player, asked, gave, away, took, discard };
}

export const CALABRASELLA_FORMAT: GameFormat = {
  game: 'calabrasella',
  rules: CALABRASELLA_RULES,
  tricks: HELD,
  counted: false,
  pack: CALABRASELLA_PACK,
  rows: { A: HELD, B: HELD, C: HELD, stock: STOCK },
  ownTags: OWN_TAGS,
  tags: [...GAME_TAGS, ...OWN_TAGS],
  isSeat,
  isCard,
  isDecided: () => false,
  seatsExpected: 'A (the eldest hand), B or C (the dealer)',
  leadersExpected: 'A, B or C',
  cardsExpected: 'a suit C S H D and a rank 3 2 A K Q J 7 6 5 4, as in CJ or H3',
  begin: (said) => {
    const contract = readGame(said);
    if ('tag' in contract) return invalid(contract);
    const { A = [], B = [], C = [] } = said.deal;
    const position = startCalabrasella(contract, { A, B, C });
    return valid({ contract, dealer: 'C', layout: null, position });
  },
  result: (position: CalabrasellaPosition) => {
    const [alone, together] = calabrasellaScore(position);
    const { player } = position.game;
    return `${player} ${alone}, ${alliesAgainst(player)} ${together}`;
  },
};
