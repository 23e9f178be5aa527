/** Sentences that are true only where there is something to press: paper and e-book have none of them. */

/** Words that speak of a screen: what is pressed, touched or scrolled there, and what answers. */
const SCREEN_WORDS = [
  /\b(?:press(?:es|ed|ing)?|click(?:s|ed|ing)?|tap(?:s|ped|ping)?|swip(?:e|es|ed|ing)|scroll\w*)\b/i,
  // The skat may be touched, and a suit.
  /\btouch (?:a|the) (?!skat|suit)|\ba touch\b|^touch/i,
  /\bdotted\b|\bbuttons?\b|\bkeyboard\b|\bon (?:the|your) screen\b|\bsettings?\b/i,
  /\bsteps? through\b|\bstepped through\b|\bhead of (?:this|the) page\b/i,
  /\blink (?:leads|opens)\b/i,
  // A command to repeat something: a reader who can run it has the pages too.
  /\bnpm run (?:measure|worst)\b/,
];

/** Sentences with such a word in another sense. */
const ALLOWED = ['Drücken (pressing)', 'literally to press.', 'pressing:'];

/** The sentences of a text that no edition without a screen may have. */
export function screenSentences(text: string): string[] {
  return text
    .split(/(?<=[.?!:])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => SCREEN_WORDS.some((words) => words.test(sentence)))
    .filter((sentence) => !ALLOWED.some((allowed) => sentence.includes(allowed)));
}
