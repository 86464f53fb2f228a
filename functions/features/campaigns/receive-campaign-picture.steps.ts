import { avatarLimits, type AvatarType } from '../../../shared/constants/avatar.ts';
import { log } from '../../platform/door/log.ts';
import type { Files } from '../../platform/outside/files/port.ts';
import { FileTooLarge } from '../../platform/outside/files/port.ts';
import type { StoredCampaignUpload } from '../../records/picture-upload.ts';
import { campaignPicturePath, campaignUploadAt, formerPicture } from './campaign-picture.ts';
import type { CampaignPicturesStore } from './campaign-pictures.store.ts';
import { campaignPictureSize } from '../../../shared/constants/campaign-picture.ts';
import { acceptPicture, jpegOf } from '../../platform/outside/pictures/accept-picture.ts';
import { coverPicture } from '../../platform/outside/pictures/cover-picture.ts';

interface Needs {
  campaignPicturesStore: CampaignPicturesStore;
  files: Pick<Files, 'read' | 'write' | 'remove'>;
}

// The content of a path never changes, because the path names it.
const forever = 'public, max-age=31536000, immutable';

/**
 * Checks an uploaded file and stores it, re-encoded, for the campaign form, or says why not. The upload itself is never
 * kept; a repeated message changes nothing.
 */
export async function receiveCampaignPicture(key: string, needs: Needs): Promise<void> {
  const place = campaignUploadAt(key);
  const awaited = place && (await needs.campaignPicturesStore.upload(place.userId));
  if (place && awaited?.uploadId === place.uploadId && awaited.state === 'waiting')
    await settle(key, { place, awaited }, needs);
  await needs.files.remove([key]);
}

async function settle(
  key: string,
  { place, awaited }: { place: { userId: number; uploadId: number }; awaited: StoredCampaignUpload },
  { campaignPicturesStore, files }: Needs,
): Promise<void> {
  const bytes = await readBounded(key, files);
  // The key was removed while its message was on the way: another message settled it.
  if (!bytes) return;
  const rendered = bytes === 'size' ? { refusal: bytes } : renderCampaignPicture(bytes, awaited.contentType);
  if ('refusal' in rendered) {
    log.info('campaign picture refused', { userId: place.userId, reason: rendered.refusal });
    return campaignPicturesStore.saveSettled(place, { reason: rendered.refusal });
  }
  const owner = await campaignPicturesStore.account(place.userId);
  if (!owner) return;
  const path = campaignPicturePath(owner, place.uploadId, rendered.picture);
  await files.write(path, { body: rendered.picture, contentType: 'image/jpeg', cacheControl: forever });
  await campaignPicturesStore.saveSettled(place, { image: `/${path}` });
  // From here on no campaign can begin to show the former picture, so those read now decide whether it goes.
  const shown = await campaignPicturesStore.campaignsOf(place.userId);
  const former = formerPicture(awaited.image, { owner, shown });
  if (former) await files.remove([former]);
}

async function readBounded(key: string, files: Pick<Files, 'read'>): Promise<Uint8Array | 'size' | undefined> {
  try {
    return await files.read(key, avatarLimits.largest);
  } catch (error) {
    if (error instanceof FileTooLarge) return 'size';
    throw error;
  }
}

/** Re-encodes an uploaded file as the JPEG that guests see, or says why it cannot be shown. */
function renderCampaignPicture(bytes: Uint8Array, announced: AvatarType) {
  const pixels = acceptPicture(bytes, announced);
  return 'refusal' in pixels ? pixels : { picture: jpegOf(coverPicture(pixels, campaignPictureSize)) };
}
