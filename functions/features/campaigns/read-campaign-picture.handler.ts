import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { CampaignPicturesStore } from './campaign-pictures.store.ts';

export const readCampaignPictureHandler = handler(
  contract.campaigns.readCampaignPicture,
  async ({ actor }, { campaignPicturesStore }: { campaignPicturesStore: CampaignPicturesStore }) => {
    const upload = await campaignPicturesStore.upload(actor.id);
    return {
      uploadId: upload?.uploadId ?? null,
      state: upload?.state ?? ('none' as const),
      reason: upload?.reason ?? null,
      image: upload?.image ?? null,
    };
  },
);
