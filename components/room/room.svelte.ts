/** The state of the analysis room: the deal being set up, and the hand on the table. */
import { makeDealCode, parseHandCode } from '../../src/room/hand-code.ts';
import {
  EMPTY,
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
} from '../../src/room/set-up.ts';
import type { SetUpPlace, SetUp } from '../../src/room/set-up.ts';
import { makeHandOf, placeName } from '../../src/room/to-hand.ts';
import { usualTitle } from '../../src/room/title.ts';
import type { Hand } from '../../src/notation/hand.ts';
import { cardName } from '../../src/words/cards.ts';
import type { Card } from '../../src/skat/cards.ts';
import type { Deal } from '../../src/skat/deal.ts';
import type { LawId } from '../../src/skat/laws.ts';
import { ADDRESS_BAR, writeAddress } from './address-bar.ts';
import type { RoomAddress } from './address-bar.ts';

/** Where a pressed card goes; `swap` picks two that change places. */
export type Target = SetUpPlace | 'swap';

/** How many moves can be undone. */
const MOST_UNDONE = 200;

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
  #remarksBefore: readonly string[] = [];
  /** What a record says that the rules do not. */
  remarks: readonly string[] = $state.raw([]);
  /** What has just happened, for the eye and the ear. */
  message = $state('');
  /** Why an address or a file could not be read. */
  problem = $state('');
  /** Whether the address has been read. */
  ready = $state(false);
  readonly #bar: RoomAddress;

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
    if (isDealt(setUp)) this.target = 'swap';
    else if (target !== 'swap' && roomAt(setUp, target) === 0) {
      const next = (['V', 'M', 'H', 'skat'] as const).find((place) => roomAt(setUp, place) > 0);
      if (next !== undefined) this.target = next;
    }
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
    writeAddress(this.#bar, made.value.id);
    this.show(made.value);
    this.before = before;
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
    writeAddress(this.#bar, this.before.id);
    this.show(this.before, this.#remarksBefore);
  }

  /** Lays a hand on the table; its id must be the word of its address. */
  show(hand: Hand, remarks: readonly string[] = []): void {
    this.hand = hand;
    this.before = null;
    this.remarks = remarks;
    this.problem = '';
    this.setUp = setUpOf(hand, ownTitle(hand));
    this.past = [];
    this.target = 'swap';
    this.lifted = null;
  }

  /** Takes the hand off the table to change its cards or its game. */
  changeCards(): void {
    // Several changes one after the other are compared with the hand they began with.
    if (this.before === null) {
      this.before = this.hand;
      this.#remarksBefore = this.remarks;
    }
    this.hand = null;
    this.message = '';
  }

  /** The word for what stands here now, or null while cards are missing. */
  get code(): string | null {
    if (this.hand !== null) return this.hand.id;
    const made = makeHandOf(this.setUp);
    if (made.ok) return made.value.id;
    const deal = dealOf(this.setUp);
    const { laws, title } = this.setUp;
    return deal === null ? null : makeDealCode({ title, laws, deal });
  }

  /** Opens what an address says, from `#` on; says what is wrong with it. */
  open(hash: string): void {
    const [word = '', place] = hash.replace(/^#/, '').split('/');
    this.problem = '';
    if (word === '' || this.hand?.id === word) return;
    const parsed = parseHandCode(word);
    if (!parsed.ok) {
      this.problem = `This address holds no hand. ${parsed.errors[0]}`;
      return;
    }
    const shared = parsed.value;
    if (shared.kind === 'hand') {
      const { id } = shared.hand;
      // The figure reads the address by the word of today.
      if (id !== word) writeAddress(this.#bar, place === undefined ? id : `${id}/${place}`);
      this.show(shared.hand);
      if (place === 'cards') this.changeCards();
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
    this.problem = '';
    this.target = 'swap';
    this.lifted = null;
  }
}

/** The title the reader gave a hand; empty when it is called after its game. */
function ownTitle({ contract, declarer, laws, title }: Hand): string {
  return title === usualTitle(contract, declarer, laws) ? '' : title;
}

/** From 0 (included) to 1 (excluded). */
function random(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number / 2 ** 32;
}
