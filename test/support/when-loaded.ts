import type { Page } from 'playwright-core';

/**
 * Waits until the open page has its heading and all of it has loaded, also what is drawn only once it is seen. Looks
 * every 50 ms; looking in every frame makes the browser draw frames that nobody sees, which takes it half its time.
 */
export async function whenLoaded(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      document.querySelector('.ui-room')?.scrollIntoView();
      return document.querySelector('h1') && !document.querySelector('.ui-skeleton, .ui-room, [aria-busy="true"]');
    },
    undefined,
    { polling: 50 },
  );
}
