import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  /** Where the job can be seen, by its address or its id. */
  async function places(id: number, word: string): Promise<Record<string, boolean>> {
    const address = `/find-jobs/view/${id}`;
    const [page, ...texts] = await Promise.all([
      fetch(`${site.local.url}${address}`).then(({ status }) => status),
      textAt('/api/guest/jobs'),
      textAt(`/api/guest/jobs?search=${word}`),
      textAt('/find-jobs'),
      textAt('/sitemap-1.xml'),
      textAt('/feed.xml'),
    ]);
    const [list, search, listPage, sitemap, feed] = texts.map((text) => text.includes(String(id)));
    return {
      page: page === 200,
      list: !!list,
      search: !!search,
      listPage: !!listPage,
      sitemap: !!sitemap,
      feed: !!feed,
    };
  }
  const everywhere = { page: true, list: true, search: true, listPage: true, sitemap: true, feed: true };
  const nowhere = { page: false, list: false, search: false, listPage: false, sitemap: false, feed: false };

  /** Milliseconds from the end of the act until the job is seen exactly there. */
  async function takes(act: () => Promise<unknown>, id: () => number, word: string, wanted: object): Promise<number> {
    await act();
    const done = performance.now();
    await waitFor('the public site to follow', async () =>
      JSON.stringify(await places(id(), word)) === JSON.stringify(wanted) ? true : undefined,
    );
    return performance.now() - done;
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
    await waitFor('the function to be warm', async () => ((await places(warm, 'first')).feed ? true : undefined));
    const figures: { shown: number; gone: number }[] = [];
    for (const word of ['quiverleaf', 'marblewood', 'tidewater', 'saffronhill', 'copperfield']) {
      let id = 0;
      const shown = await takes(
        async () => (id = await post(word)),
        () => id,
        word,
        everywhere,
      );
      const gone = await takes(
        () => site.api.call(jobs.closeJob, { params: { id }, body: {} }, manager),
        () => id,
        word,
        nowhere,
      );
      const response = await fetch(`${site.local.url}/find-jobs/view/${id}`, { redirect: 'error' });
      expect([response.status, response.headers.get('cache-control')]).toEqual([410, 'no-cache']);
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
