import type { Campaign } from '../../shared/model/campaign.ts';
import { refuse } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import type { Write } from '../platform/table/write.ts';
import { isNew, versionIs } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** The writes of a new campaign: its manager's, and the public one, whose name is its address and must be free. */
export function newCampaignWrites(campaign: Campaign): Write[] {
  return [
    { put: { ...keys.campaign(campaign.managerId, campaign.id), ...campaign }, when: isNew },
    {
      put: { ...keys.publicCampaign(campaign.name), ...campaign },
      when: isNew,
      refusal: refuse.conflict('This name is taken', 'name'),
    },
  ];
}

/**
 * The writes of a campaign's new content, and of its public copy under its name. A change since it was read refuses, and
 * so does a name that another campaign has.
 */
export function changedCampaignWrites(before: Campaign, campaign: Campaign): Write[] {
  const isRenamed = keys.publicCampaign(before.name).sk !== keys.publicCampaign(campaign.name).sk;
  return [
    {
      put: { ...campaign, ...keys.campaign(campaign.managerId, campaign.id) },
      when: versionIs(before.version),
      refusal: changedMeanwhile,
    },
    {
      put: { ...campaign, ...keys.publicCampaign(campaign.name) },
      when: isRenamed ? isNew : isOf(before),
      refusal: isRenamed ? refuse.conflict('This name is taken', 'name') : changedMeanwhile,
    },
    ...(isRenamed ? [{ remove: keys.publicCampaign(before.name), when: isOf(before), refusal: changedMeanwhile }] : []),
  ];
}

/** The writes that remove a campaign and its public copy; a change since it was read refuses. */
export function removedCampaignWrites({ managerId, id, name, version }: Campaign): Write[] {
  return [
    { remove: keys.campaign(managerId, id), when: versionIs(version), refusal: changedMeanwhile },
    { remove: keys.publicCampaign(name), when: isOf({ id }), refusal: changedMeanwhile },
  ];
}

const isOf = ({ id }: Pick<Campaign, 'id'>) => ({ expression: '#id = :id', values: { id } });
const changedMeanwhile = refuse.conflict('This campaign was changed elsewhere; reload it and try again');

/** Whether everyone may see the campaign: public, and not past its end. `now` is ISO UTC. */
export function isPublicCampaign(
  { isPublic, expiresAt }: Pick<Campaign, 'isPublic' | 'expiresAt'>,
  now: string,
): boolean {
  return isPublic && (expiresAt === null || expiresAt > now);
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  campaign: {
    holds: 'campaigns of a manager',
    own: (userId) => keys.campaignsOfManager(userId),
    exported: { file: 'campaigns' },
    erasure: remove,
  },
  campaignSubject: { leadsTo: 'event' },
  campaignsOfManager: { leadsTo: 'campaign' },
  publicCampaign: {
    holds: 'the public copy of a campaign',
    found: 'through the manager’s campaigns',
    exported: { file: 'campaigns' },
    erasure: remove,
  },
  publicCampaigns: { leadsTo: 'publicCampaign' },
} satisfies PersonalData;
