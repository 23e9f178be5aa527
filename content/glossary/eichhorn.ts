/** Words of the glossary. What Eichhorn has among his terms, about 1909, and Foster has not. */
import type { GlossaryEntry } from './entry.ts';

const WORDS: readonly GlossaryEntry[] = [
  {
    word: 'closed force',
    also: ['open force', 'Forces'],
    means:
      'Eichhorn’s name for a long suit of the declarer’s that takes every trick, headed by ace, ten and king. If the ten or the king is missing it is an open force: a trick may go first, and the rest is good.',
    see: ['long suit'],
  },
  {
    word: 'cock stool',
    means:
      'A forfeit in Eichhorn’s time: whoever’s score comes to 111, 222, 333 or the like treats the table.',
  },
  {
    word: 'contingencies',
    means:
      'Eichhorn’s word for what goes into the multiplier beside the game and the matadors: schneider and schwarz, made and announced.',
    see: ['multiplier', 'schneider', 'schwarz'],
  },
  {
    word: 'Farbe',
    say: 'FAR-beh',
    other: 'suit, colour',
    also: ['clubs', 'spades', 'hearts', 'diamonds'],
    means:
      'A suit. In order of value they are clubs, spades, hearts and diamonds. Eichhorn gives for them Kreuz, Schippen, Herz and Eckstein in the French pack, acorns, leaves, red and bells in the German, and trèfle, pique, cœur and carreau in French.',
    see: ['German deck', 'plain suit', 'trump'],
  },
  {
    word: 'feigning',
    also: ['feint', 'feints'],
    means:
      'The lead of the lowest from two or three masters in a row, so that the next player cannot tell whether the trick may be won. Eichhorn’s example is the second of the two best jacks.',
    see: ['lead'],
  },
  {
    word: 'games with the skat',
    also: ['with the skat', 'without the skat'],
    means:
      'Eichhorn’s two classes. With the skat are Frage, Tournee and Gucki, where it comes into the hand. Without it are Solo and Grand Solo, where it counts at the end, and Nullo and Ramsch, where for the hand it does not exist.',
    see: ['skat', 'Solo'],
  },
  {
    word: 'German deck',
    also: ['German decks'],
    means:
      'A pack with acorns, leaves, hearts and bells for suits, with an Ober for the queen and an Unter for the jack.',
    see: ['Ober', 'Unter', 'Daus'],
  },
  {
    word: 'Grand Pot',
    means:
      'A pool that all pay into, each a small coin when dealing. The first Grand that is won takes it; a Grand that is lost must put in as much again.',
    see: ['Grand'],
  },
  {
    word: 'Jungfer',
    say: 'YOONG-fer',
    other: 'maiden',
    means: 'In a Ramsch, a player without a trick. The loser then pays 30 in place of 20.',
    see: ['Ramsch'],
    laws: [4],
  },
  {
    word: 'Old One',
    other: 'der Alte',
    also: ['Old Ones'],
    means:
      'The jack of clubs, the best trump. Eichhorn also calls the two black jacks the old ones, and the red ones the younger.',
    see: ['jack', 'Wenzel'],
  },
  {
    word: 'post-mortem',
    other: 'Leichenrede',
    also: ['post mortems', 'Leichenreden'],
    means:
      'The talk after a hand about how it should have been played. The German word is a funeral oration.',
    see: ['Kiebitz'],
  },
  {
    word: 'retaining the age',
    also: ['retaining', 'age'],
    means:
      'To hold a bid as the one it is made to. In Eichhorn Vorhand has the age, the right to name a game, until outbid; then it passes to the bidder.',
    see: ['bid', 'Vorhand'],
    laws: [34],
  },
  {
    word: 'salmon',
    means:
      'What the loser in Beer Skat is said to have caught: the one who is first driven to the limit, and pays for the drinks.',
  },
  {
    word: 'sleeper',
    also: ['sleepers'],
    means: 'A card that the declarer of a Solo or Grand waits for in vain: it sleeps in the skat.',
    see: ['skat', 'Solo'],
  },
  {
    word: 'stretching',
    other: 'strecken',
    means:
      'To give up a game in good time, so that it costs no more than its simple loss. Eichhorn allows it until somebody leads to the second trick.',
    see: ['schneider'],
    laws: [44],
  },
  {
    word: 'Stroh-Schneider',
    say: 'SHTROH-shny-der',
    other: 'straw-cutter',
    means: 'A poor player, or one who has no luck. Eichhorn’s English for it is hayseed.',
  },
  {
    word: 'visiting the villages',
    other: 'auf die Dörfer gehen',
    also: ['visiting villages', 'auf die Dörfer gehen'],
    means:
      'To lead your aces and kings in the other suits because you are too weak to draw trumps. It shows the weakness to everybody.',
    see: ['Fordern', 'trump'],
  },
  {
    word: 'Zwickmühle',
    say: 'TSVIK-mü-leh',
    other: 'see-saw',
    also: ['see-saw', 'cross-ruff'],
    means:
      'Two defenders who lead to each other the suit of which the partner has none, and trump in turn, with the declarer between. The word is from the game of mill.',
    see: ['ruff', 'in the middle'],
  },
];

export const EICHHORN_ENTRIES: readonly GlossaryEntry[] = WORDS.map((entry) => ({
  ...entry,
  from: 'Eichhorn’s American Skat',
}));
