/** Games as addresses: `/play/#game=2k7…&of=foster-09&laws=…&seat=M`, a hand to play at its own game. */
import { settingOf } from '../game/notation/summary.ts';
import type { Hand } from '../game/notation/hand.ts';
import { numberOfDeal } from '../game/codes/deal-number.ts';
import { parseHandCode } from '../game/codes/hand-code.ts';
import { isRamsch } from '../game/skat/contract.ts';
import { invalid, valid } from '../lib/checked.ts';
import type { Checked } from '../lib/checked.ts';
import type { LawId } from '../game/skat/laws.ts';
import type { Seat } from '../game/skat/seats.ts';
import { GAME_FAULTS, sayNoGame } from '#edition/play/address-words.ts';
import type { AskedDeal } from './asked-deal.ts';
import { makeSetGameAddress } from './game-address.ts';
import { isHandId, lawsOfGame } from './set-game.ts';
import type { SetGame } from './set-game.ts';

/**
 * The game of a hand, to be played anew at the table.
 *
 * @param title what it is called there.
 * @returns null where it has no declarer, or cards were handed round or exchanged.
 */
export function setGameOf(hand: Hand, title: string): SetGame | null {
  const { contract, declarer, exchange, handedRound, id, layout, turned } = hand;
  if (declarer === null || isRamsch(contract.kind)) return null;
  if (exchange !== null || handedRound !== null) return null;
  const of = isHandId(id) ? id : null;
  return { title, of, contract, declarer, layout, turned, bid: settingOf(hand).bid };
}

/** The address of a hand at its own game, called so; null where it has none to be played. */
export function makeGameAddress(hand: Hand, title: string, seat: Seat): string | null {
  const laws = lawsOfGame(hand.contract, hand.laws);
  const game = setGameOf(hand, title);
  return laws === null || game === null ? null : makeSetGameAddress(game, hand.deal, laws, seat);
}

/**
 * What such an address asks for.
 *
 * @param of the id of the hand in the book; empty for none.
 * @param bid the number that got the game; null where the word itself gives it, or nobody bid.
 * @param laws the rule book asked for, which need not have the game.
 */
export function readAskedGame(
  code: string,
  of: string,
  bid: number | null,
  laws: LawId | null,
  seat: Seat | null,
): Checked<AskedDeal, string> {
  const read = parseHandCode(code);
  if (!read.ok) return invalid(sayNoGame(read.errors[0]));
  const { value } = read;
  const found =
    value.kind === 'hand' ? setGameOf({ ...value.hand, id: of }, value.hand.title) : null;
  const game = found === null || bid === null ? found : { ...found, bid };
  if (value.kind !== 'hand' || game === null) {
    return invalid(GAME_FAULTS.noDeclarer);
  }
  const played = lawsOfGame(game.contract, laws ?? value.hand.laws);
  if (played === null) return invalid(GAME_FAULTS.notPlayed);
  return valid({ number: numberOfDeal(value.hand.deal), laws: played, seat, game });
}
