/** Addresses of the table that were damaged: refused in a sentence, or a deal that can be played. */
import { expect } from 'vitest';
import { dealNumbered } from '../../../src/game/codes/numbered-deals.ts';
import { makeFriendAddress } from '../../../src/play/friend-address.ts';
import { makeGameAddress } from '../../../src/play/asked-game.ts';
import { makePlayAddress, readPlayAddress } from '../../../src/play/address.ts';
import { PLAYED_LAWS } from '../../../src/play/played-laws.ts';
import { beginningOf, dealAtTable } from '../../../src/play/sitting.ts';
import { seatToAct } from '../../../src/strategy/players/state.ts';
import { seatView } from '../../../src/strategy/players/view.ts';
import { SEATS } from '../../../src/game/skat/seats.ts';
import { HANDS } from '../support/fuzz/corpus.ts';
import { damagedText } from '../support/fuzz/damaged-text.ts';
import { fuzz } from '../support/fuzz/fuzz.ts';

const ADDRESSES = [
  '/play/#first',
  ...[0n, 1n, 81_000_000_000n, 2_753_294_408_504_639n].flatMap((number, at) =>
    PLAYED_LAWS.map((laws) => makePlayAddress(number, laws, SEATS[at % 3]!)),
  ),
  ...HANDS.flatMap((hand) => makeGameAddress(hand, hand.title, 'M') ?? []),
].map((address) => address.slice('/play/'.length));

const OWN = [
  'deal=',
  'game=',
  'of=',
  'bid=',
  'laws=',
  'seat=',
  '&',
  'V',
  'isko',
  'foster-09',
  '18',
  '999',
];

fuzz(
  'a damaged address is refused in a sentence, or begins a deal that comes back from its own address',
  damagedText(ADDRESSES, OWN, 3),
  async (hash) => {
    const read = await readPlayAddress(hash);
    if (!read.ok) {
      expect(read.errors[0]).toMatch(/\.$/);
      return 'refused';
    }
    if (read.value === null) return 'nothing asked';
    const { game, number, seat } = read.value;
    const laws = read.value.laws ?? 'isko';
    expect(dealNumbered(number)).toBeDefined();
    const table = dealAtTable(number, seat ?? 'V', game);
    const state = beginningOf(table, laws);
    const turn = seatToAct(state);
    if (turn !== null) seatView(state, turn);
    const again = await readPlayAddress(makeFriendAddress(table, laws).slice('/play/'.length));
    expect(again).toMatchObject({ ok: true, value: { number, laws, seat: seat ?? 'V' } });
    if (again.ok && again.value !== null) expect(again.value.game).toEqual(game);
    return game === null ? 'deal' : 'game';
  },
  { refused: 20, 'nothing asked': 5, deal: 10, game: 3 },
);
