import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addCampaignHandler } from '../../../../../functions/features/campaigns/campaign.handlers.ts';
import { campaignsStore } from '../../../../../functions/features/campaigns/campaigns.store.ts';
import { log } from '../../../../../functions/platform/door/log.ts';
import { closeJobHandler, holdJobHandler } from '../../../../../functions/features/jobs/job-status.handlers.ts';
import { skillDomains } from '../../../../../functions/features/lookups/skill-list.ts';
import { domainById } from '../../../../../functions/features/lookups/tags.ts';
import { handled } from '../../../../support/handle.ts';
import { openGuestSite, type GuestSite } from '../../../../support/guest-site.ts';
import { cities } from '../../../../support/public-jobs.ts';
import type { Hiring } from '../../../../support/hiring.ts';
import { openHiring } from '../../../../support/hiring.ts';
import { originSecret } from '../../../../support/http-event.ts';
import type { LocalTable } from '../../../../support/local-table.ts';
import { startLocalTable } from '../../../../support/local-table.ts';
import { fromEdge } from '../../../../../shared/constants/edge.ts';
import { root } from '../../../../house/tree.ts';
import { schemaProblems } from '../../../../support/schema-org.ts';

interface DataBlock {
  '@graph': { '@type': string }[];
}
const blockOf = (html: string, type: string) =>
  JSON.parse(new RegExp(`<script type="${type}"[^>]*>(.*?)</script>`).exec(html)?.[1] ?? 'null') as unknown;
const thingsOf = (html: string) => (blockOf(html, 'application/ld\\+json') as DataBlock | null)?.['@graph'] ?? [];
const answersOf = (html: string) => blockOf(html, 'application/json') as Record<string, unknown>;
const linkOf = (html: string, relation: string) => new RegExp(`<link rel="${relation}" href="([^"]*)"`).exec(html)?.[1];
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

