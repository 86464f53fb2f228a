import type { Campaign, CampaignCard } from '../../../shared/model/campaign.ts';

/** A campaign as guests see it (GUEST-57). */
export function campaignCardOf(
  { id, name, label, image, chatPropertyId, chatWidgetId }: Campaign,
  jobsCount: number,
): CampaignCard {
  return { id, name, label, image, jobsCount, chatPropertyId, chatWidgetId };
}
