/**
 * Whether a number in English prose is a card without its suit: `the ten is good`, `ace and ten`,
 * `a lone eight`, and not `the ten cards`, `up to eight`, `nine in ten`. In doubt it is a number: a card
 * that keeps its English name is read all the same, a number that became a card is wrong.
 */

const NAMED = '(?:ace|king|queen|jack)s?';
const NUMBER = '(?:ten|nine|eight|seven)s?';
const RANK = `(?:${NAMED}|${NUMBER})`;
const OWNER =
  '(?:the|an?|its|your|their|my|no|any|whose|neither|either|another|this|that|lone|bare|guarded)';
const JOINED = `(?:,|;)?(?: and| or| nor)?(?: ${OWNER})? `;
const LIST = `(?:,|,? and|,? or|,? nor)(?: ${OWNER})? `;

/** What may stand between an article and the card. */
const KIND =
  '(?:lone|bare|single|guarded|unguarded|trump|plain|small|low|high|good|losing|other|first|wrong)';

/** An article or owner, with other numbers after it that belong to the list. */
const OWNED = new RegExp(`(?:\\b${OWNER}|’s?)(?: ${KIND})* (?:${NUMBER}${LIST})*$`, 'iu');

/** A list that began with ranks of which one has a name: `ace, `, `the king or the `. */
const LIST_BEFORE = new RegExp(`\\b${NAMED}(?:${LIST}${RANK})*${LIST}$`, 'iu');

/** A list that goes on to one: ` and king`, `, nine, or queen`. */
const LIST_AFTER = new RegExp(`^(?:${LIST}${NUMBER})*${LIST}${NAMED}\\b`, 'iu');

/** What each card counts: `the ace 11, the `, before ` 10`. */
const COUNTS = [new RegExp(`${RANK} \\d+${JOINED}$`, 'iu'), /^ \d/u] as const;

/** Two with an article each, of which this is the first or the second: `the seven and the eight`. */
const BOTH = [
  new RegExp(`\\b(?:the|an?) ${RANK}(?: and| or) (?:the|an?) $`, 'iu'),
  new RegExp(`^(?: and| or) (?:the|an?) ${RANK}\\b`, 'iu'),
] as const;
const ARTICLE = /\b(?:the|an?) $/iu;

/** The three that count nothing, which are named together in their order. */
const BLANKS = /nine, eight,?(?: and| or)? seven\b/iu;

/** Two in their order: `with eight and seven`. */
const PAIR = new RegExp(
  '^(?:ten and (?:nine|eight|seven)|nine and (?:eight|seven)|eight and seven)\\b(.*)$',
  'isu',
);

/** The other numbers of a list, after which it shows what they are. */
const REST = new RegExp(`^(?:${LIST}${NUMBER})+`, 'iu');

/** A suit by another word than its name. */
const OF_SUIT =
  /^ of (?:trumps|(?:the|that|a|one|another|some|its|their)(?: same| plain| other)? suit)\b/iu;

const VERBS =
  'is|was|has|had|will|would|can|could|cannot|may|might|must|should|does|did|goes|go|falls|fell|comes|came|wins|win|won|takes|took|makes|made|stands|stood|lies|lay|sits|sat|beats|brings|forces|shows|gets|costs|drops|dropped|saves|saved|counts|follows|remains|let|lets|ranks|leaves|stays|tells|says';
const OTHERS =
  'and|or|but|nor|that|with|without|from|to|at|on|as|before|after|when|if|unless|until|where|while|because|once|since|than|for|by|not|too|also|then|there|here|first|second|so|alone|itself|kept|held|led|played|thrown|back|away|up|under|over|out|still|against|instead|twice|bare|good|safe|guarded|behind|beside|between|safely|which|who|in (?:the|an?|your|his|it|one|another|hand)';

/** What follows a card: the end of a phrase, or a word that is not counted. */
const UNCOUNTED = new RegExp(`^(?:$|[.,;:?!)”’…—–]| (?:${VERBS}|${OTHERS})\\b)`, 'iu');

/** What follows a number and never a card, whatever stands before it. */
const COUNTED = /^(?:-|\/|\d| or (?:more|fewer|less)\b| to (?:ten|nine|eight|seven|one|two)\b)/iu;

/**
 * Tells whether a number is a card.
 *
 * @param found the word: `ten`, `sevens`.
 * @param before the text before it, with the space that parts them.
 * @param after the text after it.
 */
export function isCardNumber(found: string, before: string, after: string): boolean {
  // Figures are points or places more often than cards.
  if (/\d/u.test(found) || COUNTED.test(after) || /[-\d]$/u.test(before)) return false;
  const afterList = after.replace(REST, '');
  if (/s$/iu.test(found) || OF_SUIT.test(afterList) || LIST_AFTER.test(after)) return true;
  if (BOTH[0].test(before) || (ARTICLE.test(before) && BOTH[1].test(after))) return true;
  if (BLANKS.test(`${before.slice(-14)}${found}${after.slice(0, 20)}`)) return true;
  const [valueBefore, valueAfter] = COUNTS;
  if (valueBefore.test(before) && valueAfter.test(after)) return true;
  const pair =
    PAIR.exec(found + after) ?? PAIR.exec((/\w+ and $/u.exec(before)?.[0] ?? '') + found + after);
  if (pair !== null && UNCOUNTED.test(pair[1] ?? '')) return true;
  if (!UNCOUNTED.test(afterList)) return false;
  return OWNED.test(before) || LIST_BEFORE.test(before);
}
