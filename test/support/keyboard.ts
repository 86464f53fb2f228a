import type { Locator, Page } from 'playwright-core';

/** Presses these keys, one after another. */
export async function pressKeys(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Moves to it by Tab alone, or by Shift+Tab; fails where it cannot be reached. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = target.page();
  await target.first().waitFor();
  for (let pressed = 0; pressed < 60; pressed++) {
    if (await target.first().evaluate((element) => element === document.activeElement)) return;
    await pressKeys(page, key);
  }
  throw new Error(`${String(target)} cannot be reached by 60 × ${key}`);
}
