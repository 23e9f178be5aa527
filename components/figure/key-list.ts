/** The list of keys that `?` shows. */
export const KEY_LIST: readonly (readonly [keys: string, does: string])[] = [
  ['← →', 'a card back, a card on; with Shift a trick'],
  ['[ ]', 'a trick back, a trick on'],
  ['Home End', 'the deal, the last card'],
  ['1 … 9 0', 'to trick 1 to 9, and 10'],
  ['Space', 'play, pause'],
  ['↑ ↓', 'choose a way where a variation begins; → takes it'],
  ['P', 'to the cards that may be played; ← → among them, Enter plays'],
  ['T', 'tells the table: the trick, the turn, the count, a hand'],
  ['Backspace', 'take back your card'],
  ['Esc', 'back to the record'],
  ['?', 'this list'],
];
