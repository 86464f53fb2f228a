import type { AvatarType } from '../../../shared/constants/avatar.ts';
import { campaignPictureSize } from '../../../shared/constants/campaign-picture.ts';
import { acceptPicture, jpegOf } from '../../platform/outside/pictures/accept-picture.ts';
import { coverPicture } from '../../platform/outside/pictures/cover-picture.ts';

/** Re-encodes an uploaded file as the JPEG that guests see, or says why it cannot be shown. */
export function renderCampaignPicture(bytes: Uint8Array, announced: AvatarType) {
  const pixels = acceptPicture(bytes, announced);
  return 'refusal' in pixels ? pixels : { picture: jpegOf(coverPicture(pixels, campaignPictureSize)) };
}
