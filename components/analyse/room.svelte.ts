/**
 * The state of the analysis room: the set-up, the hand on the table, the list, and the address of
 * each.
 */
import { sayNoHand } from '#edition/analyse/room-words.ts';
import { MOVES } from '#edition/analyse/set-up-words.ts';
import { makeDealCode, parseHandCode } from '../../src/game/codes/hand-code.ts';
import type { BareDeal } from '../../src/game/codes/hand-code.ts';
import type { Found } from '../../src/analyse/paste/found.ts';
import type { ListedCards } from '../../src/analyse/paste/lists.ts';
import {
  EMPTY,
  dealOf,
  setUpOf,
  withDeal,
  withDeclarer,
  withKind,
} from '../../src/analyse/set-up.ts';
import type { SetUp } from '../../src/analyse/set-up.ts';
import type { HandText } from '../../src/analyse/draft.ts';
import { makeHandOf } from '../../src/analyse/to-hand.ts';
import { ownTitle } from '../../src/game/codes/hand-title.ts';
import type { Hand } from '../../src/game/notation/hand.ts';
import type { Account } from '../../src/game/notation/pieces/account.ts';
import type { BySeat } from '../../src/game/skat/seats.ts';
import { playersOfTitle } from '../../src/game/words/players.ts';
import { ADDRESS_BAR, changeStep, stepTo, writeAddress } from './address-bar.ts';
import type { RoomAddress } from './address-bar.ts';
import { gameOfState, stateOfGame } from './at-evening.ts';
import type { AtEvening } from './at-evening.ts';
import { LastUsed } from './last-used.ts';
import { SettingUp, emptySetUp } from './setting-up.svelte.ts';

/** A hand for the table, with what no address holds. */
export interface Laid {
  readonly hand: Hand;
  readonly remarks: readonly string[];
  /** Who sits where; null when only the title can say. */
  readonly players: BySeat<string | null> | null;
  /** The text it was read from, if that says more than the address; else null. */
  readonly text: string | null;
}

/** The account of a text, with the text, and where in the room it was opened. */
export interface RoomAccount {
  readonly account: Account<Found>;
  readonly text: string;
  readonly where: string;
}

export class Room extends SettingUp {
  /** The hand on the table, or null while one is being set up. */
  hand: Hand | null = $state.raw(null);
  /** What a record says beyond the rules. */
  remarks: readonly string[] = $state.raw([]);
  /** Who sits where, for the hand on the table. */
  players: BySeat<string | null> | null = $state.raw(null);
  /** The evening whose list is shown, by its key; null while none is. */
  list: string | null = $state(null);
  /** The last hand laid on the table whose text says more than its address. */
  handText: HandText | null = $state.raw(null);
  /** Which game of which evening the hand on the table is. */
  game: AtEvening | null = $state.raw(null);
  /** How often the reader has moved on to something else that fills the whole room. */
  arrivals = $state(0);
  /** What the reader has pasted or typed to be read. */
  text = $state('');
  /** What became of the pieces of the text that was read last, while what they opened is shown. */
  account: RoomAccount | null = $state.raw(null);
  /** Whether the address has been read. */
  ready = $state(false);
  readonly #bar: RoomAddress;
  /** The cards as they lay when a hand came to the table; Back leads to them. */
  #leftCards: SetUp | null = null;
  /** The hands of this visit, with everything that no address holds. */
  readonly #visitedHands = new LastUsed<Omit<Laid, 'text'>>();

  constructor(bar: RoomAddress = ADDRESS_BAR) {
    super();
    this.#bar = bar;
  }

