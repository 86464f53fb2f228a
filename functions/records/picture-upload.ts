import type { AvatarType } from '../../shared/constants/avatar.ts';
import type { AvatarRefusal, AvatarUpload } from '../../shared/model/avatar.ts';
import { keys } from '../platform/table/keys.ts';
import type { SingleWrite, Write } from '../platform/table/write.ts';
import { isNew } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

const keptSeconds = 7 * 86_400;

/** A user's newest upload of a picture as stored; the days and counts limit how many can be begun. */
export interface StoredUpload {
  uploadId: number;
  contentType: AvatarType;
  state: Exclude<AvatarUpload['state'], 'none'>;
  reason: AvatarRefusal | null;
  day: string;
  begunOnDay: number;
}

/** A manager's newest upload for a campaign; `image` is the newest accepted picture, which a campaign may show. */
export interface StoredCampaignUpload extends StoredUpload {
  image: string | null;
}

interface Started<U> {
  former: U | undefined;
  at: string;
  refusal: Error;
}
interface Upload {
  userId: number;
  uploadId: number;
}
type Outcome = Pick<StoredUpload, 'state'> & Partial<Pick<StoredUpload, 'reason'>>;

const replaces = (former: StoredUpload | undefined) =>
  former ? { expression: '#uploadId = :former', values: { former: former.uploadId } } : isNew;
const isAwaited = (uploadId: number) => ({
  expression: '#uploadId = :uploadId AND #state = :waiting',
  values: { uploadId, waiting: 'waiting' },
});

/** The write of an avatar's upload in place of the former; another one begun in between refuses. */
export function startedUploadWrite(
  userId: number,
  started: StoredUpload,
  { former, at, refusal }: Started<StoredUpload>,
): SingleWrite {
  const ttl = Math.floor(Date.parse(at) / 1000) + keptSeconds;
  return { put: { ...keys.avatarUpload(userId), ...started, ttl }, when: replaces(former), refusal };
}

/** The write of the outcome of an avatar's upload that is still awaited; any other refuses. */
export function settledUploadWrite({ userId, uploadId }: Upload, set: Outcome, refusal: Error): SingleWrite {
  return { update: keys.avatarUpload(userId), set, when: isAwaited(uploadId), refusal };
}

/**
 * The write of an upload for a campaign in place of the former, whose accepted picture stays known until another
 * follows it. It does not expire, so that a picture that no campaign shows is found again.
 */
export function startedCampaignUploadWrite(
  userId: number,
  started: StoredUpload,
  { former, refusal }: Omit<Started<StoredCampaignUpload>, 'at'>,
): SingleWrite {
  const put = { ...keys.campaignUpload(userId), ...started, image: former?.image ?? null };
  return { put, when: replaces(former), refusal };
}

/** The write of the outcome of an upload for a campaign that is still awaited; any other refuses. */
export function settledCampaignUploadWrite(
  { userId, uploadId }: Upload,
  set: Outcome & Partial<Pick<StoredCampaignUpload, 'image'>>,
  refusal: Error,
): SingleWrite {
  return { update: keys.campaignUpload(userId), set, when: isAwaited(uploadId), refusal };
}

/** Refuses when a manager's newest accepted picture is not this one, because its file may be gone. */
export function newestPictureCheck(userId: number, image: string, refusal: Error): Write {
  return { check: keys.campaignUpload(userId), when: { expression: '#image = :image', values: { image } }, refusal };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  avatarUpload: {
    holds: 'how far a user’s newest picture is',
    found: 'in the partition of the account',
    exported: { file: 'account' },
    erasure: remove,
  },
  campaignUpload: {
    holds: 'how far a manager’s newest upload for a campaign is',
    found: 'in the partition of the account',
    exported: { file: 'account' },
    erasure: remove,
  },
} satisfies PersonalData;
