/** What a German sentence about cards must not have; for the tests of the German words. */
import { expect } from 'vitest';

const SUITS = '(?:Kreuz|Pik|Herz|Karo)';

/** The words that stand before a noun, by the gender and case for which they are right. */
const MASCULINE = 'der|den|dem|des|(?:ein|kein|mein|dein|sein|ihr)(?:en|em|es)?';
const FEMININE = 'die|der|(?:ein|kein|mein|dein|sein|ihr)er?e?';
const NEUTER = 'das|dem|des|(?:ein|kein|mein|dein|sein|ihr)(?:em|es)?';
const ANY = '(?:der|die|das|den|dem|des|(?:ein|kein|mein|dein|sein|ihr)(?:e|en|em|er|es)?)';

/** Singular names of cards, by gender; the codes of comment text stand for names in every case. */
const NAMES = {
  [MASCULINE]: `${SUITS}-(?:Bube|Bube(?=n\\b)|König)|[CSHD](?:J|K)\\b`,
  [FEMININE]: `${SUITS}-(?:Dame|Zehn|Neun|Acht|Sieben)|[CSHD](?:Q|10|9|8|7)\\b`,
  [NEUTER]: `${SUITS}-Ass|[CSHD]A\\b`,
};

const wrongArticles = Object.entries(NAMES).map(
  ([right, names]) => new RegExp(`\\b(?!(?:${right}) )${ANY} (?:${names})`, 'iu'),
);

const ONE = 'Auge|Stich|Trumpf|Karte|Ass|Bube|Farbe|Blatt|Verteilung|Frage|Antwort|Aufgabe';
const MANY =
  'Augen|Stiche|Stichen|Trümpfe|Trümpfen|Karten|Asse|Assen|Buben|Farben|Blätter|Blättern|Verteilungen|Fragen|Antworten|Aufgaben';

const SLIPS: readonly RegExp[] = [
  ...wrongArticles,
  new RegExp(`\\b1 (?:${MANY.replace('|Buben', '')})\\b`, 'u'),
  new RegExp(`(?<![\\d.,])(?!1\\b)\\d+ (?:${ONE})\\b`, 'u'),
  /\b(?:mit|von|bei|nach|aus|zu|seit) (?:\d+|zwei|drei|vier) (?:Stiche|Trümpfe|Asse|Könige|Blätter|Spiele|Tage|Paare)\b/iu,
  // A weak noun that is not declined: `mit dem Kreuz-Bube`.
  new RegExp(`\\b(?:den|dem|des|(?:ein|kein|dein|sein)e[nm]) (?:\\p{L}+ )?${SUITS}-Bube\\b`, 'iu'),
  /\b(?:the|of|and|with|you|your|trick|card|trump|jack|queen|king|ace|hearts|spades|clubs|diamonds|declarer)\b/iu,
  /[”’]|"\w/u,
  /undefined|NaN|\bnull\b|\[object|\s\s|\.\.(?!\.)|,,|\s[,.](?!\.)/u,
];

/** A gap of a line with marks (src/lib/marked.ts), whose name is English. */
const GAP = /\{\w+\}/gu;

/** Fails where a sentence has an article, a number or a case that its noun cannot have, or an English word. */
export function expectGoodGerman(sentences: Iterable<string>): void {
  const faults = [...sentences].filter((sentence) => {
    const words = sentence.replace(GAP, 'X');
    return SLIPS.some((slip) => slip.test(words));
  });
  expect(faults).toEqual([]);
}
