/**
 * Installs what package-lock.json asks for, when it is not there yet. Runs before anything is
 * installed, under any Node from 20 on, so it uses nothing but Node's own modules.
 */
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, run } from './run.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

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
  return Object.entries(locked.packages ?? {}).every(([path, wanted]) => {
    if (path === '') return true;
    const found = have[path];
    if (found === undefined) return wanted.optional === true || wanted.devOptional === true;
    return found.version === wanted.version;
  });
}

/** Runs `npm ci` unless everything is installed already. */
export async function installMissing() {
  const record = join(root, 'node_modules', '.package-lock.json');
  const lock = join(root, 'package-lock.json');
  if (existsSync(record) && isInstalled(readJson(lock), readJson(record))) return;

  console.log('Installing the packages of package-lock.json (npm ci) …');
  // npm must not run on the Node inside node_modules, which `npm ci` deletes first. Its warnings
  // about engines are silenced because that Node is about to be installed.
  const path = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter);
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error'];
  const code = await run('npm', args, { cwd: root, env: { ...process.env, PATH: path } });
  if (code !== 0) {
    throw new Error('npm ci failed (see above): is the npm registry reachable from here?');
  }
}

/** @param {string} path */
function readJson(path) {
  return /** @type {Lock} */ (JSON.parse(readFileSync(path, 'utf8')));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await installMissing().catch(fail);
}
