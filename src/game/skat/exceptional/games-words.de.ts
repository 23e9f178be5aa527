/** The exceptional games in words: who plays, who sees what, what counts and what it costs. */
import { BEER_LIMITS } from './beer.ts';
import { ENHANCED_VALUES } from './enhanced-values.ts';
import type { ExceptionalId } from './games.ts';
import { TRICK_GAME_RULES } from './nullos.ts';

/** What a game changes of Skat, so that a table knows what it agrees to. */
export interface ExceptionalGame {
  readonly title: string;
  /** What differs from Skat; null where nothing does. */
  readonly plays: string | null;
  readonly sees: string | null;
  readonly counts: string | null;
  readonly costs: string | null;
  /** The book's opinion of it; null where it gives none. */
  readonly opinion: string | null;
}

const nullos = TRICK_GAME_RULES;

/** Every exceptional game. */
export const EXCEPTIONAL_GAMES: Readonly<Record<ExceptionalId, ExceptionalGame>> = {
  'beer-skat': {
    title: 'Bierskat',
    plays: null,
    sees: null,
    counts: `Wer zuerst ${BEER_LIMITS[3]} hat, zu viert ${BEER_LIMITS[4]}, hat den Abend verloren.`,
    costs:
      'Ein gewonnenes Spiel wird jedem der anderen angeschrieben, ein verlorenes dem Alleinspieler, und zwar einmal für jeden der anderen. Ein Ramsch kostet 10 für jeden der anderen, oder 15, wenn jemand ohne Stich geblieben ist.',
    opinion: 'Ein lustiger Zeitvertreib.',
  },
  'comparative-skat': {
    title: 'Vergleichsskat',
    plays:
      'An jedem Tisch werden dieselben Spiele gespielt, mit denselben Karten auf denselben Plätzen.',
    sees: null,
    counts:
      'Deine Punkte stehen neben denen der Spieler, die an den anderen Tischen deinen Platz haben.',
    costs: null,
    opinion: 'Hier werden Spieler verglichen und nicht Karten.',
  },
  'two-with-a-dummy': {
    title: 'Zu zweit mit Strohmann',
    plays:
      'Der Geber ist Hinterhand und reizt Vorhand; Mittelhand ist der Strohmann, und für ihn spielt der Gegenspieler.',
    sees: 'Sobald das Spiel angesagt ist, liegt der Strohmann offen, außer im Ramsch.',
    counts: 'Im Ramsch zählen die Stiche des Strohmanns für niemanden.',
    costs: null,
    opinion: 'Durchaus interessant.',
  },
  'enhanced-values': {
    title: 'Erhöhte Grundwerte',
    plays: null,
    sees: null,
    counts: null,
    costs: `Der Grundwert ist ${ENHANCED_VALUES['tournee-grand']} für den Tourné-Grand, ${ENHANCED_VALUES['gucki-grand']} für den Guckigrand und ${ENHANCED_VALUES['grand-solo']} für den Grand Solo; ein Null zählt ${ENHANCED_VALUES.nullo}, offen ${ENHANCED_VALUES['open-nullo']}.`,
    opinion: 'Die Liga war nicht einverstanden.',
  },
  'guckser-nullo': {
    title: 'Gucksernull',
    plays: 'Der Alleinspieler nimmt den Skat auf, ohne ihn zu zeigen, und drückt zwei Karten.',
    sees: null,
    counts: null,
    costs: `${nullos['guckser-nullo'].won} gewonnen und ${nullos['guckser-nullo'].lost} verloren; offen ${nullos['open-guckser-nullo'].won} und ${nullos['open-guckser-nullo'].lost}.`,
    opinion: null,
  },
  'nullo-tourne': {
    title: 'Tourné-Null',
    plays:
      'Wer als Alleinspieler eine Sieben oder eine andere kleine Karte aufdeckt, darf Null ansagen, bevor die zweite Karte angesehen ist.',
    sees: 'Nach der zweiten Karte kann der Alleinspieler das Spiel noch offen spielen.',
    counts: null,
    costs: `${nullos['nullo-tourne'].won}, gewonnen oder verloren; offen ${nullos['open-nullo-tourne'].won}.`,
    opinion: null,
  },
  'nullo-with-tricks': {
    title: 'Null mit Stichen',
    plays: 'Nach dem ersten Stich, den der Alleinspieler nehmen muss, wird weitergespielt.',
    sees: null,
    counts: null,
    costs: `${nullos['nullo-with-tricks'].lost} für den ersten Stich und ${nullos['nullo-with-tricks'].eachMore} für jeden weiteren.`,
    opinion:
      'Wieder aufgegeben: Ein zweiter Stich lässt sich selten erzwingen, und das Blatt ist auch so gleich viel wert.',
  },
  'nullo-with-jacks': {
    title: 'Null mit Buben als Trumpf',
    plays:
      'Die Buben sind Trumpf, darunter liegen die Farben wie im Null. Das ist etwas für einen Alleinspieler, der nicht ausspielt und den niedrigsten oder einen roten Buben hat.',
    sees: null,
    counts: null,
    costs: null,
    opinion: 'Interessant.',
  },
  'uno-and-duo': {
    title: 'Uno und Duo',
    plays: 'Die Buben sind Trumpf, darunter liegen die Farben wie im Null.',
    sees: null,
    counts: 'Mit genau einem Stich ist Uno gewonnen, mit genau zweien Duo.',
    costs: `${nullos.uno.won}, gewonnen oder verloren; offen ${nullos['open-uno'].won}.`,
    opinion:
      'An den meisten Tischen aufgegeben, im Osten und in der alten Heimat aber noch gespielt.',
  },
  'skat-exposed': {
    title: 'Offener Skat',
    plays: null,
    sees: 'Der Skat liegt von Anfang an offen, und jeder reizt auf das, was er dazubekäme.',
    counts: null,
    costs: null,
    opinion: 'Ein altes Spiel, als schlechte Zutat verworfen.',
  },
  contra: {
    title: 'Kontra und Rekontra',
    plays:
      'Im Solo sagt es ein Gegenspieler, bevor jemand zur ersten Karte zugegeben hat, im Spiel mit dem Skat, sobald zwei Karten gedrückt sind.',
    sees: null,
    counts: null,
    costs:
      'Der Alleinspieler gewinnt oder verliert den doppelten Wert, der Gegenspieler, der Kontra gesagt hat, den einfachen; nach Rekontra sind es der dreifache und der doppelte.',
    opinion:
      'Es verrät dem Partner, wo die Trümpfe sitzen, und schreckt Leute von schönen Spielen ab.',
  },
  'guckser-solos': {
    title: 'Gucksersolo und offenes Solo',
    plays:
      'Ein Solo, das nach dem Aufnehmen des Skats angesagt wird; oder eins mit offenen Karten.',
    sees: 'Beim offenen Solo sehen die Gegenspieler alle Karten des Alleinspielers.',
    counts: null,
    costs: 'Ein verlorenes Gucksersolo kostet doppelt; das offene Solo zählt doppelt.',
    opinion: 'Kaum mehr als ein Vorzeigen der Karten.',
  },
  'point-ramsch': {
    title: 'Augenramsch',
    plays: null,
    sees: null,
    counts: null,
    costs: 'Der Verlierer zahlt so viel, wie er Augen hat.',
    opinion: null,
  },
  'forced-ramsch': {
    title: 'Zwangsramsch',
    plays:
      'Jede dritte, vierte oder fünfte Runde muss Ramsch sein, und die letzten drei des Abends auch. Manchmal darf, wer im Ramsch zu verlieren fürchtet, stattdessen einen Grand Solo spielen.',
    sees: null,
    counts: null,
    costs: 'Wie im Augenramsch; der Grand wie ein Grand.',
    opinion: 'Ein Spiel mit Schwung, und teuer für jeden, der Pech hat.',
  },
  'schieb-ramsch': {
    title: 'Schieberamsch',
    plays: 'Der Skat wird herumgeschoben, und jeder schiebt zwei Karten weiter.',
    sees: null,
    counts: 'Die letzten zwei Karten bekommt, wer den letzten Stich macht.',
    costs:
      'Der Verlierer zahlt seine Augen oder die Hälfte davon. Macht einer alle Stiche, zahlen die anderen je 60.',
    opinion: null,
  },
  'little-nullo': {
    title: 'Kleiner Null',
    plays: 'Jeder wirft eine Karte weg, und es werden neun Stiche gespielt.',
    sees: null,
    counts: null,
    costs: null,
    opinion: 'Das Spiel hat nichts für sich und schadet dem Skat.',
  },
};
