/**
 * Installs what package-lock.json asks for, when it is not there yet, and a newer Node where the
 * machine's own is too old. Runs before anything is installed, under any Node from 20 on, so it uses
 * nothing but Node's own modules.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { adviseNode, isNewEnough } from './node-version.mjs';
import { fail, run } from './run.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The Node that is installed where the machine’s own is too old. */
const NEWER_NODE = readFileSync(join(root, '.nvmrc'), 'utf8').trim();

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} LockedPackage
 * @typedef {{ packages?: Record<string, LockedPackage> }} Lock
 */

/**
 * Whether every package of the lock file is installed in its locked version. `installed` is the
 * record that npm keeps in node_modules/.package-lock.json and writes only when an install has
 * gone through. Optional packages (binaries for other systems) may be absent.
 * @param {Lock} locked
 * @param {Lock} installed
 */
export function isInstalled(locked, installed) {
  const have = installed.packages ?? {};
  return Object.entries(locked.packages ?? {}).every(([path, lockedPackage]) => {
    if (path === '') return true;
    const found = have[path];
    if (found === undefined)
      return lockedPackage.optional === true || lockedPackage.devOptional === true;
    return found.version === lockedPackage.version;
  });
}

/** Runs `npm ci` unless everything is installed already, and makes sure that Node is new enough. */
export async function installMissing() {
  const record = join(root, 'node_modules', '.package-lock.json');
  const lock = join(root, 'package-lock.json');
  if (!existsSync(record) || !isInstalled(readJson(lock), readJson(record))) {
    console.log('Installing the packages of package-lock.json (npm ci) …');
    if ((await npm('ci', '--include=dev', '--include=optional')) !== 0) {
      throw new Error('npm ci failed (see above): is the npm registry reachable from here?');
    }
  }
  await installNode();
}

/**
 * Puts a newer Node into node_modules/.bin, which npm has first in the PATH of every script, if the
 * machine's own is too old. It is not in package.json, since it takes 120 MB that most do not need.
 */
async function installNode() {
  if (existsSync(join(root, 'node_modules', '.bin', 'node'))) return;
  const own = execFileSync('node', ['--version'], { encoding: 'utf8', env: outside() }).trim();
  if (isNewEnough(own)) return;
  const system = process.platform === 'win32' ? 'win' : process.platform;
  console.log(`This machine’s Node ${own} is too old: installing Node ${NEWER_NODE} beside it …`);
  const name = `node-${system}-${process.arch}@${NEWER_NODE}`;
  if ((await npm('install', '--no-save', '--ignore-scripts', name)) !== 0) {
    throw new Error(adviseNode(own));
  }
}

/**
 * Runs npm so that it prints little beside errors.
 * @param {string[]} args
 */
function npm(...args) {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  return run('npm', [...args, ...quiet], { cwd: root, env: outside() });
}

/** The environment without node_modules in its PATH: `npm ci` deletes a Node that is in there first. */
function outside() {
  const path = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);
  return { ...process.env, PATH: path };
}

/** @param {string} path */
function readJson(path) {
  return /** @type {Lock} */ (JSON.parse(readFileSync(path, 'utf8')));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await installMissing().catch(fail);
}
