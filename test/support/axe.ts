import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What a change of colours can break. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

async function found(page: Page, where: string, builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, html }) => `${where}: ${id}, ${help}: ${target.join(' ')} ${html.slice(0, 160)}`));
}

/** Changes to light or dark and waits until every colour has arrived. */
async function paint(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
}

/** What axe finds against WCAG 2.2 AA on the page as it stands, in light, and again in dark what depends on colour; empty when all is well. */
export async function axeFindings(page: Page, name: string): Promise<string[]> {
  await paint(page, 'light');
  const inLight = await found(page, `${name}, light`, new AxeBuilder({ page }).withTags(standard));
  await paint(page, 'dark');
  const inDark = await found(page, `${name}, dark`, new AxeBuilder({ page }).withRules(rulesOfColour));
  return [...inLight, ...inDark];
}
