/** Words of the glossary. What Eichhorn has among his terms, about 1909, and Foster has not. */
import type { GlossaryEntry } from './entry.ts';

const WORDS: readonly GlossaryEntry[] = [
  {
    word: 'closed force',
    also: ['open force', 'Forces'],
    means:
      'Eichhorn’s name for a long suit of the declarer’s that wins every trick, because it is headed by ace, ten and king. If the ten or the king is missing it is an open force: one trick may be lost first, and then the rest is good.',
    see: ['long suit'],
  },
  {
    word: 'cock stool',
    means:
      'A forfeit in Eichhorn’s time: a player whose score comes to 111, 222, 333 or the like treats the table.',
  },
  {
    word: 'contingencies',
    means:
      'Eichhorn’s word for what goes into the multiplier besides the game and the matadors: schneider and schwarz, made and announced.',
    see: ['multiplier', 'schneider', 'schwarz'],
  },
  {
    word: 'Farbe',
    say: 'FAR-beh',
    other: 'suit, colour',
    also: ['clubs', 'spades', 'hearts', 'diamonds'],
    means:
      'The German word for a suit; in order of value the suits are clubs, spades, hearts and diamonds. Eichhorn calls them Kreuz, Schippen, Herz and Eckstein in the French pack, acorns, leaves, red and bells in the German, and trèfle, pique, cœur and carreau in French.',
    see: ['German deck', 'plain suit', 'trump'],
  },
  {
    word: 'feigning',
    also: ['feint', 'feints'],
    means:
      'To lead the lowest of two or three top cards in a row, so that the next player cannot tell whether the trick can be won. Eichhorn’s example is the jack of spades, led by a player who has the jack of clubs as well.',
    see: ['lead'],
  },
  {
    word: 'games with the skat',
    also: ['with the skat', 'without the skat'],
    means:
      'Eichhorn’s name for Frage, Tournee and Gucki, in which the skat comes into the hand. His games without it are Solo and Grand Solo, where it counts for the declarer at the end, and Nullo and Ramsch, where it plays no part in the tricks.',
    see: ['skat', 'Solo'],
  },
  {
    word: 'German deck',
    also: ['German decks'],
    means:
      'A pack with acorns, leaves, hearts and bells for suits, and with an Ober in place of the queen and an Unter in place of the jack.',
    see: ['Ober', 'Unter', 'Daus'],
  },
  {
    word: 'Grand Pot',
    means:
      'A pool into which every player pays a small coin when dealing. The first player to win a Grand takes it; a player who loses a Grand must put in as much again.',
    see: ['Grand'],
  },
  {
    word: 'Jungfer',
    say: 'YOONG-fer',
    other: 'maiden',
    means: 'In a Ramsch, a player who has not taken a trick. The loser then pays 30 instead of 20.',
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
      'The talk after a deal about how it should have been played. The German word means a funeral sermon.',
    see: ['Kiebitz'],
  },
  {
    word: 'retaining the age',
    also: ['retaining', 'age'],
    means:
      'To say yes when another player makes a bid to you. Eichhorn’s “age” is the right to name a game: Vorhand has it until outbid, and then it passes to the bidder.',
    see: ['bid', 'Vorhand'],
    laws: [34],
  },
  {
    word: 'salmon',
    means:
      'What the loser in Beer Skat is said to have caught. The loser is the player who is driven to the limit first, and pays for the drinks.',
  },
  {
    word: 'sleeper',
    also: ['sleepers'],
    means:
      'A card that the declarer of a Solo or Grand waits for in vain, because it is asleep in the skat.',
    see: ['skat', 'Solo'],
  },
  {
    word: 'stretching',
    other: 'strecken',
    means:
      'To give up a game in good time, so that it costs only the simple loss and not schneider or schwarz. Eichhorn allows it until the second trick is led to.',
    see: ['schneider'],
    laws: [44],
  },
  {
    word: 'Stroh-Schneider',
    say: 'SHTROH-shny-der',
    other: 'straw-cutter',
    means: 'A poor player, or one who has no luck. Eichhorn translates the word as “hayseed”.',
  },
  {
    word: 'visiting the villages',
    other: 'auf die Dörfer gehen',
    also: ['visiting villages', 'auf die Dörfer gehen'],
    means:
      'To lead your aces and kings of the plain suits because you are too weak to draw trumps. It shows everybody how weak you are.',
    see: ['Fordern', 'trump'],
  },
  {
    word: 'Zwickmühle',
    say: 'TSVIK-mü-leh',
    other: 'see-saw',
    also: ['see-saw', 'cross-ruff'],
    means:
      'What two defenders do when each leads the suit of which the other has none, and they ruff in turn with the declarer between them. The word comes from the board game of mill, or nine men’s morris.',
    see: ['ruff', 'in the middle'],
  },
];

export const EICHHORN_ENTRIES: readonly GlossaryEntry[] = WORDS.map((entry) => ({
  ...entry,
  from: 'Eichhorn’s American Skat',
}));
