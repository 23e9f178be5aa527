/** Four books on the skat, in German. */
import type { TopicOfFour } from '../../../rules/four/rule-of-four.ts';

export const THE_SKAT_OF_FOUR: TopicOfFour = {
  id: 'skat',
  title: 'Der Skat',
  rules: [
    {
      id: 'whose-skat',
      title: 'Wem er gehört',
      foster: {
        says: 'Dem Alleinspieler, bei den Augen und bei den Spitzen, ob er ihn aufnimmt oder nicht. Im Ramsch gehört er niemand.',
        laws: [18, 24],
      },
      eichhorn: { rules: ['the-skat'] },
      hoyle: {
        says: 'Dem Alleinspieler, sogar im Null, der ihn nicht braucht. Im Ramsch gehört er zum letzten Stich.',
        under: 'The Skat; Nullo',
      },
      today: 'In jedem Spiel dem Alleinspieler.',
      differ:
        'Uneins sind sie nur im Ramsch: Bei Eichhorn und Hoyle gehört er zum letzten Stich, bei Foster niemand.',
    },
    {
      id: 'exposed-skat',
      title: 'Zu früh gesehen',
      foster: {
        says: 'Ein Spieler, der eine seiner Karten sieht, darf in diesem Spiel nicht reizen. Jeder andere zahlt zehn Punkte.',
        laws: [24],
      },
      eichhorn: { rules: ['exposed-skat'] },
      hoyle: {
        says: 'Ein Spieler, der ihn versehentlich aufdeckt, verliert.',
        under: 'General Laws',
      },
      today: 'Wer in den Skat schaut oder ihn aufdeckt, darf nicht reizen.',
      differ:
        'Bei Eichhorn wird neu gegeben, bei Foster und heute darf der Spieler nicht reizen, und bei Hoyle hat er verloren.',
    },
    {
      id: 'skat-in-a-hand',
      title: 'Versehentlich aufgenommen',
      foster: {
        says: 'Vor dem Reizen zieht der Geber aus diesem Blatt verdeckt Karten, bis zehn übrig sind. Der Spieler zahlt 25 Punkte und darf nicht reizen.',
        laws: [27],
      },
      eichhorn: { rules: ['missing-skat-cards'] },
      hoyle: null,
      today:
        'Der Spieler mischt die zwölf Karten, und der Geber zieht zwei. Die einzige Strafe ist, dass dieser Spieler nicht reizen darf.',
      differ:
        'Bei Foster und Eichhorn kostet es 25 Punkte, heute keine. Bei Eichhorn lässt sich der Fehler berichtigen, bis ein Spiel angesagt ist.',
    },
    {
      id: 'looking-in-the-play',
      title: 'Im Spiel hineingesehen',
      foster: {
        says: 'Ein Spieler, der hineinsieht, zahlt den ganzen Wert des Spiels, und für die anderen wird es trotzdem zu Ende gespielt.',
        laws: [26],
      },
      eichhorn: { rules: ['looking-at-skat'] },
      hoyle: null,
      today:
        'Ist das Spiel angesagt, dann darf niemand hineinsehen oder etwas austauschen. Die Partei, die es tut, hat das Spiel einfach verloren.',
      differ:
        'Alle drei verlangen den Wert des Spiels. Bei Eichhorn zahlt ein Geber, der hineinsieht, nur zehn Punkte, und sieht ein Spieler hinein, dann dürfen die anderen weiterspielen, um mehr zu bekommen.',
    },
    {
      id: 'onlookers',
      title: 'Zuschauer',
      foster: {
        says: 'Von einem Kiebitz, der eine Karte des Skats ansieht, kann man den Wert des Spiels verlangen.',
        laws: [25],
      },
      eichhorn: null,
      hoyle: null,
      today: 'Wer auf einem Turnier fertig ist, darf nicht dort zuschauen, wo noch gespielt wird.',
      differ:
        'Foster lässt einen Zuschauer zahlen, der in den Skat sieht. Die Turnierordnung von heute hält andere Spieler vom Tisch fern.',
    },
    {
      id: 'pausing-player',
      title: 'Der Geber, der aussetzt',
      foster: {
        says: 'Er gewinnt und verliert mit den Gegenspielern. Ein Blick in den Skat kostet zehn Punkte.',
        laws: [6, 24],
      },
      eichhorn: { rules: ['the-pausing-player'] },
      hoyle: {
        says: 'Er hat nichts zu sagen und bekommt oder zahlt wie die anderen.',
        under: 'Calling or Bidding',
      },
      today: 'Er ist an Gewinn und Verlust beteiligt.',
      differ:
        'Bei Hoyle schweigt der Geber; bei Eichhorn soll er auf Fehler hinweisen und darf einen Anfänger anleiten.',
    },
    {
      id: 'turning-up',
      title: 'Aufdecken',
      foster: {
        says: 'Du darfst die eine oder die andere Karte aufdecken. Zeigst du beide, dann musst du die Farbe spielen, die mehr wert ist.',
        laws: [29],
      },
      eichhorn: {
        rules: ['seeing-both-skat-cards'],
        says: 'Du darfst die eine oder die andere Karte aufdecken. Siehst du beide, ohne Passt-mir-nicht gesagt zu haben, dann musst du die obere aufdecken.',
      },
      hoyle: {
        says: 'Du darfst die eine oder die andere Karte aufdecken, solange du keine von ihnen angesehen hast.',
        under: 'What is Tourné?',
      },
      today: 'Es wird nichts aufgedeckt.',
      differ:
        'Sind beide gesehen, dann spielst du bei Foster die Farbe, die mehr wert ist, und bei Eichhorn die Farbe der oberen Karte.',
    },
    {
      id: 'jack-turned',
      title: 'Ein Bube ist aufgedeckt',
      foster: { says: 'Du spielst seine Farbe oder einen Grand, wie du willst.', laws: [30] },
      eichhorn: {
        rules: [],
        says: 'Seine Farbe oder ein Grand, angesagt, bevor du die andere Karte siehst.',
        under: 'The Grand Tourne',
      },
      hoyle: {
        says: 'Seine Farbe oder ein Grand, angesagt, bevor du die andere Karte siehst.',
        under: 'Tourné Grando',
      },
      today: 'Es wird nichts aufgedeckt.',
      differ: 'Die drei alten Bücher sind sich einig, und das Tourné gibt es nicht mehr.',
    },
    {
      id: 'seven-turned',
      title: 'Ein Null nach dem Aufdecken',
      foster: {
        says: 'Nur wenn es vorher ausgemacht war, und nur mit einer Sieben.',
        laws: [31],
      },
      eichhorn: {
        rules: [],
        says: 'Wo er gespielt wird, mit irgendeiner kleinen Karte; er zählt 16.',
        under: 'Nullo Tourne',
      },
      hoyle: {
        says: 'Nur mit einer Sieben. Er zählt 15, und Hoyle findet Skat auch ohne ihn gut genug.',
        under: 'Counting the Game',
      },
      today: 'Ein Null darf mit dem Skat gespielt werden; er zählt 23.',
      differ:
        'Uneins sind sie über die Karte, eine Sieben oder irgendeine kleine, und über den Wert, 15 oder 16. Offiziell war er nie, aber der Null von heute darf mit dem Skat gespielt werden.',
    },
    {
      id: 'passt-mir-nicht',
      title: 'Die zweite Karte',
      foster: {
        says: 'Kommt die erste Karte ins Blatt, ohne gezeigt zu werden, dann ist das Spiel ein Passt-mir-nicht, und die zweite bestimmt die Trumpffarbe. Werden beide zusammen aufgenommen, dann ist es ein Guckigrand.',
        laws: [28],
      },
      eichhorn: { rules: ['passt-nicht'] },
      hoyle: null,
      today:
        'Beide Karten werden immer zusammen aufgenommen, und danach darf jedes Spiel angesagt werden.',
      differ:
        'Wer keine der beiden zeigt, muss bei Foster einen Guckigrand spielen und bei Eichhorn die Farbe, die die Gegenspieler bestimmen. Hoyle hat keins der beiden Spiele.',
    },
    {
      id: 'laying-out',
      title: 'Zwei Karten drücken',
      foster: {
        says: 'Zwei werden gedrückt, bevor eine Karte ausgespielt ist. Sind es zu viele oder zu wenige und merkt es niemand, bevor der erste Stich umgedreht ist, dann ist das Spiel verloren.',
        laws: [32],
      },
      eichhorn: { rules: ['discarding'] },
      hoyle: {
        says: 'Zwei werden gedrückt. Hast du nicht genau zehn Karten übrig, wenn die erste gespielt wird, dann hast du verloren.',
        under: 'General Laws',
      },
      today:
        'Zwei beliebige werden gedrückt, bevor das Spiel angesagt ist. Wird es vergessen, dann ist das Spiel verloren.',
      differ:
        'Foster lässt dir bis zum Ende des ersten Stichs Zeit, einen Fehler zu bemerken, Hoyle nur bis zur ersten Karte. Heute sagst du das Spiel erst an, wenn du gedrückt hast.',
    },
  ],
};
