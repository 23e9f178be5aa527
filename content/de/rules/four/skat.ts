/** Four books on the skat, in German. */
import { THE_SKAT_OF_FOUR as ENGLISH } from '../../../rules/four/skat.ts';
import { topicInWords } from '../rule-words.ts';

export const THE_SKAT_OF_FOUR = topicInWords(ENGLISH, 'Der Skat', {
  'whose-skat': {
    title: 'Wem er gehört',
    foster:
      'Dem Alleinspieler, bei den Augen und bei den Spitzen, ob er ihn aufnimmt oder nicht. Im Ramsch gehört er niemandem.',
    hoyle:
      'Dem Alleinspieler, sogar im Null, der ihn nicht braucht. Im Ramsch gehört er zum letzten Stich.',
    today: 'In jedem Spiel dem Alleinspieler.',
    differ:
      'Uneins sind sie nur im Ramsch: Bei Eichhorn und Hoyle gehört er zum letzten Stich, bei Foster niemandem.',
  },
  'exposed-skat': {
    title: 'Zu früh gesehen',
    foster:
      'Ein Spieler, der eine seiner Karten sieht, darf in diesem Spiel nicht reizen. Jeder andere zahlt zehn Punkte.',
    hoyle: 'Ein Spieler, der ihn versehentlich aufdeckt, verliert.',
    today: 'Wer in den Skat schaut oder ihn aufdeckt, darf nicht reizen.',
    differ:
      'Bei Eichhorn wird neu gegeben, bei Foster und heute darf der Spieler nicht reizen, und bei Hoyle hat er verloren.',
  },
  'skat-in-a-hand': {
    title: 'Versehentlich aufgenommen',
    foster:
      'Vor dem Reizen zieht der Geber aus diesem Blatt verdeckt Karten, bis zehn übrig sind. Der Spieler zahlt 25 Punkte und darf nicht reizen.',
    today:
      'Der Spieler mischt die zwölf Karten, und der Geber zieht zwei. Die einzige Strafe ist, dass dieser Spieler nicht reizen darf.',
    differ:
      'Bei Foster und Eichhorn kostet es 25 Punkte, heute keine. Bei Eichhorn lässt sich der Fehler berichtigen, bis ein Spiel angesagt ist.',
  },
  'looking-in-the-play': {
    title: 'Im Spiel hineingesehen',
    foster:
      'Ein Spieler, der hineinsieht, zahlt den ganzen Wert des Spiels, und für die anderen wird es trotzdem zu Ende gespielt.',
    today:
      'Ist das Spiel angesagt, dann darf niemand hineinsehen oder etwas austauschen. Die Partei, die es tut, hat das Spiel einfach verloren.',
    differ:
      'Alle drei verlangen den Wert des Spiels. Bei Eichhorn zahlt ein Geber, der hineinsieht, nur zehn Punkte, und sieht ein Spieler hinein, dann dürfen die anderen weiterspielen, um mehr zu bekommen.',
  },
  onlookers: {
    title: 'Zuschauer',
    foster:
      'Von einem Kiebitz, der eine Karte des Skats ansieht, kann man den Wert des Spiels verlangen.',
    today: 'Wer auf einem Turnier fertig ist, darf nicht dort zuschauen, wo noch gespielt wird.',
    differ:
      'Foster lässt einen Zuschauer zahlen, der in den Skat sieht. Die Turnierordnung von heute hält andere Spieler vom Tisch fern.',
  },
  'pausing-player': {
    title: 'Der Geber, der aussetzt',
    foster:
      'Er gewinnt und verliert mit den Gegenspielern. Ein Blick in den Skat kostet zehn Punkte.',
    hoyle: 'Er hat nichts zu sagen und bekommt oder zahlt wie die anderen.',
    today: 'Er ist an Gewinn und Verlust beteiligt.',
    differ:
      'Bei Hoyle schweigt der Geber; bei Eichhorn soll er auf Fehler hinweisen und darf einen Anfänger anleiten.',
  },
  'turning-up': {
    title: 'Aufdecken',
    foster:
      'Du darfst die eine oder die andere Karte aufdecken. Zeigst du beide, dann musst du die Farbe spielen, die mehr wert ist.',
    eichhorn:
      'Du darfst die eine oder die andere Karte aufdecken. Siehst du beide, ohne Passt-mir-nicht gesagt zu haben, dann musst du die obere aufdecken.',
    hoyle:
      'Du darfst die eine oder die andere Karte aufdecken, solange du keine von ihnen angesehen hast.',
    today: 'Es wird nichts aufgedeckt.',
    differ:
      'Sind beide gesehen, dann spielst du bei Foster die Farbe, die mehr wert ist, und bei Eichhorn die Farbe der oberen Karte.',
  },
  'jack-turned': {
    title: 'Ein Bube ist aufgedeckt',
    foster: 'Du spielst seine Farbe oder einen Grand, wie du willst.',
    eichhorn: 'Seine Farbe oder ein Grand, angesagt, bevor du die andere Karte siehst.',
    hoyle: 'Seine Farbe oder ein Grand, angesagt, bevor du die andere Karte siehst.',
    today: 'Es wird nichts aufgedeckt.',
    differ: 'Die drei alten Bücher sind sich einig, und das Tourné gibt es nicht mehr.',
  },
  'seven-turned': {
    title: 'Ein Null nach dem Aufdecken',
    foster: 'Nur wenn es vorher ausgemacht war, und nur mit einer Sieben.',
    eichhorn: 'Wo er gespielt wird, mit irgendeiner kleinen Karte; er zählt 16.',
    hoyle: 'Nur mit einer Sieben. Er zählt 15, und Hoyle findet Skat auch ohne ihn gut genug.',
    today: 'Ein Null darf mit dem Skat gespielt werden; er zählt 23.',
    differ:
      'Uneins sind sie über die Karte, eine Sieben oder irgendeine kleine, und über den Wert, 15 oder 16. Offiziell war er nie, aber der Null von heute darf mit dem Skat gespielt werden.',
  },
  'passt-mir-nicht': {
    title: 'Die zweite Karte',
    foster:
      'Kommt die erste Karte ins Blatt, ohne gezeigt zu werden, dann ist das Spiel ein Passt-mir-nicht, und die zweite bestimmt die Trumpffarbe. Werden beide zusammen aufgenommen, dann ist es ein Guckigrand.',
    today:
      'Beide Karten werden immer zusammen aufgenommen, und danach darf jedes Spiel angesagt werden.',
    differ:
      'Wer keine der beiden zeigt, muss bei Foster einen Guckigrand spielen und bei Eichhorn die Farbe, die die Gegenspieler bestimmen. Hoyle hat keins der beiden Spiele.',
  },
  'laying-out': {
    title: 'Zwei Karten drücken',
    foster:
      'Zwei werden gedrückt, bevor eine Karte ausgespielt ist. Sind es zu viele oder zu wenige und merkt es niemand, bevor der erste Stich umgedreht ist, dann ist das Spiel verloren.',
    hoyle:
      'Zwei werden gedrückt. Hast du nicht genau zehn Karten übrig, wenn die erste gespielt wird, dann hast du verloren.',
    today:
      'Zwei beliebige werden gedrückt, bevor das Spiel angesagt ist. Wird es vergessen, dann ist das Spiel verloren.',
    differ:
      'Foster lässt dir bis zum Ende des ersten Stichs Zeit, einen Fehler zu bemerken, Hoyle nur bis zur ersten Karte. Heute sagst du das Spiel erst an, wenn du gedrückt hast.',
  },
});
