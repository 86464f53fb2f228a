import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatFrame } from '../../web/features/live-chat/model/chat-frame.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';

const service = 'https://embed.tawk.to/property1/widget1';
const secret = 'kept by the site';

/** A service's script that takes all that it can reach, and shows it in its own frame. */
const thief = `
  const tries = {
    storage: () => localStorage.getItem('secret'),
    cookies: () => document.cookie,
    page: () => parent.document.title,
    'storage of the page': () => parent.localStorage.getItem('secret'),
    origin: () => self.origin,
  };
  const taken = Object.entries(tries).map(([what, take]) => {
    try { return what + ': ' + take(); } catch (error) { return what + ': ' + error.name; }
  });
  document.body.textContent = taken.join(' | ');
`;

describe('The live chat', () => {
  let site: VisitedSite;
  let page: Page;

  beforeAll(async () => {
    site = await openVisitedSite();
    page = await (await site.browser.newContext()).newPage();
    await page.route('https://embed.tawk.to/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: thief,
      }),
    );
    await page.goto(`${site.local.url}/terms`);
    await page.evaluate((kept) => {
      localStorage.setItem('secret', kept);
      document.cookie = `secret=${encodeURIComponent(kept)}; path=/`;
    }, secret);
  });
  afterAll(() => site?.close());

  it('runs in a frame that reads neither the page around it nor its storage and cookies', async () => {
    await page.evaluate(
      (frame) => void document.body.append(Object.assign(document.createElement('iframe'), frame)),
      chatFrame({ propertyId: 'property1', widgetId: 'widget1' }),
    );
    const taken = page.frameLocator('iframe[src^="/live-chat.html"]').locator('body');
    await taken.filter({ hasText: 'origin: ' }).waitFor();
    expect(await taken.textContent()).toBe(
      'storage: SecurityError | cookies: SecurityError | page: SecurityError | storage of the page: SecurityError | origin: null',
    );
  });

  it('is loaded nowhere else: the pages’ policy blocks its service', async () => {
    const blocked = await page.evaluate(
      (src) =>
        new Promise<string>((resolve) => {
          addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
            resolve(`${effectiveDirective} ${blockedURI}`),
          );
          document.head.append(Object.assign(document.createElement('script'), { src }));
        }),
      service,
    );
    expect(blocked).toBe(`script-src-elem ${service}`);
  });

  it('has no origin either where its file is opened alone', async () => {
    const alone = await page.context().newPage();
    await alone.route('https://embed.tawk.to/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body: thief }),
    );
    await alone.goto(`${site.local.url}${chatFrame({ propertyId: 'property1', widgetId: 'widget1' }).src}`);
    await alone.locator('body').filter({ hasText: 'origin: null' }).waitFor();
    expect(await alone.locator('body').textContent()).toContain('storage: SecurityError | cookies: SecurityError');
  });
});
