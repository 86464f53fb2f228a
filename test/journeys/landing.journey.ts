import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from '../support/axe.ts';
import type { VisitedSite } from '../support/site.ts';
import { openVisitedSite } from '../support/site.ts';
import { waitFor } from '../support/wait.ts';
import { aGuestJob } from '../web/support/guest-job.ts';

describe('The landing page', () => {
  let site: VisitedSite;

  beforeAll(async () => {
    site = await openVisitedSite();
  });
  afterAll(() => site?.close());

  /** Opens the landing page, or another address, at a width; motion is on by default. */
  async function opened<T>(
    width: number,
    look: (page: Page) => Promise<T>,
    given: { url?: string; path?: string; calm?: boolean; noScript?: boolean } = {},
  ): Promise<T> {
    const { url = site.local.url, path = '/', calm = false, noScript = false } = given;
    const context = await site.browser.newContext({
      viewport: { width, height: 800 },
      reducedMotion: calm ? 'reduce' : 'no-preference',
      javaScriptEnabled: !noScript,
    });
    try {
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      await page.goto(`${url}${path}`);
      const seen = await look(page);
      expect(problems).toEqual([]);
      return seen;
    } finally {
      await context.close();
    }
  }

  const heightOf = (page: Page, selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().height);
  const isShown = (page: Page, selector: string) => page.locator(selector).isVisible();

  it('has a header of 72 px, and of 64 px on a phone (LAND-22)', async () => {
    expect(
      await Promise.all(
        [1280, 768, 767, 360].map((width) => opened(width, (page) => heightOf(page, '.ui-public-header'))),
      ),
    ).toEqual([72, 72, 64, 64]);
  });

  it('has a hero of 93vh (LAND-23)', async () => {
    expect(await opened(1280, (page) => heightOf(page, '.hero'))).toBeCloseTo(0.93 * 800, 0);
  });

  it('hides its navigation below 992 px behind a toggle (LAND-21)', async () => {
    const at = (width: number) =>
      opened(width, async (page) => [await isShown(page, '#public-menu'), await isShown(page, '.public-toggle')]);
    expect([await at(992), await at(991), await at(360)]).toEqual([
      [true, false],
      [false, true],
      [false, true],
    ]);
  });

  it('changes to its phone form between 768 and 767 px, its header between 992 and 991 px (CONST-15)', async () => {
    const at = (width: number) =>
      opened(width, async (page) => [await heightOf(page, '.ui-public-header'), await isShown(page, '#public-menu')]);
    expect([await at(992), await at(991), await at(768), await at(767)]).toEqual([
      [72, true],
      [72, false],
      [72, false],
      [64, false],
    ]);
  });

  it('scrolls smoothly to the section of an anchor, and at once for visitors who prefer less motion (LAND-03)', async () => {
    const behaviour = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    expect([await opened(1280, behaviour), await opened(1280, behaviour, { calm: true })]).toEqual(['smooth', 'auto']);
    await opened(1280, async (page) => {
      await page.waitForLoadState('networkidle');
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'FAQ' }).click();
      expect(new URL(page.url()).hash).toBe('#faq');
      await page.getByRole('heading', { name: 'Frequently asked questions' }).waitFor();
      await waitFor(
        'the questions to be in view',
        async () => (await page.evaluate(() => scrollY > 1000)) || undefined,
      );
    });
  });

  it('stops with the section below the sticky bar (LAND-04)', async () => {
    for (const [width, bar] of [
      [1280, 72],
      [360, 64],
    ] as const) {
      await opened(
        width,
        async (page) => {
          await waitFor(
            'the questions to be below the bar',
            async () =>
              Math.abs((await page.locator('#faq').evaluate((section) => section.getBoundingClientRect().top)) - bar) <
                3 || undefined,
          );
        },
        { path: '/#faq', calm: true },
      );
    }
  });

  it('begins at its top, or at its anchor, when its address is entered after another page was scrolled (LAND-02)', async () => {
    const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
    await opened(
      1280,
      async (page) => {
        const readToTheEnd = async () => {
          await page.goto(`${site.local.url}/terms_and_conditions`);
          await page.getByRole('heading', { name: 'Account deletion' }).waitFor();
          // A page that is drawn by its script starts at its top once; people scroll again.
          await waitFor('the page to be scrolled', async () => {
            await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
            await page.waitForLoadState('networkidle');
            return (await scrolled(page)) > 300 || undefined;
          });
        };
        await readToTheEnd();
        await page.goto(`${site.local.url}/about`);
        await page.getByRole('navigation', { name: 'On this page' }).waitFor();
        expect(await scrolled(page)).toBe(0);
        await readToTheEnd();
        await page.goto(`${site.local.url}/#faq`);
        await waitFor(
          'the questions to be below the bar',
          async () =>
            Math.abs((await page.locator('#faq').evaluate((section) => section.getBoundingClientRect().top)) - 72) <
              3 || undefined,
        );
      },
      { calm: true },
    );
  });

  it('leaves a reader where they scrolled to before its scripts had arrived', async () => {
    const context = await site.browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    try {
      const page = await context.newPage();
      const hasScrolled = Promise.withResolvers<void>();
      await page.route('**/assets/lib-react-*.js', async (route) => {
        await hasScrolled.promise;
        await route.continue();
      });
      await page.goto(site.local.url, { waitUntil: 'commit' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.evaluate(() => scrollTo(0, 600));
      hasScrolled.resolve();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => Math.round(scrollY))).toBe(600);
    } finally {
      await context.close();
    }
  });

  it('shows words, actions and promises before any script has run', async () => {
    await opened(
      1280,
      async (page) => {
        expect(await page.title()).toBe('Jobs with pay shown up front · HireHub');
        expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Good hiring is a conversation');
        expect(await page.locator('#promises li').count()).toBe(6);
      },
      { noScript: true },
    );
  });

  it('tells search engines and shared links its address and publisher', async () => {
    const html = await (await fetch(site.local.url)).text();
    expect(html).toContain(`<link rel="canonical" href="${site.local.url}/" />`);
    expect(html).toContain(`<meta property="og:image" content="${site.local.url}/share.png" />`);
    expect(html).toContain('"@type":"WebSite"');
    expect(await (await fetch(`${site.local.url}/privacy`)).text()).toContain(
      `<link rel="canonical" href="${site.local.url}/privacy" />`,
    );
  });

  it.each([false, true])('opens the list with the search, even before a script has run: %s', async (noScript) => {
    await opened(
      360,
      async (page) => {
        if (!noScript) await page.waitForLoadState('networkidle');
        await page.getByRole('searchbox', { name: 'Job title, skill or city' }).fill('registered nurse');
        await page.getByRole('button', { name: 'Search', exact: true }).click();
        await page.waitForURL('**/find-jobs?q=registered+nurse&in=all');
      },
      { noScript },
    );
  });

  it.each([
    ['/', '.hero-newest strong'],
    ['/find-jobs?q=x&in=all', '.job-title'],
    ['/find-jobs?q=x&in=all', '.job-company'],
  ])('%s lays out right-to-left text by its own letters: %s', async (path, selector) => {
    await opened(
      1280,
      async (page) => {
        const meta = { total: 1, page: 1, perPage: 50, currentCampaign: null, matched: { words: [], phrases: [] } };
        await page.route(/\/api\/guest\/jobs\?/, (route) =>
          route.fulfill({
            json: { data: [aGuestJob({ title: 'מהנדסת (C++)!', client: { companyName: 'بيت (Bayt)!' } })], meta },
          }),
        );
        await page.goto(`${site.local.url}${path}`);
        const [first, last] = await page
          .locator(selector)
          .first()
          .evaluate((element) => {
            const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
            const leftOf = (at: number) => {
              const range = document.createRange();
              range.setStart(text, at);
              range.setEnd(text, at + 1);
              return range.getBoundingClientRect().left;
            };
            return [leftOf(0), leftOf(text.length - 1)];
          });
        expect(last).toBeLessThan(first ?? 0);
      },
      { path: '/terms_and_conditions' },
    );
  });

  it('plays the film of the host and the width (LAND-16, LAND-17, LAND-18, LAND-19)', async () => {
    const film = (width: number, url = site.local.url) =>
      opened(
        width,
        async (page) => /\/assets\/([a-z]+)-/.exec((await page.locator('video').getAttribute('src')) ?? '')?.[1],
        { url },
      );
    const host = (name: string) => site.local.url.replace('//localhost', `//${name}.localhost`);
    expect([
      await film(1280),
      await film(767),
      await film(1280, host('cyber')),
      await film(360, host('medical')),
    ]).toEqual(['standard', 'low', 'cyber', 'medical']);
  });

  it('plays none for visitors who prefer less motion', async () => {
    await opened(
      1280,
      async (page) => {
        await page.waitForLoadState('networkidle');
        expect(await page.locator('video').count()).toBe(0);
      },
      { calm: true },
    );
  });

  it('stops its film by keyboard', async () => {
    await opened(1280, async (page) => {
      const button = page.getByRole('button', { name: 'Pause background video' });
      await button.press('Enter');
      await waitFor(
        'the film to stop',
        async () => (await page.locator('video').evaluate((video) => (video as HTMLVideoElement).paused)) || undefined,
      );
    });
  });

  it('is built for production, whoever started it', async () => {
    const page = await (await fetch(site.local.url)).text();
    const scripts = [...page.matchAll(/src="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => `${site.local.url}${path}`);
    expect(scripts.length).toBeGreaterThan(2);
    const texts = await Promise.all(scripts.map(async (address) => (await fetch(address)).text()));
    expect(texts.filter((text) => text.includes('React DevTools'))).toEqual([]);
  });

  it.each(['localhost', 'cyber.localhost', 'medical.localhost'])(
    'axe finds nothing in the look of %s, light and dark',
    async (host) => {
      const look = async (page: Page) => {
        await page.waitForLoadState('networkidle');
        return axeFindings(page, host);
      };
      expect(await opened(1280, look, { url: site.local.url.replace('localhost', host), calm: true })).toEqual([]);
    },
  );
});
