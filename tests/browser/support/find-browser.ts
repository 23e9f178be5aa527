import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
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
 * one Playwright has downloaded, else one that is installed, else the one inside the npm package
 * @sparticuz/chromium (Linux on x64 only).
 */
export async function findBrowser(): Promise<LaunchOptions> {
  const downloaded = chromium.executablePath();
  const installed = existsSync(downloaded) ? downloaded : onPath();
  if (installed !== undefined) {
    // As root Chromium refuses to start with its sandbox.
    return { executablePath: installed, chromiumSandbox: process.getuid?.() !== 0 };
  }
  if (process.platform === 'linux' && process.arch === 'x64') return packaged();
  throw new Error('No Chromium found: install Chrome, or run “npx playwright install chromium”.');
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

/** Unpacks the browser of @sparticuz/chromium, once for each version of it. */
async function packaged(): Promise<LaunchOptions> {
  const manifest = fileURLToPath(
    new URL('../package.json', import.meta.resolve('@sparticuz/chromium')),
  );
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const folder = join(tmpdir(), `vorhand-chromium-${version}-${process.getuid?.() ?? 'user'}`);
  mkdirSync(folder, { recursive: true });

  // The package unpacks into the temporary folder under fixed names, and would take any file
  // called “chromium” it finds there for its own.
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    const { default: sparticuz } = await import('@sparticuz/chromium');
    const executablePath = await sparticuz.executablePath();
    // It is built without a sandbox.
    return { executablePath, chromiumSandbox: false, args: ['--no-sandbox'] };
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}
