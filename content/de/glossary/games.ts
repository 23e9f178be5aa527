/** Words of the glossary in German. Skat itself, and the games that can be played in it. */
import type { TranslatedEntry } from './translated-entry.ts';

export const GAME_ENTRIES: readonly TranslatedEntry[] = [
  {
    id: 'Frage',
    word: 'Frage',
    other: 'the question',
    also: ['Call Play'],
    means:
      'Der alte Name für das einfache Spiel: Der Alleinspieler nimmt beide Karten des Skats auf und nennt danach die Trumpffarbe. Daraus ist das heutige Farbspiel geworden.',
    see: ['einfaches Spiel'],
  },
  {
    id: 'Grand',
    word: 'Grand',
    forms: ['Grands'],
    means:
      'Ein Spiel, in dem nur die vier Buben Trumpf sind. Jede der vier Farben hat sieben Karten, vom Ass bis zur Sieben.',
    see: ['Grand Solo', 'Tourné-Grand', 'Guckigrand', 'offen'],
  },
  {
    id: 'Grand Solo',
    word: 'Grand Solo',
    also: ['Grand Hand'],
    means: 'Ein Grand, zu dem der Skat nicht aufgenommen wird. Heute heißt er Grand Hand.',
    see: ['Grand', 'Solo'],
  },
  {
    id: 'Gucki Grand',
    word: 'Guckigrand',
    other: 'Gucki Grand',
    also: ['Gucki', 'Guckser'],
    forms: ['Guckigrands', 'Guckis'],
    means:
      'Ein Grand, zu dem der Alleinspieler beide Karten des Skats aufnimmt und zwei drückt: der gewöhnliche Grand von heute. 1922 kostete er doppelt, wenn er verloren ging. Eichhorn nennt ihn Guckser, von gucken.',
    see: ['Grand', 'drücken'],
  },
  {
    id: 'Gucki Nullo',
    word: 'Guckinull',
    other: 'Gucki Nullo',
    means:
      'Ein Null, zu dem der Alleinspieler beide Karten des Skats aufnimmt und zwei drückt. 1922 wurde er gespielt, wo man sich darauf geeinigt hatte; heute ist er der gewöhnliche Null.',
    see: ['Null', 'Guckigrand'],
  },
  {
    id: 'Nullo',
    word: 'Null',
    other: 'Nullo',
    also: ['Nullspiel'],
    forms: ['Nulls', 'Nullo', 'Nullos', 'Nullspiele', 'Nullspielen'],
    means:
      'Ein Spiel, in dem der Alleinspieler keinen einzigen Stich machen darf; bei Foster heißt es Nullo. Trümpfe gibt es nicht, und die Reihenfolge ist Ass, König, Dame, Bube, Zehn, Neun, Acht, Sieben.',
    see: ['Null ouvert', 'Guckinull', 'Tourné-Null', 'Revolution'],
  },
  {
    id: 'Null-Ouvert',
    word: 'Null ouvert',
    other: 'Open Nullo',
    means:
      'Ein Null, bei dem die Karten des Alleinspielers offen auf dem Tisch liegen. Heute kann man ihn mit dem Skat spielen oder aus der Hand.',
    see: ['Null', 'offen'],
  },
  {
    id: 'open',
    word: 'offen',
    other: 'open',
    also: ['ouvert', 'Grand ouvert'],
    forms: ['offene', 'offenen', 'offener', 'offenes', 'offenem', 'offener Grand'],
    means:
      'So heißt ein Spiel, bei dem die Karten des Alleinspielers aufgedeckt liegen; heute sagt man ouvert. Im offenen Grand, heute Grand ouvert, muss der Alleinspieler jeden Stich machen.',
    see: ['Grand', 'Null ouvert'],
  },
  {
    id: 'Passt-mir-nicht',
    word: 'Passt-mir-nicht',
    other: 'it does not fit me',
    also: ['Passt mir nicht'],
    means:
      'Das sagst du beim Tourné, wenn dir die erste Karte nicht passt. Dann musst du die andere aufdecken und das Spiel spielen, das sie ergibt, und wenn du verlierst, verlierst du doppelt.',
    see: ['Tourné'],
  },
  {
    id: 'Ramsch',
    word: 'Ramsch',
    other: 'rummage, job lot',
    forms: ['Ramschs', 'ramschen'],
    means:
      'Das Spiel von 1922, wenn niemand gereizt hat und auch Vorhand nicht allein spielen will: Jeder spielt für sich, die Buben sind Trumpf, und wer die meisten Augen hat, verliert. Im offiziellen Spiel von heute gibt es ihn nicht.',
    see: ['Schieberamsch', 'Grand'],
  },
  {
    id: 'Revolution',
    word: 'Revolution',
    means:
      'Ein Null ouvert, vor dem die beiden Gegenspieler einander in die Karten sehen, sich besprechen und Karten tauschen dürfen, wie sie wollen. Die Revolution ist 60 wert, wo ein Tisch sie spielt.',
    see: ['Null', 'Null ouvert'],
  },
  {
    id: 'Schafkopf',
    word: 'Schafkopf',
    other: 'sheep’s head',
    also: ['Schafskopf'],
    means:
      'Ein altes Kartenspiel, von dem der Skat wohl seine Buben und seine Trümpfe hat. In Bayern wird es noch gespielt.',
  },
  {
    id: 'Schiebe-Ramsch',
    word: 'Schieberamsch',
    other: 'pushed Ramsch',
    also: ['Schiebe-Ramsch', 'Schiebe Ramsch'],
    means:
      'Ein Ramsch, vor dem zwei Karten herumgehen: Vorhand nimmt den Skat auf und schiebt zwei beliebige Karten weiter, und die anderen tun der Reihe nach dasselbe.',
    see: ['Ramsch'],
  },
  {
    id: 'Simple Game',
    word: 'einfaches Spiel',
    other: 'Simple Game',
    also: ['Farbspiel'],
    forms: ['einfache Spiel', 'einfachen Spiel', 'Farbspiele', 'Farbspielen', 'Farbspiels'],
    means:
      'Das billigste Spiel der alten Bücher und das erste, das man lernt: Der Alleinspieler nimmt beide Karten des Skats auf, drückt zwei und nennt eine Trumpffarbe. Heute ist es das gewöhnliche Farbspiel.',
    see: ['Frage', 'drücken'],
  },
  {
    id: 'Skat',
    word: 'Skatspiel',
    other: 'the game',
    forms: ['Skatspiels'],
    means: 'Skat selbst, das Spiel für drei oder mehr. Jedes Mal spielt einer allein gegen zwei.',
    see: ['Skat'],
  },
  {
    id: 'Solo',
    word: 'Solo',
    other: 'a game without the skat',
    forms: ['Solos', 'Soli'],
    means:
      'Ein Spiel, in dem der Alleinspieler schon auf die zehn gegebenen Karten eine Trumpffarbe nennt und den Skat bis nach dem letzten Stich liegen lässt. Heute heißt es Handspiel.',
    see: ['Achterregel', 'Grand Solo'],
  },
  {
    id: 'Tournee',
    word: 'Tourné',
    other: 'Tournee',
    also: ['Tourne', 'Wendespiel'],
    forms: ['Tournés'],
    means:
      'Ein Spiel, in dem der Alleinspieler eine Karte des Skats aufdeckt: Ihre Farbe ist Trumpf. Dann kommen beide Karten auf die Hand, und zwei werden gedrückt. Heute spielt man es nicht mehr.',
    see: ['Passt-mir-nicht', 'Tourné-Grand', 'drücken'],
  },
  {
    id: 'Tournee Grand',
    word: 'Tourné-Grand',
    other: 'Tournee Grand',
    means:
      'Der Grand, den du spielen darfst, wenn du beim Tourné einen Buben aufdeckst. Heute spielt man ihn nicht mehr.',
    see: ['Tourné', 'Grand'],
  },
  {
    id: 'Tournee Nullo',
    word: 'Tourné-Null',
    other: 'Tournee Nullo',
    means:
      'Ein Null, den du spielen darfst, wenn du eine Sieben aufdeckst und der Tisch es so hält. Heute spielt man ihn nicht mehr.',
    see: ['Tourné', 'Null'],
  },
];
