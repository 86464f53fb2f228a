import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const standard = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What a change of colours can break. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

async function found(page: Page, where: string, builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target, html }) => `${where}: ${id}, ${help}: ${target.join(' ')} ${html.slice(0, 160)}`));
}

/** What axe finds against WCAG 2.2 AA on the page as it stands, in light, and again in dark what depends on colour; empty when all is well. */
export async function axeFindings(page: Page, name: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const inLight = await found(page, `${name}, light`, new AxeBuilder({ page }).withTags(standard));
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const inDark = await found(page, `${name}, dark`, new AxeBuilder({ page }).withRules(rulesOfColour));
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return [...inLight, ...inDark];
}
