/**
 * Which Node the project needs: `engines` in package.json. This runs under an older one too, and before
 * anything is installed, so it uses nothing but Node's own modules.
 */
import { readFileSync } from 'node:fs';

const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
const { engines } = /** @type {{ engines: { node: string } }} */ (JSON.parse(manifest));

/** The versions of Node that the project runs on, as npm writes them: `^22.22.3 || >=26.3.0`. */
export const NEEDED = engines.node;

/**
 * Whether a version of Node is among those that the project runs on.
 * @param {string} version such as `v24.16.0`
 * @param {string} [needed] alternatives of the forms `^1.2.3` and `>=1.2.3`, parted by `||`
 */
export function isNewEnough(version, needed = NEEDED) {
  const have = readNumbers(version);
  return needed.split('||').some((alternative) => {
    const least = readNumbers(alternative);
    if (alternative.includes('^') && have[0] !== least[0]) return false;
    const differing = least.findIndex((number, place) => number !== have[place]);
    return differing === -1 || (have[differing] ?? 0) > (least[differing] ?? 0);
  });
}

/** @param {string} version */
function readNumbers(version) {
  return (version.match(/\d+/g) ?? []).slice(0, 3).map(Number);
}

/**
 * What to do about a Node that is too old.
 * @param {string} version
 */
export function adviseNode(version) {
  return `Vorhand needs Node ${NEEDED}; this is ${version}. Get a newer one from https://nodejs.org.`;
}
