/** Opens what a text held: a hand on the table, cards, a list. Loaded with the first text. */
import { inBook } from '../../src/lib/address/in-book.ts';
import type { Pasted } from '../../src/analyse/paste/read.ts';
import type { PasteFault } from '../../src/analyse/paste/wrong.ts';
import type { EveningGame } from '../../src/analyse/evening/game.ts';
import { leftOut, parseHandCode } from '../../src/game/codes/hand-code.ts';
import type { SavedHand } from '../../src/game/codes/saved-hands.ts';
import { SEATS } from '../../src/game/skat/seats.ts';
import { playersOfTitle } from '../../src/game/words/players.ts';
import type { AtEvening } from './at-evening.ts';
import { eveningsHere } from './evening/evenings.svelte.ts';
import { LAID_BARE, readOneGame, readText, whyNotRead } from './reader.ts';
import type { Room } from './room.svelte.ts';

/**
 * Reads a text and opens in the room what it holds.
 *
 * @returns what is wrong with it, in sentences; if nothing could be read at all, one without a
 *   place.
 */
export async function takeText(room: Room, text: string): Promise<readonly PasteFault[]> {
  try {
    return await takePasted(room, await readText(text));
  } catch (error) {
    const message = whyNotRead(error, 'The reader of hands could not be loaded. Are you offline?');
    return [{ line: null, column: null, message, hint: 'Your text stays.' }];
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
    room.problem = `This saved hand cannot be read. ${shared.ok ? 'It has a deal, and no game.' : shared.errors[0]}`;
    return;
  }
  const remarks = text === null ? [] : [LAID_BARE];
  room.lay({ hand: shared.value.hand, remarks, players: null, text: null });
}

async function takePasted(room: Room, paste: Pasted): Promise<readonly PasteFault[]> {
  switch (paste.form) {
    case 'wrong':
      return paste.wrong;
    case 'cards': {
      const { places, summary, title } = paste.cards;
      room.takeCards(places, title, summary);
      room.arrivals++;
      return [];
    }
    case 'book':
      return openOfBook(room, paste.id, paste.place);
    case 'games': {
      const [only, ...more] = paste.games;
      if (only === undefined || more.length > 0) {
        room.goToList(eveningsHere().keep(paste.games).key);
        return [];
      }
      openGame(room, only, paste.place);
      return [];
    }
  }
}

/** Puts a game on the table, or sets up its deal if no card was led. */
export function openGame(
  room: Room,
  game: EveningGame,
  place: string | null = null,
  at: AtEvening | null = null,
): void {
  const { deal, hand, players, remarks } = game;
  if (hand !== null) {
    // An evening stores the texts of its games itself.
    const text = at === null && tellsMore(game) ? game.text : null;
    room.lay({ hand, remarks, players, text }, place, at);
    return;
  }
  if (deal === null) return;
  room.goToDeal(deal, 'No card was led in this game; its deal lies here. Choose a game for it.');
}

/** Whether the text of a game says what its address cannot hold. */
function tellsMore({ hand, players, remarks }: EveningGame): boolean {
  if (hand === null) return false;
  const titlePlayers = playersOfTitle(hand.title);
  const hasOtherNames = SEATS.some((seat) => players[seat] !== (titlePlayers?.[seat] ?? null));
  return hasOtherNames || remarks.length > 0 || leftOut(hand).length > 0;
}

/** A hand of the book, by the name or number on its page. */
async function openOfBook(
  room: Room,
  id: string,
  place: string | null,
): Promise<readonly PasteFault[]> {
  const name = /^(?:foster-)?\d{1,2}$/u.test(id)
    ? `foster-${id.replace('foster-', '').padStart(2, '0')}`
    : id;
  const wrong = (message: string, hint: string): PasteFault[] => [
    { line: null, column: null, message, hint },
  ];
  const response = await fetch(inBook(`/hands/${name}.hand`)).catch(() => null);
  if (response === null)
    return wrong('The hand of the book could not be loaded.', 'Are you offline?');
  if (!response.ok) {
    return wrong(`The book has no hand “${id}”.`, 'Look it up among the hands of the book.');
  }
  const paste = await readText(await response.text());
  return takePasted(room, paste.form === 'games' ? { ...paste, place } : paste);
}
