/** Four books on winning, losing and what a game is worth, in German. */
import type { TopicOfFour } from '../../../rules/four/rule-of-four.ts';

export const WORTH_OF_FOUR: TopicOfFour = {
  id: 'worth',
  title: 'Was ein Spiel wert ist',
  rules: [
    {
      id: 'base-values',
      title: 'Grundwerte',
      foster: {
        says: 'Tourné 5 bis 8, Solo 9 bis 12, Tourné-Grand 12, Guckigrand 12, Grand Solo 16, offener Grand 24, Null 20, Null ouvert 40.',
        laws: [1],
      },
      eichhorn: {
        rules: [],
        says: 'Dieselben für Tourné, Solo und Null. Guckser 16, Grand Solo 20, und eine Frage 1 bis 4.',
        under: 'Value of Games',
      },
      hoyle: {
        says: 'Einfaches Spiel 1 bis 4, dann Tourné und Solo wie bei Foster. Grand 16, Null 20, Null ouvert 40.',
        under: 'The Philosophy of the Count; Counting the Game',
      },
      today:
        'Ein Farbspiel 9 bis 12, ein Grand 24, Null 23, Null Hand 35, Null ouvert 46 und Null ouvert Hand 59.',
      differ:
        'Am weitesten gehen sie beim Grand Solo auseinander: 16 bei Foster und Hoyle, 20 bei Eichhorn, 24 heute. Farbspiele haben heute die Werte des alten Solos.',
    },
    {
      id: 'multipliers',
      title: 'Der Faktor',
      foster: {
        says: 'Eins für das Spiel, je eins für Schneider, für Schwarz und für ihre Ansage, und eins für jede Spitze.',
        laws: [2],
      },
      eichhorn: { rules: [], says: 'Genauso.', under: 'The Multiplicands' },
      hoyle: {
        says: 'Genauso: Ein Grand mit 4, den man schwarz gewinnt, nachdem man es angesagt hat, zählt neunmal 16.',
        under: 'Counting the Game',
      },
      today: 'Genauso, und noch eins für ein Handspiel und eins für ein offenes Spiel.',
      differ: 'Die alten Bücher sind sich einig. Nur heute zählen Hand und ouvert mit.',
    },
    {
      id: 'no-multipliers',
      title: 'Spiele ohne Trumpf',
      foster: { says: 'Sie haben einen einzigen Wert und keinen Faktor.', laws: [3] },
      eichhorn: { rules: [], says: 'Ein einziger Wert.', under: 'Null or Nullo' },
      hoyle: { says: 'Ein fester Betrag.', under: 'Counting the Game' },
      today: 'Ein fester Wert.',
      differ: null,
    },
    {
      id: 'sixty-one',
      title: 'Einundsechzig',
      foster: {
        says: 'Mit 61 Augen gewinnt der Alleinspieler, mit 60 gewinnen die Gegenspieler.',
        laws: [56, 57],
      },
      eichhorn: { rules: ['to-win-or-lose'] },
      hoyle: {
        says: 'Der Alleinspieler gewinnt mit 61 und verliert mit 60 Augen.',
        under: 'Points.—Games',
      },
      today: 'Mit 61 Augen gewinnt der Alleinspieler, die im Skat mitgezählt.',
      differ: null,
    },
    {
      id: 'schneider',
      title: 'Schneider',
      foster: {
        says: 'Der Alleinspieler braucht dafür 91, die Gegenspieler brauchen 90. Aus dem Schneider sind die Gegenspieler mit 30, der Alleinspieler mit 31.',
        laws: [56, 57],
      },
      eichhorn: { rules: ['schneider'] },
      hoyle: {
        says: 'Jede Partei ist mit 30 oder weniger Schneider.',
        under: 'Schneider and Schwarz',
      },
      today: 'Jede Partei ist mit 30 oder weniger Schneider.',
      differ:
        'Bei Foster und Eichhorn retten dreißig Augen die Gegenspieler, und der Alleinspieler braucht 91. Bei Hoyle und heute retten sie nicht, und 90 reichen.',
    },
    {
      id: 'schwarz',
      title: 'Schwarz',
      foster: {
        says: 'Schwarz spielt eine Seite die andere, wenn sie alle Stiche macht.',
        laws: [56, 57],
      },
      eichhorn: { rules: ['schwarz'] },
      hoyle: {
        says: 'Eine Seite ohne Augen ist schwarz.',
        under: 'Penalties; Schneider and Schwarz',
      },
      today: 'Eine Partei ohne Stich ist schwarz.',
      differ: 'Ein Stich ohne Augen rettet vor Schwarz, nur nicht bei Hoyle.',
    },
    {
      id: 'lost-game',
      title: 'Ein verlorenes Spiel',
      foster: {
        says: 'Es kostet, was es gebracht hätte. Passt-mir-nicht und Guckigrand kosten doppelt.',
        laws: [60],
      },
      eichhorn: {
        rules: ['to-win-or-lose', 'passt-nicht'],
        says: 'Es kostet, was es gebracht hätte. Passt-nicht und Guckser kosten doppelt.',
      },
      hoyle: { says: 'Es kostet immer, was es gebracht hätte.', under: 'Penalties' },
      today: 'Es kostet immer das Doppelte.',
      differ:
        'Bei Hoyle kostet es seinen Wert, bei Foster und Eichhorn seinen Wert oder das Doppelte, heute das Doppelte.',
    },
    {
      id: 'overbid',
      title: 'Zu hoch gereizt',
      foster: {
        says: 'Es kostet den nächsten Wert dieses Spiels, der das Gebot gedeckt hätte.',
        laws: [61],
      },
      eichhorn: { rules: ['overbidding'] },
      hoyle: {
        says: 'Ein ohne 2 gereizter Grand ist verloren, wenn der Kreuz-Bube im Skat liegt. Was das kostet, sagt Hoyle nicht.',
        under: 'Grando with the Knaves',
      },
      today:
        'Es kostet den nächsten Wert, der das Gebot deckt, und zwar doppelt wie jedes verlorene Spiel.',
      differ:
        'Verloren ist das Spiel bei allen vieren. Nur Eichhorn verzeiht dem Alleinspieler, wenn danach ein Gegenspieler einen Fehler macht.',
    },
    {
      id: 'ramsch-price',
      title: 'Was ein Ramsch kostet',
      foster: {
        says: '20; 30, wenn jemand keinen Stich gemacht hat; 50, wenn zwei keinen gemacht haben.',
        laws: [4],
      },
      eichhorn: { rules: ['ramsch'] },
      hoyle: {
        says: '10 an jeden der anderen, oder 15, wenn der Verlierer alle Augen hat.',
        under: 'When There is No Call, Ramps; Skat Ramsch',
      },
      today: 'Im offiziellen Spiel gibt es keinen Ramsch.',
      differ:
        'Bei Foster und Eichhorn kostet er 20, 30 oder 50. Hoyles 10 oder 15 bekommt jeder der beiden anderen.',
    },
    {
      id: 'ramsch-tie',
      title: 'Gleichstand im Ramsch',
      foster: { says: 'Es zahlt, wer den letzten Stich gemacht hat.', laws: [4] },
      eichhorn: {
        rules: ['all-passing'],
        says: 'Wer von denen, die gleichauf sind, zuletzt einen Stich gemacht hat, der hat verloren. Weiß niemand mehr, wer das war, dann ziehen sie Karten, und die niedrigste verliert.',
      },
      hoyle: {
        says: 'Jeder der beiden, die gleichauf sind, zahlt an den Dritten. Haben alle vierzig, dann zahlt niemand.',
        under: 'When There is No Call, Ramps',
      },
      today: 'Im offiziellen Spiel gibt es keinen Ramsch.',
      differ: 'Bei Foster und Eichhorn zahlt einer von denen, die gleichauf sind, bei Hoyle beide.',
    },
    {
      id: 'score-sheet',
      title: 'Die Liste',
      foster: {
        says: 'Nur der Alleinspieler schreibt an, und mit jedem Eintrag steht seine neue Summe da.',
        laws: [58],
      },
      eichhorn: {
        rules: [],
        says: 'Nur der Alleinspieler schreibt an, oder es wird mit Chips über den Tisch gezahlt.',
        under: 'Scoring',
      },
      hoyle: {
        says: 'Es wird auf Papier geschrieben, besser noch mit Chips gezahlt. Auf Papier ändern sich alle drei Stände zugleich und heben einander auf: 160 mehr für einen, je 80 weniger für die beiden anderen.',
        under: 'Methods of Counting',
      },
      today:
        'Nur der Alleinspieler schreibt an. Auf Turnieren kommt für jedes gewonnene Spiel ein fester Betrag dazu, und für jedes verlorene geht er ab.',
      differ:
        'Hoyle schreibt auf, was jeder von den anderen gewonnen hat, die übrigen nur, was der Alleinspieler erzielt.',
    },
    {
      id: 'settling',
      title: 'Die Abrechnung',
      foster: {
        says: 'Am Ende rechnet jeder mit jedem anderen die Differenz ab.',
        laws: [59],
      },
      eichhorn: {
        rules: [],
        says: 'Spiel für Spiel mit Chips, oder am Ende des Abends.',
        under: 'Scoring',
      },
      hoyle: {
        says: 'Spiel für Spiel mit Chips. Auf Papier nach jeder fünften oder zehnten Runde.',
        under: 'Methods of Counting',
      },
      today:
        'Auf einem Turnier entscheidet die Summe jedes Spielers, mit einem festen Betrag für jedes gewonnene und verlorene Spiel, und danach werden die Preise vergeben.',
      differ:
        'Foster rechnet am Ende ab, Eichhorn auf Papier auch; Hoyle tut es früher. Auf einem Turnier von heute gibt es Preise.',
    },
  ],
};
