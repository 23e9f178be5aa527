import { chromium } from 'playwright-core';
import sparticuz from '@sparticuz/chromium';
const b = await chromium.launch({ executablePath: await sparticuz.executablePath(), args: sparticuz.args.filter(a=>!/single-process|no-zygote/.test(a)), headless: true });
const shots = JSON.parse(process.argv[2]);
for (const [name, url, w, full, js] of shots) {
  const c = await b.newContext({ viewport: { width: w, height: w < 500 ? 800 : 900 }, colorScheme: /dark/.test(name) ? 'dark':'light' });
  const p = await c.newPage();
  await p.goto('http://localhost:4499' + url, { waitUntil: 'networkidle' });
  await p.waitForTimeout(500);
  if (js) { await p.evaluate(js); await p.waitForTimeout(800); }
  await p.screenshot({ path: `/tmp/shots/${name}-${w}.png`, fullPage: !!full });
  const over = await p.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  if (over) console.log('OVERFLOW', name, w);
  await c.close();
}
await b.close();
