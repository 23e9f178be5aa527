/** Which trump the declarer leads by the book, and why: comment text. */
export const DECLARER_LEAD_WORDS = {
  spadeAndHeart:
    'Von Pik- und Herz-Bube spiel den Pik-Buben aus: Das sieht aus, als hättest du auch den höchsten (Seite 108).',
  spadeAndDiamond:
    'Von Pik- und Karo-Bube spiel den Karo-Buben aus: Vielleicht wird dadurch der Pik-Bube hoch (Seite 108).',
  fourJacks:
    'Mit allen vier Buben spiel den niedrigsten zuerst aus, oder den Kreuz-Buben (Seite 107).',
  bestThree:
    'Mit den drei höchsten Buben fang mit dem Herz-Buben an, oder spiel den Kreuz-Buben aus (Seite 107).',
  threeWithout:
    'Drei Buben, aber nicht der höchste: Spiel einen nach dem anderen aus, bis der höchste gefallen ist (Seite 107).',
  bestTwo: 'Mit den zwei höchsten Buben spiel den Pik-Buben aus (Seite 108).',
  noTrumps:
    'Zwei Buben, aber nicht der höchste, und dazu nur Ass und Zehn: Spiel keinen Trumpf aus, sondern deine sicheren Karten in den anderen Farben (Seite 108).',
  redJacks:
    'Von den zwei roten Buben spiel einen aus, denn Ass und Zehn in Trumpf hast du ja auch (Seite 108).',
  smallFirst:
    'Mit einem Buben, Ass und Zehn spiel erst die kleinen Trümpfe aus: Einen hohen Trumpf, den sie damit heimbringen könnten, haben die anderen nicht (Seite 108).',
} as const;
