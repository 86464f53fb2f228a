import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '../../../../functions/platform/door/log.ts';
import { openGuestSite, type GuestSite } from '../../../support/guest-site.ts';
import { openHiring } from '../../../support/hiring.ts';
import { originSecret } from '../../../support/http-event.ts';
import type { LocalTable } from '../../../support/local-table.ts';
import { startLocalTable } from '../../../support/local-table.ts';

type Asked = [operation: Parameters<GuestSite['ask']>[0], request: NonNullable<Parameters<GuestSite['ask']>[1]>];
const list = (query: string): Asked => ['listGuestJobs', { query }];
const long = 'a'.repeat(10_240);

describe('An impossible guest query', () => {
  let local: LocalTable;
  let site: GuestSite;
  const failures = vi.fn();
  beforeAll(async () => {
    vi.stubEnv('ORIGIN_SECRET', originSecret);
    vi.spyOn(log, 'error').mockImplementation(failures);
    local = await startLocalTable();
    site = openGuestSite(await openHiring(local));
  });
  beforeEach(() => {
    local.calls.length = 0;
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    await local.close();
  });

  it.each<[string, number, string, Asked]>([
    ['a rate that ends before it begins', 422, 'filter.rateTo', list('filter[rateFrom]=50&filter[rateTo]=20')],
    ['a salary that ends before it begins', 422, 'filter.salaryTo', list('filter[salaryFrom]=5&filter[salaryTo]=2')],
    ['a rate below nothing', 422, 'filter.rateFrom', list('filter[rateFrom]=-1')],
    ['an absurd rate', 422, 'filter.rateTo', list('filter[rateTo]=2000000000')],
    ['a rate of digits without end', 422, 'filter.rateFrom', list(`filter[rateFrom]=${'9'.repeat(400)}`)],
    ['a rate that is no number', 422, 'filter.rateFrom', list('filter[rateFrom]=NaN')],
    ['a currency of two letters', 422, 'filter.rateCurrency', list('filter[rateCurrency]=US')],
    ['a circle around the world', 422, 'filter.proximity', list('filter[cityId]=1&filter[proximity]=40000')],
    ['a city that is no number', 422, 'filter.cityId', list('filter[cityId]=Chicago')],
    ['a skill of nobody’s numbering', 422, 'filter.tagIds.0', list('filter[tagIds][]=0')],
    [
      'a hundred skills',
      422,
      'filter.tagIds',
      list(Array.from({ length: 100 }, (_, id) => `filter[tagIds][]=${id + 1}`).join('&')),
    ],
    ['an unknown kind of employment', 422, 'filter.employmentType.0', list('filter[employmentType][]=slavery')],
    ['neither true nor false', 422, 'filter.travel', list('filter[travel]=maybe')],
    ['an unknown filter', 422, 'filter.managerId', list('filter[managerId]=1')],
    ['an unknown field', 422, 'secret', list('secret=1')],
    ['an unknown order', 422, 'order_by', list('order_by=points')],
    ['page 10^9', 422, 'page', list('page=1000000000')],
    ['page 0', 422, 'page', list('page=0')],
    ['page 1.5', 422, 'page', list('page=1.5')],
    ['a page of ten thousand', 422, 'perPage', list('perPage=10000')],
    ['a search of 10 kB', 414, 'query', list(`search=${long}`)],
    ['a search of 300 characters', 422, 'search', list(`search=${'a'.repeat(300)}`)],
    ['control characters in a search', 422, 'search', list('search=nurse%00%07')],
    ['a control character in a search', 422, 'search', list('search=nurse%07')],
    ['a bracket that never closes', 400, 'query', list('filter[rateFrom=1')],
    ['brackets turned round', 400, 'query', list('filter]rateFrom[=1')],
    ['brackets within brackets', 400, 'query', list('filter[a[b]]=1')],
    ['brackets without end', 400, 'query', list(`filter${'[a]'.repeat(200)}=1`)],
    ['a filter that is a text and an object', 400, 'query', list('filter=1&filter[rateFrom]=1')],
    ['the same field twice', 400, 'query', list('page=1&page=2')],
    ['a prototype', 400, 'query', list('filter[__proto__][x]=1')],
    ['a name of 41 characters for a category', 422, 'campaign', list(`campaign=${'a'.repeat(41)}`)],
    ['a job that is no number', 422, 'id', ['readGuestJob', { params: { id: 'x' } }]],
    ['a job below nothing', 422, 'id', ['readGuestJob', { params: { id: '-1' } }]],
    ['a job beyond all numbers', 422, 'id', ['readGuestJob', { params: { id: '99999999999999999999' } }]],
    ['a host longer than any', 422, 'hostname', ['listGuestCampaigns', { query: `hostname=${'a'.repeat(300)}` }]],
    ['page 10^9 of categories', 422, 'page', ['listGuestCampaigns', { query: 'page=1000000000' }]],
    ['page 10^9 of the feed', 422, 'page', ['readFeed', { query: 'page=1000000000' }]],
    ['a part of the sitemap that cannot be', 422, 'part', ['readSitemapPart', { params: { part: 'all' } }]],
    ['part 10^9 of the sitemap', 422, 'part', ['readSitemapPart', { params: { part: '1000000000' } }]],
  ])('is rejected by its field before the table is read: %s (API-33)', async (_, status, key, [operation, request]) => {
    const response = await site.ask(operation, request);
    const { message, errors } = JSON.parse(response.text) as {
      message: string;
      errors: { key: string; message: string }[];
    };
    expect([response.status, errors[0]?.key]).toEqual([status, key]);
    expect(message).not.toBe('');
    expect(local.calls).toEqual([]);
  });

  it.each<[string, Asked]>([
    ['page 10^9 of all jobs', ['readJobsPage', { query: 'page=1000000000' }]],
    ['page -1 of a category', ['readCampaignPage', { params: { campaign: 'healthcare' }, query: 'page=-1' }]],
    ['a category with a name of 600 characters', ['readCampaignPage', { params: { campaign: 'a'.repeat(600) } }]],
    ['nowhere', ['readMissingPage', {}]],
  ])('leads to an error page before the table is read: %s', async (_, [operation, request]) => {
    const { status, text } = await site.ask(operation, request);
    expect([status, text.includes('There is no such page')]).toEqual([404, true]);
    expect(local.calls).toEqual([]);
  });

  it('queries the table by key and index alone: an unknown city, skill or category finds nothing', async () => {
    const responses = await Promise.all([
      site.ask(...list('filter[cityId]=999999999')),
      site.ask(...list('filter[tagIds][]=999999999')),
      site.ask(...list('campaign=nothing')),
      site.ask('readJobPage', { params: { id: '9007199254740991' } }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 404, 404]);
    expect(local.calls.filter(({ action }) => action === 'dynamodb:Scan')).toEqual([]);
  });

  it('never causes a server error', () => {
    expect(failures.mock.calls).toEqual([]);
  });
});
