import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fromEdge } from '../../shared/constants/edge.ts';
import { contract } from '../../shared/contract/contract.ts';
import { aPerson } from '../support/people.ts';
import type { Site } from '../support/site.ts';
import { openSite } from '../support/site.ts';
import { waitFor } from '../support/wait.ts';

const { jobs } = contract;
const atOnce = 1_000;

describe('A job on the public site', () => {
  let site: Site;
  let manager: string;

  beforeAll(async () => {
    site = await openSite();
    manager = (await aPerson(site.api, 'manager', 'Maria')).token;
  });
  afterAll(() => site?.close());

  const textAt = async (path: string) => (await fetch(`${site.local.url}${path}`)).text();
  /** Every place where the job can be seen, and whether it is there now. */
  const places = (id: number, word: string): Record<string, () => Promise<boolean>> => {
    const contains = (path: string) => async () => (await textAt(path)).includes(String(id));
    return {
      page: async () => (await fetch(`${site.local.url}/find-jobs/view/${id}`)).status === 200,
      list: contains('/api/guest/jobs'),
      search: contains(`/api/guest/jobs?search=${word}`),
      'page of the list': contains('/find-jobs'),
      sitemap: contains('/sitemap-1.xml'),
      feed: contains('/feed.xml'),
    };
  };

  /**
   * Milliseconds from the end of the act until a visitor sees the job in every place, or in none. The response to
   * that question does not count: six questions at a time keep the machine busy themselves.
   */
  async function takes(act: () => Promise<unknown>, id: () => number, word: string, isShown: boolean): Promise<number> {
    await act();
    const done = performance.now();
    const times = Object.entries(places(id(), word)).map(([place, shows]) =>
      waitFor(
        `${place} to ${isShown ? 'show' : 'lose'} ${word}`,
        async () => {
          const asked = performance.now();
          return (await shows()) === isShown ? asked - done : undefined;
        },
        20_000,
        50,
      ),
    );
    return Math.max(...(await Promise.all(times)));
  }

  it('appears in list, search, page, sitemap and feed within a second, and is gone from all within a second of closing: 410 (GUEST-03, PLUS-25)', async () => {
    const post = async (word: string) =>
      (
        await site.api.call(
          jobs.postJob,
          { body: { title: `Nurse ${word}`, description: 'Care for patients.' } },
          manager,
        )
      ).body.data.id;
    // The first query of a function loads its index.
    const warm = await post('first');
    for (const [place, shows] of Object.entries(places(warm, 'first')))
      await waitFor(`${place} to be warm`, async () => (await shows()) || undefined);
    const figures: { shown: number; gone: number }[] = [];
    for (const word of ['quiverleaf', 'marblewood', 'tidewater', 'saffronhill', 'copperfield']) {
      let id = 0;
      const shown = await takes(
        async () => (id = await post(word)),
        () => id,
        word,
        true,
      );
      const gone = await takes(
        () => site.api.call(jobs.closeJob, { params: { id }, body: {} }, manager),
        () => id,
        word,
        false,
      );
      const response = await fetch(`${site.local.url}/find-jobs/view/${id}`, { redirect: 'error' });
      expect([response.status, response.headers.get('cache-control')]).toEqual([410, fromEdge['cache-control']]);
      expect(await response.text()).toContain('This job is closed');
      figures.push({ shown: Math.round(shown), gone: Math.round(gone) });
    }
    console.table(figures);
    expect(Math.max(...figures.flatMap(({ shown, gone }) => [shown, gone]))).toBeLessThan(atOnce);
  });

  it('is known to crawlers by the sitemap’s full address, and to feed readers by the pages’ heads (PLUS-25)', async () => {
    expect(await textAt('/robots.txt')).toContain(`Sitemap: ${site.local.url}/sitemap.xml`);
    expect(await textAt('/sitemap.xml')).toContain(`<loc>${site.local.url}/sitemap-pages.xml</loc>`);
    expect(await textAt('/find-jobs')).toContain('type="application/atom+xml"');
  });

  it('responds to HEAD, sends unchanged pages without their text, and allows reading only', async () => {
    const page = await fetch(`${site.local.url}/find-jobs`);
    const again = await fetch(`${site.local.url}/find-jobs`, {
      headers: { 'if-none-match': page.headers.get('etag') ?? '' },
    });
    expect([again.status, (await again.text()).length]).toEqual([304, 0]);
    expect((await fetch(`${site.local.url}/find-jobs`, { method: 'HEAD' })).status).toBe(200);
    expect((await fetch(`${site.local.url}/find-jobs`, { method: 'POST' })).status).toBe(403);
    expect(page.headers.get('content-security-policy')).toMatch(/script-src 'self'/);
  });
});
