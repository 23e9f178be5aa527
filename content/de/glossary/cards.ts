/** Words of the glossary in German. The cards, their names and what they are to a hand. */
import type { TranslatedEntry } from './translated-entry.ts';

export const CARD_ENTRIES: readonly TranslatedEntry[] = [
  {
    id: 'Bube',
    word: 'Bauer',
    other: 'jack',
    also: ['Junge'],
    forms: ['Bauern', 'Jungen'],
    means:
      'Ein anderer Name für den Buben, genauso wie Junge. Im Null, wo die Buben keine Trümpfe sind, heißen sie nur Buben.',
    see: ['Bube', 'Wenzel'],
  },
  {
    id: 'Daus',
    word: 'Daus',
    other: 'ace',
    forms: ['Däuser'],
    means:
      'Das Ass im deutschen Blatt, auf dem das Farbzeichen zweimal steht. Das alte Wort bedeutet die Zwei.',
  },
  {
    id: 'Fehlkarte',
    word: 'Fehlkarte',
    other: 'a card that counts nothing',
    also: ['Lusche'],
    forms: ['Fehlkarten', 'Luschen'],
    means:
      'Eine Neun, Acht oder Sieben, also eine Karte, die im Stich nichts zählt. Am Tisch heißt sie meist Lusche.',
    see: ['Zählkarte'],
  },
  {
    id: 'guarded',
    word: 'besetzt',
    other: 'guarded',
    also: ['gedeckt', 'blank'],
    forms: [
      ...['besetzte', 'besetzten', 'besetzter', 'besetztes', 'unbesetzt'],
      ...[
        'gedeckte',
        'gedeckten',
        'gedeckter',
        'gedecktes',
        'ungedeckt',
        'ungedeckte',
        'ungedeckten',
      ],
      ...['Deckung'],
      ...['blanke', 'blanken', 'blanker', 'blankes'],
    ],
    means:
      'Besetzt oder gedeckt ist eine hohe Karte, wenn du eine kleinere dazu hast, die du auf eine bessere legen kannst: die Zehn mit der Sieben zum Beispiel. Allein ist die Zehn blank und fällt auf das Ass.',
    see: ['blanke Karte'],
  },
  {
    id: 'jack',
    word: 'Bube',
    other: 'jack',
    forms: ['Buben'],
    means:
      'Einer der vier höchsten Trümpfe in jedem Spiel außer dem Null. Die Reihenfolge ist Kreuz, Pik, Herz, Karo, welche Farbe auch Trumpf ist. Ein Bube zählt zwei Augen.',
    see: ['Spitzen', 'Wenzel', 'Bauer', 'Unter'],
  },
  {
    id: 'long suit',
    word: 'lange Farbe',
    other: 'long suit',
    also: ['kurze Farbe'],
    forms: ['langen Farbe', 'lange Farben', 'langen Farben', 'kurzen Farbe', 'kurze Farben'],
    means:
      'Eine Farbe, von der du viele Karten hast, zum Beispiel fünf Herz. Spielt ein Gegenspieler sie immer wieder aus, gehen dem Alleinspieler die Trümpfe aus. Für Eichhorn sind drei Karten einer Fehlfarbe lang und zwei kurz, sechs Trümpfe lang und vier kurz.',
    see: ['blanke Karte'],
  },
  {
    id: 'matadors',
    word: 'Spitzen',
    other: 'matadors',
    also: ['Matador', 'mit', 'ohne'],
    forms: ['Spitze', 'Matadore', 'Matadoren', 'Matadors'],
    means:
      'Die lückenlose Reihe der höchsten Trümpfe vom Kreuz-Buben an; ihre Zahl gehört zum Faktor. Du spielst mit so vielen, wie du hast, oder ohne so viele, wie dir fehlen: mit zwei, wenn du beide schwarzen Buben hast, aber den Herz-Buben nicht.',
    see: ['Faktor', 'Bube'],
  },
  {
    id: 'Ober',
    word: 'Ober',
    other: 'queen',
    forms: ['Obern', 'Obers'],
    means:
      'Der obere Offizier im deutschen Blatt: Sein Farbzeichen steht oben auf der Karte. Er steht für die Dame, die es in diesem Blatt nicht gibt.',
    see: ['Unter'],
  },
  {
    id: 'plain suit',
    word: 'Fehlfarbe',
    other: 'plain suit',
    also: ['Nebenfarbe', 'Beiblatt'],
    forms: ['Fehlfarben', 'Nebenfarben'],
    means:
      'Eine Farbe, die nicht Trumpf ist. Ihr Bube ist ein Trumpf, also hat sie sieben Karten: Ass, Zehn, König, Dame, Neun, Acht und Sieben.',
    see: ['Trumpf'],
  },
  {
    id: 'points',
    word: 'Augen',
    other: 'points',
    forms: ['Auge'],
    means:
      'Was die Karten in den Stichen zählen: das Ass 11, die Zehn 10, der König 4, die Dame 3, der Bube 2, zusammen 120. Der Alleinspieler braucht 61 davon.',
    see: ['Zählkarte', 'Schneider'],
  },
  {
    id: 'singleton',
    word: 'blanke Karte',
    other: 'singleton',
    forms: ['blanken Karte', 'blanke Karten', 'blanken Karten'],
    means:
      'Die einzige Karte ihrer Farbe in einem Blatt, zum Beispiel das Herz-Ass, wenn du sonst kein Herz hast.',
    see: ['besetzt', 'lange Farbe'],
  },
  {
    id: 'trump',
    word: 'Trumpf',
    other: 'trump',
    also: ['Trümpfe', 'Trumpffarbe'],
    forms: ['Trümpfen', 'Trumpfs', 'Trumpfes'],
    means:
      'Eine Karte, die jede andere sticht, die kein Trumpf ist. Trümpfe sind die vier Buben und, außer im Grand, die sieben Karten der Trumpffarbe darunter. Im Null gibt es keine.',
    see: ['Bube', 'Fehlfarbe', 'stechen'],
  },
  {
    id: 'Unter',
    word: 'Unter',
    other: 'jack',
    also: ['Unten'],
    forms: ['Untern', 'Unters'],
    means:
      'Der untere Offizier im deutschen Blatt: Sein Farbzeichen steht unten auf der Karte. Er steht für den Buben.',
    see: ['Ober', 'Bube'],
  },
  {
    id: 'Wenzel',
    word: 'Wenzel',
    other: 'jack',
    forms: ['Wenzeln', 'Wenzels'],
    means:
      'Ein Name für den Buben als Trumpf, also für eine der vier Karten, die alle anderen stechen.',
    see: ['Bube', 'Bauer'],
  },
  {
    id: 'Zählkarte',
    word: 'Zählkarte',
    other: 'a card that counts',
    forms: ['Zählkarten'],
    means: 'Eine Karte, die im Stich zählt: Ass, Zehn, König, Dame oder Bube.',
    see: ['Fehlkarte', 'Augen'],
  },
];
