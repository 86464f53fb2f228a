import { refuse } from '../door/refusal.ts';
import { filePrefixes } from '../outside/files/prefixes.ts';

/** The beginning of the storage paths of a manager's campaign pictures. */
export const campaignPictures = ({ uuid }: { uuid: string }): string => `${filePrefixes.avatars}${uuid}/campaign-`;

/**
 * Refuses another person's uploaded picture, which this campaign's change or removal would delete. Pictures elsewhere
 * and those of the site itself may be anybody's.
 */
export function refuseForeignPicture(image: string | null, owner: { uuid: string }): void {
  const path = image?.replace(/^\//, '') ?? '';
  if (path.startsWith(filePrefixes.avatars) && !path.startsWith(campaignPictures(owner)))
    throw refuse.invalid('image', 'Choose a picture that you uploaded for a campaign');
}

/** The file of an uploaded picture that no campaign uses after this change; null when there is none. */
export function formerPicture(
  image: string | null,
  { owner, shown }: { owner: { uuid: string }; shown: readonly { image: string | null }[] },
): string | null {
  const path = image?.replace(/^\//, '') ?? '';
  return path.startsWith(campaignPictures(owner)) && !shown.some((one) => one.image === image) ? path : null;
}
