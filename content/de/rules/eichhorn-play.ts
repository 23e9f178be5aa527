/** Eichhorn’s rules and penalties in German: the play, errors in it, its end, and how to behave. */
import * as ENGLISH from '../../rules/eichhorn-play.ts';
import { topicInWords } from './rule-words.ts';

export const THE_PLAY = topicInWords(ENGLISH.THE_PLAY, 'Das Spiel und seine Fehler', {
  'the-lead': {
    title: 'Das Ausspiel',
    says: 'Vorhand spielt in jedem Spiel aus. Dass bei offenen Spielen der Alleinspieler ausspielt, ist ein Irrtum.',
    foster: 'Genauso.',
    today: 'Genauso.',
  },
  'following-suit': {
    title: 'Bedienen',
    says: 'Bediene, wenn du kannst, höher oder niedriger, wie du willst. Kannst du nicht, darfst du stechen, abwerfen oder schmieren.',
    foster: 'Genauso.',
    today: 'Genauso.',
  },
  revoking: {
    title: 'Nicht bedienen',
    says: 'Der Fehler steht fest, sobald die Karte die Hand verlässt, und damit ist das Spiel zu Ende. Der Alleinspieler hat verloren, auch wenn er schon 61 Augen hat. Ein Gegenspieler zahlt das Spiel allein, und sein Partner zahlt nichts. Die andere Seite darf die Karte zurücknehmen und weiterspielen lassen, um mehr zu bekommen. Die Stiche bleiben in ihrer Reihenfolge liegen, damit man den Fehler findet.',
    foster:
      'Der Fehler lässt sich berichtigen, bis der Stich umgedreht ist. Danach verliert der Alleinspieler, und ein Gegenspieler verliert für beide.',
    today: 'Das Spiel ist sofort zu Ende.',
  },
  'leading-out-of-turn': {
    title: 'Ausspielen, ohne dran zu sein',
    says: 'Das kostet beide Seiten so viel wie falsches Bedienen. Eichhorn findet das hart, wenn es im ersten Stich passiert, wo die meisten Tische die Karte zurücknehmen lassen.',
    foster:
      'Der Alleinspieler nimmt die Karte zurück, solange der Stich nicht vollständig ist. Spielt ein Gegenspieler aus, ohne dran zu sein, hat der Alleinspieler gewonnen.',
    today:
      'Das Spiel ist zu Ende, und die schuldige Partei hat verloren, außer wenn es schon entschieden war.',
  },
  'playing-out-of-turn': {
    title: 'Zugeben, ohne dran zu sein',
    says: 'Ein Gegenspieler, der vor seinem Partner zugibt, ohne dran zu sein, hat eine Karte zu früh gezeigt. Das gilt, als hätte er nicht bedient, und der Alleinspieler kann das Spiel für sich beanspruchen.',
    foster: 'Die Regeln sprechen nur vom Ausspielen.',
  },
  'a-played-card': {
    title: 'Eine gespielte Karte',
    says: 'Sie darf nicht zurückgenommen werden.',
    foster:
      'Wer falsch ausgespielt oder nicht bedient hat und es rechtzeitig merkt, darf die Karte zurücknehmen.',
    today: 'Liegt sie auf dem Tisch, darf sie nicht zurückgenommen werden.',
  },
  'recalling-card': {
    title: 'Eine Karte zurücknehmen',
    says: 'Das ist nicht erlaubt, wie die Regel davor sagt.',
    foster:
      'Wer falsch ausgespielt hat, darf die Karte zurücknehmen, ebenso, wer nicht bedient hat und es rechtzeitig merkt.',
    today: 'Keine Karte darf zurückgenommen werden.',
  },
  'looking-at-tricks-played': {
    title: 'Stiche nachsehen',
    says: 'Nachsehen darfst du nur den letzten Stich, und nur bis zum nächsten ausgespielt ist. Wer weiter zurücksieht oder nachzählt, hat das Spiel verloren; ein Gegenspieler zahlt es ganz allein. Die einzige Ausnahme ist, wenn man sucht, wo jemand nicht bedient hat.',
    foster:
      'Nachsehen darfst du nur den letzten Stich. Wer weiter zurücksieht, verliert auf der Stelle, und das Spiel kann zu Ende gespielt werden, damit sein Wert feststeht.',
    today:
      'Du darfst dir den letzten Stich noch einmal ansehen. Weiter zurückzuschauen oder nachzuzählen beendet das Spiel.',
  },
});

