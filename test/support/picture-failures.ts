import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach } from 'vitest';
import { openPages } from './browser.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** What the pages showed when the test failed. */
    pages?: string[];
  }
}

const folder = path.join(import.meta.dirname, '../../.local/pictures');
const patience = 10_000;

/** What every open page showed when a test failed; noted beside the failure, where a log is all that is left of it. */
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail' || openPages.size === 0) return;
  await mkdir(folder, { recursive: true });
  const name = task.name.replaceAll(/[^\w]+/g, '-').slice(0, 80);
  task.meta.pages = [];
  for (const [index, [page, errors]] of [...openPages].entries())
    task.meta.pages.push(await described(page, errors, path.join(folder, `${name}-${index + 1}.png`)));
});

async function described(page: Page, errors: string[], file: string): Promise<string> {
  const picture = await page.screenshot({ path: file, timeout: patience }).then(
    () => file,
    (error: Error) => `none (${error.message.split('\n')[0] ?? ''})`,
  );
  const texts = await page
    .locator('body')
    .innerText({ timeout: patience })
    .catch((error: Error) => error.message);
  return [
    `Page ${page.url()}, picture ${picture}`,
    ...errors.slice(-5).map((error) => `Console: ${error.slice(0, 300)}`),
    ...texts
      .split(/\s*\n\s*/)
      .filter(Boolean)
      .slice(0, 35),
  ].join('\n');
}
