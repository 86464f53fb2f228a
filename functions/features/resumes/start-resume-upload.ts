import { resumeLimits } from '../../../shared/constants/resume.ts';
import type { ResumeUploadForm } from '../../../shared/validation/resume.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { StoredResume } from '../../records/parsed-resume.ts';

/** Begins the upload of a resume; refuses beyond the day's limit. */
export function startResumeUpload(
  { filename, contentType, hash }: ResumeUploadForm,
  former: readonly Pick<StoredResume, 'uploadedAt'>[],
  { recruiterId, id, at, keptAt }: { recruiterId: number; id: number; at: string; keptAt?: string },
): StoredResume {
  const day = at.slice(0, 10);
  const most = keptAt ? resumeLimits.mostOwnPerDay : resumeLimits.mostPerDay;
  if (former.filter(({ uploadedAt }) => uploadedAt.startsWith(day)).length >= most) {
    const secondsLeft = Math.ceil((Date.parse(`${day}T24:00:00Z`) - Date.parse(at)) / 1000);
    throw refuse.tooMany(`At most ${most} resumes a day; try again tomorrow`, secondsLeft);
  }
  const times = { uploadedAt: at, changedAt: at };
  return {
    id,
    recruiterId,
    filename,
    contentType,
    hash,
    status: 'uploaded',
    reason: null,
    name: null,
    attempts: 0,
    ...times,
    ...(keptAt && { keptAt }),
  };
}
