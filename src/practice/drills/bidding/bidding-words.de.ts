/** What the drill about bidding says. Sentences with cards in them are comment text. */
import type { Suit } from '../../../game/skat/cards.ts';
import type { Contract } from '../../../game/skat/contract.ts';
import type { LawId } from '../../../game/skat/laws.ts';
import { makeMatadors } from '#edition/game/words/matadors.ts';
import type { Matadors } from '../../../game/skat/matadors.ts';
import type { Seat } from '../../../game/skat/seats.ts';
import type { DeclarerValue } from '../../../game/skat/value.ts';
import { SUIT_WORDS } from '../../../game/words/cards.ts';
import { gameAtTable } from '../../../game/words/game-at-table.de.ts';
import { contractName, gameInSentence, kindName } from '#edition/game/words/game-name.ts';
import { listed } from '#edition/game/words/lists.ts';
import { SEAT_WORDS } from '../../../game/words/seats.ts';
import { capital } from '../../../game/words/text.ts';
import { sumWords } from '#edition/game/words/value.ts';
import type { TestName } from '../../../strategy/bidding/bid-tests.ts';
import { BID_FORM } from '#edition/practice/drills/bidding/bid-labels.ts';
import type { DrillWords } from '../../drill-words.ts';
import { sayWon } from '../../measurement.ts';
import type { Measurement } from '../../measurement.ts';
import type { BidAnswer, BidKind, BidTask } from './question.ts';

/** The drill. */
export const BIDDING_WORDS: DrillWords<BidKind> = {
  title: 'Würdest du reizen?',
  task: 'Prüf ein Blatt mit den Proben des Buchs und sag, wie hoch du damit reizen darfst.',
  levels: [
    'Zum Anfang: nach den alten Regeln das Tourné, nach denen von heute, wie hoch du ein Farbspiel reizt.',
    'Das Solo: die Achterregel, und die Trumpffarbe steht fest.',
    'Wie hoch du ein Spiel reizt.',
    'Der Grand: sieben sichere Stiche und der Platz.',
    'Der Null: Karten in Gefahr.',
    'Nach den alten Regeln alle vier Proben an einem Blatt; heute Grand, Null und die Frage, wie hoch du reizt, gemischt.',
  ],
  kinds: {
    tournee: 'Buben und Asse für ein Tourné',
    solo: 'die Achterregel',
    'limit-with': 'wie hoch du mit Spitzen reizt',
    'limit-without': 'wie hoch du ohne Spitzen reizt',
    grand: 'sieben Stiche für einen Grand',
    nullo: 'ein sicherer Null',
    all: 'alle Proben an einem Blatt',
  },
  primers: {
    tournee:
      'Beim Tourné deckt der Alleinspieler eine Karte des Skats auf, und ihre Farbe ist Trumpf. Das Buch zählt die Buben und Asse im Blatt; Vorhand braucht vier, die anderen brauchen fünf.',
    'limit-with':
      'Du darfst so hoch reizen, wie dein Spiel wert ist: Grundwert (Kreuz 12, Pik 11, Herz 10, Karo 9) mal Spitzen und eins dazu. Spitzen sind die höchsten Trümpfe ohne Lücke, vom CJ an abwärts.',
  },
};

/** What each test is called. */
export const TEST_NAMES: Readonly<Record<TestName, string>> = {
  tournee: 'Tourné',
  solo: 'Solo',
  grand: 'Grand Solo',
  nullo: 'Null',
};

/** What each test counts, as a label for the number. */
export const COUNT_NAMES: Readonly<Record<TestName, string>> = {
  tournee: 'Buben und Asse',
  solo: 'Gezählt',
  grand: 'Sichere Stiche',
  nullo: 'Farben in Gefahr',
};

/** What is asked of a hand in each test. @param trump the trumps of a Solo. */
const TEST_QUESTIONS: Readonly<Record<TestName, (trump: Suit) => string>> = {
  tournee: () => 'Wie viel zählt das Blatt für ein Tourné, und würdest du eins reizen?',
  solo: (trump) =>
    `Wie viel zählt das Blatt nach der Achterregel mit ${SUIT_WORDS.de.french[trump]} als Trumpf, und würdest du das Solo reizen?`,
  grand: () => 'Wie viele sichere Stiche hat das Blatt für einen Grand, und würdest du ihn reizen?',
  nullo: () =>
    'In wie vielen Farben ist beim Null eine Karte in Gefahr, und würdest du einen reizen?',
};

/** A game that somebody wants to play: `Herz`, for nobody says to play a play; else `ein Solo in Herz`. */
const wantedGame = (contract: Contract, law: LawId): string =>
  kindName(contract.kind, law) === 'Farbspiel'
    ? gameAtTable(contract, law)
    : gameInSentence(contract, law);

/** Asks about a hand. */
export function askBid(seat: Seat, task: BidTask, law: LawId): string {
  const you = `Du bist ${SEAT_WORDS[seat]}`;
  switch (task.what) {
    case 'limit':
      return `${you} und willst ${wantedGame(task.contract, law)} spielen. Wie hoch darfst du reizen, egal, ${task.contract.kind === 'tournee' ? 'welche Farbe aufgedeckt wird' : 'was im Skat liegt'}?`;
    case 'all':
      return `${you}. Welche Proben des Buchs besteht dieses Blatt?`;
    case 'test':
      return `${you}. ${TEST_QUESTIONS[task.test](task.trump ?? 'C')}`;
  }
}

