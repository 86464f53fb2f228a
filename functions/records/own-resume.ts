import type { EventOf } from '../../events/catalogue.ts';
import { refuse } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import { eventOf } from '../platform/table/outbox.ts';
import type { SingleWrite, Write } from '../platform/table/write.ts';
import { isNew, versionIs } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** One of a candidate's own resumes, which has the id of the upload in which it was read. */
export interface ResumeFile {
  id: number;
  /** Where its file is stored (CAND-22). */
  path: string;
  filename: string;
  contentType: string;
  uploadedAt: string;
}

/** The resume of a candidate's profile, which is the default, with the others. */
export interface OwnResume extends ResumeFile {
  /** Newest first; absent where there was but one. */
  others?: ResumeFile[];
  /** Counts every change; absent in older ones. */
  version?: number;
}

/** A candidate's resumes, the default first. */
export function resumesIn(own: OwnResume | undefined): ResumeFile[] {
  if (!own) return [];
  const { others = [], ...first } = own;
  return [first, ...others].map(({ id, path, filename, contentType, uploadedAt }) => ({
    id,
    path,
    filename,
    contentType,
    uploadedAt,
  }));
}

/** The refusal of a change of resumes over another one that was saved meanwhile. */
export const ownResumeChanged = refuse.conflict('Your resumes were changed at the same moment; try again');

/** The write of a candidate's resumes, the default first, in place of those that were read; none removes the item. */
export function ownResumesWrite(
  candidateId: number,
  [first, ...others]: readonly ResumeFile[],
  before: OwnResume | undefined,
): SingleWrite {
  const guard = { when: before ? isAsRead(before) : isNew, refusal: ownResumeChanged };
  if (!first) return { remove: keys.ownResume(candidateId), ...guard };
  const version = (before?.version ?? 0) + 1;
  return { put: { ...keys.ownResume(candidateId), part: 'resume', ...first, others, version }, ...guard };
}

/** The check that a candidate’s resumes are still those that were read, one of which is sent with an application. */
export const keptResumesCheck = (candidateId: number, read: OwnResume): Write => ({
  check: keys.ownResume(candidateId),
  when: isAsRead(read),
  refusal: ownResumeChanged,
});

/** The event of a changed resume of a profile. */
export function resumeOfProfileChanged(
  candidateId: number,
  change: EventOf<'candidate-profile-changed'>['data']['change'],
  actor: EventOf<'candidate-profile-changed'>['actor'],
  moment: { id: number; at: string },
): EventOf<'candidate-profile-changed'> {
  return eventOf('candidate-profile-changed', {
    ...moment,
    actor,
    subject: keys.userSubject(candidateId),
    data: { candidateId, section: 'resume', entryId: null, change },
  });
}

function isAsRead({ id, version }: OwnResume) {
  return version === undefined
    ? { expression: '#id = :id AND attribute_not_exists(#version)', values: { id } }
    : versionIs(version);
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  ownResume: {
    holds: 'the names and places of the files of a candidate’s resumes',
    found: 'in the partition of the candidate’s profile',
    exported: { file: 'candidate-profile' },
    erasure: remove,
  },
} satisfies PersonalData;
