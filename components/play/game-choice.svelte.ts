/** What the reader has chosen of their game, until they play it. */
import type { Card } from '../../src/game/skat/cards.ts';
import type { Announced } from '../../src/game/skat/contract.ts';
import type { Game } from '../../src/game/skat/order.ts';
import type { TrumpChoice } from '../../src/play/name-game.ts';

export class GameChoice {
  /** Whether the reader names a game without the skat. */
  fromHand = $state(false);
  trumps: TrumpChoice | null = $state(null);
  isOpen = $state(false);
  announced: Announced = $state(null);
  /** The cards to put away, two at most. */
  away: readonly Card[] = $state.raw([]);

  /** Chooses a card to be put away, or no longer; a third takes the place of the first. */
  press(card: Card): void {
    this.away = this.away.includes(card)
      ? this.away.filter((one) => one !== card)
      : [...this.away, card].slice(-2);
  }

  /** The game by which the reader's cards are sorted meanwhile; null before the trumps are named. */
  get sortedBy(): Game | null {
    const { trumps } = this;
    if (trumps === null) return null;
    if (trumps === 'null') return { kind: 'nullo', trump: null };
    return trumps === 'grand'
      ? { kind: 'grand-solo', trump: null }
      : { kind: 'solo', trump: trumps };
  }

  /** Says what is trump; what was added to another game is dropped. */
  name(trumps: TrumpChoice): void {
    if (trumps === this.trumps) return;
    this.trumps = trumps;
    this.isOpen = false;
    this.announced = null;
  }

  clear(): void {
    this.fromHand = false;
    this.trumps = null;
    this.isOpen = false;
    this.announced = null;
    this.away = [];
  }
}
