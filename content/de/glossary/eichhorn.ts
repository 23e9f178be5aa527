/** Words of the glossary in German. What Eichhorn has among his terms, about 1909, and Foster has not. */
import type { TranslatedEntry } from './translated-entry.ts';

const WORDS: readonly TranslatedEntry[] = [
  {
    id: 'closed force',
    word: 'geschlossene Force',
    other: 'closed force',
    also: ['offene Force', 'Force'],
    forms: ['geschlossenen Force', 'offenen Force', 'Forcen'],
    means:
      'So nennt Eichhorn eine lange Farbe des Alleinspielers, die jeden Stich macht, weil sie mit Ass, Zehn und König anfängt. Fehlt die Zehn oder der König, ist es eine offene Force: Erst geht vielleicht ein Stich verloren, dann gehört der Rest dem Alleinspieler.',
    see: ['lange Farbe'],
  },
  {
    id: 'cock stool',
    word: 'Schnapszahl',
    other: 'cock stool',
    forms: ['Schnapszahlen'],
    means:
      'Eine Strafe zu Eichhorns Zeit: Wer auf 111, 222, 333 oder dergleichen Punkte kommt, gibt dem Tisch einen aus. Eichhorn nennt sie „cock stool“.',
  },
  {
    id: 'contingencies',
    word: 'Gewinnstufen',
    other: 'contingencies',
    forms: ['Gewinnstufe'],
    means:
      'Was außer dem Spiel und den Spitzen noch zum Faktor gehört: Schneider und Schwarz, gespielt und angesagt. Eichhorn nennt sie „contingencies“.',
    see: ['Faktor', 'Schneider', 'schwarz'],
  },
  {
    id: 'Farbe',
    word: 'Farbe',
    other: 'suit, colour',
    also: ['Kreuz', 'Pik', 'Herz', 'Karo'],
    forms: ['Farben'],
    means:
      'Dem Wert nach sind die Farben Kreuz, Pik, Herz und Karo. Eichhorn nennt sie im französischen Blatt Kreuz, Schippen, Herz und Eckstein, im deutschen Eichel, Laub, Rot und Schellen und auf Französisch trèfle, pique, cœur und carreau.',
    see: ['deutsches Blatt', 'Fehlfarbe', 'Trumpf'],
  },
  {
    id: 'feigning',
    word: 'Finte',
    other: 'feigning',
    forms: ['Finten'],
    means:
      'Von zwei oder drei hohen Karten hintereinander die niedrigste ausspielen, damit hinter dir niemand weiß, ob der Stich zu holen ist. Eichhorns Beispiel ist der Pik-Bube, ausgespielt aus einem Blatt, das auch den Kreuz-Buben hat.',
    see: ['ausspielen'],
  },
  {
    id: 'games with the skat',
    word: 'Spiele mit dem Skat',
    other: 'games with the skat',
    also: ['mit dem Skat', 'ohne den Skat'],
    forms: ['mit Skat', 'ohne Skat'],
    means:
      'So nennt Eichhorn Frage, Tourné und Gucki, bei denen der Skat auf die Hand kommt. Ohne ihn spielt man Solo und Grand Solo, wo er am Ende für den Alleinspieler zählt, und Null und Ramsch, wo er in den Stichen keine Rolle spielt.',
    see: ['Skat', 'Solo'],
  },
  {
    id: 'German deck',
    word: 'deutsches Blatt',
    other: 'German deck',
    also: ['deutsche Karten'],
    forms: ['deutsche Blatt', 'deutschen Blatt', 'deutschen Blatts', 'deutschen Karten'],
    means:
      'Ein Kartenspiel mit den Farben Eichel, Grün, Rot und Schellen, mit einem Ober an der Stelle der Dame und einem Unter an der Stelle des Buben.',
    see: ['Ober', 'Unter', 'Daus'],
  },
  {
    id: 'Grand Pot',
    word: 'Grandtopf',
    other: 'Grand Pot',
    forms: ['Grandtopfs'],
    means:
      'Eine Kasse, in die jeder beim Geben eine kleine Münze zahlt. Der erste gewonnene Grand bekommt sie; wer einen Grand verliert, muss noch einmal so viel hineinlegen.',
    see: ['Grand'],
  },
  {
    id: 'Jungfer',
    word: 'Jungfer',
    other: 'maiden',
    forms: ['Jungfern'],
    means: 'Wer beim Ramsch keinen Stich gemacht hat. Der Verlierer zahlt dann 30 statt 20.',
    see: ['Ramsch'],
  },
  {
    id: 'Old One',
    word: 'Alter',
    other: 'Old One',
    also: ['der Alte'],
    forms: ['Alte', 'Alten', 'die Alten', 'den Alten'],
    means:
      'Der Alte ist der Kreuz-Bube, der höchste Trumpf. Eichhorn nennt auch die beiden schwarzen Buben die Alten und die roten die Jungen.',
    see: ['Bube', 'Wenzel'],
  },
  {
    id: 'post-mortem',
    word: 'Leichenrede',
    other: 'post-mortem',
    forms: ['Leichenreden'],
    means: 'Das Gespräch nach einem Spiel darüber, wie es hätte gespielt werden sollen.',
    see: ['Kiebitz'],
  },
  {
    id: 'retaining the age',
    word: 'halten',
    other: 'retaining the age',
    forms: ['hältst', 'hält', 'gehalten'],
    means:
      'Ja sagen, wenn dir jemand beim Reizen eine Zahl nennt. Eichhorn sagt dazu „retaining the age“: Das „age“ ist das Recht, ein Spiel zu nennen. Vorhand hat es, bis jemand höher reizt; dann geht es auf diesen Spieler über.',
    see: ['reizen', 'Vorhand'],
  },
  {
    id: 'salmon',
    word: 'Lachs',
    other: 'salmon',
    also: ['Bierlachs'],
    means:
      'Den Lachs hat gefangen, wer beim Bierlachs verliert, also zuerst an die vereinbarte Grenze kommt. Der Verlierer zahlt die Getränke.',
  },
  {
    id: 'sleeper',
    word: 'Schläfer',
    other: 'sleeper',
    forms: ['Schläfern', 'Schläfers'],
    means:
      'Eine Karte, auf die der Alleinspieler in einem Solo oder Grand vergeblich wartet, weil sie im Skat schläft.',
    see: ['Skat', 'Solo'],
  },
  {
    id: 'stretching',
    word: 'strecken',
    other: 'stretching',
    also: ['die Karten strecken'],
    forms: ['streckst', 'streckt', 'gestreckt'],
    means:
      'Ein Spiel rechtzeitig aufgeben, damit es einfach verloren ist und nicht mit Schneider oder Schwarz. Eichhorn erlaubt es, bis zum zweiten Stich ausgespielt ist.',
    see: ['Schneider'],
  },
  {
    id: 'Stroh-Schneider',
    word: 'Stroh-Schneider',
    other: 'straw-cutter',
    means:
      'Ein schlechter Spieler oder einer, der kein Glück hat. Eichhorn übersetzt das Wort mit „hayseed“, was so viel wie Landei heißt.',
  },
  {
    id: 'visiting the villages',
    word: 'auf die Dörfer gehen',
    other: 'visiting the villages',
    forms: ['auf die Dörfer', 'auf die Dörfer gehst', 'auf die Dörfer geht'],
    means:
      'Asse und Könige der Fehlfarben ausspielen, weil du zu schwach bist, um Trumpf zu ziehen. So sieht jeder, wie schwach du bist.',
    see: ['fordern', 'Trumpf'],
  },
  {
    id: 'Zwickmühle',
    word: 'Zwickmühle',
    other: 'see-saw, cross-ruff',
    forms: ['Zwickmühlen'],
    means:
      'Jeder der beiden Gegenspieler spielt die Farbe aus, die der andere nicht hat, und sie stechen abwechselnd, mit dem Alleinspieler in der Mitte. Das Wort kommt aus dem Mühlespiel.',
    see: ['stechen', 'in der Mitte'],
  },
];

export const EICHHORN_ENTRIES: readonly TranslatedEntry[] = WORDS.map((entry) => ({
  ...entry,
  from: 'Eichhorns American Skat',
}));
