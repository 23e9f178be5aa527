/** The browsers other than Chromium that the tests find on a machine. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firefox, webkit } from '@playwright/test';
import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';

type Use = Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>;

const bridge = fileURLToPath(new URL('firefox-bridge.mjs', import.meta.url));

/**
 * The oldest Firefox in which the tests have run. Playwright 1.65 cannot drive 140: that one does not know
 * several of its commands, and does not let it evaluate anything on a page with a policy.
 */
const OLDEST_FIREFOX = 153;

/** The Firefox on the PATH, and its version; `undefined` where there is none. */
function installedFirefox(): { readonly path: string; readonly version: number } | undefined {
  const path = onPath(['firefox-esr', 'firefox']);
  if (path === undefined) return undefined;
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  return { path, version: Number(/\d+/.exec(stdout)?.[0] ?? NaN) };
}

/**
 * How Playwright is to run its tests in Firefox: in the one it has downloaded, else in one on the
 * PATH (Debian's is `firefox-esr`); `undefined` where there is none, or only one that is too old.
 */
export function findFirefox(): Use | undefined {
  if (existsSync(firefox.executablePath())) return { browserName: 'firefox' };
  const installed = installedFirefox();
  if (installed === undefined || installed.version < OLDEST_FIREFOX) return undefined;
  return {
    browserName: 'firefox',
    // An unpatched Firefox takes no emulated media.
    colorScheme: null,
    contextOptions: { reducedMotion: null, forcedColors: null, contrast: null },
    launchOptions: {
      channel: 'moz-firefox',
      executablePath: bridge,
      // A page that comes back just as it was left does not load, and the driver goes on waiting for
      // that: pages load anew, as they do in the tests' Chromium.
      firefoxUserPrefs: {
        'browser.sessionhistory.max_total_viewers': 0,
        'fission.bfcacheInParent': false,
        // As on a phone and in that Chromium: they take no room.
        'ui.useOverlayScrollbars': 1,
        // A test reads what it has copied: nobody is there to be asked.
        'dom.events.testing.asyncClipboard': true,
      },
      env: { ...process.env, FIREFOX_PATH: installed.path },
    },
  };
}

/** How Playwright is to run its tests in WebKit, which it has downloaded; `undefined` where it has not. */
export function findWebKit(): Use | undefined {
  return existsSync(webkit.executablePath()) ? { browserName: 'webkit' } : undefined;
}

/** Debian’s WebKit, which Playwright cannot start, or what of it is missing. */
export type WebKitGtk =
  { readonly driver: string; readonly browser: string } | { readonly missing: string };

/** Looks for Debian’s WebKit, its driver, and a screen that it can draw on. */
export function findWebKitGtk(): WebKitGtk {
  const driver = onPath(['WebKitWebDriver']);
  const browser = miniBrowser();
  if (driver === undefined || browser === undefined) {
    return { missing: 'Debian’s webkit2gtk-driver is not installed' };
  }
  const lacking = ['xvfb-run', 'dbus-run-session'].filter((name) => onPath([name]) === undefined);
  if (lacking.length > 0) return { missing: `${lacking.join(' and ')} not found` };
  return { driver, browser };
}

/** The path of MiniBrowser, which has the machine and the version of the library in it. */
function miniBrowser(): string | undefined {
  const libraries = '/usr/lib';
  if (!existsSync(libraries)) return undefined;
  return readdirSync(libraries)
    .flatMap((machine) =>
      ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'].map((version) =>
        join(libraries, machine, version, 'MiniBrowser'),
      ),
    )
    .find(isExecutable);
}

/** Why there is no Firefox to run the tests in. */
function firefoxMissing(): string {
  const installed = installedFirefox();
  return installed === undefined
    ? 'not found'
    : `${installed.path} is version ${installed.version}; the tests need ${OLDEST_FIREFOX} or newer`;
}

/** Each engine but Chromium, and what of it was found or is missing, in words. */
export function enginesFound(): { engine: string; found: string }[] {
  const { launchOptions, browserName } = findFirefox() ?? {};
  const gtk = findWebKitGtk();
  return [
    {
      engine: 'Firefox',
      found:
        launchOptions?.env?.['FIREFOX_PATH'] ??
        (browserName ? 'Playwright’s own' : firefoxMissing()),
    },
    {
      engine: 'WebKit',
      found: [
        findWebKit() === undefined ? 'Playwright’s own is not there' : 'Playwright’s own',
        'missing' in gtk ? gtk.missing : gtk.browser,
      ].join('; '),
    },
  ];
}

/** The first of these programs that is on the PATH, with its folder. */
export function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
