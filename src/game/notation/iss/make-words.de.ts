/** Why a hand has no game record, and what a record says otherwise than its hand. */
import type { ContractKind } from '../../skat/contract.ts';
import type { Seat } from '../../skat/seats.ts';
import { kindWithArticle } from '../../words/game-name.de.ts';
import { SEAT_WORDS } from '../../words/seats.ts';
import { capital } from '../../words/text.ts';
import type { FaultWords } from '../errors.ts';

/** A game that the server does not play. */
export const unknownToServer = (kind: ContractKind): FaultWords => ({
  message: `${capital(kindWithArticle(kind, 'accusative', 'ein'))} kennt der International Skat Server nicht.`,
  hint: 'Als Protokoll lassen sich nur die Spiele von heute schreiben: Farbspiel, Grand und Null, mit dem Skat oder aus der Hand.',
});

/** A bidding that is made for the record. @param hasOwn whether the hand has one that cannot be written. */
export const madeBidding = (declarer: Seat, hasOwn: boolean): string =>
  `${hasOwn ? 'So wie hier kann man nach den Regeln von heute nicht reizen, oder das Reizen ist nicht vollständig' : 'Wie gereizt wurde, ist nicht aufgeschrieben'}; im Protokoll bekommt ${SEAT_WORDS[declarer]} das Spiel für 18.`;

/** The result by other laws than those of the hand. */
export const RESULT_OF_TODAY =
  'Im Protokoll steht das Ergebnis nach der Internationalen Skatordnung.';
