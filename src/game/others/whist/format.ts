/** How hands of whist are written. */
import { invalid, valid } from '../../../lib/checked.ts';
import type { PackCard } from '../../cards/cards.ts';
import type { TrickPosition } from '../../cards/play.ts';
import { GAME_TAGS } from '../../notation/games/head.ts';
import type { GameFormat } from '../../notation/games/format.ts';
import { PARTNERS, TRICKS, WHIST_PACK, WHIST_RULES, WHIST_SEATS, partnersOf } from './rules.ts';
import type { WhistPosition, WhistSeat } from './rules.ts';

const CARDS: ReadonlySet<string> = new Set(WHIST_PACK);

export const WHIST_FORMAT: GameFormat = {
  game: 'whist',
  rules: WHIST_RULES,
  tricks: TRICKS,
  counted: false,
  pack: WHIST_PACK,
  rows: { A: TRICKS, B: TRICKS, C: TRICKS, D: TRICKS },
  tags: GAME_TAGS,
  isSeat: (text): text is WhistSeat => WHIST_SEATS.some((seat) => seat === text),
  isCard: (text): text is PackCard => CARDS.has(text),
  isDecided: () => false,
  seatsExpected: 'A (the elder hand), B, C or D (the dealer)',
  leadersExpected: 'A, B, C or D',
  cardsExpected: 'a suit C S H D and a rank A K Q J 10 9 to 2, as in CJ or H5',
  ownTags: [],
  begin: ({ deal, trump }) => {
    if (trump === null) return invalid({ tag: 'trump', expected: 'a suit' });
    const contract = { trump };
    // The elder hand leads: the player at the dealer’s left.
    const position: TrickPosition = {
      ...{ game: contract, declarer: null, hands: deal, tricks: [], leader: 'A', table: [] },
    };
    return valid({ contract, dealer: 'D', layout: null, position });
  },
  result: ({ tricks }: WhistPosition) =>
    PARTNERS.map((side) => {
      const taken = tricks.filter(({ winner }) => partnersOf(winner) === side).length;
      return `${side} ${taken}`;
    }).join(', '),
};
