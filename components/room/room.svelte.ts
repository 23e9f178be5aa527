/** The state of the analysis room: the deal being set up, and the hand on the table. */
import { makeDealCode, parseHandCode } from '../../src/room/hand-code.ts';
import {
  EMPTY,
  PLACES,
  clearCards,
  dealOf,
  dealRest,
  isDealt,
  putCard,
  roomAt,
  setUpOf,
  swapCards,
  turnSeats,
  withDeal,
  withPlaces,
} from '../../src/room/set-up.ts';
import type { SetUpPlace, SetUp } from '../../src/room/set-up.ts';
import type { HandText } from '../../src/room/draft.ts';
import { makeHandOf, placeName } from '../../src/room/to-hand.ts';
import { ownTitle } from '../../src/room/title.ts';
import type { Hand } from '../../src/notation/hand.ts';
import { cardName } from '../../src/words/cards.ts';
import type { Card } from '../../src/skat/cards.ts';
import type { Deal } from '../../src/skat/deal.ts';
import type { BySeat } from '../../src/skat/seats.ts';
import { playersOfTitle } from '../../src/words/players.ts';
import type { LawId } from '../../src/skat/laws.ts';
import { ADDRESS_BAR, changeStep, stepTo, writeAddress } from './address-bar.ts';
import type { RoomAddress } from './address-bar.ts';
import { gameOfState, stateOfGame } from './at-evening.ts';
import type { AtEvening } from './at-evening.ts';
import { LastUsed } from './last-used.ts';

/** Where a pressed card goes; `swap` picks two that change places. */
export type Target = SetUpPlace | 'swap';

/** How many moves can be undone. */
const MOST_UNDONE = 200;

/** A hand for the table, with what no address holds. */
export interface Laid {
  readonly hand: Hand;
  readonly remarks: readonly string[];
  /** Who sits where; null when only the title can tell. */
  readonly players: BySeat<string | null> | null;
  /** The text it was read from, where that tells more than the address; else null. */
  readonly text: string | null;
}

export class Room {
  setUp: SetUp = $state.raw(EMPTY);
  past: readonly SetUp[] = $state.raw([]);
  target: Target = $state('V');
  /** The first of two cards to be swapped. */
  lifted: Card | null = $state(null);
  /** The hand on the table, or null while one is set up. */
  hand: Hand | null = $state.raw(null);
  /** The hand that was on the table before its cards were changed, to be compared. */
  before: Hand | null = $state.raw(null);
  /** What a record says that the rules do not. */
  remarks: readonly string[] = $state.raw([]);
  /** Who sits where, for the hand on the table. */
  players: BySeat<string | null> | null = $state.raw(null);
  /** The evening whose list is shown, by its key; null while none is. */
  list: string | null = $state(null);
  /** The hand laid last whose text tells more than its address. */
  told: HandText | null = $state.raw(null);
  /** Which game of which evening the hand on the table is. */
  game: AtEvening | null = $state.raw(null);
  /** How often the reader has gone on to something else that takes the whole room. */
  arrivals = $state(0);
  /** What the reader has pasted or typed to be read. */
  text = $state('');
  /** What has just happened, for the eye and the ear. */
  message = $state('');
  /** Why an address or a file could not be read. */
  problem = $state('');
  /** Whether the address has been read. */
  ready = $state(false);
  readonly #bar: RoomAddress;
  /** The cards as they lay when a hand came to the table: Back leads to them. */
  #left: SetUp | null = null;
  /** The hands of this visit, with all that no address holds. */
  readonly #seen = new LastUsed<Omit<Laid, 'text'>>();

  constructor(bar: RoomAddress = ADDRESS_BAR) {
    this.#bar = bar;
  }

  /** A move that can be undone. */
  change(setUp: SetUp, message: string): void {
    this.past = [...this.past, this.setUp].slice(-MOST_UNDONE);
    this.setUp = setUp;
    this.message = message;
    this.problem = '';
  }

  undo(): void {
    const last = this.past.at(-1);
    if (last === undefined) return;
    this.past = this.past.slice(0, -1);
    this.setUp = last;
    this.lifted = null;
    this.message = 'Undone.';
  }

  /** A card was pressed: it goes where cards go now, or back into the pack from there. */
  press(card: Card): void {
    if (this.target === 'swap') this.#lift(card);
    else this.put(card, this.setUp.places.get(card) === this.target ? null : this.target);
  }

  put(card: Card, place: SetUpPlace | null): void {
    const moved = putCard(this.setUp, card, place);
    if (moved === null) {
      const name = place === null ? '' : placeName(place);
      this.message = `No room: ${name} is full. Take a card back first, or swap two.`;
      return;
    }
    const where = place === null ? 'back to the pack' : `to ${placeName(place)}`;
    const left = place === null ? '' : ` ${roomAt(moved, place)} to go.`;
    this.change(moved, `${cardName(card)} ${where}.${left}`);
    this.#moveOn();
  }

