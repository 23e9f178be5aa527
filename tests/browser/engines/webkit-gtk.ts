/** Debian's WebKit (webkit2gtk-driver), which Playwright cannot start: driven by WebDriver. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Builder, Capabilities, Key as Keys } from 'selenium-webdriver';
import type { WebDriver, WebElement } from 'selenium-webdriver';
import type { WebKitGtk } from './find-engines.ts';
import type { Act, Key, Target } from './visits.ts';

const PATIENCE = 30_000;

/** Starts the browser on a screen of its own. `quit` ends it, its driver and the screen. */
export async function startWebKitGtk({
  driver,
  browser,
}: Extract<WebKitGtk, { driver: string }>): Promise<{
  driver: WebDriver;
  quit: () => Promise<void>;
}> {
  const port = await freePort();
  // A group of processes of its own, so that the screen and the bus end with the driver.
  const server = spawn('xvfb-run', ['-a', 'dbus-run-session', '--', driver, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
    },
  });
  const end = (): void => {
    if (server.pid !== undefined) spawnSync('kill', ['--', `-${server.pid}`]);
  };
  try {
    await listening(port);
    const session = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(
        new Capabilities({
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
        }),
      )
      .build();
    return {
      driver: session,
      quit: async () => {
        await session.quit().finally(end);
      },
    };
  } catch (error) {
    end();
    throw error;
  }
}

const KEYS: Readonly<Record<Key, string>> = {
  ArrowRight: Keys.ARROW_RIGHT,
  ArrowLeft: Keys.ARROW_LEFT,
  End: Keys.END,
  Enter: Keys.ENTER,
  w: 'w',
};

/** Does one act of a visit; fails when what it is about does not come. */
export async function perform(driver: WebDriver, act: Act): Promise<void> {
  if ('sees' in act) await found(driver, act.sees);
  else if ('click' in act) await (await found(driver, act.click)).click();
  else if ('focus' in act) {
    await driver.executeScript('arguments[0].focus()', await found(driver, act.focus));
  } else {
    const keys = 'press' in act ? KEYS[act.press] : act.type;
    await driver.actions().sendKeys(keys).perform();
  }
}

/** Runs in the page: the first visible element that is meant. */
const FIND = `
  const [css, text] = arguments;
  return [...document.querySelectorAll(css)].find(
    (element) => element.checkVisibility() && (text === null || element.textContent.includes(text)),
  ) ?? null;`;

async function found(driver: WebDriver, { css, text }: Target): Promise<WebElement> {
  const what = text === undefined ? css : `${css} with “${text}”`;
  const element = await driver.wait(
    () => driver.executeScript<WebElement | null>(FIND, css, text ?? null),
    PATIENCE,
    `There is no ${what}`,
  );
  if (element === null) throw new Error(`There is no ${what}`);
  return element;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

/** Waits until the driver answers. */
async function listening(port: number): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (answer?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`WebKitWebDriver did not begin to listen within ${PATIENCE / 1000} s.`);
}
