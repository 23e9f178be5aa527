/**
 * What to look at first: the mildest hint, a question that the reader can answer from the hand and
 * from the play so far. Each is asked only where the answer can be seen.
 */
import type { LookBeforeId, LookId } from './look-ids.ts';

export const LOOKS: Readonly<Record<LookId, string>> = {
  'trumps-out': 'Count the trumps: how many are still out, and can both of the others have some?',
  jacks: 'Which jacks are yours? They decide which trump comes first.',
  middle:
    'Where does the declarer sit: next to play after you, or last? And how long are your suits?',
  'declarers-leads': 'Which suits has the declarer led so far, and which not?',
  'declarers-voids': 'Which suits has the declarer failed to follow?',
  'laid-out': 'Which cards can the declarer have put away, and which not?',
  'high-cards': 'Where are your aces and tens, and which of them can still be lost?',
  'partners-trick': 'Whose trick is this, and does anybody play after you?',
  'declarers-trick': 'Can you still take this trick? If not, what does it cost you?',
  'second-hand':
    'Who led, and who plays after you? Which card ranks just above the one on the table?',
  'worth-a-trump': 'What is in this trick, and is it worth a trump?',
  overruff: 'If you ruff, who can still go over it?',
  shortest: 'Which is your shortest suit, and which cards do you have in it?',
  danger: 'Which of your cards can be made to win a trick?',
  'partners-suits': 'Which suits has your partner led, and which has your partner discarded?',
  'ramsch-jacks': 'Whose are the jacks, and what will win a trick against your will?',
  'what-wins': 'What can still beat the cards that you might play, and who plays after you?',
};

/** What to look at before the first card. */
export const LOOKS_BEFORE: Readonly<Record<LookBeforeId, string>> = {
  bid: 'Count your best suit: its trumps, and beside them the aces, and the tens that are safe. What is it worth, and is that enough for the bid?',
  game: 'Which of your games is sure to cover the bid, and which of them is the safest?',
  drawn: 'Does the suit of this card make your hand stronger, or would you rather be without it?',
  layout: 'Which of your twelve cards are in danger, and which suit could you get rid of?',
};

/** In place of such a question where only one thing can be done. */
export const NO_CHOICE = 'You have no choice here.';
