import { spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type LaunchOptions } from '@playwright/test';

const namesOnPath = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'microsoft-edge-stable',
];

/**
 * Finds a Chromium to test with, so that a fresh clone needs no step by hand and no rights: the
 * one Playwright has downloaded, else one on the PATH, else the one inside the npm package
 * @sparticuz/chromium (which is for Linux on x64), else an installed Chrome.
 */
export async function findBrowser(): Promise<LaunchOptions> {
  const downloaded = chromium.executablePath();
  const installed = existsSync(downloaded) ? downloaded : onPath();
  if (installed !== undefined) {
    // As root Chromium refuses to start with its sandbox.
    return { executablePath: installed, chromiumSandbox: process.getuid?.() !== 0 };
  }
  if (process.platform === 'linux' && process.arch === 'x64') return packaged();
  // On macOS and Windows Chrome is not on the PATH; Playwright knows its place, and says what to
  // install when it is not there.
  return { channel: 'chrome' };
}

function onPath(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = namesOnPath.flatMap((name) => folders.map((folder) => join(folder, name)));
  return candidates.find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The browser of @sparticuz/chromium, with what it needs on a system without its libraries. */
async function packaged(): Promise<LaunchOptions> {
  const folder = await unpacked();
  const executablePath = join(folder, 'chromium');
  // It is built without a sandbox.
  const options = { executablePath, chromiumSandbox: false, args: ['--no-sandbox'] };
  if (spawnSync(executablePath, ['--no-sandbox', '--version']).status === 0) return options;
  return {
    ...options,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  };
}

/** The folder into which the package is unpacked, once for each version of it. */
async function unpacked(): Promise<string> {
  const root = new URL('..', import.meta.resolve('@sparticuz/chromium'));
  const manifest = readFileSync(new URL('package.json', root), 'utf8');
  const { version } = JSON.parse(manifest) as { version: string };
  const final = join(tmpdir(), `vorhand-chromium-${version}-${process.getuid?.() ?? 'user'}`);
  const isComplete = () => existsSync(join(final, 'chromium'));
  if (isComplete()) return final;

  // Under another name until it is complete, so that an interrupted run leaves no half browser.
  const folder = mkdtempSync(`${final}-`);
  // The package unpacks into the temporary folder, under names that others use there as well.
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    await inflate(fileURLToPath(new URL('bin/al2023.tar.br', root)));
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
  try {
    // What a cleaner of temporary files has left of it is in the way.
    if (!isComplete()) rmSync(final, { recursive: true, force: true });
    renameSync(folder, final);
  } catch (error) {
    // Another run was quicker.
    if (!isComplete()) throw error;
    rmSync(folder, { recursive: true });
  }
  return final;
}
