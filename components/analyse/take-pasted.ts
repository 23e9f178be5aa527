/** Opens what a text held: a hand on the table, cards, a list. Loaded with the first text. */
import { SAVED_DEAL, sayNotOpened } from '#edition/analyse/room-words.ts';
import { BOOK_OFFLINE, NO_CARD_LED, READER, notInBook } from '#edition/analyse/text-words.ts';
import { inBook } from '../../src/lib/address/in-book.ts';
import { faultsOfPaste, isOpenable } from '../../src/analyse/paste/account-of.ts';
import type { Found } from '../../src/analyse/paste/found.ts';
import { entriesOf } from '../../src/analyse/evening/entry-of.ts';
import { faultsOf } from '../../src/game/notation/pieces/account.ts';
import type { Account } from '../../src/game/notation/pieces/account.ts';
import { faultInWords } from '../../src/game/notation/pieces/fault.ts';
import type { PieceFault } from '../../src/game/notation/pieces/fault.ts';
import type { EveningGame } from '../../src/analyse/evening/game.ts';
import { leftOut, parseHandCode } from '../../src/game/codes/hand-code.ts';
import type { SavedHand } from '../../src/game/codes/saved-hands.ts';
import { SEATS } from '../../src/game/skat/seats.ts';
import { ownTitle } from '../../src/game/codes/hand-title.ts';
import { playersOfTitle } from '../../src/game/words/players.ts';
import type { AtEvening } from './at-evening.ts';
import { eveningsHere } from './evening/evenings.svelte.ts';
import { readOneGame, readText, whyNotRead } from './reader.ts';
import type { Reading } from './reader.ts';
import type { Room } from './room.svelte.ts';

/**
 * Reads a text and opens in the room what it holds: a single thing where it belongs, several as a list.
 * The account goes to the room if there is more to it than that thing.
 *
 * @param reading from which piece on, and how to stop.
 * @returns what is wrong with it, in sentences, if nothing of it could be read; else nothing.
 */
export async function takeText(
  room: Room,
  text: string,
  reading: Reading = {},
): Promise<readonly PieceFault[]> {
  try {
    return await takeAccount(room, await readText(text, reading), text);
  } catch (error) {
    return [{ line: null, column: null, message: whyNotRead(error), hint: READER.textStays }];
  }
}

async function takeAccount(
  room: Room,
  account: Account<Found>,
  text: string,
): Promise<readonly PieceFault[]> {
  const pieces = account.pieces.filter(isOpenable);
  const [only, ...more] = pieces;
  // Stopped before anything was read.
  if (account.pieces.length === 0 && account.remaining > 0) return [];
  const isSingle = more.length === 0 && account.before + account.remaining === 0;
  const isRead = pieces.some(({ outcome }) => outcome.is === 'read');
  if (pieces.length === 0 || (isSingle && !isRead)) return faultsOfPaste(account);
  if (isSingle && only?.outcome.is === 'read') {
    const faults = await openFound(room, only.outcome.value);
    if (faults.length > 0) return faults;
  } else {
    room.goToList(eveningsHere().keep(entriesOf(account), account).key);
  }
  if (account.pieces.length > 1 || account.remaining > 0) room.showAccount(account, text);
  return [];
}

/** Opens one thing that a text holds; returns what keeps it from opening. */
async function openFound(room: Room, found: Found): Promise<readonly PieceFault[]> {
  switch (found.is) {
    case 'game':
      openGame(room, found.game, found.place);
      return [];
    case 'cards':
      room.takeListed(found.cards);
      return [];
    case 'book':
      return openOfBook(room, found.id, found.place);
  }
}

/** Opens a saved hand with everything that its text holds, if it has one; else by its word. */
export async function openSaved(room: Room, { code, text }: SavedHand): Promise<void> {
  const game = text === null ? null : await readOneGame(text);
  if (game?.hand) {
    openGame(room, game);
    return;
  }
  const shared = parseHandCode(code);
  if (!shared.ok || shared.value.kind !== 'hand') {
    room.problem = sayNotOpened(shared.ok ? SAVED_DEAL : shared.errors[0]);
    return;
  }
  const remarks = text === null ? [] : [READER.laidBare];
  room.lay({ hand: shared.value.hand, remarks, players: null, text: null });
}

/** Puts a game on the table, or sets up its deal if no card was led. */
export function openGame(
  room: Room,
  game: EveningGame,
  place: string | null = null,
  at: AtEvening | null = null,
): void {
  const { deal, hand, other, players, remarks } = game;
  if (other !== null) {
    void openFound(room, other).then(([fault]) => {
      if (fault !== undefined) room.problem = faultInWords(fault);
    });
    return;
  }
  if (hand !== null) {
    // An evening stores the texts of its games itself.
    const text = at === null && tellsMore(game) ? game.text : null;
    room.lay({ hand, remarks, players, text }, place, at);
    return;
  }
  if (deal === null) return;
  room.goToDeal(deal, NO_CARD_LED);
}

/** Whether the text of a game says what its address cannot hold. */
function tellsMore({ hand, players, remarks }: EveningGame): boolean {
  if (hand === null) return false;
  const titlePlayers = playersOfTitle(ownTitle(hand));
  const hasOtherNames = SEATS.some((seat) => players[seat] !== (titlePlayers?.[seat] ?? null));
  return hasOtherNames || remarks.length > 0 || leftOut(hand).length > 0;
}

/** A hand of the book, by the name or number on its page. */
async function openOfBook(
  room: Room,
  id: string,
  place: string | null,
): Promise<readonly PieceFault[]> {
  const name = /^(?:foster-)?\d{1,2}$/u.test(id)
    ? `foster-${id.replace('foster-', '').padStart(2, '0')}`
    : id;
  const wrong = (words: Pick<PieceFault, 'message' | 'hint'>): PieceFault[] => [
    { line: null, column: null, ...words },
  ];
  const response = await fetch(inBook(`/hands/${name}.hand`)).catch(() => null);
  if (response === null) return wrong(BOOK_OFFLINE);
  if (!response.ok) return wrong(notInBook(id));
  const { pieces } = await readText(await response.text());
  const [piece] = pieces;
  if (piece?.outcome.is !== 'read') return pieces.flatMap(faultsOf);
  const { value } = piece.outcome;
  return openFound(room, value.is === 'game' ? { ...value, place } : value);
}
