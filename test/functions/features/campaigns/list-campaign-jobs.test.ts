import { describe, expect, it } from 'vitest';
import {
  addCampaignHandler,
  listCampaignJobsHandler,
} from '../../../../functions/features/campaigns/campaign.handlers.ts';
import { type CampaignsStore, campaignsStore } from '../../../../functions/features/campaigns/campaigns.store.ts';
import { changeCampaignHandler } from '../../../../functions/features/campaigns/change-campaign.handler.ts';
import { domains } from '../../../../functions/features/lookups/data/domains.ts';
import { domainById } from '../../../../functions/features/lookups/tags.ts';
import { jobKind } from '../../../../functions/search/kinds/job.ts';
import type { SearchIndex } from '../../../../functions/search/port.ts';
import { replica } from '../../../../functions/search/replica.ts';
import { jobLogStore } from '../../../../functions/search/search-log.store.ts';
import { campaigns } from '../../../../shared/contract/campaigns.ts';
import { campaignPageBudget } from '../../../budgets.ts';
import { anActor } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { type Hiring, openHiring } from '../../../support/hiring.ts';
import { type LocalTable, withLocalTable } from '../../../support/local-table.ts';

describe('A page of a campaign’s jobs', () => {
  let local: LocalTable;
  let hiring: Hiring;
  let jobSearch: SearchIndex;
  let store: CampaignsStore;
  withLocalTable(async (opened) => {
    local = opened;
    hiring = await openHiring(opened);
    const log = { ...jobLogStore(hiring.table), readSnapshot: async () => undefined };
    jobSearch = replica({ kind: jobKind, store: log, now: () => Date.parse(hiring.clock.now()) });
    store = campaignsStore(hiring.table);
  });
  const needs = () => ({
    ...hiring,
    campaignsStore: store,
    reference: { ...hiring.reference, domainById },
    jobSearch,
  });
  const add = async (body: object) => resultOf(addCampaignHandler, { body, actor: hiring.manager }, needs());
  const list = async (id: number, page = 1, actor = hiring.manager) =>
    resultOf(listCampaignJobsHandler, { params: { id }, query: { page, perPage: 25 }, actor }, needs());

  it('has the campaign, also a hidden one that has ended, and the fields of work, in three table calls, two the next time', async () => {
    // A change log of an hour that began a moment ago is read with that of the hour before.
    hiring.clock.set('2026-09-01T10:10:00.000Z');
    const ended = { isPublic: false, expiresAt: '2020-01-01T00:00:00.000Z' };
    const campaign = await add({ name: 'nights', domains: [domains[3]!.id], ...ended });
    for (let posted = 0; posted < 27; posted++) await hiring.aPostedJob();
    await jobSearch.search({});
    hiring.clock.set('2026-09-01T10:15:00.000Z');
    await jobSearch.search({});
    hiring.clock.set('2026-09-01T10:15:01.000Z');
    local.calls.length = 0;
    const { data, meta } = await list(campaign.id);
    expect(local.calls).toHaveLength(campaignPageBudget.calls);
    const units = local.calls.reduce((sum, { readUnits = 0 }) => sum + readUnits, 0);
    expect(units).toBeLessThanOrEqual(campaignPageBudget.readUnits);
    expect(data).toHaveLength(25);
    expect(meta).toMatchObject({ total: 27, page: 1, perPage: 25, domains });
    expect(campaigns.listCampaignJobs.meta.parse(meta).campaign).toEqual(campaign);
    expect(meta.campaign).toMatchObject(ended);
    hiring.clock.set('2026-09-01T10:15:02.000Z');
    local.calls.length = 0;
    expect((await list(campaign.id)).data).toEqual(data);
    expect(local.calls).toHaveLength(campaignPageBudget.callsOfKnownJobs);
    const second = await list(campaign.id, 2);
    expect([second.data.length, second.meta.page, second.meta.campaign.id]).toEqual([2, 2, campaign.id]);
  });

  it('has the campaign as it was saved last', async () => {
    const { id } = await add({ name: 'days', label: 'Days' });
    await list(id);
    const change = { params: { id }, body: { name: 'days', label: 'Early' }, actor: hiring.manager };
    await handled(changeCampaignHandler, change, needs());
    expect((await list(id)).meta.campaign).toMatchObject({ label: 'Early', version: 2 });
  });

  it('is not there for another manager', async () => {
    const { id } = await add({ name: 'weekends' });
    expect(await refusalOf(list(id, 1, anActor('manager', { id: 1888 })))).toMatchObject({ kind: 'notFound' });
  });
});
