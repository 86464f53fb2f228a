import type { Page } from 'playwright-core';
import type { Visitor } from './browser.ts';
import { whenLoaded } from './when-loaded.ts';

/** Widths of a phone, a tablet and a desk. */
const widths = [360, 768, 1280];

/** From now on each page that opens here counts by how much its parts moved without the reader's doing. */
export const countShifts = (page: Page) =>
  page.addInitScript(() => {
    const counted = Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean; value: number })[])
        if (!entry.hadRecentInput) counted.moved += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How much the open page has moved so far. */
export const movedSoFar = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { moved: number }).moved);

/** How much a page moves in all while it loads and is read to its end, at each width (cumulative layout shift). */
export async function layoutShifts(visitor: Visitor, path: string): Promise<Record<number, number>> {
  const { page } = visitor;
  const before = page.viewportSize();
  await countShifts(page);
  const shifts: Record<number, number> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await visitor.go(path);
    await whenLoaded(page);
    shifts[width] = await movedSoFar(page);
  }
  if (before) await page.setViewportSize(before);
  return shifts;
}
