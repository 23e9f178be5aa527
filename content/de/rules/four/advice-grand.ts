/** Advice of the old books on Grands, Nulls and announcements, in German. */
import { ADVICE_ON_GRANDS as ENGLISH } from '../../../rules/four/advice-grand.ts';
import { rulesInWords } from '../rule-words.ts';

export const ADVICE_ON_GRANDS = rulesInWords(ENGLISH, {
  'what-makes-a-grand': {
    title: 'Was einen Grand ausmacht',
    foster: 'Sieben sichere Stiche, Buben darunter, und drei Luschen, die nichts zählen.',
    eichhorn:
      'Spielst du aus, dann sechs Stiche und vier Luschen, die nichts zählen. Mit zwei Buben brauchst du zwei gute Farben, mit einem Buben drei.',
    hoyle:
      'Zwei Buben, zwei Asse mit ihren Zehnen und vier kleine Karten müssen gewinnen, wenn du ausspielst.',
    deals:
      'Ein Grand, der nur auf sieben gezählte Stiche hin gereizt ist, geht öfter verloren, als er gewonnen wird; nach Fosters ganzer Regel gereizt, wird er in neun von zehn Fällen gewonnen. Mit einem Buben reichen drei Farben nicht, aber vier.',
    differ:
      'Eichhorn und Hoyle verlangen sechs Stiche, Foster sieben. Mit einem Buben verlangt Eichhorn drei Farben, die Karten verlangen vier.',
  },
  'four-jacks': {
    title: 'Vier Buben',
    foster:
      'Sie allein machen noch keinen Grand: Mit zwei Assen und Zehnen und drei Luschen in einer Farbe ist ein Solo besser.',
    eichhorn:
      'Mit fünf Karten einer Farbe von der Zehn abwärts und einer Lusche daneben wird ein Grand immer gewonnen. Ein Guckser allein auf vier Buben geht oft verloren.',
    hoyle:
      'Sie allein machen noch keinen Grand: Sie brauchen eine lange Farbe, mit der sie arbeiten können.',
    deals: 'Es kommt auf die Asse und Zehnen daneben an. Eichhorns Blatt ging nie verloren.',
  },
  'no-jacks': {
    title: 'Ein Grand ohne Buben',
    foster:
      'Du brauchst sieben Asse und Zehnen. Spiel die Asse zuerst aus, und behalt die Zehnen, bis alle Asse gespielt sind.',
    eichhorn:
      'Du brauchst mindestens die vier Asse und zwei Zehnen, und gleich lange Farben. Spiel alle Asse vor der ersten Zehn aus.',
    hoyle: 'Mit allen Assen und Zehnen müsste er gewinnen, aber manchmal tut er es nicht.',
    deals:
      'Vier Asse und drei Zehnen sind auf jedem Platz ein Grand, drei Asse und vier Zehnen auf keinem. Vier Asse und zwei Zehnen gewinnen etwa jedes zweite Mal.',
    differ: 'Eichhorn will sechs der acht Asse und Zehnen, Foster sieben, Hoyle alle acht.',
  },
  announcing: {
    title: 'Schneider oder Schwarz ansagen',
    foster: 'Zähl die Augen, die du abgeben musst. Sind es weniger als 30, dann sag Schneider an.',
    eichhorn:
      'Spielst du nicht aus, ist es gefährlich: Ein einziger Stich aus Ass, Zehn und Zehn hat 31.',
    hoyle: 'Sag nichts an, wenn du nicht ausspielst. Viele Spieler tun es nie.',
    deals: 'Wir haben gemessen, wie oft ein gewonnenes Solo Schneider ist.',
    differ: 'Foster geht nach den Augen, Eichhorn und Hoyle gehen danach, wer ausspielt.',
  },
  'nullo-seat': {
    title: 'Der Platz für einen Null',
    foster: 'Vorhand ist am schlechtesten, Hinterhand am besten.',
    eichhorn: 'Das Ausspiel ist ein gewisser Vorteil, weil du eine blanke Acht gleich loswirst.',
    deals:
      'Eichhorns eigene Blätter gewinnen öfter, wenn sie ausspielen. Mit Fosters vier Blättern schneidet Vorhand so gut ab wie die anderen Plätze oder ein wenig besser.',
    differ: 'Foster fürchtet das Ausspiel, Eichhorn mag es.',
  },
});
