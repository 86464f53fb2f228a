import { createHash } from 'node:crypto';
import { refuse } from '../../platform/door/refusal.ts';
import { filePrefixes } from '../../platform/outside/files/prefixes.ts';

/** The beginning of the storage paths of a manager's campaign pictures. */
export const campaignPictures = ({ uuid }: { uuid: string }): string => `${filePrefixes.avatars}${uuid}/campaign-`;

/** Where the browser's file is stored until it has been checked. */
export const campaignQuarantineKey = (userId: number, uploadId: number): string =>
  `${filePrefixes.quarantine}campaigns/${userId}/${uploadId}`;

/** The manager whose upload is under a key; undefined for keys of other kinds. */
export function campaignUploadAt(key: string): { userId: number; uploadId: number } | undefined {
  const [, userId, uploadId] = /^quarantine\/campaigns\/(\d{1,16})\/(\d{1,16})$/.exec(key) ?? [];
  return userId && uploadId ? { userId: Number(userId), uploadId: Number(uploadId) } : undefined;
}

/** The storage path of a checked picture; it names the upload too, so that the same picture twice has two files. */
export function campaignPicturePath(owner: { uuid: string }, uploadId: number, picture: Uint8Array): string {
  const hash = createHash('sha256').update(`${uploadId}:`).update(picture).digest('hex').slice(0, 32);
  return `${campaignPictures(owner)}${hash}.jpg`;
}

/**
 * Refuses another person's uploaded picture, which this campaign's change or removal would delete. Pictures elsewhere
 * and those of the site itself may be anybody's.
 */
export function refuseForeignPicture(image: string | null, owner: { uuid: string }): void {
  const path = pathOf(image);
  if (path.startsWith(filePrefixes.avatars) && !path.startsWith(campaignPictures(owner)))
    throw refuse.invalid('image', 'Choose a picture that you uploaded for a campaign');
}

interface Pictures {
  owner: { uuid: string };
  /** The manager's campaigns, whose pictures exist and stay. */
  shown: readonly { image: string | null }[];
}

/** A campaign's picture if its manager uploaded it and no campaign shows it: it must be the newest, others may be gone. */
export const newUpload = (image: string | null, { owner, shown }: Pictures): string | null =>
  pathOf(image).startsWith(campaignPictures(owner)) && !shown.some((one) => one.image === image) ? image : null;

/** The file of an uploaded picture that no campaign uses after this change; null when there is none. */
export const formerPicture = (image: string | null, pictures: Pictures): string | null =>
  pathOf(newUpload(image, pictures)) || null;

const pathOf = (image: string | null): string => image?.replace(/^\//, '') ?? '';
