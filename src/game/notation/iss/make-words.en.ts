/** Why a hand has no game record, and what a record says otherwise than its hand. */
import type { ContractKind } from '../../skat/contract.ts';
import type { Seat } from '../../skat/seats.ts';
import { kindName } from '#edition/game/words/game-name.ts';
import { SEAT_WORDS } from '../../words/seats.ts';
import type { FaultWords } from '../errors.ts';

/** A game that the server does not play. */
export const unknownToServer = (kind: ContractKind): FaultWords => ({
  message: `${kindName(kind)} is not a game of the International Skat Server.`,
  hint: 'Only games of today can be written as its records: suit games, Grand and Null, with the skat or from the hand.',
});

/** A bidding that is made for the record. @param hasOwn whether the hand has one that cannot be written. */
export const madeBidding = (declarer: Seat, hasOwn: boolean): string =>
  `${hasOwn ? 'The hand’s bidding is not possible under today’s rules, or not complete' : 'The hand has no bidding'}; in the record ${SEAT_WORDS[declarer]} becomes the declarer at 18.`;

/** The result by other laws than those of the hand. */
export const RESULT_OF_TODAY = 'The result in the record is that of the International Skat Order.';