/** An answer in a few words. */
export function sayBidAnswer(answer: BidAnswer): string {
  switch (answer.what) {
    case 'test':
      return `${answer.count}, ${BID_FORM.choices[answer.bid ? 'bid' : 'pass']}`;
    case 'limit':
      return `bis ${answer.limit}`;
    case 'all':
      return answer.passed.length === 0
        ? 'keine davon'
        : listed(answer.passed.map((test) => TEST_NAMES[test]));
  }
}

/** What a hand is good enough for. */
const FOR_GAME: Readonly<Record<TestName, string>> = {
  tournee: 'Für ein Tourné',
  solo: 'Für ein Solo',
  grand: 'Für einen Grand',
  nullo: 'Für einen Null',
};

const sayEnough = (test: TestName): string => `${FOR_GAME[test]} reicht es.`;
const sayNotEnough = (test: TestName): string => `${FOR_GAME[test]} reicht es nicht.`;

/** What is wrong with an answer to a test, or to all of them. */
export const TEST_FAULTS = {
  count: (test: TestName, right: number, count: number): string =>
    `${COUNT_NAMES[test]}: ${right}, nicht ${count}.`,
  noBid: sayNotEnough,
  bid: sayEnough,
  passes: sayEnough,
  fails: sayNotEnough,
} as const;

/** A choice, or a part of several, behind `Für` and before `zweifelhaft`. */
const UNSURE = {
  bid: ['das Reizen spricht hier', 'Reizen ist hier'],
  pass: ['das Passen spricht hier', 'Passen ist hier'],
  part: ['einen Teil davon spricht', 'Ein Teil davon ist'],
} as const;

/**
 * A note on a right answer of which rule and measurement are not both sure.
 *
 * @param choice null where several tests were judged at once.
 */
export function sayUnsure(standing: 'good' | 'doubtful', choice: 'bid' | 'pass' | null): string {
  const [speaks, is] = UNSURE[choice ?? 'part'];
  return standing === 'good'
    ? `Für ${speaks} die Regel oder die Messung, und nichts dagegen.`
    : `${is} zweifelhaft und gilt deshalb nicht als falsch.`;
}

/** What is wrong with a number to bid up to. */
export const LIMIT_FAULTS = {
  hoped: (choice: number, without: number): string =>
    `Mit ${choice} hoffst du darauf, ohne ${without} zu bleiben. Ein Bube im Skat kann das ändern.`,
  short: (choice: number, right: number): string =>
    `Bei ${choice} fehlt eine Stufe im Faktor: Richtig ist ${right}.`,
  high: (choice: number, right: number): string =>
    `${choice} ist mehr, als dein Spiel sicher wert ist: ${right}.`,
  low: (choice: number, right: number): string =>
    `Du darfst höher gehen als ${choice}, bis ${right}.`,
} as const;

/** The reasoning of a test. @param why the test of the hand, in sentences. */
export const sayByBook = (why: string): string => `Nach dem Buch: ${why}`;

/** A test among several. @param measurement undefined where nothing was measured. */
export const sayTest = (
  test: TestName,
  why: string,
  measurement: Measurement | undefined,
): string =>
  `${TEST_NAMES[test]}: ${why}${measurement === undefined ? '' : ` ${sayMeasure(measurement)}`}`;

/** The value of a game that is fixed. */
export const sayFixedValue = (contract: Contract, law: LawId, value: number): string =>
  `${contractName(contract, law)}: fester Wert ${value}.`;

/** The sum of what is certain. @param worst the suit that may turn up; null where it is known. */
export const sayCertain = (value: DeclarerValue, worst: Suit | null): string =>
  `${worst === null ? '' : `Schlimmstenfalls wird ${SUIT_WORDS.de.french[worst]} aufgedeckt. `}${capital(sumWords(value))}.`;

/** What the skat can change about the matadors of the ten cards. */
export function saySkatRisk(held: Matadors): string {
  if ('with' in held) {
    return 'Du hast deine Spitzen selbst, und was auch im Skat liegt: Es können nur mehr werden.';
  }
  return held.without === 1
    ? 'Deine zehn Karten sind ohne 1, und eine Spitze zählt sicher: Liegt der fehlende Bube im Skat, bist du mindestens mit 2.'
    : `Deine zehn Karten sind ${makeMatadors(held)}, aber im Skat kann ein höherer Bube liegen. Sicher ist nur eine Spitze.`;
}

/** How a measurement was made, and what it leaves out, as a sentence. */
export const sayHow = (test: TestName): string =>
  test === 'nullo'
    ? 'Jede Verteilung spielen drei Spieler aus, die nur ihre eigenen Karten sehen.'
    : 'Jede Verteilung wird mit offenen Karten gespielt; am Tisch machen die Gegenspieler Fehler, und du gewinnst öfter.';

/** `Gemessen: Wer reizt, gewinnt 86 von 100 (200 Verteilungen, ± 5).` */
export const sayMeasure = (measurement: Measurement): string =>
  `Gemessen: Wer reizt, gewinnt ${sayWon(measurement)}.`;

/** Where rule and measurement disagree or are open. */
export const PARTING = {
  bothOpen: 'Beide lassen es offen.',
  near: 'Das liegt zu nahe an der Hälfte, um gegen die Regel zu sprechen.',
  ruleOpen: (measure: 'bid' | 'pass'): string =>
    `Das Buch lässt so ein Blatt offen; die Messung sagt: ${BID_FORM.choices[measure]}.`,
  apart: (rule: 'bid' | 'pass', measure: 'bid' | 'pass'): string =>
    `Hier sind Regel und Messung verschiedener Meinung: Die Regel sagt ${BID_FORM.choices[rule]}, die Messung sagt ${BID_FORM.choices[measure]}. Beides ist richtig.`,
} as const;
