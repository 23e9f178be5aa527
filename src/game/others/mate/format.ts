/** How games of Mate are written. */
import { GAME_TAGS } from '../../notation/games/head.ts';
import type { GameFormat, Said } from '../../notation/games/format.ts';
import { invalid, valid } from '../../../lib/checked.ts';
import { MATE_PACKS, MATE_RULES, MATE_SEATS, MOVES } from './rules.ts';
import { mayPutAside, otherOfMate, startMate } from './rules.ts';
import type { MateCard, MateGame, MatePosition, MateSeat } from './rules.ts';
import { mateOutcome } from './score.ts';
import { MATE_VARIANTS, makeVariantText, readVariant } from './variants.ts';

const MATE_PACK = MATE_PACKS.single;

/**
 * The variants a hand file can be of. In a file each card stands once, and what may answer depends on the
 * card led alone, so the Double Mate Deck and the Free Move are not among them.
 */
const IN_FILES = MATE_VARIANTS.filter(({ deck, freeMove }) => deck === 'single' && !freeMove);

const isCard = (text: string): text is MateCard => MATE_PACK.some((card) => card === text);
const isSeat = (text: string): text is MateSeat => MATE_SEATS.some((seat) => seat === text);

/** What a file says before its play. */
interface MateSaid extends Said {
  readonly deal: Readonly<Record<string, readonly MateCard[]>>;
}

/** Who puts a card aside and which, `X SK` or `X SK Y DA`, the leader first; null for anything else. */
function readAside(
  text: string,
  leader: MateSeat,
  deal: MateSaid['deal'],
): MateGame['aside'] | null {
  const aside: { X: MateCard | null; Y: MateCard | null } = { X: null, Y: null };
  const words = text === '' ? [] : text.split(' ');
  if (words.length % 2 === 1) return null;
  for (let at = 0; at < words.length; at += 2) {
    const [seat = '', card = ''] = words.slice(at, at + 2);
    if (!isSeat(seat) || !isCard(card) || aside[seat] !== null) return null;
    if (deal[seat]?.includes(card) !== true) return null;
    aside[seat] = card;
  }
  const second = aside[otherOfMate(leader)];
  return second === null || mayPutAside(second, aside[leader]) ? aside : null;
}

export const MATE_FORMAT: GameFormat = {
  game: 'mate',
  rules: MATE_RULES,
  tricks: MOVES,
  counted: false,
  pack: MATE_PACK,
  rows: { X: MOVES, Y: MOVES },
  ownTags: ['law', 'leads', 'aside'],
  tags: [...GAME_TAGS, 'law', 'leads', 'aside'],
  isSeat,
  isCard,
  isDecided: (position: MatePosition) => mateOutcome(position) !== null,
  seatsExpected: 'X or Y',
  leadersExpected: 'X or Y',
  cardsExpected: 'a suit C S H D and a rank A 10 K Q 7, as in CA or H10',
  begin: ({ deal, own }: MateSaid) => {
    const variant = readVariant(own['law'] ?? 'plain');
    if (variant === undefined || !IN_FILES.includes(variant)) {
      return invalid({ tag: 'law', expected: IN_FILES.map(makeVariantText).join(', ') });
    }
    const leader = own['leads'] ?? 'X';
    if (!isSeat(leader)) return invalid({ tag: 'leads', expected: 'X or Y' });
    const aside = readAside(own['aside'] ?? '', leader, deal);
    if (aside === null) {
      return invalid({
        tag: 'aside',
        expected:
          'who puts a card aside and which, as in X SK; the second of neither the suit nor the rank of the leader’s',
      });
    }
    const contract: MateGame = { trump: null, variant, leader, aside };
    const position = startMate(contract, deal);
    return valid({ contract, dealer: leader, layout: null, position });
  },
  result: (position: MatePosition) => {
    const outcome = mateOutcome(position);
    return !outcome?.winner ? 'no mate' : `${outcome.winner} ${outcome.score}`;
  },
};
