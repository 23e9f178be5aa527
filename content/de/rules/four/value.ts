/** Four books on winning, losing and what a game is worth, in German. */
import { WORTH_OF_FOUR as ENGLISH } from '../../../rules/four/value.ts';
import { topicInWords } from '../rule-words.ts';

export const WORTH_OF_FOUR = topicInWords(ENGLISH, 'Was ein Spiel wert ist', {
  'base-values': {
    title: 'Grundwerte',
    foster:
      'Tourné 5 bis 8, Solo 9 bis 12, Tourné-Grand 12, Guckigrand 12, Grand Solo 16, offener Grand 24, Null 20, Null ouvert 40.',
    eichhorn:
      'Dieselben für Tourné, Solo und Null. Guckser 16, Grand Solo 20, und eine Frage 1 bis 4.',
    hoyle:
      'Einfaches Spiel 1 bis 4, dann Tourné und Solo wie bei Foster. Grand 16, Null 20, Null ouvert 40.',
    today:
      'Ein Farbspiel 9 bis 12, ein Grand 24, Null 23, Null Hand 35, Null ouvert 46 und Null ouvert Hand 59.',
    differ:
      'Am weitesten gehen sie beim Grand Solo auseinander: 16 bei Foster und Hoyle, 20 bei Eichhorn, 24 heute. Farbspiele haben heute die Werte des alten Solos.',
  },
  multipliers: {
    title: 'Der Faktor',
    foster:
      'Eins für das Spiel, je eins für Schneider, für Schwarz und für ihre Ansage, und eins für jede Spitze.',
    eichhorn: 'Genauso.',
    hoyle:
      'Genauso: Ein Grand mit 4, den man schwarz gewinnt, nachdem man es angesagt hat, zählt neunmal 16.',
    today: 'Genauso, und noch eins für ein Handspiel und eins für ein offenes Spiel.',
    differ: 'Die alten Bücher sind sich einig. Nur heute zählen Hand und ouvert mit.',
  },
  'no-multipliers': {
    title: 'Spiele ohne Trumpf',
    foster: 'Sie haben einen einzigen Wert und keinen Faktor.',
    eichhorn: 'Ein einziger Wert.',
    hoyle: 'Ein fester Betrag.',
    today: 'Ein fester Wert.',
  },
  'sixty-one': {
    title: 'Einundsechzig',
    foster: 'Mit 61 Augen gewinnt der Alleinspieler, mit 60 gewinnen die Gegenspieler.',
    hoyle: 'Der Alleinspieler gewinnt mit 61 und verliert mit 60 Augen.',
    today: 'Mit 61 Augen gewinnt der Alleinspieler, die im Skat mitgezählt.',
  },
  schneider: {
    title: 'Schneider',
    foster:
      'Der Alleinspieler braucht dafür 91, die Gegenspieler brauchen 90. Aus dem Schneider sind die Gegenspieler mit 30, der Alleinspieler mit 31.',
    hoyle: 'Jede Partei ist mit 30 oder weniger Schneider.',
    today: 'Jede Partei ist mit 30 oder weniger Schneider.',
    differ:
      'Bei Foster und Eichhorn retten dreißig Augen die Gegenspieler, und der Alleinspieler braucht 91. Bei Hoyle und heute retten sie nicht, und 90 reichen.',
  },
  schwarz: {
    title: 'Schwarz',
    foster: 'Schwarz spielt eine Seite die andere, wenn sie alle Stiche macht.',
    hoyle: 'Eine Seite ohne Augen ist schwarz.',
    today: 'Eine Partei ohne Stich ist schwarz.',
    differ: 'Ein Stich ohne Augen rettet vor Schwarz, nur nicht bei Hoyle.',
  },
  'lost-game': {
    title: 'Ein verlorenes Spiel',
    foster: 'Es kostet, was es gebracht hätte. Passt-mir-nicht und Guckigrand kosten doppelt.',
    eichhorn: 'Es kostet, was es gebracht hätte. Passt-nicht und Guckser kosten doppelt.',
    hoyle: 'Es kostet immer, was es gebracht hätte.',
    today: 'Es kostet immer das Doppelte.',
    differ:
      'Bei Hoyle kostet es seinen Wert, bei Foster und Eichhorn seinen Wert oder das Doppelte, heute das Doppelte.',
  },
  overbid: {
    title: 'Zu hoch gereizt',
    foster: 'Es kostet den nächsten Wert dieses Spiels, der das Gebot gedeckt hätte.',
    hoyle:
      'Ein ohne 2 gereizter Grand ist verloren, wenn der Kreuz-Bube im Skat liegt. Was das kostet, sagt Hoyle nicht.',
    today:
      'Es kostet den nächsten Wert, der das Gebot deckt, und zwar doppelt wie jedes verlorene Spiel.',
    differ:
      'Verloren ist das Spiel bei allen vieren. Nur Eichhorn verzeiht dem Alleinspieler, wenn danach ein Gegenspieler einen Fehler macht.',
  },
  'ramsch-price': {
    title: 'Was ein Ramsch kostet',
    foster: '20; 30, wenn jemand keinen Stich gemacht hat; 50, wenn zwei keinen gemacht haben.',
    hoyle: '10 an jeden der anderen, oder 15, wenn der Verlierer alle Augen hat.',
    today: 'Im offiziellen Spiel gibt es keinen Ramsch.',
    differ:
      'Bei Foster und Eichhorn kostet er 20, 30 oder 50. Hoyles 10 oder 15 bekommt jeder der beiden anderen.',
  },
  'ramsch-tie': {
    title: 'Gleichstand im Ramsch',
    foster: 'Es zahlt, wer den letzten Stich gemacht hat.',
    eichhorn:
      'Wer von denen, die gleichauf sind, zuletzt einen Stich gemacht hat, der hat verloren. Weiß niemand mehr, wer das war, dann ziehen sie Karten, und die niedrigste verliert.',
    hoyle:
      'Jeder der beiden, die gleichauf sind, zahlt an den Dritten. Haben alle vierzig, dann zahlt niemand.',
    today: 'Im offiziellen Spiel gibt es keinen Ramsch.',
    differ: 'Bei Foster und Eichhorn zahlt einer von denen, die gleichauf sind, bei Hoyle beide.',
  },
  'score-sheet': {
    title: 'Die Liste',
    foster: 'Nur der Alleinspieler schreibt an, und mit jedem Eintrag steht seine neue Summe da.',
    eichhorn: 'Nur der Alleinspieler schreibt an, oder es wird mit Chips über den Tisch gezahlt.',
    hoyle:
      'Es wird auf Papier geschrieben, besser noch mit Chips gezahlt. Auf Papier ändern sich alle drei Stände zugleich und heben einander auf: 160 mehr für einen, je 80 weniger für die beiden anderen.',
    today:
      'Nur der Alleinspieler schreibt an. Auf Turnieren kommt für jedes gewonnene Spiel ein fester Betrag dazu, und für jedes verlorene geht er ab.',
    differ:
      'Hoyle schreibt auf, was jeder von den anderen gewonnen hat, die übrigen nur, was der Alleinspieler erzielt.',
  },
  settling: {
    title: 'Die Abrechnung',
    foster: 'Am Ende rechnet jeder mit jedem anderen die Differenz ab.',
    eichhorn: 'Spiel für Spiel mit Chips, oder am Ende des Abends.',
    hoyle: 'Spiel für Spiel mit Chips. Auf Papier nach jeder fünften oder zehnten Runde.',
    today:
      'Auf einem Turnier entscheidet die Summe jedes Spielers, mit einem festen Betrag für jedes gewonnene und verlorene Spiel, und danach werden die Preise vergeben.',
    differ:
      'Foster rechnet am Ende ab, Eichhorn auf Papier auch; Hoyle tut es früher. Auf einem Turnier von heute gibt es Preise.',
  },
});
