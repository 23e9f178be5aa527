/** Why a hand has no game record, and what a record says otherwise than its hand. */
import type { ContractKind } from '../../skat/contract.ts';
import type { Seat } from '../../skat/seats.ts';
import { kindName } from '#edition/game/words/game-name.ts';
import { SEAT_WORDS } from '../../words/seats.ts';
import type { FaultWords } from '../errors.ts';

/** A game that the server does not play. */
export const unknownToServer = (kind: ContractKind): FaultWords => ({
  message: `${kindName(kind)} wird auf dem International Skat Server nicht gespielt.`,
  hint: 'Als Protokoll lassen sich nur die Spiele von heute schreiben: Farbspiel, Grand und Null, mit dem Skat oder aus der Hand.',
});

/** A bidding that is made for the record. @param hasOwn whether the hand has one that cannot be written. */
export const madeBidding = (declarer: Seat, hasOwn: boolean): string =>
  `${hasOwn ? 'Das Reizen des Spiels ist nach den Regeln von heute nicht möglich oder nicht vollständig' : 'Das Spiel hat kein Reizen'}; im Protokoll bekommt ${SEAT_WORDS[declarer]} es für 18.`;

/** The result by other laws than those of the hand. */
export const RESULT_OF_TODAY =
  'Das Ergebnis im Protokoll ist das nach der Internationalen Skatordnung.';
