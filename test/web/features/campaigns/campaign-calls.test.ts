import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { campaignKeys } from '../../../../web/common/query-keys/campaigns.ts';
import type { CampaignBody } from '../../../../web/features/campaigns/model/campaign-fields.ts';
import {
  campaignDomainsQuery,
  campaignJobsQuery,
  campaignNameQuery,
  campaignPictureUploads,
  campaignQuery,
  campaignsQuery,
  useRemoveCampaign,
  useSaveCampaign,
} from '../../../../web/features/campaigns/queries/campaigns.ts';
import { changeOf, readOf, sent, server } from '../../support/recorded-calls.ts';

const postFile = vi.hoisted(() => vi.fn());
vi.mock('../../../../web/api/api.ts', () => import('../../support/recorded-calls.ts'));
vi.mock('../../../../web/common/uploads/post-file.ts', () => ({ postFile }));
afterEach(() => {
  server.respond = () => undefined;
});

describe('Campaigns', () => {
  it('are read page by page', async () => {
    expect(await readOf(campaignsQuery)).toMatchObject({
      key: 'campaigns / list',
      asked: ['campaigns.listCampaigns', { query: { page: 2 } }],
      isEndedEarly: true,
      pages: [1, 3],
    });
    expect(await readOf(campaignJobsQuery(7))).toMatchObject({
      key: 'campaigns / one / 7 / jobs',
      asked: ['campaigns.listCampaignJobs', { params: { id: 7 }, query: { page: 2 } }],
      isEndedEarly: true,
      pages: [1, 3],
    });
  });

  it('and their fields of work are known from a page of the jobs they gather', async () => {
    const page = { data: [], meta: { page: 1, perPage: 25, total: 0, domains: ['domains'], campaign: 'campaign' } };
    server.respond = () => page;
    const client = new QueryClient();
    expect(await client.fetchInfiniteQuery(campaignJobsQuery(7))).toMatchObject({ pages: [page] });
    expect(client.getQueryData(campaignKeys.domains)).toEqual(['domains']);
    expect(client.getQueryData(campaignKeys.one(7))).toBe('campaign');
  });

  it.each([
    [campaignQuery(7), 'campaigns / one / 7', 'readCampaign', { params: { id: 7 } }],
    [campaignDomainsQuery, 'campaign-domains', 'listCampaignDomains', {}],
    [
      campaignNameQuery('nurses', 7),
      'campaign-name / nurses / 7',
      'checkCampaignName',
      { query: { name: 'nurses', id: 7 } },
    ],
    [
      campaignNameQuery('nurses', undefined),
      'campaign-name / nurses / undefined',
      'checkCampaignName',
      { query: { name: 'nurses' } },
    ],
  ])('have what is read in one call: %#', async (query, key, operation, asked) => {
    server.respond = () => ({ data: { isFree: false } });
    const found = operation === 'checkCampaignName' ? false : { isFree: false };
    expect(await readOf(query)).toEqual({ key, asked: [`campaigns.${operation}`, asked], isEndedEarly: true, found });
  });

  it('are asked for what hardly changes once, and for a free name every ten seconds', () => {
    expect([campaignDomainsQuery.staleTime, campaignNameQuery('a', 1).staleTime]).toEqual([Infinity, 10_000]);
  });
});

describe('A change of campaigns', () => {
  const body = { name: 'nurses' } as CampaignBody;
  const lists = 'guest-jobs / campaigns';
  it('adds one without an id, otherwise changes it; what was saved is known, and lists are read again', async () => {
    const saved = { id: 7, name: 'nurses' };
    server.respond = () => ({ data: saved });
    const added = await changeOf(() => useSaveCampaign(undefined), body);
    expect(added).toMatchObject({ asked: [['campaigns.addCampaign', { body }]] });
    const changed = await changeOf(() => useSaveCampaign(7), body);
    expect(changed).toMatchObject({ asked: [['campaigns.changeCampaign', { params: { id: 7 }, body }]] });
    for (const { client, stale } of [added, changed]) {
      expect(client.getQueryData(campaignKeys.one(7))).toEqual(saved);
      expect(stale).toEqual(['campaigns', lists]);
    }
  });

  it('that is refused has the campaign alone read again, if there is one', async () => {
    server.respond = () => Promise.reject(new Error('Not now'));
    expect((await changeOf(() => useSaveCampaign(undefined), body)).stale).toEqual([]);
    expect((await changeOf(() => useSaveCampaign(7), body)).stale).toEqual(['campaigns / one / 7, exactly']);
    expect((await changeOf(() => useRemoveCampaign(7), undefined)).stale).toEqual([]);
  });

  it('that deletes one has the lists of managers and of guests read again', async () => {
    const { asked, stale } = await changeOf(() => useRemoveCampaign(7), undefined);
    expect(asked).toEqual([['campaigns.removeCampaign', { params: { id: 7 } }]]);
    expect(stale).toEqual(['campaigns / list', lists]);
  });
});

it('A campaign’s picture is announced with its size, then sent, and its check is read', async () => {
  const { signal } = new AbortController();
  const onProgress = vi.fn();
  const picture = new Blob(['1234567']);
  const target = { uploadId: 41, url: '/u', fields: {} };
  server.respond = () => ({ data: target });
  sent.length = 0;
  expect(await campaignPictureUploads.send(picture, { onProgress, signal })).toBe(41);
  expect(sent).toEqual([['campaigns.startCampaignPicture', { body: { contentType: 'image/jpeg', size: 7 }, signal }]]);
  expect(postFile.mock.calls).toEqual([[target, picture, { onProgress, signal, noun: 'picture' }]]);
  sent.length = 0;
  expect(await campaignPictureUploads.read(signal)).toBe(target);
  expect(sent).toEqual([['campaigns.readCampaignPicture', { signal }]]);
});