describe('Public pages', () => {
  let local: LocalTable;
  let hiring: Hiring;
  let site: GuestSite;
  beforeAll(async () => {
    vi.stubEnv('ORIGIN_SECRET', originSecret);
    local = await startLocalTable();
    hiring = await openHiring(local);
  });
  beforeEach(() => {
    site = openGuestSite(hiring);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await local.close();
  });
  const pageOf = (id: number | string) => site.ask('readJobPage', { params: { id: String(id) } });
  const close = (id: number) => handled(closeJobHandler, { params: { id }, body: {}, actor: hiring.manager }, hiring);

  it('of a job have head, structured data, text and the first response that the script needs (GUEST-03, GUEST-50, GUEST-56)', async () => {
    const job = await hiring.aPostedJob({
      title: 'Nurse </script> & "night"',
      cityId: 4_930_956,
      description: 'Care for **critical** patients.\u2028Two lines.',
    });
    const { status, text, headers } = await pageOf(job.id);
    expect([status, headers['cache-control'], headers['content-type']]).toEqual([
      200,
      fromEdge['cache-control'],
      'text/html; charset=utf-8',
    ]);
    expect(text).toContain(
      '<title>Nurse &lt;/script&gt; &amp; &quot;night&quot; at Confidential client of Lakeside · HireHub</title>',
    );
    expect(linkOf(text, 'canonical')).toBe(`https://jobs.example/find-jobs/view/${job.id}`);
    expect([
      metaOf(text, 'og:title'),
      metaOf(text, 'og:url'),
      metaOf(text, 'robots'),
      metaOf(text, 'twitter:card'),
    ]).toEqual([
      'Nurse &lt;/script&gt; &amp; &quot;night&quot; at Confidential client of Lakeside',
      `https://jobs.example/find-jobs/view/${job.id}`,
      'index, follow, max-image-preview:large',
      'summary_large_image',
    ]);
    expect(text.match(/<meta name="description"/g)).toHaveLength(1);
    expect(thingsOf(text).map((thing) => thing['@type'])).toEqual(['JobPosting', 'BreadcrumbList']);
    expect(thingsOf(text).flatMap((thing) => schemaProblems(thing))).toEqual([]);
    expect(text).toContain('Care for <strong>critical</strong> patients.');
    expect(answersOf(text)).toEqual({
      job: JSON.parse((await site.ask('readGuestJob', { params: { id: String(job.id) } })).text).data,
    });
    expect(text).toContain(
      '<link rel="modulepreload" crossOrigin="anonymous" fetchPriority="low" href="/assets/posting-1.js">',
    );
  });

  it('run nothing that a job’s text contains and show nothing that guests may not see', async () => {
    const job = await hiring.aPostedJob({
      title: 'Plumber',
      description: '</script><script>alert(1)</script>',
      points: 4711,
    });
    const { text } = await pageOf(job.id);
    expect(text.match(/<script(?! type="application\/)/g)).toBeNull();
    expect(text).not.toMatch(/4711|managerId|recruiters/);
  });

  it('of a closed, held or ended job respond with 410 and similar jobs, of an unknown one with 404', async () => {
    const skill = { tagIds: [1001] };
    const [open, closed, held, over] = [
      await hiring.aPostedJob({ title: 'Still open', ...skill }),
      await hiring.aPostedJob(skill),
      await hiring.aPostedJob(skill),
      await hiring.aPostedJob({ endAt: '2026-08-31T00:00:00.000Z' }),
    ];
    await close(closed.id);
    await handled(holdJobHandler, { params: { id: held.id }, actor: hiring.manager }, hiring);
    const gone = await Promise.all([closed.id, held.id, over.id].map(pageOf));
    expect(gone.map(({ status }) => status)).toEqual([410, 410, 410]);
    for (const { text } of gone)
      expect([metaOf(text, 'robots'), linkOf(text, 'canonical'), thingsOf(text)]).toEqual([
        'noindex, follow',
        undefined,
        [],
      ]);
    expect(gone[0]?.text).toContain(`/find-jobs/view/${open.id}`);
    expect(
      (await Promise.all(['7', 'x', '0', '-1', '1e3', '99999999999999999999'].map(pageOf))).map(({ status }) => status),
    ).toEqual([404, 404, 404, 404, 404, 404]);
  });

  it('of all jobs show the first ones with categories, and all responses that the script would fetch (GUEST-02, API-33, API-34, API-36)', async () => {
    await handled(
      addCampaignHandler,
      { body: { name: 'healthcare', label: 'Healthcare', isPublic: true, description: 'Care' }, actor: hiring.manager },
      { ...hiring, campaignsStore: campaignsStore(hiring.table) } as never,
    );
    const { status, text } = await site.ask('readJobsPage');
    const [jobs, campaigns] = [
      await site.ask('listGuestJobs', { query: 'page=1&perPage=50&facets=true' }),
      await site.ask('listGuestCampaigns', { query: 'perPage=100' }),
    ];
    expect(status).toBe(200);
    expect(answersOf(text)).toEqual({ jobs: JSON.parse(jobs.text), campaigns: JSON.parse(campaigns.text).data });
    expect(thingsOf(text).flatMap((thing) => schemaProblems(thing))).toEqual([]);
    expect(text).toMatch(/href="\/find-jobs\/healthcare".*<strong>Healthcare<\/strong>/);
    expect(linkOf(text, 'canonical')).toBe('https://jobs.example/find-jobs');
    expect(text).toMatch(
      /<form role="search"[^>]* action="\/find-jobs">.*<input type="search" name="q"[^>]*placeholder="Search by job title, description, location, skills"[^>]*><\/label><input type="hidden" name="in" value="all"><\/form>/,
    );
    const category = await site.ask('readCampaignPage', { params: { campaign: 'Healthcare' } });
    expect([category.status, linkOf(category.text, 'canonical')]).toEqual([
      200,
      'https://jobs.example/find-jobs/healthcare',
    ]);
    expect(Object.keys(answersOf(category.text))).toEqual(['jobs']);
    const numbered = ['1', '2x', 'x2', '0', '10001'].map((page) => site.ask('readJobsPage', { query: `page=${page}` }));
    expect((await Promise.all(numbered)).map((one) => one.status)).toEqual([200, 404, 404, 404, 404]);
    expect((await site.ask('readCampaignPage', { params: { campaign: 'nothing' } })).status).toBe(404);
    expect((await site.ask('readMissingPage')).status).toBe(404);
  });

  it('of all jobs show only its own categories on a domain’s host, as the script would (API-36)', async () => {
    const cyber = skillDomains.find(({ name }) => name === 'Cyber security')!;
    const needs = {
      campaignsStore: campaignsStore(hiring.table),
      reference: { ...hiring.reference, domainById },
      clock: hiring.clock,
    };
    await handled(
      addCampaignHandler,
      { body: { name: 'defence', label: 'Defence', isPublic: true, domains: [cyber.id] }, actor: hiring.manager },
      needs,
    );
    const shown = async (query: string) =>
      (answersOf((await site.ask('readJobsPage', { query })).text).campaigns as { name: string }[]).map(
        ({ name }) => name,
      );
    expect(await shown('hostname=cyber.jobs.example')).toEqual(['defence']);
    expect((await shown('hostname=www.jobs.example')).length).toBeGreaterThan(1);
    const asked = await site.ask('listGuestCampaigns', { query: 'perPage=100&hostname=cyber.jobs.example' });
    expect((JSON.parse(asked.text) as { data: { name: string }[] }).data.map(({ name }) => name)).toEqual(['defence']);
  });

  it('name the files of the build that they need first, and no other addresses', async () => {
    const chunks = 'browse=/assets/a-1.js,/assets/b.js?c,/assets/d/e.js,/f.js,https://elsewhere.example/assets/g.js';
    const index = `<meta name="chunks" content="${chunks}" /><title>HireHub</title><div id="root"></div>`;
    const { text } = await openGuestSite(hiring, { page: async () => index }).ask('readJobsPage');
    expect([...text.matchAll(/rel="modulepreload"[^>]*href="([^"]*)"/g)].map(([, file]) => file)).toEqual([
      '/assets/a-1.js',
    ]);
    expect(text).not.toContain('name="chunks"');
    expect(text.trimStart()).toMatch(/^<title>/);
  });

  it('narrowed by filters show no jobs before the script knows which, and have the whole list as canonical address', async () => {
    const { text } = await site.ask('readJobsPage', { query: 'narrowed=true' });
    expect([linkOf(text, 'canonical'), text.includes('/find-jobs/view/'), answersOf(text)]).toEqual([
      'https://jobs.example/find-jobs',
      false,
      { campaigns: expect.any(Array) },
    ]);
  });

  it('have the classes of the parts that replace them, and no others', async () => {
    const sheets = globSync('web/**/*.css', { cwd: root, exclude: ['web/dist/**'] })
      .map((file) => readFileSync(path.join(root, file), 'utf8'))
      .join('\n');
    const job = await hiring.aPostedJob({ rateFrom: 50, tagIds: [1001], endAt: '2027-01-01T00:00:00.000Z' });
    const texts = await Promise.all([pageOf(job.id), pageOf(7), site.ask('readJobsPage'), site.ask('readMissingPage')]);
    const worn = new Set(
      texts
        .flatMap(({ text }) => Array.from(text.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')))
        .flat(),
    );
    const own = /^served-/;
    expect([...worn].filter((name) => !own.test(name) && !sheets.includes(`.${name}`))).toEqual([]);
  });

  it('cost at most three table calls each', async () => {
    const job = await hiring.aPostedJob({ tagIds: [1001] });
    for (const ask of [
      () => pageOf(job.id),
      () => site.ask('readJobsPage'),
      () => site.ask('readSitemap'),
      () => site.ask('readSitemapPart', { params: { part: '1' } }),
      () => site.ask('readFeed'),
    ]) {
      await ask();
      local.calls.length = 0;
      await ask();
      expect(local.calls.map(({ action }) => action).filter((action) => !/Query|BatchGetItem/.test(action))).toEqual(
        [],
      );
      expect(local.calls.length).toBeLessThanOrEqual(3);
    }
  });

  it('stay readable when the jobs cannot be read, and the script can try for itself', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => {});
    const failing = openGuestSite(hiring, { jobSearch: { search: () => Promise.reject(new Error('no index')) } });
    const { status, text, headers } = await failing.ask('readJobsPage');
    expect([status, headers['retry-after'], text.includes('<div id="root"></div>')]).toEqual([503, '5', true]);
  });

  it('show a job in its page with JobPosting, in list, map, sitemap and feed, and once it closes in none of them (PLUS-25)', async () => {
    const job = await hiring.aPostedJob({ title: 'Welder & fitter', cityId: cities.seattle });
    const everywhere = async () => {
      site = openGuestSite(hiring);
      const [part, feed, list, map, page] = [
        await site.ask('readSitemapPart', { params: { part: '1' } }),
        await site.ask('readFeed'),
        await site.ask('readJobsPage'),
        await site.ask('readGuestJobMap'),
        await pageOf(job.id),
      ];
      return [part.text, feed.text, list.text]
        .map((text) => text.includes(`/find-jobs/view/${job.id}`))
        .concat(map.text.includes('Seattle'), page.text.includes('"JobPosting"'), page.status === 200);
    };
    expect(await everywhere()).toEqual(Array(6).fill(true));
    await close(job.id);
    expect(await everywhere()).toEqual(Array(6).fill(false));
  });
});
