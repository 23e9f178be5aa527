/** The list of keys that `?` shows. */

export const KEYS_PANEL = { name: 'Keys', when: 'While the focus is in the figure:' } as const;

export const KEY_LIST: readonly (readonly [keys: string, does: string])[] = [
  ['← →', 'go back or forward by a card; with Shift by a trick'],
  ['[ ]', 'go back or forward by a trick'],
  ['Home End', 'go to the deal or to the last card'],
  ['1 … 9 0', 'go to trick 1 to 9, or 10'],
  ['Space', 'play or pause'],
  ['↑ ↓', 'choose a line where a variation begins; → follows it'],
  ['P', 'go to the cards that may be played; ← → choose one, Enter plays it'],
  ['T', 'read the table aloud: the trick, whose turn it is, the count, a hand'],
  ['Backspace', 'take back your card'],
  ['Esc', 'go back to the record'],
  ['?', 'this list'],
];
