import { beforeEach, vi } from 'vitest';
import type { Campaign } from '../../../shared/model/campaign.ts';
import { fakeApi } from './fake-api.ts';

/** A public campaign without conditions, which differs by `over`. */
export function aCampaign(over: Partial<Campaign> = {}): Campaign {
  return {
    id: 7,
    name: 'finance',
    label: 'Finance',
    image: null,
    chatPropertyId: null,
    chatWidgetId: null,
    version: 3,
    managerId: 1001,
    description: '',
    isPublic: true,
    city: null,
    proximity: null,
    skills: [],
    domains: [],
    expiresAt: null,
    createdAt: '2026-03-03T12:00:00.000Z',
    ...over,
  };
}

/** The city that a campaign can be limited to. */
export const boston = {
  id: 4_930_956,
  name: 'Boston',
  state: { name: 'Massachusetts', abbr: 'MA' },
  country: { id: 840, name: 'United States' },
  lat: 42.36,
  lng: -71.06,
  population: 650_000,
  zip: null,
};

/** The domains that a campaign can be of. */
export const domains = [
  { id: 11, name: 'Cyber security' },
  { id: 12, name: 'Finance' },
];

/** A campaign with everything set. */
export const wholeCampaign = aCampaign({
  label: 'Nurses',
  name: 'nurses',
  description: 'For nurses.',
  image: '/campaigns/nurses.svg',
  skills: [
    { id: 5, name: 'Triage' },
    { id: 6, name: 'ICU' },
  ],
  city: boston,
  proximity: 40,
  domains: [11, 12],
  expiresAt: '2099-12-24T00:00:00.000Z',
  chatPropertyId: 'a',
  chatWidgetId: 'b',
});

/** Two days after the campaign was added, in a wide window: every name is free. */
export function withCampaigns(): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-03-05T12:00:00.000Z'), toFake: ['Date'] });
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
    fakeApi.listCampaignDomains.mockResolvedValue({ data: domains });
    fakeApi.checkCampaignName.mockResolvedValue({ data: { isFree: true } });
  });
}
