import { afterAll, describe, expect, it, vi } from 'vitest';
import type { JobMap } from '../../../../shared/model/job-map.ts';
import { closeJobHandler } from '../../../../functions/features/jobs/job-status.handlers.ts';
import { handled } from '../../../support/handle.ts';
import { originSecret } from '../../../support/http-event.ts';
import { openGuestSite, type GuestSite } from '../../../support/guest-site.ts';
import type { Hiring } from '../../../support/hiring.ts';
import { openHiring } from '../../../support/hiring.ts';
import { withLocalTable, type LocalTable } from '../../../support/local-table.ts';
import { cities } from '../../../support/public-jobs.ts';

const roundRock = 4_724_129;

describe('The map of public jobs', () => {
  let local: LocalTable;
  let hiring: Hiring;
  let site: GuestSite;
  afterAll(() => vi.unstubAllEnvs());
  withLocalTable(async (opened) => {
    vi.stubEnv('ORIGIN_SECRET', originSecret);
    local = opened;
    hiring = await openHiring(opened);
    for (let count = 1; count <= 60; count += 1)
      await hiring.aPostedJob({ title: `Picker ${count}`, cityId: cities.austin });
    await hiring.aPostedJob({ title: 'Welder', cityId: roundRock });
    await hiring.aPostedJob({ title: 'Nurse', cityId: cities.boston });
    await hiring.aPostedJob({ title: 'Writer', cityId: null });
    site = openGuestSite(hiring);
  });

  async function mapOf(query: string): Promise<JobMap> {
    const { status, text } = await site.ask('readGuestJobMap', { query });
    expect(status, text).toBe(200);
    return (JSON.parse(text) as { data: JobMap }).data;
  }
  const counts = ({ clusters }: JobMap) => clusters.map(({ name, count, placesCount }) => [name, count, placesCount]);
  const around = (west: number, south: number, east: number, north: number, of = 'view') =>
    Object.entries({ west, south, east, north })
      .map(([side, degrees]) => `${of}[${side}]=${degrees}`)
      .join('&');

  it('does not wait for a word of which only the first letter is typed, as the list does not', async () => {
    expect((await mapOf('zoom=4&search=Picker%20w')).total).toBe(60);
  });

  it('counts everything found, far beyond a page of the list, and reads no card (GUEST-18)', async () => {
    await mapOf('zoom=2');
    local.calls.length = 0;
    const map = await mapOf('zoom=4');
    expect(local.calls.filter(({ action }) => action === 'dynamodb:BatchGetItem')).toEqual([]);
    expect([map.total, map.placed]).toEqual([63, 62]);
    expect(counts(map)).toEqual([
      ['Austin', 61, 2],
      ['Boston', 1, 1],
    ]);
    expect(map.countries).toMatchObject([{ id: 840, count: 62 }]);
    expect(counts(await mapOf('zoom=10'))).toEqual([
      ['Austin', 60, 1],
      ['Round Rock', 1, 1],
      ['Boston', 1, 1],
    ]);
  });

  it('has only the clusters of the part that is shown, while its totals stay whole', async () => {
    const map = await mapOf(`zoom=8&${around(-100, 28, -95, 32)}`);
    expect(map.clusters.reduce((sum, { count }) => sum + count, 0)).toBe(61);
    expect([map.total, map.placed, map.countries[0]?.count]).toEqual([63, 62, 62]);
  });

  it('follows search and filters, a chosen city too, exactly as the list does', async () => {
    const totals = async (query: string) => {
      const { text } = await site.ask('listGuestJobs', { query });
      return [(JSON.parse(text) as { meta: { total: number } }).meta.total, (await mapOf(query)).total];
    };
    expect(await totals('search=welder')).toEqual([1, 1]);
    expect(await totals(`filter[cityId]=${cities.austin}`)).toEqual([61, 61]);
    expect(await totals(`filter[cityId]=${cities.austin}&filter[proximity]=0`)).toEqual([60, 60]);
    expect(await totals(around(-73, 40, -70, 44, 'filter[bounds]'))).toEqual([1, 1]);
    expect(await totals('filter[near][lat]=30.3&filter[near][lng]=-97.7&filter[proximity]=10')).toEqual([60, 60]);
    expect(await totals('filter[near][lat]=30.3&filter[near][lng]=-97.7')).toEqual([63, 63]);
    expect(counts(await mapOf(`zoom=9&filter[cityId]=${cities.boston}&filter[proximity]=0`))).toEqual([
      ['Boston', 1, 1],
    ]);
  });

  it.each([
    'zoom=23',
    'zoom=x',
    around(-100, 28, -95, 91),
    around(-181, 28, -95, 32),
    around(-100, 32, -95, 28),
    'view[west]=1',
    'filter[near][lat]=100&filter[near][lng]=0',
    'filter[bounds][west]=1',
  ])('refuses %s with 422', async (query) => {
    expect((await site.ask('readGuestJobMap', { query })).status).toBe(422);
  });

  it('of a category that is not open is 404', async () => {
    expect((await site.ask('readGuestJobMap', { query: 'campaign=nothing' })).status).toBe(404);
  });

  it('no longer counts a job once it is closed', async () => {
    const { id } = await hiring.aPostedJob({ title: 'Short', cityId: cities.seattle });
    const fresh = openGuestSite(hiring);
    const names = async () => {
      const { text } = await fresh.ask('readGuestJobMap', { query: 'zoom=5' });
      return (JSON.parse(text) as { data: JobMap }).data.clusters.map(({ name }) => name);
    };
    expect(await names()).toContain('Seattle');
    await handled(closeJobHandler, { params: { id }, body: {}, actor: hiring.manager }, hiring);
    hiring.clock.set(new Date(Date.parse(hiring.clock.now()) + 1_000).toISOString());
    expect(await names()).not.toContain('Seattle');
  });

  it('measures distances from where the visitor is, nearest first when asked', async () => {
    const query = 'search=nurse welder&order_by=distance&filter[near][lat]=42.36&filter[near][lng]=-71.06';
    const { text } = await site.ask('listGuestJobs', { query: query.replace('nurse welder', 'nurse') });
    const { data } = JSON.parse(text) as { data: { title: string; distance: number }[] };
    expect(data.map(({ title }) => title)).toEqual(['Nurse']);
    expect(data[0]!.distance).toBeLessThan(5);
    const all = await site.ask('listGuestJobs', {
      query: 'perPage=100&order_by=distance&filter[near][lat]=30.5&filter[near][lng]=-97.7',
    });
    const listed = (JSON.parse(all.text) as { data: { title: string; distance: number | null }[] }).data;
    expect([listed[0]?.title, listed.at(-2)?.title, listed.at(-1)?.title]).toEqual(['Welder', 'Nurse', 'Writer']);
  });
});
