/** Words of today’s game that the books of the time do not have. */
import type { GlossaryEntry } from './entry.ts';

const TODAY: readonly GlossaryEntry[] = [
  {
    word: 'Hand game',
    other: 'Handspiel',
    also: ['Hand', 'from the hand', 'Hand games'],
    means:
      'A game for which the declarer leaves the skat alone; in 1922 it was a Solo. It counts one multiplier more, and only in a Hand game may schneider and schwarz be announced.',
    see: ['Solo', 'skat', 'announce'],
  },
  {
    word: 'Seeger and Fabian',
    say: 'ZAY-ger, FAH-bee-ahn',
    also: ['Seeger', 'Fabian', 'Seeger-Fabian', 'Seeger points'],
    means:
      'The list of today’s tournaments, named after two players: 50 points for each game won as declarer, 50 off for each one lost, and 40 for each defender of a lost game at a table of three, 30 at a table of four.',
    see: ['declarer', 'game value'],
  },
];

export const TODAY_ENTRIES: readonly GlossaryEntry[] = TODAY.map((entry) => ({
  ...entry,
  from: 'Today’s Skat',
}));
