import {
  AT_FIRST,
  OF_OTHER_GAMES,
  READ_WITH_FIGURES,
  WHOLE_PAGE,
  WITH_MORE,
  WITH_FIGURE,
  WITHOUT_ISLAND,
} from './budgets.mjs';
import { kilobytes } from './print.mjs';

/**
 * What a page has more of than it is allowed, each as a sentence.
 *
 * @param {import('./weigh.mjs').PageWeight} weight
 */
export function faultsOfPage(weight) {
  const { path, hasIsland, script, framework } = weight;
  const allowed = hasIsland
    ? (WITH_MORE.find((row) => row.path.test(path))?.script ?? WITH_FIGURE)
    : WITHOUT_ISLAND;
  const found = [];
  if (script.gzip > allowed) {
    found.push(`${path}: ${kilobytes(script.gzip)} of script, allowed are ${kilobytes(allowed)}`);
  }
  if (!hasIsland && framework.length > 0) {
    found.push(`${path}: has no figure, yet loads the framework (${framework.join(', ')})`);
  }
  return hasIsland && READ_WITH_FIGURES.test(path) ? [...found, ...faultsInReading(weight)] : found;
}

/** @param {import('./weigh.mjs').PageWeight} weight of a page where hands are played through */
function faultsInReading({ path, elements, first, fonts, html }) {
  const ofOtherGame = OF_OTHER_GAMES.hands.some((id) => path.startsWith(`hands/${id}/`));
  const requests = ofOtherGame ? OF_OTHER_GAMES.requests : AT_FIRST.requests;
  return [
    ...over(path, 'requests at first', first.requests, requests),
    ...over(path, 'bytes at first', first.bytes, AT_FIRST.bytes),
    ...over(path, 'bytes of fonts', fonts, AT_FIRST.fonts),
    ...over(path, 'bytes of HTML', html, WHOLE_PAGE.html),
    ...over(path, 'elements', elements, WHOLE_PAGE.elements),
  ];
}

/**
 * A script with a budget that is over it, or is not there: then its name has changed, and it would
 * no longer be weighed.
 *
 * @param {import('./on-demand/row.mjs').OnDemand & { gzip: number }} known with what its files weigh
 */
export function faultsOnDemand({ path, budget, gzip }) {
  if (budget === undefined || (gzip > 0 && gzip <= budget)) return [];
  const found = gzip === 0 ? 'no such script was built' : `${kilobytes(gzip)} of script`;
  return [`${path.source}: ${found}, allowed are ${kilobytes(budget)}`];
}

/**
 * @param {string} path
 * @param {string} what
 * @param {number} is
 * @param {number} allowed
 */
function over(path, what, is, allowed) {
  return is > allowed ? [`${path}: ${String(is)} ${what}, allowed are ${String(allowed)}`] : [];
}
