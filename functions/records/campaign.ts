import type { Campaign } from '../../shared/model/campaign.ts';
import { refuse } from '../door/refusal.ts';
import { keys } from '../table/keys.ts';
import type { Write } from '../table/write.ts';
import { isNew } from '../table/write.ts';

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

/** Whether everyone may see the campaign: public, and not past its end. `now` is ISO UTC. */
export function isPublicCampaign(
  { isPublic, expiresAt }: Pick<Campaign, 'isPublic' | 'expiresAt'>,
  now: string,
): boolean {
  return isPublic && (expiresAt === null || expiresAt > now);
}
