/** Advice of the old books to defenders, and in Ramsch, in German. */
import { ADVICE_FOR_DEFENDERS as ENGLISH } from '../../../rules/four/advice-defence.ts';
import { rulesInWords } from '../rule-words.ts';

export const ADVICE_FOR_DEFENDERS = rulesInWords(ENGLISH, {
  'declarer-between': {
    title: 'Der Alleinspieler in der Mitte',
    foster:
      'Versuch in jedem Spiel, den Alleinspieler dorthin zu bekommen, und spiel die lange Farbe durch ihn hindurch.',
    eichhorn:
      'Nehmt den Alleinspieler in die Mitte; der Dritte macht den Stich und spielt eine lange Farbe zurück.',
    hoyle: 'Nehmt den Alleinspieler immer zwischen zwei Feuer.',
  },
  'making-aces': {
    title: 'Asse gegen ein Solo',
    foster: 'Fang mit einem Ass an, und wechsle oft die Farbe.',
    eichhorn: 'Spiel bei jeder Gelegenheit ein Ass aus, jedes Mal aus einer anderen Farbe.',
    hoyle: 'Mach Stiche mit ihnen, und wechsle von Farbe zu Farbe.',
    deals:
      'Ein Ass mit seiner Zehn ist ein besseres Ausspiel als ein Ass allein. Aber eine Farbe ohne Ass und Zehn ist mindestens so gut wie das erste und besser als das zweite.',
  },
  'long-or-short': {
    title: 'Lange Farben oder kurze',
    foster:
      'Spiel eine lange Farbe durch den Alleinspieler hindurch, eine kurze auf ihn zu. Gegen einen Grand spiel nie kurz aus.',
    eichhorn:
      'Spiel die lange Farbe durch den Alleinspieler hindurch. Vom letzten Platz spiel die kürzeste aus. Für den Grand macht Eichhorn keine Ausnahme.',
    hoyle: 'Gegen einen Grand spiel deine beste Farbe aus, sogar auf den Alleinspieler zu.',
    differ:
      'Gegen einen Grand spielen Foster und Hoyle die lange Farbe aus, Eichhorn spielt vom letzten Platz die kurze.',
  },
  'lone-ten': {
    title: 'Eine blanke Zehn',
    foster: 'Schmier sie bei erster Gelegenheit in einen sicheren Stich deines Partners.',
    eichhorn: 'Hab keine Angst, sie auszuspielen.',
    hoyle:
      'Sie auszuspielen ist in jedem Spiel zweifelhaft, aber macht sie den Stich, dann leidet der Alleinspieler.',
    deals: 'Eichhorns Ausspiel haben wir in zwei Spielen mit offenen Karten probiert.',
    differ: 'Foster schmiert sie, Eichhorn spielt sie aus, und Hoyle zweifelt.',
  },
  'holding-the-ace': {
    title: 'Das Ass zurückhalten',
    foster:
      'Spielt der Alleinspieler die Farbe aus, kann das Ass warten; spielt dein Partner sie aus, muss es kommen.',
    eichhorn:
      'Leg es, wenn dein Partner ausspielt; bleib nur niedrig, wenn er selbst ein Ass ausgespielt hat.',
    hoyle: 'Behalt es, bis es die Zehn nimmt; das ist ein Meisterstück.',
    deals: 'Leg es, ganz gleich, wer ausspielt, wenn du nicht weißt, wo die Zehn ist.',
    differ:
      'Hoyle hält es zurück, Foster in der Hälfte der Fälle. Die Karten geben Eichhorn recht und gehen noch weiter.',
  },
  'jack-on-jack': {
    title: 'An zweiter Stelle auf einen Buben',
    foster: 'Geh darüber, aber auf den niedrigsten Buben darfst du auf deinen Partner warten.',
    eichhorn: 'Geh immer darüber, denn sonst verliert dein Partner vielleicht eine gute Karte.',
    hoyle:
      'Auf den niedrigsten Buben leg das Ass oder die Zehn, denn wahrscheinlich hat dein Partner einen höheren.',
    deals:
      'Wir haben gemessen, was es bringt, mit einem höheren Buben darüberzugehen oder ihn zurückzuhalten.',
    differ:
      'Auf den niedrigsten Buben legt Eichhorn einen Buben, Foster vielleicht eine niedrige Karte, und Hoyle ein Ass oder eine Zehn.',
  },
  'guarded-ten': {
    title: 'Eine gedeckte Zehn',
    foster: 'Sorg dafür, dass der Alleinspieler auf sie zu ausspielen muss.',
    eichhorn: 'Behalt sie für die letzten drei Stiche, lieber als ein Ass.',
    hoyle: 'Spiel diese Farbe nicht aus, sondern warte.',
  },
  fattening: {
    title: 'Schmieren',
    foster: 'Schmier kein Ass, außer in vier Fällen. Eine Farbe loszuwerden ist wichtiger.',
    eichhorn:
      'Leg in einen Stich deines Partners die höchste Karte der Farbe; einen hohen, kurz besetzten Trumpf gib nur dazu, wenn dein Partner den Stich schon hat.',
    hoyle:
      'Schmier kühn: Mit Zehnen, die für später aufgehoben wurden, gingen so viele Spiele verloren, wie mit Schmieren gewonnen wurden.',
    deals:
      'Wir haben gemessen, was es bringt, ein Ass, eine Zehn oder eine andere Karte hineinzuwerfen.',
    differ: 'Foster schmiert sparsam, Hoyle kühn.',
  },
  'nullo-returning': {
    title: 'Gegen einen Null: welche Farbe',
    foster: 'Schließ aus deinen eigenen Karten auf die lange Farbe des Alleinspielers.',
    eichhorn:
      'Spiel deine lange Farbe aus und halt die Sieben in Reserve, während dein Partner die nächste Farbe abwirft.',
    hoyle:
      'Spiel nie die Farbe zurück, mit der der Alleinspieler angefangen hat. Denk daran, was vorher gereizt wurde.',
  },
  'ramsch-jacks': {
    title: 'Buben im Ramsch',
    foster: 'Spiel rote Buben sofort aus, aber gar keinen Buben, wenn du einen schwarzen hast.',
    eichhorn:
      'Spiel einen roten Buben sofort aus. Sogar den höchsten darfst du ausspielen: Hat jeder einen Buben, dann kostet das sechs Augen.',
    differ:
      'Bei roten Buben sind sie sich einig. Aus einem Blatt mit einem schwarzen spielt Foster gar keinen Buben aus.',
  },
});
