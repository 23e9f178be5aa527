/** What keeps a game record from being read: its fields, its moves, its cards. */
import type { Seat } from '../../skat/seats.ts';
import { counted } from '#edition/game/words/nouns.ts';
import { listed } from '#edition/game/words/lists.ts';
import type { FaultWords } from '../errors.ts';
import { quote } from '../speak.ts';
import { issPlayer } from './players.ts';

const COPY_WHOLE = 'Copy the record whole, from (; to ;).';
const CUT_SHORT = 'The record was probably cut short: copy it whole, from (; to ;).';
const ENDED_EARLY = 'Delete what follows, or look for the slip that ended the game early.';

/** Faults that are the same whatever stands there. */
export const RECORD_FAULTS = {
  noRecord: { message: 'There is no game record here.', hint: COPY_WHOLE },
  noMoves: { message: 'The record has no moves.', hint: CUT_SHORT },
  noDeal: { message: 'The record has no deal.', hint: COPY_WHOLE },
  moveAfterEnd: { message: 'The game is over before this move.', hint: ENDED_EARLY },
  hiddenCard: {
    message: 'This card is hidden: the record shows the game as one player saw it.',
    hint: 'Take the whole record, which the server gives when the game is over.',
  },
} as const satisfies Readonly<Record<string, FaultWords>>;

/** More text than is read at once. */
export const textTooLong = (length: number): FaultWords => ({
  message: `The text has ${length} characters.`,
  hint: 'Divide it into several texts.',
});

export const unclosedField = (label: string): FaultWords => ({
  message: `The field ${label} is not closed.`,
  hint: CUT_SHORT,
});

export const fieldTwice = (label: string): FaultWords => ({
  message: `The field ${label} appears twice.`,
  hint: 'Delete one of the two, or put (; between two records.',
});

/** @param game what the record says its game is. */
export const otherGame = (game: string): FaultWords => ({
  message: `This is a record of another game: ${quote(game)}.`,
  hint: 'Paste a record of the International Skat Server.',
});

export const noField = (text: string): FaultWords => ({
  message: `${quote(text)} is not a field of a record.`,
  hint: COPY_WHOLE,
});

export const noPlayer = (text: string): FaultWords => ({
  message: `${quote(text)} is not a player.`,
  hint: 'Moves are pairs: the player, then the action. A word is missing before this one, or there is one too many.',
});

/** @param player as the record writes it: `0`, `w`. */
export const noAction = (player: string): FaultWords => ({
  message: `The record ends with player ${player} and gives no action.`,
  hint: 'The record was probably cut short: copy it whole, or delete this word.',
});

const whose = (seat: Seat | null): string =>
  seat === null ? 'the server' : `player ${issPlayer(seat)}`;

/** A move of another than the one whose turn it is; null is the server. */
export const notYourMove = (due: Seat | null, mover: Seat | null): FaultWords => ({
  message: `It is for ${whose(due)} to move here, not for ${whose(mover)}.`,
  hint: 'A move is missing here, or appears twice.',
});

/** A move after the end of the play. @param action as the record writes it. */
export const afterEnd = (action: string): FaultWords => ({
  message: `The game is over before ${quote(action)}.`,
  hint: ENDED_EARLY,
});

export const noCard = (text: string): FaultWords => ({
  message: `${quote(text)} is not a card.`,
  hint: 'Write for example CJ for the jack of clubs, HT for the ten of hearts.',
});

/** @param card as the record writes it. */
export const cardTwice = (card: string): FaultWords => ({
  message: `${card} appears twice.`,
  hint: 'Correct one of the two.',
});

/** A wrong number of cards. @param isDeal whether they should be all 32. */
export const wrongCount = (cards: number, isDeal: boolean): FaultWords => ({
  message: `Here ${cards === 1 ? 'is' : 'are'} ${counted(cards, 'card')}.`,
  hint: isDeal
    ? 'The deal has ten cards for each seat, players 0, 1 and 2, and the two of the skat.'
    : 'Write them joined by full stops, as in D7.H8.',
});

/**
 * A result of which a part is missing.
 *
 * @param words those of which one should stand there, or the letter before a number: `d:`.
 */
export const resultLacks = (result: string, words: readonly string[]): FaultWords => ({
  message: `The result ${quote(result)} does not say ${words.length === 1 ? `${words.join()} and a number` : listed(words, 'or')}.`,
  hint: 'Copy the record whole, or delete the field R: the result then comes from the rules.',
});
