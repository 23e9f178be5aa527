/**
 * What to look at first: the mildest hint, a question that the reader can answer from the hand and
 * from the play so far. Each is asked only where the answer can be seen.
 */
export const LOOKS = {
  'trumps-out': 'Count the trumps: how many are still out, and can both of the others have some?',
  jacks: 'Which jacks are yours? They decide which trump comes first.',
  middle:
    'Where does the declarer sit: next to play after you, or last? And how long are your suits?',
  'declarers-leads': 'What has the declarer led so far, and what not?',
  'declarers-voids': 'Which suits has the declarer failed to follow?',
  'laid-out': 'What can the declarer have put away, and what not?',
  'high-cards': 'Where are your aces and tens, and which of them can still be lost?',
  'partners-trick': 'Whose trick is this, and does anybody play after you?',
  'declarers-trick': 'Can you still take this trick? If not, what does it cost you?',
  'second-hand': 'Who led, and who plays after you? What stands just above the card on the table?',
  'worth-a-trump': 'What lies in this trick, and is it worth a trump?',
  overruff: 'If you ruff, who can still go over it?',
  shortest: 'Which is your shortest suit, and what lies in it?',
  danger: 'Which of your cards can be made to win a trick?',
  'partners-suits': 'What has your partner led, and what thrown away?',
  'ramsch-jacks': 'Whose are the jacks, and what will win a trick against your will?',
  'what-wins': 'What can still beat the cards that you might play, and who plays after you?',
} as const;
export type LookId = keyof typeof LOOKS;
