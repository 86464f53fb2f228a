import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const standard = (axe: AxeBuilder) => axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
/** What a change of colours can break. */
const ofColour = (axe: AxeBuilder) => axe.withRules(['color-contrast', 'link-in-text-block']);

/** Axe on the page as it is, by the rules that `choose` chooses. */
async function found(page: Page, where: string, choose: (axe: AxeBuilder) => AxeBuilder): Promise<string[]> {
  // Half a megabyte of source is read once for each page that is loaded.
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'undefined' }) })
    // Nobody reads what passes, and to name each such element takes longer than to find it.
    .options({ resultTypes: ['violations'] })
    // Our pages have no frames of other origins, for which axe would open a page of its own each time.
    .setLegacyMode();
  const { violations } = await choose(axe).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => `${where}: ${id}, ${help}: ${target.join(' ')} ${html.slice(0, 160)}`),
  );
}

/** Changes to light or dark and waits until every colour has arrived. */
async function paint(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    // At most two seconds: a page that the browser is not drawing has no frames, but its styles can be
    // read.
    await Promise.race([
      new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      new Promise((resolve) => setTimeout(resolve, 2_000)),
    ]);
    // Not waited for: in a part that is out of sight and not drawn they would never end.
    for (const animation of document.getAnimations()) animation.finish();
  });
}

/**
 * What axe finds against WCAG 2.2 AA on the page as it is, in light, and again in dark what depends on colour; empty
 * when all is well.
 */
export async function axeFindings(page: Page, name: string): Promise<string[]> {
  await paint(page, 'light');
  const inLight = await found(page, `${name}, light`, standard);
  await paint(page, 'dark');
  const inDark = await found(page, `${name}, dark`, ofColour);
  return [...inLight, ...inDark];
}

/** The narrowest window that every page is made for. */
export const narrow = { width: 360, height: 780 };
/** A window of 1280 px at 400 % zoom is as wide as 320, with fine pixels, and must not scroll sideways (WCAG 1.4.10). */
const zoomed = { width: 320, height: 780, deviceScaleFactor: 4, mobile: false };

/** Looks at the page as at 400 % zoom; the window is restored in the end. */
async function atZoom<T>(page: Page, look: (where: string) => Promise<T>): Promise<T> {
  const usual = page.viewportSize();
  const devtools = await page.context().newCDPSession(page);
  try {
    await devtools.send('Emulation.setDeviceMetricsOverride', zoomed);
    return await look(`${zoomed.width} px`);
  } finally {
    await devtools.send('Emulation.clearDeviceMetricsOverride');
    await devtools.detach();
    if (usual) await page.setViewportSize(usual);
  }
}

/** By how much the page is wider than its window, and its first part that is. */
const measured = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const out = [...document.querySelectorAll('body *')].find(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return { wide: scrollWidth - clientWidth, by: out ? `${out.tagName.toLowerCase()}.${String(out.className)}` : '' };
  });

/**
 * What does not fit in a narrow window: a page that scrolls sideways (WCAG 1.4.10). Scripts hear of a window's new size with
 * its next frame, which a busy machine draws late: what does not fit is measured again after frames that a picture forces.
 */
async function overflow(page: Page, where: string): Promise<string[]> {
  let now = await measured(page);
  const devtools = await page.context().newCDPSession(page);
  for (let look = 0; look < 20 && now.wide > 1; look += 1) {
    // The page’s own method would give the window its usual size again.
    await devtools.send('Page.captureScreenshot', { clip: { x: 0, y: 0, width: 1, height: 1, scale: 1 } });
    now = await measured(page);
  }
  await devtools.detach();
  return now.wide > 1 ? [`${where}: scrolls sideways by ${now.wide} px, first ${now.by}`] : [];
}

/** What axe finds at 400 % zoom, light and dark, where nothing may scroll sideways either. */
export async function narrowFindings(page: Page, name: string): Promise<string[]> {
  return atZoom(page, async (at) => [
    ...(await axeFindings(page, `${name}, ${at}`)),
    ...(await overflow(page, `${name}, ${at}`)),
  ]);
}

/**
 * What axe finds on a page wide in light and at 400 % zoom in dark, where nothing may scroll sideways either. A theme has
 * the same colours in any window, so the other two pairs would find the same again.
 */
export async function pageFindings(page: Page, name: string): Promise<string[]> {
  await paint(page, 'light');
  const wide = await found(page, `${name}, light`, standard);
  return atZoom(page, async (at) => {
    await paint(page, 'dark');
    const where = `${name}, ${at}, dark`;
    return [...wide, ...(await found(page, where, standard)), ...(await overflow(page, where))];
  });
}
