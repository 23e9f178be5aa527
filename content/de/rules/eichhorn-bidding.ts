/** Eichhorn’s rules and penalties in German: bidding, naming a game, and what it counts. */
import * as ENGLISH from '../../rules/eichhorn-bidding.ts';
import { topicInWords } from './rule-words.ts';

export const BIDDING = topicInWords(ENGLISH.BIDDING, 'Reizen und ansagen', {
  bidding: {
    title: 'Reizen',
    says: 'Gereizt werden Zahlen, die irgendein Spiel wert ist, und Vorhand kann jedes Gebot mit einem Spiel halten, das ebenso viel wert ist. Hält Vorhand ein Gebot für ein Passen und deckt zu früh eine Karte auf, dann kommt die Karte zurück, der Geber mischt den Skat, und es wird weiter gereizt: Niemand darf einem anderen das Spiel verderben.',
    foster: 'Dieselbe Reihenfolge, und keine Zahl darf zurückgenommen werden.',
    today: 'Dieselbe Reihenfolge, von 18 an.',
  },
  'bidding-on-suit': {
    title: 'Farbenreizen',
    says: 'Die alte Art, in manchen Kreisen noch üblich. Man nennt Spiele und überbietet sie nach dem Rang: Frage, Tourné, Solo und Grand, und bei jedem Karo, Herz, Pik und Kreuz. Ein Null steht auf einer Stufe mit einem Herz-Solo, ein Null ouvert gleich unter dem Grand.',
    foster: 'Nur Zahlen.',
    today: 'Nur Zahlen.',
  },
  'bidding-on-value': {
    title: 'Zahlenreizen',
    says: 'Die offizielle Art. Das erste Gebot ist gewöhnlich zehn. Du darfst reizen, bis der volle Wert deines Spiels erreicht ist. Dann sagst du irgendein Spiel an, das mindestens so viel wert ist wie dein Gebot, und schreibst seinen vollen Wert an.',
    foster: 'Genauso, und zehn ist das niedrigste Gebot.',
    today: 'Genauso, aber das niedrigste Gebot ist 18.',
  },
  'mistaken-game-announced': {
    title: 'Das falsche Spiel angesagt',
    says: 'Solange keine Karte gespielt ist, darfst du dich auf ein Spiel von höherem Wert verbessern, nie auf eins von niedrigerem.',
  },
  'all-passing': {
    title: 'Alle passen',
    says: 'Es wird Ramsch gespielt, und wer die meisten Augen hat, verliert. Sind zwei gleichauf, hat verloren, wer von ihnen zuletzt einen Stich gemacht hat.',
    foster:
      'Es wird Ramsch gespielt, außer wenn Vorhand lieber allein spielt. Bei Gleichstand zahlt, wer den letzten Stich gemacht hat.',
    today: 'Das Spiel wird eingepasst, und der Nächste gibt.',
  },
  ramsch: {
    says: 'Er kostet 20; 30, wenn jemand keinen Stich hat; 50, wenn einer alle Stiche hat.',
    foster: 'Dieselben Preise.',
    today: 'Im offiziellen Spiel gibt es keinen Ramsch.',
  },
  'open-plays': {
    title: 'Offene Spiele',
    says: 'Der Alleinspieler legt die zehn Karten offen auf den Tisch und spielt sie von dort.',
    foster:
      'Genauso. Die Karten werden hingelegt, bevor ein Gegenspieler eine Karte spielt, und die Gegenspieler dürfen sich nicht beraten.',
    today: 'Ein offenes Spiel erhöht den Faktor um eins.',
  },
  'contra-and-re-contra': {
    title: 'Kontra und Rekontra',
    says: 'Nur wo der Tisch sich darauf geeinigt hat. Ein Gegenspieler kann den Wert verdoppeln und der Alleinspieler noch einmal. Strafen sehen die Regeln dafür nicht vor; Eichhorn rechnet selbst welche aus, hätte das Kontra aber lieber gar nicht.',
    today: 'Keine offizielle Regel kennt es.',
  },
});

export const COUNTING = topicInWords(ENGLISH.COUNTING, 'Gewonnen, verloren und überreizt', {
  'to-win-or-lose': {
    title: 'Gewonnen oder verloren',
    says: '61 Augen gewinnen. Mit 60 oder weniger verliert der Alleinspieler den Wert des Spiels.',
    foster: 'Genauso.',
    today: '61 Augen gewinnen, und ein verlorenes Spiel kostet doppelt.',
  },
  schneider: {
    says: 'Der Alleinspieler braucht dafür 91, die Gegenspieler brauchen 90. Aus dem Schneider sind die Gegenspieler mit 30, der Alleinspieler mit 31.',
    foster: 'Genauso.',
    today: 'Jede Partei ist mit 30 oder weniger Schneider, also reichen 90 Augen.',
  },
  'schneider-announced': {
    title: 'Schneider angesagt',
    says: 'Angesagt wird er bei einem Solo oder Grand Solo vor der ersten Karte. Gelingt er, erhöht er den Faktor um zwei; wenn nicht, ist das Spiel verloren.',
    foster: 'Genauso: Er wird mit dem Spiel angesagt, und nie, wenn der Skat gebraucht wird.',
    today: 'Nur beim Handspiel.',
  },
  schwarz: {
    says: 'Schwarz spielt, wer alle Stiche macht; ein einziger Stich, auch einer ohne Augen, verhindert es. Ein Alleinspieler ohne Stich verliert auch die Augen im Skat.',
    foster: 'Alle Stiche.',
    today: 'Eine Partei ohne Stich ist schwarz.',
  },
  'schwarz-announced': {
    title: 'Schwarz angesagt',
    says: 'Darin steckt jede andere Stufe: Schneider, gespielt und angesagt, und Schwarz gespielt. Geht ein Stich verloren, ist das Spiel verloren.',
    foster: 'Beim Ansagen des Spiels.',
    today: 'Nur beim Handspiel.',
  },
  overbidding: {
    title: 'Überreizen',
    says: 'Ein Spiel, das weniger wert ist als das Gebot, ist verloren, außer wenn Schneider den Rest gutmacht. Es kostet den Wert des Spiels, das der Alleinspieler gemeint hat, oder den nächsten Wert über dem Gebot. Macht danach ein Gegenspieler einen Fehler, ist das Überreizen verziehen, und der Gegenspieler zahlt.',
    foster: 'Es kostet den nächsten Wert dieses Spiels, der das Gebot deckt.',
    today:
      'Es kostet den nächsten Wert, der das Gebot deckt, und zwar doppelt wie jedes verlorene Spiel.',
  },
});
