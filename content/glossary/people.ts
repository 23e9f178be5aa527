/** Words of the glossary. Who sits at the table. */
import type { GlossaryEntry } from './entry.ts';

export const PEOPLE_ENTRIES: readonly GlossaryEntry[] = [
  {
    word: 'declarer',
    other: 'Alleinspieler',
    also: ['player'],
    means:
      'The player who has won the bidding and plays alone against the other two. Foster says simply “the player”.',
    see: ['defenders'],
    laws: [36],
    page: '30',
  },
  {
    word: 'defenders',
    other: 'Gegenspieler',
    also: ['defender', 'adversaries', 'adversary', 'opponents'],
    means:
      'The two who play together against the declarer and keep their tricks on one pile. Foster calls them the adversaries.',
    see: ['declarer'],
    page: '30',
  },
  {
    word: 'Hinterhand',
    say: 'HIN-ter-hahnt',
    other: 'rearhand',
    also: ['rearhand', 'back hand'],
    means:
      'The player on Mittelhand’s left, who plays third and last to the first trick. With three at the table, Hinterhand is also the dealer.',
    see: ['Vorhand', 'Mittelhand'],
    laws: [34],
    page: '30',
  },
  {
    word: 'in the middle',
    other: 'in der Mitte',
    means:
      'Where the declarer sits when one defender leads and the other plays last. The defenders do what they can to keep the declarer there.',
    see: ['Mittelhand'],
    page: '71',
  },
  {
    word: 'Kiebitz',
    say: 'KEE-bits',
    other: 'onlooker',
    also: ['kibitzer', 'onlooker'],
    means:
      'An onlooker who has no stake, gives advice that nobody wants, and judges a play by how it turned out. The word is the name of a bird, the lapwing.',
    laws: [25],
    page: '192',
  },
  {
    word: 'Maurer',
    say: 'MOW-rer, the first part as in “how”',
    other: 'mason',
    also: ['Mauerr'],
    means:
      'A player who bids only on certainties and lets good cards go by. The word means a mason: such a player builds a wall and stays behind it.',
    see: ['Ramsch'],
    page: '192',
  },
  {
    word: 'Mittelhand',
    say: 'MIT-tel-hahnt',
    other: 'middlehand',
    also: ['middlehand', 'middle hand'],
    means:
      'The player on Vorhand’s left, who plays second to the first trick and is the first to bid.',
    see: ['Vorhand', 'Hinterhand'],
    laws: [34],
    page: '30',
  },
  {
    word: 'Vorhand',
    say: 'FOR-hahnt',
    other: 'forehand',
    also: ['forehand', 'elder hand'],
    means:
      'The player on the dealer’s left, who leads to the first trick and answers Mittelhand’s bids. This book takes its name from that seat.',
    see: ['Mittelhand', 'Hinterhand'],
    laws: [34, 45],
    page: '30',
  },
];
