import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import { openBrowser } from '../support/browser.ts';
import { everyLetter, posted } from '../support/letters.ts';

const longName = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh';

describe('Letters in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  it.each(Object.keys(everyLetter()))(
    'The %s letter is readable on a phone and a desktop, in light and dark, with long names',
    async (name) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      const asked: string[] = [];
      page.on('request', (request) => request.url().startsWith('http') && asked.push(request.url()));
      for (const width of [360, 700]) {
        await page.setViewportSize({ width, height: 800 });
        for (const firstName of ['Maria', longName]) {
          await page.setContent(posted(everyLetter(firstName)[name]!).html);
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect([width, firstName, overflow]).toEqual([width, firstName, 0]);
          expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
        }
        expect(await axeFindings(page, `${name}, ${width} px`)).toEqual([]);
      }
      expect(asked).toEqual([]);
      await context.close();
    },
  );
});
