import { describe, expect, it } from 'vitest';
import { addCampaignHandler, readCampaignHandler } from '../../../../functions/features/campaigns/campaign.handlers.ts';
import { campaignsStore } from '../../../../functions/features/campaigns/campaigns.store.ts';
import { campaignsOfHost, domainOfHost } from '../../../../functions/features/guest/campaigns-of-host.ts';
import { guestStore } from '../../../../functions/features/guest/guest.store.ts';
import {
  listGuestCampaignsHandler,
  listGuestJobsHandler,
} from '../../../../functions/features/guest/guest-job.handlers.ts';
import { skillDomains } from '../../../../functions/features/lookups/skill-list.ts';
import { domainById } from '../../../../functions/features/lookups/tags.ts';
import type { SearchQuery, SearchResult } from '../../../../functions/search/engine/engine.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import type { Hiring } from '../../../support/hiring.ts';
import { openHiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const domainNamed = (name: string) => skillDomains.find((domain) => domain.name === name)!;

describe('The host of a domain', () => {
  it.each([
    ['cyber.example.com', 'Cyber security'],
    ['Data-and-AI.example.com', 'Data and AI'],
    ['finance.localhost', 'Finance and accounting'],
    ['www.example.com', undefined],
    ['localhost', undefined],
    ['fin.example.com', undefined],
    ['', undefined],
    ['.example.com', undefined],
  ])('%j is %s', (hostname, name) => expect(domainOfHost(hostname, skillDomains)?.name).toBe(name));

  it('limits the campaigns shown, and one without domains is shown on none', () => {
    const [cyber, data] = [domainNamed('Cyber security'), domainNamed('Data and AI')];
    const campaigns = [
      { name: 'a', domains: [cyber.id, data.id] },
      { name: 'b', domains: [data.id] },
      { name: 'c', domains: [] },
    ];
    const names = (hostname: string | undefined) =>
      campaignsOfHost(campaigns, hostname, skillDomains).map(({ name }) => name);
    expect([names('cyber.example.com'), names('data.example.com'), names('www.example.com'), names(undefined)]).toEqual(
      [['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b', 'c']],
    );
  });
});

describe('The job categories of guests', () => {
  let hiring: Hiring;
  const needs = () => ({
    campaignsStore: campaignsStore(hiring.table),
    reference: { ...hiring.reference, domainById },
    clock: hiring.clock,
  });
  const aCampaign = async (body: object) =>
    resultOf(addCampaignHandler, { body: { name: 'x', ...body }, actor: hiring.manager }, needs());
  const asked: SearchQuery[] = [];
  const search = async (query: SearchQuery): Promise<SearchResult> => {
    asked.push(query);
    return { hits: [], total: 7, page: 1, perPage: 1, facets: {}, matched: { words: [], phrases: [] } };
  };
  const guestNeeds = () => ({
    guestStore: guestStore(hiring.table),
    jobSearch: { search },
    cityById: hiring.cityById,
    clock: hiring.clock,
  });
  const list = async (hostname?: string) =>
    resultOf(listGuestCampaignsHandler, { query: { page: 1, perPage: 25, hostname } }, guestNeeds());

  withLocalTable(async (local) => {
    hiring = await openHiring(local);
    await aCampaign({
      name: 'security',
      label: 'Security',
      image: '/campaigns/security.svg',
      chatPropertyId: 'abc',
      chatWidgetId: 'def',
      domains: [domainNamed('Cyber security').id],
    });
    await aCampaign({ name: 'plain' });
    await aCampaign({ name: 'hidden', isPublic: false });
    await aCampaign({ name: 'over', expiresAt: '2026-01-01T08:00:00.000Z' });
  });

  it('have id, name, label, image, number of jobs and chat ids (GUEST-57)', async () => {
    const { data, meta } = await list();
    expect(data.find(({ name }) => name === 'security')).toEqual({
      id: expect.any(Number),
      name: 'security',
      label: 'Security',
      image: '/campaigns/security.svg',
      jobsCount: 7,
      chatPropertyId: 'abc',
      chatWidgetId: 'def',
    });
    expect(meta.total).toBe(2);
  });

  it('are the public ones that have not expired, and on a domain’s host only its own (API-36)', async () => {
    expect((await list()).data.map(({ name }) => name).toSorted()).toEqual(['plain', 'security']);
    expect((await list('cyber.example.com')).data.map(({ name }) => name)).toEqual(['security']);
  });

  it.each(['hidden', 'over', 'nothing'])('have no list of jobs at %s', async (campaign) => {
    expect(
      await refusalOf(handled(listGuestJobsHandler, { query: { page: 1, perPage: 50, campaign } }, guestNeeds())),
    ).toMatchObject({ kind: 'notFound' });
  });

  it('keep everything that their manager entered (CAMP-04)', async () => {
    const body = {
      name: 'nurses',
      description: 'Nurses everywhere',
      image: '/campaigns/nurses.svg',
      label: 'Nurses',
      isPublic: false,
      cityId: 4_671_654,
      proximity: 80,
      chatPropertyId: 'p1',
      chatWidgetId: 'w1',
      expiresAt: '2027-05-01T09:00:00.000Z',
      skills: '5001',
      domains: [5],
    };
    const { id } = await aCampaign(body);
    const { result } = await handled(readCampaignHandler, { params: { id }, actor: hiring.manager }, needs());
    const { cityId: _city, ...facts } = body;
    expect(result).toMatchObject({
      ...facts,
      city: { name: 'Austin' },
      skills: [{ id: 5001 }],
      expiresAt: '2027-05-01T00:00:00.000Z',
      createdAt: hiring.clock.now(),
    });
  });

  it('belong to known domains only', async () => {
    expect(
      await refusalOf(
        handled(addCampaignHandler, { body: { name: 'odd', domains: [99] }, actor: hiring.manager }, needs()),
      ),
    ).toMatchObject({ kind: 'invalid' });
  });
});