  #lift(card: Card): void {
    const { lifted } = this;
    if (lifted === null || lifted === card) {
      this.lifted = lifted === card ? null : card;
      this.message = lifted === card ? '' : `${cardName(card)}: swap it with which card?`;
      return;
    }
    this.lifted = null;
    this.change(
      swapCards(this.setUp, lifted, card),
      `${cardName(lifted)} and ${cardName(card)} have changed places.`,
    );
  }

  /** When a place is full the next one with room is dealt to; when all are, cards are swapped. */
  #moveOn(): void {
    const { setUp, target } = this;
    const full = target !== 'swap' && roomAt(setUp, target) === 0;
    if (isDealt(setUp) || full) this.target = this.#nextTarget();
  }

  #nextTarget(): Target {
    return PLACES.find((place) => roomAt(this.setUp, place) > 0) ?? 'swap';
  }

  /** Puts cards where a list says; those that lay there go back to the pack. */
  takeCards(places: ReadonlyMap<Card, SetUpPlace>, title: string, said: string): void {
    const { setUp } = this;
    const put = withPlaces(clearCards({ ...setUp, title: title || setUp.title }), places);
    this.before = null;
    this.lifted = null;
    this.change(put, said);
    this.target = this.#nextTarget();
  }

  dealRest(): void {
    this.lifted = null;
    this.change(dealRest(this.setUp, random), 'The rest is dealt.');
    this.target = 'swap';
  }

  dealAnew(): void {
    this.lifted = null;
    this.before = null;
    this.change(dealRest(clearCards(this.setUp), random), 'A new deal.');
    this.target = 'swap';
  }

  turn(): void {
    this.lifted = null;
    this.change(turnSeats(this.setUp), 'Each seat has the cards of the one before it.');
  }

  clear(): void {
    this.lifted = null;
    this.before = null;
    this.change(clearCards(this.setUp), 'All cards are back in the pack.');
    this.target = 'V';
  }

  /** Lays the hand that has been set up on the table. */
  play(): void {
    const made = makeHandOf(this.setUp);
    if (!made.ok) return;
    const { before } = this;
    if (this.#isAsBefore(made.value)) {
      this.goBack();
      return;
    }
    // The figure reads the address as it begins; `/cards` is no place in it.
    stepTo(this.#bar, made.value.id, {});
    this.show(made.value);
    this.before = before;
    this.game = null;
    this.arrivals++;
  }

  /**
   * Lays a hand on the table as a new step of the history, or in place of the game of an evening that
   * lies there.
   *
   * @param place where in the hand; the deal when there is none.
   */
  lay(laid: Laid, place: string | null = null, game: AtEvening | null = null): void {
    const { id } = laid.hand;
    if (laid.text !== null) this.told = { code: id, text: laid.text };
    const word = place === null ? id : `${id}/${place}`;
    const isNext = this.game !== null && game !== null;
    const go = isNext ? changeStep : stepTo;
    if (!isNext) this.arrivals++;
    go(this.#bar, word, stateOfGame(game));
    this.show(laid.hand, laid.remarks, laid.players);
    this.game = game;
  }

  /** Shows the list of an evening as a new step of the history. */
  goToList(key: string): void {
    stepTo(this.#bar, `evening/${key}`, {});
    this.open(`#evening/${key}`);
    this.arrivals++;
  }

  /** Goes from a list to the cards, as a new step of the history. */
  goToCards(): void {
    this.#toSetUp();
    stepTo(this.#bar, this.code ?? '', {});
    this.arrivals++;
  }

  /** Puts the cards down again as they lay before the hand came to the table, or the list was read. */
  #toSetUp(): void {
    this.setUp = this.#left ?? (this.list === null ? this.setUp : EMPTY);
    this.#left = null;
    this.hand = null;
    this.list = null;
    this.game = null;
    this.remarks = [];
    this.past = [];
    this.lifted = null;
    this.message = '';
    this.target = this.#nextTarget();
  }

  /** Whether an address is that of the cards as they lay when a hand came to the table. */
  #isLeft(word: string, place: string): boolean {
    if (this.#left === null || codeOf(this.#left) !== word) return false;
    return place === 'cards' || !makeHandOf(this.#left).ok;
  }

  /** Takes the cards that the reader left here at another time, unless he has begun already. */
  restore(setUp: SetUp): void {
    if (this.hand !== null || this.list !== null) {
      this.#left ??= setUp;
      return;
    }
    if (this.past.length > 0 || this.setUp.places.size > 0) return;
    this.setUp = setUp;
    this.message = 'The cards lie here as you left them.';
    this.target = this.#nextTarget();
  }

  /** Whether a hand without play is the one that was on the table, which may have been played. */
  #isAsBefore({ id }: Hand): boolean {
    if (this.before === null) return false;
    const bare = makeHandOf(setUpOf(this.before, ownTitle(this.before)));
    return bare.ok && bare.value.id === id;
  }

  /** The hand the set-up makes after a change; null when something is missing or nothing differs. */
  get changed(): Hand | null {
    const made = makeHandOf(this.setUp);
    return !made.ok || this.#isAsBefore(made.value) ? null : made.value;
  }

  /** Lays the hand as it was before its cards were changed on the table again. */
  goBack(): void {
    if (this.before === null) return;
    const { before } = this;
    const seen = this.#seen.get(before.id);
    writeAddress(this.#bar, before.id);
    this.show(before, seen?.remarks, seen?.players);
  }

  /** Lays a hand on the table; its id must be the word of its address. */
  show(hand: Hand, remarks: readonly string[] = [], players: Laid['players'] = null): void {
    if (this.hand === null && this.list === null && this.setUp.places.size > 0) {
      this.#left = this.setUp;
    }
    this.#seen.set(hand.id, { hand, remarks, players });
    this.list = null;
    this.players = players ?? playersOfTitle(hand.title);
    this.hand = hand;
    this.before = null;
    this.remarks = remarks;
    this.problem = '';
    this.setUp = setUpOf(hand, ownTitle(hand));
    this.past = [];
    this.target = 'swap';
    this.lifted = null;
  }

  /** Takes the hand off the table to change its cards or its game; Back lays it there again. */
  changeCards(): void {
    if (this.hand !== null) stepTo(this.#bar, `${this.hand.id}/cards`, {});
    this.#takeOff();
  }

  #takeOff(): void {
    // Several changes one after the other are compared with the hand they began with.
    this.before ??= this.hand;
    this.hand = null;
    this.message = '';
  }

  /** The word for what stands here now, or null while cards are missing. */
  get code(): string | null {
    return this.hand === null ? codeOf(this.setUp) : this.hand.id;
  }

  /** Opens what an address says, from `#` on; says what is wrong with it. */
  open(hash: string): void {
    const [word = '', ...rest] = hash.replace(/^#/, '').split('/');
    const place = rest.join('/');
    this.problem = '';
    if (word === 'evening') {
      if (this.hand === null && this.list === null && this.setUp.places.size > 0) {
        this.#left = this.setUp;
      }
      this.hand = null;
      this.game = null;
      this.before = null;
      this.list = place;
      return;
    }
    const away = this.hand !== null || this.list !== null;
    if (word === '' ? away : away && this.#isLeft(word, place)) {
      this.#toSetUp();
      return;
    }
    if (word === '') return;
    this.game = gameOfState(this.#bar.history.state);
    if (this.hand?.id === word) {
      if (place === 'cards') this.#takeOff();
      return;
    }
    const seen = this.#seen.get(word);
    if (seen !== undefined) {
      this.show(seen.hand, seen.remarks, seen.players);
      if (place === 'cards') this.#takeOff();
      return;
    }
    const parsed = parseHandCode(word);
    if (!parsed.ok) {
      this.problem = `This address holds no hand. ${parsed.errors[0]}`;
      return;
    }
    const shared = parsed.value;
    if (shared.kind === 'hand') {
      const { id } = shared.hand;
      // The figure reads the address by the word of today.
      if (id !== word) writeAddress(this.#bar, place === '' ? id : `${id}/${place}`);
      this.show(shared.hand);
      if (place === 'cards') this.#takeOff();
    } else {
      const { deal, laws, title } = shared.deal;
      this.takeDeal(deal, laws, title);
    }
  }

  /** Lays out a deal whose game is still to be chosen. */
  takeDeal(deal: Deal, laws: LawId, title: string): void {
    this.setUp = withDeal({ ...EMPTY, laws, title }, deal);
    this.past = [];
    this.hand = null;
    this.before = null;
    this.list = null;
    this.game = null;
    this.remarks = [];
    this.problem = '';
    this.target = 'swap';
    this.lifted = null;
  }
}

/** The word for a set-up, or null while cards are missing. */
function codeOf(setUp: SetUp): string | null {
  const made = makeHandOf(setUp);
  if (made.ok) return made.value.id;
  const deal = dealOf(setUp);
  const { laws, title } = setUp;
  return deal === null ? null : makeDealCode({ title, laws, deal });
}

/** From 0 (included) to 1 (excluded). */
function random(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number / 2 ** 32;
}
