/** What the book’s rules on what to play say: sentences to “you”, comment text, in which cards are codes. */
import type { Card, Suit } from '../../game/skat/cards.ts';
import { SUIT_WORDS } from '../../game/words/cards.ts';
import { listed } from '#edition/game/words/lists.ts';
import { counted } from '#edition/game/words/nouns.ts';

/** The rules that say the same everywhere, by their ids. */
export const RULE_WORDS = {
  'stop-at-one-hand':
    'One of the others has no trump left, so whatever is out against you is in one hand: lead no more trumps, but cash the cards that are the best of their suits.',
  'grand-lone-jack':
    'With one jack and something in all four suits, lead the jack: you have no better chance to bring the three others together on one trick.',
  'grand-best-and-red':
    'With the jack of clubs and a red one, lead the jack of clubs: it may bring down the other two.',
  'grand-aces-first':
    'Without a jack lead the aces first, from the suits in which you have the ten as well, and keep the tens until the aces are out: then you still command every suit if one is trumped.',
  'middle-ruff':
    'You are in the middle, where it is dangerous to ruff with a trump that counts much, since the next player may go over it.',
  'dear-ruff':
    'Nobody plays after you: ruff with the trump that counts most, above all if it is in danger, and keep the small ones.',
  'red-jack-through':
    'A red jack comes through you and you have no trump: keep your valuable cards, for it may be a feint.',
  'loose-cards':
    'The trick is your partner’s: give it a ten that nothing guards, or a counting card of a suit in which the declarer has failed to follow.',
  'high-to-partner':
    'The trick is your partner’s and nobody plays after you: give up your highest card on it.',
  'low-to-declarer':
    'The trick is the declarer’s, whatever you play: give up your lowest card on it.',
  'trumps-through':
    'The declarer has had the lead and has led no trump, and so must see some disadvantage in it: lead trumps yourself, through the declarer.',
  'make-aces':
    'Against a Solo make your aces, and change suits often: the declarer could put nothing away, and is likely to have to follow.',
  'long-without-ace':
    'Lead the long suit through the declarer, but do not begin it with the ace: the declarer has very likely put it away, and is ready to ruff.',
  'long-through':
    'The declarer plays next: lead your longest suit through the middle, so that the declarer has to guess.',
  'short-up-to':
    'The declarer plays last: lead a short suit up to that hand. It may be your partner’s long one, and if not, you can ruff it the next time.',
  'grand-long':
    'Against a Grand lead from length, wherever the declarer sits: make the declarer ruff, or drive out the ace and set the suit up. Short suits are better discarded.',
  'nullo-lone-card':
    'A lone eight or nine is best led at once, before the others have had a chance to discard.',
  'nullo-nine-seven':
    'From nine and seven alone lead the nine: if the seven goes first, the eight may put you in later.',
  'nullo-discard':
    'Discard the cards that are likely to be dangerous, not those that are merely high: the ones under which more cards are still out than you hold yourself.',
  'nullo-return':
    'Return the suit your partner has led, or lead the one your partner has discarded, so that your partner gets discards and the declarer none.',
} as const;

/** Lead trumps. @param out how many the declarer has not seen. */
export const sayLeadTrumps = (out: number): string =>
  `Nothing matters more to the declarer than to lead trumps whenever there is a chance; ${counted(out, 'trump')} ${out === 1 ? 'is' : 'are'} not accounted for.`;

/** Let a trick go. @param points what lies in it. */
export const sayLetItGo = (points: number): string =>
  `You play last, and with ${counted(points, 'point')} the trick is not worth a trump: let it go, and get rid of a losing card on it.`;

/** Ruff with the only trump, a ten or an ace. */
export const sayUnguardedTrump = (only: Card): string =>
  `The ${only} is your only trump, and nothing guards it: you cannot be too quick to ruff with it.`;

/** Go on with the suits in which the declarer has failed to follow. */
export function sayRuffedSuits(suits: readonly Suit[]): string {
  const names = suits.map((suit) => SUIT_WORDS.en.french[suit]);
  return `The declarer has no ${listed(names, 'or')} left and plays next, in the middle: go on with the suit.`;
}
