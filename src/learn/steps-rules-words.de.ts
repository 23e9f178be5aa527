/** What the steps on the rules say. */

/**
 * The words of each step, in the lesson’s text (`src/learn/text.ts`): its caption belongs to cards, its task to a
 * question. On paper no card can be pressed.
 */
export const RULES = {
  cards: {
    title: 'Die Karten',
    text: [
      'Skat spielt man mit 32 Karten in vier *Farben*: {C}\u00A0{+C}, {S}\u00A0{+S}, {H}\u00A0{+H} und {D}\u00A0{+D}. Jede hat Ass, Zehn, König, Dame, Bube, Neun, Acht und Sieben.',
      'Den Buben lassen wir erst einmal beiseite. Die anderen sieben stehen in dieser Reihenfolge. Eins überrascht jeden: Die Zehn ist höher als der König.',
    ],
    caption:
      'Ass, Zehn, König, Dame, Neun, Acht, Sieben: von oben nach unten, in allen vier Farben gleich.',
    task: 'Tippe auf die höchste dieser drei Karten.',
    taskOnPaper: 'Welche dieser drei Karten ist die höchste?',
  },
  trick: {
    title: 'Der Stich',
    text: [
      'Ihr seid zu dritt. Wer anfängt, legt eine Karte offen auf den Tisch: Das heißt *ausspielen*. Linksherum legen die beiden anderen je eine Karte dazu. Diese drei Karten sind ein *Stich*.',
      'Die höchste Karte der ausgespielten Farbe *macht den Stich*. Wer sie gelegt hat, nimmt die drei verdeckt zu sich und spielt zum nächsten Stich aus.',
      'Hier wurde links von dir ausgespielt, und rechts kam eine Karte dazu. Du legst die letzte.',
    ],
    task: 'Tippe auf eine Karte, die den Stich macht.',
    taskOnPaper: 'Mit welcher Karte machst du den Stich?',
  },
  followSuit: {
    title: 'Bedienen',
    text: [
      'Du darfst nicht einfach irgendetwas legen. Wer Karten der ausgespielten Farbe hat, muss eine davon geben, ob hoch oder niedrig: Das heißt *bedienen*.',
      'Höher als die anderen musst du nicht gehen. Oft willst du das auch gar nicht.',
    ],
    task: 'Tippe auf eine Karte, die du hier legen darfst.',
    taskOnPaper: 'Welche Karten darfst du hier legen?',
  },
  throw: {
    title: 'Wenn du nicht bedienen kannst',
    text: [
      'Hast du von der ausgespielten Farbe nichts, darfst du legen, was du willst: Du kannst eine Karte aus einer anderen Farbe *abwerfen*.',
      'Eine Karte aus einer anderen Farbe macht den Stich nie, nicht einmal ein Ass. Es zählt die Farbe, die ausgespielt wurde.',
    ],
    task: 'Die erste Karte wurde ausgespielt. Tippe auf die, die den Stich macht.',
    taskOnPaper: 'Die erste Karte wurde ausgespielt. Welche macht den Stich?',
  },
  trump: {
    title: 'Trümpfe',
    text: [
      'Sind alle Karten gespielt, wird neu gegeben, und das nächste *Spiel* fängt an. In jedem ist eine Farbe stärker als die drei anderen. Ihre Karten sind die *Trümpfe*, und schon der niedrigste Trumpf schlägt die höchste Karte jeder anderen Farbe.',
      'Jetzt macht also der höchste Trumpf den Stich, und nur wenn keiner darin liegt, die höchste Karte der ausgespielten Farbe.',
      'Einen Trumpf zu legen, wenn du nicht bedienen kannst, heißt *stechen*. Hier ist {H} Trumpf.',
    ],
    task: '{H} ist Trumpf. Tippe auf eine Karte, die den Stich macht.',
    taskOnPaper: '{H} ist Trumpf. Mit welcher Karte machst du den Stich?',
  },
  trumpOrFollow: {
    title: 'Bedienen geht vor',
    text: [
      'Stechen darfst du nur, wenn du von der ausgespielten Farbe nichts hast. Und selbst dann musst du nicht: Du darfst auch abwerfen.',
      'Trumpf ist immer noch {H}.',
    ],
    task: '{H} ist Trumpf. Tippe auf eine Karte, die du hier legen darfst.',
    taskOnPaper: '{H} ist Trumpf. Welche Karten darfst du hier legen?',
  },
  jacks: {
    title: 'Die vier Buben',
    text: [
      'Jetzt kommen die Buben dran. Alle vier sind immer Trumpf, ganz gleich, welche Farbe Trumpf ist, und sie sind die höchsten Trümpfe.',
      'Ihre Reihenfolge ändert sich nie: {C}, {S}, {H}, {D}. Es gibt also elf Trümpfe: die vier Buben und die sieben anderen Karten der Trumpffarbe.',
    ],
    caption: 'Die elf Trümpfe, wenn {H} Trumpf ist, von oben nach unten.',
    task: '{H} ist Trumpf. Tippe auf die Karte, die den Stich macht.',
    taskOnPaper: '{H} ist Trumpf. Welche Karte macht den Stich?',
  },
  jacksFollow: {
    title: 'Ein Bube ist ein Trumpf',
    text: [
      'Ein Bube gehört nicht zu der Farbe, die auf ihm steht, sondern zu den Trümpfen. Wird Trumpf ausgespielt, musst du Trumpf geben, wenn du welchen hast, und ein Bube ist einer.',
      'Wird {C} ausgespielt und du hast davon nur {den CJ}, dann kannst du nicht bedienen. Du darfst mit dem Buben stechen oder etwas abwerfen.',
    ],
    task: '{H} ist Trumpf, und ein Trumpf wurde ausgespielt. Tippe auf eine Karte, die du legen darfst.',
    taskOnPaper: '{H} ist Trumpf, und ein Trumpf wurde ausgespielt. Welche Karten darfst du legen?',
  },
  points: {
    title: 'Was die Karten zählen',
    text: [
      'Beim Skat kommt es nicht darauf an, wie viele Stiche du machst, sondern darauf, was in ihnen liegt. Fünf Karten jeder Farbe zählen *Augen*: das Ass 11, die Zehn genau 10, der König 4, die Dame 3, der Bube 2. Neun, Acht und Sieben zählen nichts.',
      'Hoch ist nicht dasselbe wie teuer: Die Buben sind die höchsten Karten von allen und zählen doch nur je zwei.',
    ],
    caption: 'Noch einmal die Trümpfe, jetzt mit ihren Augen.',
    task: 'Wie viele Augen liegen in diesem Stich?',
  },
  sixtyOne: {
    title: 'Einer gegen zwei',
    text: [
      'Jeder bekommt zehn Karten, sein *Blatt*. Zwei bleiben übrig und liegen verdeckt in der Mitte: der *Skat*. Einer der drei, der *Alleinspieler*, darf den Skat aufnehmen, sagt, welche Farbe Trumpf ist, und spielt allein. Die beiden anderen halten als *Gegenspieler* zusammen.',
      'Alle Karten zusammen haben 120 Augen. Der Alleinspieler braucht mehr als die Hälfte: 61 oder mehr. Mit 60 ist das Spiel verloren. Hier liegt, was ein Alleinspieler geholt hat.',
    ],
    task: 'Hat der Alleinspieler gewonnen?',
  },
} as const;
