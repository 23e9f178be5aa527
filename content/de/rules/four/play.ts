/** Four books on the play, its errors and its end, in German. */
import type { TopicOfFour } from '../../../rules/four/rule-of-four.ts';

export const PLAY_OF_FOUR: TopicOfFour = {
  id: 'play',
  title: 'Das Spiel',
  rules: [
    {
      id: 'first-lead',
      title: 'Das Ausspiel',
      foster: {
        says: 'Vorhand spielt zuerst aus, ganz gleich, wer allein spielt; danach spielt aus, wer den Stich gemacht hat.',
        laws: [45],
      },
      eichhorn: { rules: ['the-lead'] },
      hoyle: { says: 'Wer nach dem Geber sitzt, spielt zuerst aus.', under: 'Playing a Game' },
      today: 'Vorhand spielt zuerst aus, danach, wer den Stich gemacht hat.',
      differ: null,
    },
    {
      id: 'following-suit',
      title: 'Bedienen',
      foster: { says: 'Wer bedienen kann, muss bedienen.', laws: [45] },
      eichhorn: { rules: ['following-suit'] },
      hoyle: {
        says: 'Du musst bedienen. Kannst du nicht, darfst du stechen oder abwerfen, wie du willst.',
        under: 'Following Suit',
      },
      today: 'Du musst bedienen. Kannst du nicht, darfst du jede Karte legen.',
      differ: null,
    },
    {
      id: 'revoke',
      title: 'Nicht bedienen',
      foster: {
        says: 'Der Fehler lässt sich berichtigen, bis der Stich umgedreht ist. Danach verliert der Alleinspieler, und ein Gegenspieler verliert für beide.',
        laws: [52, 53],
      },
      eichhorn: { rules: ['revoking'] },
      hoyle: {
        says: 'Die Seite, die nicht bedient, verliert das Spiel. Vielleicht, sagt Hoyle, sollte sie es sogar schwarz verlieren.',
        under: 'Rules; Suggestions in Regard to Skat',
      },
      today:
        'Das Spiel ist sofort zu Ende, und die schuldige Partei hat es einfach verloren, außer wenn es schon entschieden war. Die andere Partei darf den Fehler berichtigen und weiterspielen lassen.',
      differ:
        'Foster lässt Zeit, bis der Stich umgedreht ist. Bei Eichhorn steht der Fehler fest, wenn die Karte die Hand verlässt, und nur der schuldige Gegenspieler zahlt.',
    },
    {
      id: 'asking-your-partner',
      title: '„Keins mehr?“ fragen',
      foster: {
        says: 'Ein Gegenspieler darf seinen Partner fragen, wenn der nicht bedient. Hätte der Partner trotzdem bedienen können, dann zahlt er für beide.',
        laws: [54],
      },
      eichhorn: null,
      hoyle: null,
      today: null,
      differ: null,
    },
    {
      id: 'lead-out-of-turn',
      title: 'Ausspielen, ohne dran zu sein',
      foster: {
        says: 'Ein Alleinspieler, der nicht dran ist, nimmt die Karte zurück, solange der Stich nicht vollständig ist. Spielt ein Gegenspieler so aus, hat der Alleinspieler gewonnen.',
        laws: [47, 48],
      },
      eichhorn: { rules: ['leading-out-of-turn'] },
      hoyle: null,
      today:
        'Das Spiel ist zu Ende, und die schuldige Partei hat verloren, außer wenn es schon entschieden war.',
      differ:
        'Nur Foster verzeiht dem Alleinspieler. An Eichhorns Tischen durfte man ein falsches Ausspiel im ersten Stich zurücknehmen.',
    },
    {
      id: 'played-out-of-turn',
      title: 'Vor dem Zweiten legen',
      foster: { says: 'Die Regeln sprechen nur vom Ausspielen.', laws: [] },
      eichhorn: { rules: ['playing-out-of-turn'] },
      hoyle: null,
      today: null,
      differ: null,
    },
    {
      id: 'played-card',
      title: 'Eine gespielte Karte',
      foster: {
        says: 'Sie darf nicht zurückgenommen werden, außer wenn jemand ausgespielt hat, ohne dran zu sein, oder nicht bedient hat und es rechtzeitig merkt.',
        laws: [47, 52, 53],
      },
      eichhorn: {
        rules: ['a-played-card', 'recalling-card'],
        says: 'Sie darf nicht zurückgenommen werden.',
      },
      hoyle: {
        says: 'War sie falsch, dann dürfen die anderen diese oder irgendeine andere Karte verlangen.',
        under: 'Rules',
      },
      today: 'Liegt sie auf dem Tisch, darf sie nicht zurückgenommen werden.',
      differ:
        'Foster lässt sie dich manchmal zurücknehmen, und Hoyle lässt die anderen eine Karte verlangen. Bei Eichhorn und heute gilt: Gespielt ist gespielt.',
    },
    {
      id: 'looking-back',
      title: 'Zurückschauen',
      foster: {
        says: 'Nur den letzten Stich darfst du ansehen. Wer weiter zurückschaut oder nachzählt, hat verloren; die anderen dürfen weiterspielen, damit der Preis feststeht.',
        laws: [55],
      },
      eichhorn: { rules: ['looking-at-tricks-played'] },
      hoyle: { says: 'Nur den letzten Stich darfst du ansehen.', under: 'Rules' },
      today:
        'Nur den letzten Stich darfst du ansehen. Weiter zurückzuschauen oder nachzuzählen beendet das Spiel, und die schuldige Partei hat verloren, außer wenn es schon entschieden war.',
      differ:
        'Alle vier erlauben einen Blick auf den letzten Stich, Eichhorn aber nur, bis die nächste Karte ausgespielt ist. Bei Eichhorn zahlt ein schuldiger Gegenspieler auch allein.',
    },
    {
      id: 'giving-up',
      title: 'Der Alleinspieler gibt auf',
      foster: {
        says: 'Bei einem Tourné verliert der Alleinspieler nur einfach, wenn er aufgibt, bevor eine Karte gespielt ist. Sonst gehen alle restlichen Karten an die Gegenspieler.',
        laws: [44, 51],
      },
      eichhorn: {
        rules: ['throwing-up-the-game'],
        says: 'In jedem Spiel verliert der Alleinspieler nur einfach, solange zum zweiten Stich nicht ausgespielt ist. Später gehen alle restlichen Karten an die Gegenspieler.',
      },
      hoyle: {
        says: 'Bei einem Tourné darf der Alleinspieler nach der ersten Karte für den niedrigsten Preis des Spiels aufgeben.',
        under: 'To Lay Down',
      },
      today:
        'In jedem Spiel, ohne zu fragen, solange der Alleinspieler mindestens neun Karten hat.',
      differ:
        'Uneins sind sie, wann es erlaubt ist: bis eine Karte gespielt ist, nach der ersten Karte oder bis zum zweiten Stich. Foster und Hoyle erlauben es nur bei einem Tourné.',
    },
    {
      id: 'defenders-give-up',
      title: 'Die Gegenspieler geben auf',
      foster: {
        says: 'Legt ein Gegenspieler Karten hin, dann gehen sie an den Alleinspieler, der sie mitzählt.',
        laws: [50],
      },
      eichhorn: {
        rules: ['throwing-up-the-game'],
        says: 'Ein Gegenspieler, der ein Spiel aufgibt, das noch zu schlagen war, zahlt dafür.',
      },
      hoyle: {
        says: 'Sie dürfen nicht aufgeben, so sicher sie auch verlieren.',
        under: 'To Lay Down',
      },
      today:
        'Gibt ein Gegenspieler auf, dann ist das Spiel zu Ende und für beide verloren. Wirft ein Gegenspieler die Karten offen hin, dann behält seine Partei nur, was sie bis dahin hat.',
      differ: 'Hoyle verbietet es, bei den anderen kommt es teuer.',
    },
    {
      id: 'claiming',
      title: 'Das Spiel beanspruchen',
      foster: {
        says: 'Beansprucht es der Alleinspieler zu Unrecht, dann hat er verloren. Beansprucht es ein Gegenspieler zu Unrecht, dann zahlt er das Spiel allein, und der Alleinspieler schreibt es auch an.',
        laws: [49, 50],
      },
      eichhorn: { rules: ['claiming-game-won'] },
      hoyle: null,
      today:
        'Der Alleinspieler darf die Karten zeigen. Sind die Gegenspieler nicht einverstanden, dann geht das Spiel mit diesen offenen Karten weiter.',
      differ:
        'In den alten Büchern kostet ein falscher Anspruch das Spiel. Heute wird weitergespielt.',
    },
    {
      id: 'contention',
      title: 'Beide Seiten beanspruchen es',
      foster: {
        says: 'Dazu gibt es keine Regel: Von Stichen, die schon durcheinander sind, ist nirgends die Rede.',
        laws: [],
      },
      eichhorn: { rules: ['contention-if-game-was-won'] },
      hoyle: null,
      today:
        'Ist das Ergebnis zweifelhaft, dann müssen die Gegenspieler beweisen, dass das Spiel verloren war, und der Alleinspieler, dass es Schneider war.',
      differ:
        'Bei Eichhorn muss der Alleinspieler beweisen können, dass es gewonnen war; heute müssen die Gegenspieler beweisen, dass es verloren war.',
    },
  ],
};