  /** Puts the hand that has been set up on the table. */
  play(): void {
    const checkedHand = makeHandOf(this.setUp);
    if (!checkedHand.ok) return;
    const { before } = this;
    if (this.#isAsBefore(checkedHand.value)) {
      this.goBack();
      return;
    }
    // The figure reads the address as it starts, and `/cards` is no place in a hand.
    stepTo(this.#bar, checkedHand.value.id, {});
    this.show(checkedHand.value);
    this.before = before;
    this.game = null;
    this.arrivals++;
  }

  /**
   * Puts a hand on the table as a new entry in the history; where a game of an evening lies there
   * already, the entry is replaced.
   *
   * @param place where in the hand; the deal when there is none.
   */
  lay(entry: Laid, place: string | null = null, game: AtEvening | null = null): void {
    const { id } = entry.hand;
    if (entry.text !== null) this.handText = { code: id, text: entry.text };
    const word = place === null ? id : `${id}/${place}`;
    const isNext = this.game !== null && game !== null;
    const go = isNext ? changeStep : stepTo;
    if (!isNext) this.arrivals++;
    go(this.#bar, word, stateOfGame(game));
    this.show(entry.hand, entry.remarks, entry.players);
    this.game = game;
  }

  /** Where the reader is: in a list, at a hand, at the cards. */
  get #where(): string {
    return this.list ?? this.hand?.id ?? 'cards';
  }

  /** Shows the account of the text that has just been opened, as long as the reader stays there. */
  showAccount(account: Account<Found>, text: string): void {
    this.account = { account, text, where: this.#where };
  }

  /** The account that belongs to what is shown; null when none does. */
  get shownAccount(): RoomAccount | null {
    return this.account?.where === this.#where ? this.account : null;
  }

  /** Puts the cards of a list where it says, also from the list of an evening. */
  takeListed({ declarer, game, places, summary, title }: ListedCards): void {
    if (this.list !== null) this.goToCards();
    else this.arrivals++;
    this.takeCards(places, title, summary);
    const { setUp } = this;
    const withGame = game === null ? setUp : withKind({ ...setUp, trump: game.trump }, game.kind);
    this.setUp = declarer === null ? withGame : withDeclarer(withGame, declarer);
  }

  /** Shows the list of an evening as a new entry in the history. */
  goToList(key: string): void {
    stepTo(this.#bar, `evening/${key}`, {});
    this.open(`#evening/${key}`);
    this.arrivals++;
  }

  /** Sets up a deal whose game is still to be chosen: from a list as a new entry in the history. */
  goToDeal(deal: BareDeal, message: string): void {
    this.arrivals++;
    if (this.list === null) {
      this.takeDeal(deal, message);
      return;
    }
    stepTo(this.#bar, makeDealCode(deal), {});
    this.#showDeal(deal);
    this.message = message;
  }

  /** Goes from a list to the cards, as a new entry in the history. */
  goToCards(): void {
    this.#toSetUp();
    stepTo(this.#bar, this.code ?? '', {});
    this.arrivals++;
  }

  /** Restores the cards as they lay before the hand came to the table or the list was read. */
  #toSetUp(): void {
    this.beginWith(this.#leftCards ?? (this.list === null ? this.setUp : emptySetUp()));
    this.#leftCards = null;
    this.#clearAway();
    this.message = '';
  }

  /** Whether an address is that of the cards as they lay when a hand came to the table. */
  #isLeftCards(word: string, place: string): boolean {
    if (this.#leftCards === null || codeOf(this.#leftCards) !== word) return false;
    return place === 'cards' || !makeHandOf(this.#leftCards).ok;
  }

  /** Takes the cards that the reader left here on an earlier visit, unless they have begun already. */
  restore(setUp: SetUp): void {
    if (this.hand !== null || this.list !== null) {
      this.#leftCards ??= setUp;
      return;
    }
    if (this.past.length > 0 || this.setUp.places.size > 0) return;
    this.beginWith(setUp);
    this.message = MOVES.restored;
  }

  /** Whether a hand without play is the one that was on the table, which may have been played. */
  #isAsBefore({ id }: Hand): boolean {
    if (this.before === null) return false;
    const bare = makeHandOf(setUpOf(this.before, ownTitle(this.before)));
    return bare.ok && bare.value.id === id;
  }

  /** The hand the set-up makes after a change; null when something is missing or nothing differs. */
  get changed(): Hand | null {
    const checkedHand = makeHandOf(this.setUp);
    return !checkedHand.ok || this.#isAsBefore(checkedHand.value) ? null : checkedHand.value;
  }

  /** Puts the hand back on the table as it was before its cards were changed. */
  goBack(): void {
    if (this.before === null) return;
    const { before } = this;
    const visited = this.#visitedHands.get(before.id);
    writeAddress(this.#bar, before.id);
    this.show(before, visited?.remarks, visited?.players);
  }

  /** Puts a hand on the table; its id must be the word of its address. */
  show(hand: Hand, remarks: readonly string[] = [], players: Laid['players'] = null): void {
    this.#leaveCards();
    this.#visitedHands.set(hand.id, { hand, remarks, players });
    this.list = null;
    this.players = players ?? playersOfTitle(ownTitle(hand));
    this.hand = hand;
    this.before = null;
    this.remarks = remarks;
    this.problem = '';
    this.beginWith(setUpOf(hand, ownTitle(hand)));
  }

  /** Takes the hand off the table to change its cards or its game; Back puts it there again. */
  changeCards(): void {
    if (this.hand !== null) stepTo(this.#bar, `${this.hand.id}/cards`, {});
    this.#takeOff();
  }

  #takeOff(): void {
    // Several changes in a row are compared with the hand they began with.
    this.before ??= this.hand;
    this.hand = null;
    this.message = '';
  }

  /** The word for what is set up or on the table now; null while cards are missing. */
  get code(): string | null {
    return this.hand === null ? codeOf(this.setUp) : this.hand.id;
  }

  /** Opens the address from its `#` on, or says what is wrong with it. */
  open(hash: string): void {
    const [word = '', ...rest] = hash.replace(/^#/, '').split('/');
    const place = rest.join('/');
    this.problem = '';
    if (word === 'evening') {
      this.#leaveCards();
      this.#clearAway();
      this.before = null;
      this.list = place;
      return;
    }
    const away = this.hand !== null || this.list !== null;
    if (word === '' ? away : away && this.#isLeftCards(word, place)) {
      this.#toSetUp();
      return;
    }
    if (word === '') return;
    this.game = gameOfState(this.#bar.history.state);
    if (this.hand?.id === word) {
      if (place === 'cards') this.#takeOff();
      return;
    }
    const visited = this.#visitedHands.get(word);
    if (visited !== undefined) {
      this.show(visited.hand, visited.remarks, visited.players);
      if (place === 'cards') this.#takeOff();
      return;
    }
    const parsedCode = parseHandCode(word);
    if (!parsedCode.ok) {
      this.problem = sayNoHand(parsedCode.errors[0]);
      return;
    }
    const shared = parsedCode.value;
    if (shared.kind === 'hand') {
      const { id } = shared.hand;
      // The figure reads the address by the word of the current notation.
      if (id !== word) writeAddress(this.#bar, place === '' ? id : `${id}/${place}`);
      this.show(shared.hand);
      if (place === 'cards') this.#takeOff();
    } else {
      this.#showDeal(shared.deal);
    }
  }

  #showDeal({ deal, laws, title }: BareDeal): void {
    this.beginWith(withDeal({ ...EMPTY, laws, title }, deal));
    this.#clearAway();
    this.before = null;
  }

  /** Remembers the cards as they lie, before something else fills the room. */
  #leaveCards(): void {
    if (this.hand === null && this.list === null && this.setUp.places.size > 0) {
      this.#leftCards = this.setUp;
    }
  }

  /** Removes what is no set-up: the hand on the table, the list. */
  #clearAway(): void {
    this.hand = null;
    this.list = null;
    this.game = null;
    this.remarks = [];
  }
}

/** The word for a set-up, or null while cards are missing. */
function codeOf(setUp: SetUp): string | null {
  const checkedHand = makeHandOf(setUp);
  if (checkedHand.ok) return checkedHand.value.id;
  const deal = dealOf(setUp);
  const { laws, title } = setUp;
  return deal === null ? null : makeDealCode({ title, laws, deal });
}
