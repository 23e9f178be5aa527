/** What the steps of the first deal say. */

/** The words of each step, in the lesson’s text (`src/learn/text.ts`). */
export const DEAL = {
  yourBid: {
    title: 'Wie weit du gehst',
    text: [
      'Du bist Vorhand, und das sind deine zehn Karten. Reize, wenn du fünf Trümpfe oder mehr hast, mit Buben darunter, und dazu ein Ass in einer anderen Farbe. So ein Blatt hast du: fünf Trümpfe, wenn {C} Trumpf ist, und {den HA}.',
      'Rechne aus, was das Spiel wert ist: mit 2, Spiel 3, also 3 × 12 = 36. Sag ja bis 36, und passe bei jeder höheren Zahl. Gewinnst du, bekommst du den vollen Wert, auch wenn du weniger gereizt hast.',
    ],
  },
  skat: {
    title: 'Der Skat',
    text: [
      'Du darfst den Skat auch liegen lassen: Das heißt *Hand* und zählt 1 mehr. Für den Anfang sind zwei Karten mehr zur Auswahl aber besser. Nimm ihn also auf.',
      'Dafür legst du zwei Karten verdeckt weg: Du *drückst* sie. Ihre Augen zählen am Ende für dich. Behalte Trümpfe und Asse, denn sie machen Stiche. Drücke eine Zehn, deren Ass dir fehlt, denn dieses Ass würde sie holen. Auch eine Karte, die in ihrer Farbe allein ist, kann weg: Ohne sie kannst du diese Farbe stechen.',
    ],
  },
  trumpSuit: {
    title: 'Sag, was Trumpf ist',
    text: [
      'Sind zwei Karten gedrückt, sagst du, was Trumpf ist. Nimm die Farbe, in der du die meisten Trümpfe hast: Zähle ihre Karten ohne den Buben, und zähle alle deine Buben dazu, denn die sind in jedem Fall Trumpf.',
    ],
  },
  play: {
    title: 'Zehn Stiche',
    text: [
      'Vorhand spielt aus. Solange die anderen Trümpfe haben, können sie {deinen HA} stechen. Spiel deshalb zuerst deine Trümpfe, von oben nach unten. Die anderen müssen bedienen und haben bald keine mehr.',
      'Die Gegenspieler sind *Partner*: Macht der eine den Stich, legt der andere viele Augen dazu.',
    ],
  },
  count: {
    title: 'Jetzt wird gezählt',
    text: [
      'Nach dem letzten Stich drehst du deine Stiche um und zählst ihre Augen zusammen. Die zwei Karten, die du gedrückt hast, zählst du mit.',
    ],
  },
} as const;
