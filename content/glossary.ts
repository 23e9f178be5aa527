/**
 * The words of the Skat table: what each means, how it is said, and where it stands. The page
 * /glossary/ prints them, and every `<Term>` in a chapter leads to one.
 */
import type { GlossaryEntry } from '../src/book/glossary.ts';

/** All entries, in the order of the alphabet. */
export const GLOSSARY: readonly GlossaryEntry[] = [
  {
    word: 'announce',
    other: 'ansagen',
    means:
      'To say before the first card is played that you will make the defenders schneider or schwarz. It adds to the multiplier, and you lose if you fail.',
    see: ['schneider', 'schwarz', 'multiplier'],
    laws: [39],
    page: '86',
  },
  {
    word: 'base value',
    other: 'Grundwert',
    means:
      'The number that belongs to a kind of game and, in most games, to its trump suit. Times the multiplier it is the value of the game.',
    see: ['multiplier', 'game value'],
    laws: [1],
    page: '44',
  },
  {
    word: 'bid',
    other: 'reizen',
    means:
      'To name a number that you undertake your game will be worth. Two players speak at a time: one names numbers, the other says yes or passes.',
    see: ['pass', 'game value'],
    laws: [33, 34, 35],
    page: '48',
  },
  {
    word: 'Bube',
    say: 'BOO-beh',
    other: 'jack',
    also: ['Buben', 'Bauer', 'Junge'],
    means:
      'The jack under its French name; Bauer and Junge are other words for it. In a Nullo, where it is no trump, it is never anything else.',
    see: ['jack', 'Wenzel'],
    page: '192',
  },
  {
    word: 'Daus',
    say: 'DOWSS',
    other: 'ace',
    means:
      'The ace of a German pack, where the card shows two of its suit. The old word means the deuce.',
    page: '193',
  },
  {
    word: 'deal',
    other: 'geben',
    means:
      'To give each player three cards, lay two aside for the skat, then give four and three more. The deal goes round to the left.',
    see: ['skat', 'Vorhand'],
    laws: [18],
    page: '37',
  },
  {
    word: 'declarer',
    other: 'Alleinspieler',
    also: ['player'],
    means:
      'The one who has won the bidding and plays alone against the other two. Foster says simply the player.',
    see: ['defenders'],
    laws: [36],
    page: '30',
  },
  {
    word: 'defenders',
    other: 'Gegenspieler',
    also: ['defender', 'adversaries', 'adversary'],
    means:
      'The two who play together against the declarer, and put what they win on one heap. Foster calls them the adversaries.',
    see: ['declarer'],
    page: '30',
  },
  {
    word: 'discard',
    other: 'abwerfen',
    also: ['throw off'],
    means:
      'To play a card of another suit, not a trump, when you have none of the suit led. It cannot win the trick.',
    see: ['fatten', 'ruff'],
    page: '40',
  },
  {
    word: 'Drücken',
    say: 'DRÜK-en, with an i said through rounded lips',
    other: 'to lay out',
    also: ['pressing'],
    means:
      'The German word for laying out, literally to press: two cards go face down into the skat and count for the declarer at the end.',
    see: ['laying out'],
    laws: [32],
    page: '60',
  },
  {
    word: 'Eight Rule',
    means:
      'Foster’s measure of a Solo: your trumps, with the aces and tens beside them that will probably win, should come to eight.',
    see: ['Solo'],
    page: '95',
  },
  {
    word: 'Einstechen',
    say: 'INE-shtekh-en',
    other: 'to trump in',
    means: 'To ruff: to win with a trump a trick to which another suit was led.',
    see: ['ruff'],
    page: '192',
  },
  {
    word: 'fatten',
    other: 'wimmeln',
    also: ['Wimmeln', 'smear', 'schmieren'],
    means:
      'To throw a card that counts, best of all a ten or an ace, on a trick that your partner wins. Wimmeln is said VIM-eln; smear is another English word for it, and players in Germany also say schmieren.',
    see: ['defenders', 'discard'],
    page: '192',
  },
  {
    word: 'Fehlkarte',
    say: 'FAIL-kar-teh',
    other: 'a card that counts nothing',
    also: ['Fehlkarten'],
    means: 'A nine, eight or seven: it counts nothing in the tricks.',
    see: ['Zählkarte'],
    page: '192',
  },
  {
    word: 'finesse',
    other: 'schneiden',
    also: ['schneiden'],
    means:
      'To play a lower card, second in the trick, in place of your best, in the hope that the card between them lies on your right. The German word, said SHNY-den, means to cut.',
    see: ['tenace'],
    page: '77',
  },
  {
    word: 'follow suit',
    other: 'bedienen',
    means:
      'To play a card of the suit that was led, as you must when you have one. The jacks are of the trump suit, not of the suit they show.',
    see: ['revoke', 'trump'],
    page: '40',
  },
  {
    word: 'Fordern',
    say: 'FOR-dern',
    other: 'to draw trumps',
    also: ['Fordern ist die Seele des Spiels', 'draw trumps'],
    means:
      'To lead trumps so that the others must give theirs up. The saying “Fordern ist die Seele des Spiels” makes it the soul of the game.',
    see: ['trump'],
    page: '70',
  },
  {
    word: 'Frage',
    say: 'FRAH-geh',
    other: 'the question',
    means:
      'The German name of the Simple Game, the cheapest of all: the declarer takes both skat cards into the hand and then names the trump suit.',
    see: ['Simple Game'],
    page: '40',
  },
  {
    word: 'game value',
    other: 'Spielwert',
    means:
      'What a game wins, or costs when it is lost: the base value times the multiplier. It must reach the number that you bid.',
    see: ['base value', 'multiplier', 'overbid'],
    laws: [2, 60, 61],
    page: '44',
  },
  {
    word: 'Grand',
    say: 'GRAHN, as in French, or GRAHNT',
    other: 'a game with jacks alone for trumps',
    means:
      'A game in which only the four jacks are trumps, and each of the four suits has seven plain cards.',
    see: ['Grand Solo', 'Tournee Grand', 'Gucki Grand', 'open'],
    page: '24',
  },
  {
    word: 'Grand Solo',
    other: 'Grand without the skat',
    means: 'A Grand that is played without a look at the skat.',
    see: ['Grand', 'Solo'],
    page: '120',
  },
  {
    word: 'guarded',
    other: 'besetzt',
    also: ['blank', 'bare'],
    means:
      'Said of a high card with a smaller one beside it, to follow with when a better one is led. Alone it is bare, or blank, and falls.',
    see: ['singleton'],
    page: '61',
  },
  {
    word: 'Gucki Grand',
    say: 'GOOK-ee',
    other: 'the peeping Grand',
    also: ['Gucki', 'Guckser'],
    means:
      'A Grand in which the declarer takes both skat cards into the hand first and lays out two. It costs double when it is lost. Eichhorn calls it Guckser; gucken means to look.',
    see: ['Grand', 'laying out'],
    laws: [28, 40],
    page: '149',
  },
  {
    word: 'Gucki Nullo',
    say: 'GOOK-ee NOO-loh',
    other: 'the peeping Nullo',
    means:
      'A Nullo for which the declarer takes both skat cards into the hand and lays out two. It is played where the table agrees.',
    see: ['Nullo', 'Gucki Grand'],
    page: '180',
  },
  {
    word: 'Hinterhand',
    say: 'HIN-ter-hahnt',
    other: 'rearhand',
    also: ['rearhand'],
    means:
      'The player on Mittelhand’s left: the third and last to play to the first trick. With three at the table it is also the dealer.',
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
    word: 'jack',
    other: 'Bube, Unter, Wenzel',
    also: ['jacks'],
    means:
      'The highest trumps in every game but Nullo, in this order: clubs, spades, hearts, diamonds. A jack counts two points.',
    see: ['matadors', 'Wenzel', 'Bube', 'Unter'],
    laws: [12],
    page: '31',
  },
  {
    word: 'Kiebitz',
    say: 'KEE-bits',
    other: 'onlooker',
    also: ['kibitzer', 'onlooker'],
    means:
      'One who sits by without a stake, gives advice that nobody wants, and judges a play by how it turned out. The word is the name of a bird, the lapwing.',
    laws: [25],
    page: '192',
  },
  {
    word: 'laying out',
    other: 'Drücken',
    also: ['lay out'],
    means:
      'Putting two cards face down for the skat after you have taken it into your hand. They count for you at the end.',
    see: ['Drücken', 'skat'],
    laws: [32],
    page: '60',
  },
  {
    word: 'lead',
    other: 'ausspielen',
    means:
      'To play the first card of a trick. Vorhand leads to the first; then the winner of each trick leads to the next.',
    see: ['trick', 'Vorhand'],
    laws: [45],
    page: '40',
  },
  {
    word: 'long suit',
    other: 'lange Farbe',
    means:
      'A suit of which you have many cards. In the defenders’ hands it wears down the declarer’s trumps.',
    see: ['singleton'],
    page: '71',
  },
  {
    word: 'matadors',
    other: 'Spitzen',
    also: ['matador'],
    means:
      'The unbroken row of top trumps from the jack of clubs down. You are with as many as you hold, or without as many as are missing, and either number goes into the multiplier.',
    see: ['multiplier', 'jack'],
    laws: [2],
    page: '34',
  },
  {
    word: 'Maurer',
    say: 'MOW-rer, the first part as in “how”',
    other: 'mason',
    means:
      'A player who bids only on certainties, and lets good cards go by: the mason builds a wall and stays behind it.',
    see: ['Ramsch'],
    page: '192',
  },
  {
    word: 'Mittelhand',
    say: 'MIT-tel-hahnt',
    other: 'middlehand',
    also: ['middlehand'],
    means:
      'The player on Vorhand’s left, who plays second to the first trick and is the first to bid.',
    see: ['Vorhand', 'Hinterhand'],
    laws: [34],
    page: '30',
  },
  {
    word: 'multiplier',
    other: 'Gewinnstufe',
    means:
      'What the base value is taken times: the number of matadors, one for the game, and more for schneider, schwarz and announcing them.',
    see: ['base value', 'matadors', 'schneider', 'schwarz'],
    laws: [2],
    page: '44',
  },
  {
    word: 'Nullo',
    say: 'NOO-loh',
    other: 'Null',
    also: ['Null'],
    means:
      'A game in which the declarer must lose every trick. There are no trumps, and the cards rank from the ace down to the seven with the ten below the jack. Germans call it Null.',
    see: ['Null-Ouvert', 'Gucki Nullo', 'Tournee Nullo', 'Revolution'],
    laws: [3, 13],
    page: '171',
  },
  {
    word: 'Null-Ouvert',
    say: 'NOOL oo-VAIR',
    other: 'open Nullo',
    also: ['Null Ouvert', 'open Nullo', 'ouvert'],
    means: 'A Nullo in which the declarer lays the hand face up on the table and plays it so.',
    see: ['Nullo', 'open'],
    laws: [5],
    page: '173',
  },
  {
    word: 'Ober',
    say: 'OH-ber',
    other: 'queen',
    means:
      'The upper officer of a German pack, which has no queen: his suit mark stands at the top. He takes the queen’s place.',
    see: ['Unter'],
    page: '193',
  },
  {
    word: 'open',
    other: 'offen, ouvert',
    also: ['Open Grand', 'Grand Ouvert'],
    means:
      'Said of a game that the declarer plays with the hand face up. An Open Grand must win every trick.',
    see: ['Grand', 'Null-Ouvert'],
    laws: [5],
    page: '139',
  },
  {
    word: 'overbid',
    other: 'sich überreizen',
    means:
      'To bid more than the game turns out to be worth. The game is lost, whatever you took in.',
    see: ['bid', 'game value'],
    laws: [61],
    page: '55',
  },
  {
    word: 'pass',
    other: 'passen',
    means: 'To leave the bidding. Who has passed stays out of it for this deal.',
    see: ['bid'],
    laws: [35],
    page: '48',
  },
  {
    word: 'Passt-mir-nicht',
    say: 'PAHST meer nisht',
    other: 'it does not fit me',
    also: ['Passt mir nicht'],
    means:
      'What you say in a Tournee when the first turned card does not suit you. You must then turn the other, play what it says, and lose double if you fail.',
    see: ['Tournee'],
    laws: [28, 40],
    page: '78',
  },
  {
    word: 'plain suit',
    other: 'Fehlfarbe',
    also: ['plain suits', 'plain card'],
    means:
      'A suit that is not trump. Without its jack it has seven cards: ace, ten, king, queen, nine, eight, seven.',
    see: ['trump'],
    page: '31',
  },
  {
    word: 'points',
    other: 'Augen',
    also: ['card points', 'Augen'],
    means:
      'What cards count in the tricks: ace 11, ten 10, king 4, queen 3, jack 2, together 120. The declarer needs 61. The German word means eyes.',
    see: ['Zählkarte', 'schneider'],
    laws: [56, 57],
    page: '33',
  },
  {
    word: 'Ramsch',
    say: 'RAHMSH',
    other: 'rummage, job lot',
    means:
      'The game when nobody has bid and Vorhand will not play: everyone alone, jacks for trumps, and whoever takes in the most points loses.',
    see: ['Schiebe-Ramsch', 'Grand'],
    laws: [4, 37, 43],
    page: '162',
  },
  {
    word: 'Revolution',
    say: 'ray-vo-loo-tsee-OHN',
    means:
      'An open Nullo in which the two defenders may see each other’s cards, talk, and exchange as they like before the play. It is worth 60, where a table agrees to play it.',
    see: ['Nullo', 'Null-Ouvert'],
    page: '182',
  },
  {
    word: 'revoke',
    other: 'nicht bedienen',
    means:
      'To play another suit though you could have followed. Unless it is put right before the trick is turned, it loses the game.',
    see: ['follow suit'],
    laws: [52, 53],
    page: '40',
  },
  {
    word: 'ruff',
    other: 'stechen',
    also: ['trump in'],
    means: 'To play a trump to the lead of another suit, of which you have none.',
    see: ['Einstechen', 'trump'],
    page: '40',
  },
  {
    word: 'Schafkopf',
    say: 'SHAHF-kopf',
    other: 'sheep’s head',
    also: ['Schafskopf', 'sheepshead'],
    means:
      'An old card game from which Skat seems to have taken its jacks and its trumps. It is still played in Bavaria.',
    page: '3',
  },
  {
    word: 'Schiebe-Ramsch',
    say: 'SHEE-beh-rahmsh',
    other: 'pushed Ramsch',
    also: ['Schiebe Ramsch', 'Schieberamsch'],
    means:
      'A Ramsch in which each player in turn takes up two cards and lays two of their own choice out for the next, beginning with Vorhand and the skat.',
    see: ['Ramsch'],
    page: '182',
  },
  {
    word: 'schneider',
    say: 'SHNY-der',
    other: 'tailor',
    also: ['out of schneider'],
    means:
      'A defeat by a wide margin. The declarer makes the defenders schneider with 91 points, and is out of schneider with 31; the defenders are out with 30.',
    see: ['schwarz', 'multiplier'],
    laws: [56, 57],
    page: '45',
  },
  {
    word: 'schwarz',
    say: 'SHVARTS',
    other: 'black',
    means:
      'Said of a side that does not take a single trick. Making the others schwarz adds to the multiplier.',
    see: ['schneider', 'multiplier'],
    laws: [56, 57],
    page: '10',
  },
  {
    word: 'Simple Game',
    other: 'Frage',
    means:
      'The cheapest game and the first to learn: the declarer takes both skat cards into the hand, lays two out and names a trump suit.',
    see: ['Frage', 'laying out'],
    page: '40',
  },
  {
    word: 'singleton',
    other: 'blanke Karte',
    means: 'A card that is the only one of its suit in a hand.',
    see: ['guarded', 'long suit'],
    page: '43',
  },
  {
    word: 'Skat',
    anchor: 'skat-the-game',
    say: 'SKAHT, with the a of “father”',
    other: 'the game',
    means: 'The game itself, for three players or more, of whom one plays alone against two.',
    see: ['skat'],
    page: '194',
  },
  {
    word: 'skat',
    say: 'SKAHT, with the a of “father”',
    other: 'the two cards',
    means:
      'The two cards laid face down while the others are dealt. Their points, or those of the two laid out in their place, are the declarer’s; in a Ramsch nobody counts them.',
    see: ['laying out', 'deal'],
    laws: [28],
    page: '37',
  },
  {
    word: 'Solo',
    say: 'ZOH-loh',
    other: 'a game without the skat',
    means:
      'A game in which the declarer names a trump suit on the ten cards dealt and plays without the skat, which is looked at only after the last trick.',
    see: ['Eight Rule', 'Grand Solo'],
    laws: [41],
    page: '84',
  },
  {
    word: 'tenace',
    other: 'Gabel',
    means:
      'Two cards of a suit with the one between them missing, such as ace and king without the ten. Whoever must lead into it loses the card in the middle.',
    see: ['finesse'],
    page: '76',
  },
  {
    word: 'Tournee',
    say: 'toor-NAY',
    other: 'the turned-up game',
    means:
      'A game in which the declarer turns up one card of the skat, and its suit is trump. Both cards then come into the hand, and two are laid out.',
    see: ['Passt-mir-nicht', 'Tournee Grand', 'laying out'],
    laws: [28, 29, 30],
    page: '53',
  },
  {
    word: 'Tournee Grand',
    say: 'toor-NAY GRAHN',
    other: 'the turned-up Grand',
    means: 'The Grand that you may play when the card you turn up in a Tournee is a jack.',
    see: ['Tournee', 'Grand'],
    laws: [30],
    page: '141',
  },
  {
    word: 'Tournee Nullo',
    say: 'toor-NAY NOO-loh',
    other: 'the turned-up Nullo',
    means: 'A Nullo for whoever turns up a seven, where the table agrees to play it.',
    see: ['Tournee', 'Nullo'],
    laws: [31],
    page: '182',
  },
  {
    word: 'trick',
    other: 'Stich',
    means:
      'Three cards, one from each player. The highest trump in it wins, or without a trump the highest card of the suit led.',
    see: ['lead', 'follow suit', 'ruff'],
    page: '40',
  },
  {
    word: 'trump',
    other: 'Trumpf',
    also: ['trumps', 'Trumpf'],
    means:
      'A card that beats all others: the four jacks and, except in Grand, the seven cards of the trump suit below them. A Nullo has none.',
    see: ['jack', 'plain suit', 'ruff'],
    laws: [3, 12],
    page: '31',
  },
  {
    word: 'Unter',
    say: 'OON-ter',
    other: 'jack',
    also: ['Unten'],
    means:
      'The lower officer of a German pack: his suit mark stands at the foot of the card. He takes the jack’s place.',
    see: ['Ober', 'jack'],
    page: '193',
  },
  {
    word: 'Vorhand',
    say: 'FOR-hahnt',
    other: 'forehand',
    also: ['forehand'],
    means:
      'The player on the dealer’s left, who leads to the first trick and to whom Mittelhand bids. This book has its name from that seat.',
    see: ['Mittelhand', 'Hinterhand'],
    laws: [34, 45],
    page: '30',
  },
  {
    word: 'Wenzel',
    say: 'VEN-tsel',
    other: 'jack',
    also: ['Wenzels'],
    means: 'The jack as a trump: a German by-name for the four that stand above all other cards.',
    see: ['jack', 'Bube'],
    page: '192',
  },
  {
    word: 'Zählkarte',
    say: 'TSAIL-kar-teh',
    other: 'a card that counts',
    also: ['Zählkarten'],
    means: 'A card that counts in the tricks: ace, ten, king, queen or jack.',
    see: ['Fehlkarte', 'points'],
    page: '192',
  },
];
