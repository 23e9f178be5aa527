import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** By the keyboard: the focus goes to the button, which is pressed. Among cards the arrows lead. */
export async function pressByKeys(page: Page, button: Locator): Promise<void> {
  // Found once: to look it up by its role before every key would take most of the test's time.
  const element = await button.elementHandle();
  for (let tabs = 0; tabs < 40; tabs++) {
    const key = await element.evaluate((wanted) => {
      const focused = document.activeElement;
      if (focused === wanted) return undefined;
      if (!(wanted instanceof Element) || focused === null || focused === document.body) {
        return 'Tab';
      }
      const after = focused.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING;
      const isAmongCards = wanted.closest('.hand-cards, .cards')?.contains(focused) === true;
      if (isAmongCards) return after === 0 ? 'ArrowLeft' : 'ArrowRight';
      return after === 0 ? 'Shift+Tab' : 'Tab';
    });
    if (key === undefined) break;
    await page.keyboard.press(key);
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
}
