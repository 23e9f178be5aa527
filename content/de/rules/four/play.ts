/** Four books on the play, its errors and its end, in German. */
import { PLAY_OF_FOUR as ENGLISH } from '../../../rules/four/play.ts';
import { topicInWords } from '../rule-words.ts';

export const PLAY_OF_FOUR = topicInWords(ENGLISH, 'Das Spiel', {
  'first-lead': {
    title: 'Das Ausspiel',
    foster:
      'Vorhand spielt zuerst aus, ganz gleich, wer allein spielt; danach spielt aus, wer den Stich gemacht hat.',
    hoyle: 'Wer nach dem Geber sitzt, spielt zuerst aus.',
    today: 'Vorhand spielt zuerst aus, danach, wer den Stich gemacht hat.',
  },
  'following-suit': {
    title: 'Bedienen',
    foster: 'Wer bedienen kann, muss bedienen.',
    hoyle: 'Du musst bedienen. Kannst du nicht, darfst du stechen oder abwerfen, wie du willst.',
    today: 'Du musst bedienen. Kannst du nicht, darfst du jede Karte legen.',
  },
  revoke: {
    title: 'Nicht bedienen',
    foster:
      'Der Fehler lässt sich berichtigen, bis der Stich umgedreht ist. Danach verliert der Alleinspieler, und ein Gegenspieler verliert für beide.',
    hoyle:
      'Die Seite, die nicht bedient, verliert das Spiel. Vielleicht, sagt Hoyle, sollte sie es sogar schwarz verlieren.',
    today:
      'Das Spiel ist sofort zu Ende, und die schuldige Partei hat es einfach verloren, außer wenn es schon entschieden war. Die andere Partei darf den Fehler berichtigen und weiterspielen lassen.',
    differ:
      'Foster lässt Zeit, bis der Stich umgedreht ist. Bei Eichhorn steht der Fehler fest, wenn die Karte die Hand verlässt, und nur der schuldige Gegenspieler zahlt.',
  },
  'asking-your-partner': {
    title: '„Keins mehr?“ fragen',
    foster:
      'Ein Gegenspieler darf seinen Partner fragen, wenn der nicht bedient. Hätte der Partner trotzdem bedienen können, dann zahlt er für beide.',
  },
  'lead-out-of-turn': {
    title: 'Ausspielen, ohne dran zu sein',
    foster:
      'Ein Alleinspieler, der nicht dran ist, nimmt die Karte zurück, solange der Stich nicht vollständig ist. Spielt ein Gegenspieler so aus, hat der Alleinspieler gewonnen.',
    today:
      'Das Spiel ist zu Ende, und die schuldige Partei hat verloren, außer wenn es schon entschieden war.',
    differ:
      'Nur Foster verzeiht dem Alleinspieler. An Eichhorns Tischen durfte man ein falsches Ausspiel im ersten Stich zurücknehmen.',
  },
  'played-out-of-turn': {
    title: 'Vor dem Zweiten legen',
    foster: 'Die Regeln sprechen nur vom Ausspielen.',
  },
  'played-card': {
    title: 'Eine gespielte Karte',
    foster:
      'Sie darf nicht zurückgenommen werden, außer wenn jemand ausgespielt hat, ohne dran zu sein, oder nicht bedient hat und es rechtzeitig merkt.',
    eichhorn: 'Sie darf nicht zurückgenommen werden.',
    hoyle: 'War sie falsch, dann dürfen die anderen diese oder irgendeine andere Karte verlangen.',
    today: 'Liegt sie auf dem Tisch, darf sie nicht zurückgenommen werden.',
    differ:
      'Foster lässt sie dich manchmal zurücknehmen, und Hoyle lässt die anderen eine Karte verlangen. Bei Eichhorn und heute gilt: Gespielt ist gespielt.',
  },
  'looking-back': {
    title: 'Zurückschauen',
    foster:
      'Nur den letzten Stich darfst du ansehen. Wer weiter zurückschaut oder nachzählt, hat verloren; die anderen dürfen weiterspielen, damit der Preis feststeht.',
    hoyle: 'Nur den letzten Stich darfst du ansehen.',
    today:
      'Nur den letzten Stich darfst du ansehen. Weiter zurückzuschauen oder nachzuzählen beendet das Spiel, und die schuldige Partei hat verloren, außer wenn es schon entschieden war.',
    differ:
      'Alle vier erlauben einen Blick auf den letzten Stich, Eichhorn aber nur, bis die nächste Karte ausgespielt ist. Bei Eichhorn zahlt ein schuldiger Gegenspieler auch allein.',
  },
  'giving-up': {
    title: 'Der Alleinspieler gibt auf',
    foster:
      'Bei einem Tourné verliert der Alleinspieler nur einfach, wenn er aufgibt, bevor eine Karte gespielt ist. Sonst gehen alle restlichen Karten an die Gegenspieler.',
    eichhorn:
      'In jedem Spiel verliert der Alleinspieler nur einfach, solange zum zweiten Stich nicht ausgespielt ist. Später gehen alle restlichen Karten an die Gegenspieler.',
    hoyle:
      'Bei einem Tourné darf der Alleinspieler nach der ersten Karte für den niedrigsten Preis des Spiels aufgeben.',
    today: 'In jedem Spiel, ohne zu fragen, solange der Alleinspieler mindestens neun Karten hat.',
    differ:
      'Uneins sind sie, wann es erlaubt ist: bis eine Karte gespielt ist, nach der ersten Karte oder bis zum zweiten Stich. Foster und Hoyle erlauben es nur bei einem Tourné.',
  },
  'defenders-give-up': {
    title: 'Die Gegenspieler geben auf',
    foster:
      'Legt ein Gegenspieler Karten hin, dann gehen sie an den Alleinspieler, der sie mitzählt.',
    eichhorn: 'Ein Gegenspieler, der ein Spiel aufgibt, das noch zu schlagen war, zahlt dafür.',
    hoyle: 'Sie dürfen nicht aufgeben, so sicher sie auch verlieren.',
    today:
      'Gibt ein Gegenspieler auf, dann ist das Spiel zu Ende und für beide verloren. Wirft ein Gegenspieler die Karten offen hin, dann behält seine Partei nur, was sie bis dahin hat.',
    differ: 'Hoyle verbietet es, bei den anderen kommt es teuer.',
  },
  claiming: {
    title: 'Das Spiel beanspruchen',
    foster:
      'Beansprucht es der Alleinspieler zu Unrecht, dann hat er verloren. Beansprucht es ein Gegenspieler zu Unrecht, dann zahlt er das Spiel allein, und der Alleinspieler schreibt es auch an.',
    today:
      'Der Alleinspieler darf die Karten zeigen. Sind die Gegenspieler nicht einverstanden, dann geht das Spiel mit diesen offenen Karten weiter.',
    differ:
      'In den alten Büchern kostet ein falscher Anspruch das Spiel. Heute wird weitergespielt.',
  },
  contention: {
    title: 'Beide Seiten beanspruchen das Spiel',
    foster:
      'Dazu gibt es keine Regel: Von Stichen, die schon durcheinander sind, ist nirgends die Rede.',
    today:
      'Ist das Ergebnis zweifelhaft, dann müssen die Gegenspieler beweisen, dass das Spiel verloren war, und der Alleinspieler, dass es Schneider war.',
    differ:
      'Bei Eichhorn muss der Alleinspieler beweisen können, dass es gewonnen war; heute müssen die Gegenspieler beweisen, dass es verloren war.',
  },
});
