import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addCampaignHandler } from '../../../../functions/features/campaigns/campaign.handlers.ts';
import { campaignsStore } from '../../../../functions/features/campaigns/campaigns.store.ts';
import { log } from '../../../../functions/platform/door/log.ts';
import { contract } from '../../../../shared/contract/contract.ts';
import { openGuestSite, type GuestSite } from '../../../support/guest-site.ts';
import { handled } from '../../../support/handle.ts';
import type { Hiring } from '../../../support/hiring.ts';
import { openHiring } from '../../../support/hiring.ts';
import { originSecret } from '../../../support/http-event.ts';
import type { LocalTable } from '../../../support/local-table.ts';
import { startLocalTable } from '../../../support/local-table.ts';

describe('A guest response', () => {
  let local: LocalTable;
  let hiring: Hiring;
  let site: GuestSite;
  beforeAll(async () => {
    vi.stubEnv('ORIGIN_SECRET', originSecret);
    local = await startLocalTable();
    hiring = await openHiring(local);
    const client = await hiring.aClient();
    const pay = {
      rateFrom: 60,
      rateTo: 75,
      rateCurrency: 'USD',
      salaryFrom: 120_000,
      salaryTo: 140_000,
      salaryCurrency: 'USD',
    };
    await hiring.aPostedJob({
      title: 'Of a client',
      clientId: client.id,
      cityId: 4_930_956,
      tagIds: [1001],
      employmentType: ['full_time'],
      clearanceType: ['secret'],
      travel: true,
      relocation: false,
      ...pay,
    });
    await hiring.aPostedJob({ title: 'Of nobody' });
    const campaign = {
      name: 'engineering',
      label: 'Engineering',
      isPublic: true,
      description: 'All of it',
      skills: [1001],
      chatPropertyId: 'p1',
      chatWidgetId: 'w1',
    };
    await handled(addCampaignHandler, { body: campaign, actor: hiring.manager }, {
      ...hiring,
      campaignsStore: campaignsStore(hiring.table),
    } as never);
  });
  beforeEach(() => {
    site = openGuestSite(hiring);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await local.close();
  });

  async function list(query = '') {
    const { data, meta } = JSON.parse((await site.ask('listGuestJobs', { query })).text) as {
      data: Record<string, unknown>[];
      meta: Record<string, unknown>;
    };
    const job = (title: string) => data.find((one) => one.title === title) ?? {};
    return { data, meta, job };
  }

  it('for a job has id, title, description and the client’s name, and no client where there is none (GUEST-50)', async () => {
    const { job } = await list();
    expect(job('Of a client')).toMatchObject({
      id: expect.any(Number),
      desc: 'Care for critical patients.',
      client: { companyName: 'Lakeside Hospital' },
    });
    expect(job('Of nobody').client).toBeNull();
  });

  it('for its place has city with name, zip, latitude and longitude, state with abbreviation, country (GUEST-53)', async () => {
    expect((await list()).job('Of a client').city).toMatchObject({
      name: 'Boston',
      zip: expect.any(String),
      lat: expect.any(Number),
      lng: expect.any(Number),
      state: { name: 'Massachusetts', abbr: 'MA' },
      country: { name: 'United States' },
    });
  });

  it('for its hourly pay has from, to and currency (GUEST-54)', async () => {
    expect((await list()).job('Of a client')).toMatchObject({ rateFrom: 60, rateTo: 75, rateCurrency: 'USD' });
  });

  it('for its yearly pay has from, to and currency (GUEST-55)', async () => {
    expect((await list()).job('Of a client')).toMatchObject({
      salaryFrom: 120_000,
      salaryTo: 140_000,
      salaryCurrency: 'USD',
    });
  });

  it('has skills with id and name, kinds of employment and clearance, travel, relocation and an unset favourite (GUEST-56)', async () => {
    expect((await list()).job('Of a client')).toMatchObject({
      spheres: [{ id: 1001, name: expect.any(String) }],
      employmentType: ['full_time'],
      clearanceType: ['secret'],
      travel: true,
      relocation: false,
      isFavorite: false,
    });
  });

  it('for a category has its fields with its number of jobs (GUEST-57)', async () => {
    const { data, meta } = JSON.parse(
      (await site.ask('listGuestCampaigns', { query: 'hostname=jobs.example' })).text,
    ) as { data: object[]; meta: object };
    expect(data).toEqual([
      {
        id: expect.any(Number),
        name: 'engineering',
        label: 'Engineering',
        image: null,
        jobsCount: 1,
        chatPropertyId: 'p1',
        chatWidgetId: 'w1',
      },
    ]);
    expect(meta).toEqual({ total: 1, page: 1, perPage: 25 });
  });

  it('for the list itself has page, total and the category shown (GUEST-58, API-34)', async () => {
    expect((await list('campaign=engineering')).meta).toMatchObject({
      page: 1,
      total: 1,
      currentCampaign: { name: 'engineering', jobsCount: 1 },
    });
    expect((await list()).meta).toMatchObject({ page: 1, total: 2, perPage: 50, currentCampaign: null });
  });

  it('may be kept by the edge, and asked for again by browsers; what is missing or broken may not', async () => {
    const [job] = JSON.parse((await site.ask('listGuestJobs')).text).data as { id: number }[];
    const kept = [
      await site.ask('listGuestJobs', { query: 'search=nurse' }),
      await site.ask('readGuestJobMap'),
      await site.ask('readGuestJob', { params: { id: String(job?.id) } }),
      await site.ask('listGuestCampaigns'),
      ...(await Promise.all((['readJobsPage', 'readSitemap', 'readFeed'] as const).map((page) => site.ask(page)))),
    ];
    for (const { status, headers } of kept)
      expect([status, headers['cache-control']]).toEqual([
        200,
        'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=0',
      ]);
    const logged = vi.spyOn(log, 'error').mockImplementation(() => {});
    const broken = openGuestSite(hiring, { page: () => Promise.reject(new Error('no bucket')) });
    const others = [
      await site.ask('readGuestJob', { params: { id: '7' } }),
      await site.ask('readJobPage', { params: { id: '7' } }),
      await site.ask('readMissingPage'),
      await broken.ask('readJobsPage'),
    ];
    expect(others.map(({ status, headers }) => [status, headers['cache-control']])).toEqual([
      [404, 'no-store'],
      [404, 'no-cache'],
      [404, 'no-cache'],
      [500, 'no-store'],
    ]);
    expect(logged).toHaveBeenCalledOnce();
    logged.mockRestore();
  });

  it('has a settled path (API-35, API-37)', () => {
    expect([contract.guest.listGuestJobs.path, contract.guest.listGuestCampaigns.path]).toEqual([
      '/api/guest/jobs',
      '/api/guest/campaigns',
    ]);
  });

  it('lists categories with or without a host (API-36)', async () => {
    const [named, every] = await Promise.all([
      site.ask('listGuestCampaigns', { query: 'hostname=jobs.example' }),
      site.ask('listGuestCampaigns'),
    ]);
    expect([named.status, every.text]).toEqual([200, named.text]);
  });
});