export const THE_END = topicInWords(ENGLISH.THE_END, 'Aufgeben und beanspruchen', {
  'throwing-up-the-game': {
    title: 'Das Spiel aufgeben',
    says: 'Der Alleinspieler darf aufgeben, bis zum zweiten Stich ausgespielt ist, und erspart sich so Schneider und Schwarz. Später gehen alle restlichen Karten an die Gegenspieler. Ein Gegenspieler, der ein Spiel aufgibt, das noch zu schlagen war, zahlt dafür.',
    foster:
      'Nur bei einem Tourné, und bis eine Karte gespielt ist. Sonst gehen alle restlichen Karten an die Gegenspieler.',
    today:
      'Du darfst jedes Spiel aufgeben, ohne zu fragen, solange du mindestens neun Karten hast.',
  },
  'claiming-game-won': {
    title: 'Das Spiel für gewonnen erklären',
    says: 'Legt der Alleinspieler die Karten hin und irrt sich, dann hat er verloren, auch wenn er alle anderen Stiche machen würde. Irrt sich ein Gegenspieler so, dann muss er dem Alleinspieler die restlichen Karten überlassen und zahlt den vollen Wert.',
    foster: 'Für beide genauso. Irrt sich ein Gegenspieler, zahlt nur er selbst.',
    today:
      'Der Alleinspieler darf die Karten zeigen. Sind die Gegenspieler nicht einverstanden, dann geht das Spiel mit diesen offenen Karten weiter.',
  },
  'contention-if-game-was-won': {
    title: 'Streit, ob das Spiel gewonnen war',
    says: 'Beanspruchen beide Seiten das Spiel, wenn die Karten schon zusammengeworfen sind, dann kann die Mehrheit gegen den Alleinspieler entscheiden. Er hätte die Stiche liegen lassen sollen, bis die anderen einverstanden waren.',
    today:
      'Ist das Ergebnis zweifelhaft, dann müssen die Gegenspieler beweisen, dass das Spiel verloren war, und der Alleinspieler, dass es Schneider war.',
  },
});

export const BEHAVIOUR = topicInWords(ENGLISH.BEHAVIOUR, 'Anstand am Tisch', {
  'etiquette-of-players': {
    title: 'Was sich gehört',
    says: 'Es kostet zehn Punkte, wenn du jemandem dein Blatt zeigst, und zehn, wenn du absichtlich in ein anderes siehst. Du darfst nichts sagen, woraus ein anderer schließen könnte, was er abwerfen oder ausspielen soll. Tut es ein Gegenspieler, dann kann der Alleinspieler das Spiel für sich beanspruchen. Im Grand ouvert und in der Revolution dürfen sich die Gegenspieler laut beraten.',
    foster: 'Auch in offenen Spielen dürfen sich die Gegenspieler nicht beraten.',
    today:
      'Du darfst weder mit Worten noch mit Gesten verraten, was du hast. Siehst du beim Reizen in ein anderes Blatt, bist du vom Reizen ausgeschlossen.',
  },
  'showing-strength': {
    title: 'Stärke zeigen',
    says: 'Nach einer Karte zu greifen, bevor du dran bist, damit dein Partner sieht, dass du den Stich nimmst, ist eine der unfairsten Angewohnheiten. Eine Strafe hat Eichhorn dafür nicht, nur Verachtung.',
    today: 'Du darfst nicht mit Gesten verraten, was du hast.',
  },
  'the-pausing-player': {
    title: 'Wer aussetzt',
    says: 'Zu viert setzt der Geber aus und gewinnt und verliert mit den Gegenspielern. Ein Blick in den Skat kostet zehn Punkte. Der Geber darf auf einen Fehler hinweisen, er soll es sogar, und er darf einen Anfänger anleiten, wenn die anderen einverstanden sind, aber nichts sagen, was einem Spieler hilft.',
    foster: 'Zehn Punkte für einen Blick in den Skat.',
    today: 'Der Geber ist an Gewinn und Verlust beteiligt.',
  },
});
