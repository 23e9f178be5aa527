/**
 * The script that shows the reader's settings before a page is painted, as text. It stands in every
 * page, and is run there without anything around it: it may use nothing but what it names.
 */
import { transformSync } from 'esbuild';
import { SETTINGS, SETTINGS_FORMAT, showSettings } from './settings.ts';

/** The storage may hold nothing, or anything. */
function readSettings(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}');
  } catch {
    // Storage may be forbidden or damaged; the page then shows its defaults.
    return {};
  }
}

const SCRIPT = `document.documentElement.dataset.script='';(${showSettings.toString()})(document.documentElement,${JSON.stringify(
  SETTINGS,
)},(${readSettings.toString()})(${JSON.stringify(SETTINGS_FORMAT.key)}))`;

/** The script that runs before the page is painted, as text, and as short as can be: every page has it. */
export const BEFORE_PAINT = transformSync(SCRIPT, { minify: true }).code.trim();
