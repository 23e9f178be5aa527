/** The editions of the book, of which each is built by a process of its own. */
import { UsageError } from './command-line.mjs';

/** The condition by which Node chooses the words of an edition (package.json, `imports`); none for the first. */
const CONDITIONS = { en: null, de: 'german' };

/** @typedef {keyof typeof CONDITIONS} Edition */

/** @type {readonly Edition[]} */
const EDITIONS = ['en', 'de'];

/**
 * The editions that are asked for: the one that `EDITION` names, else all, in the order of their builds.
 *
 * @param {Readonly<Record<string, string | undefined>>} environment
 * @returns {readonly Edition[]}
 * @throws {UsageError} for an edition that there is not
 */
export function askedEditions(environment) {
  const name = environment['EDITION']?.trim() ?? '';
  if (name === '') return EDITIONS;
  const edition = EDITIONS.find((one) => one === name);
  if (edition === undefined) {
    throw new UsageError(`EDITION must be ${EDITIONS.join(' or ')}, not “${name}”.`);
  }
  return [edition];
}

/**
 * The environment of a process that is to have the words of an edition.
 *
 * @param {Edition} edition
 * @param {NodeJS.ProcessEnv} environment
 * @returns {NodeJS.ProcessEnv}
 */
export function editionEnvironment(edition, environment) {
  const condition = CONDITIONS[edition];
  if (condition === null) return environment;
  const options = [environment['NODE_OPTIONS'], `--conditions=${condition}`].filter(Boolean);
  return { ...environment, NODE_OPTIONS: options.join(' ') };
}
