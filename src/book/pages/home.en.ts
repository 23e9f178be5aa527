/** The home page; lines with marks are read by src/lib/marked.ts. */
import type { HandCount } from '../hand-count.ts';

/** What stands around the ways into the book. */
export const HOME_PAGE = {
  description:
    'An interactive manual of the card game Skat: read a chapter, and step through the hand it discusses card by card.',
  learn: 'Learn Skat in ten minutes',
  play: 'Play a game',
  lead: 'This book follows the manual that R. F. Foster wrote for American players in 1922, and teaches the game of today beside it. Every hand it discusses lies on a table, so that you can play it through trick by trick.',
} as const;

/** The ways into the book. The chapters of the manual, and the questions to try again, stand in gaps. */
export const HOME_WAYS = {
  today: {
    heading: 'Today’s Skat',
    text: 'The game as clubs play it now: what a hand is worth, the two cards you put away, suit games, Grands and Nulls, defending together, and the list.',
  },
  manual: {
    heading: 'Read Foster’s manual',
    text: 'Begin with the {first}, or anywhere in the [contents](/manual/). If Skat is new to you, these four chapters take you to a first hand: {newcomers}.',
  },
  hands: {
    heading: 'Play through the hands',
    text: ({ all, otherGames, skat }: HandCount): string =>
      `There are ${all} hands, ${skat} of Skat from the Simple Game to Nullo and ${otherGames} of other games, each with its cards, counts and comments.`,
  },
  practice: {
    heading: 'Practise',
    text: 'Add up tricks, count matadors, weigh a bid, put two cards away: ten questions at a time, each with its reasons. [Today’s ten](/practice/today/) are about what you have learnt. {due}',
  },
  play: {
    heading: 'Play a deal',
    text: 'Bid and play whole deals against two computer players that see only their own cards, by Foster’s laws or today’s, with a hint when you want one.',
  },
  score: {
    heading: 'Keep the score',
    text: 'There is a pad for your own table with real cards, and [a desk](/score/tournament/) for a tournament.',
  },
} as const;

/** A moment of a hand, before its table. */
export const HOME_MOMENT = {
  heading: 'What would you play?',
  text: 'Diamonds are trumps. You are Mittelhand and hold two jacks and the seven. You and your partner have 40 points. Vorhand, the declarer, leads the ten of trumps. Your next card decides the game.',
} as const;
