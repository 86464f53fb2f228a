import { avatarLimits } from '../../../shared/constants/avatar.ts';
import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Files } from '../../platform/outside/files/port.ts';
import { startPictureUpload, uploadMinutes } from '../../records/start-picture-upload.ts';
import { campaignQuarantineKey } from './campaign-picture.ts';
import type { CampaignPicturesStore } from './campaign-pictures.store.ts';

interface Needs {
  campaignPicturesStore: CampaignPicturesStore;
  files: Pick<Files, 'uploadForm'>;
  clock: Clock;
}

export const startCampaignPictureHandler = handler(
  contract.campaigns.startCampaignPicture,
  async ({ body, actor }, { campaignPicturesStore, files, clock }: Needs) => {
    const [at, uploadId] = [clock.now(), clock.newId()];
    const former = await campaignPicturesStore.upload(actor.id);
    const started = startPictureUpload(former, { contentType: body.contentType, uploadId, at });
    await campaignPicturesStore.saveStarted(actor.id, started, former);
    const form = await files.uploadForm({
      key: campaignQuarantineKey(actor.id, uploadId),
      contentType: body.contentType,
      largest: avatarLimits.largest,
      minutes: uploadMinutes,
    });
    return { uploadId, ...form };
  },
);

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
