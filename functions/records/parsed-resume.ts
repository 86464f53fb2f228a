import type { ResumeRefusal, ResumeStatus } from '../../shared/constants/resume.ts';
import { resumeLimits } from '../../shared/constants/resume.ts';
import type { ParsedFactsSent, ResumeDocument } from '../../shared/model/parsed-resume.ts';
import { Refusal, refuse } from '../door/refusal.ts';
import { keys } from '../table/keys.ts';
import type { Table } from '../table/table.ts';
import type { SingleWrite } from '../table/write.ts';
import { exists, isNew } from '../table/write.ts';

/** A resume that a recruiter uploads, as stored; what was read in it is an item of its own. */
export interface StoredResume {
  id: number;
  recruiterId: number;
  filename: string;
  contentType: string;
  hash: string;
  status: ResumeStatus;
  reason: ResumeRefusal | null;
  name: string | null;
  uploadedAt: string;
  changedAt: string;
}
/** What was read in a resume. */
export interface StoredResumeText {
  facts: ParsedFactsSent;
  document: ResumeDocument;
}

/** The refusal of a change that another one forestalled: the resume was cancelled, or read already. */
export const resumeSettled = new Refusal('conflict', 'This resume has been settled already');

const ttlOf = (at: string): number => Math.floor(Date.parse(at) / 1000) + resumeLimits.keptDays * 86_400;
const waiting: readonly ResumeStatus[] = ['uploaded', 'queued', 'parsing'];

/** Whether a resume still waits to be read. */
export const isWaiting = ({ status }: Pick<StoredResume, 'status'>): boolean => waiting.includes(status);

/** The write of a new resume; a second one with its id is refused. */
export function newResumeWrite(resume: StoredResume): SingleWrite {
  const { recruiterId, id, uploadedAt } = resume;
  return {
    put: { ...keys.parsedResume(recruiterId, id), ...resume, ttl: ttlOf(uploadedAt) },
    when: isNew,
    refusal: resumeSettled,
  };
}

/** The write of how far a waiting resume is; one that no longer waits refuses with `resumeSettled`. */
export function resumeStatusWrite(
  { recruiterId, id }: Pick<StoredResume, 'recruiterId' | 'id'>,
  set: Pick<StoredResume, 'status' | 'changedAt'> & Partial<Pick<StoredResume, 'reason' | 'name'>>,
): SingleWrite {
  return {
    update: keys.parsedResume(recruiterId, id),
    set,
    when: {
      expression: '#status IN (:uploaded, :queued, :parsing)',
      values: { uploaded: 'uploaded', queued: 'queued', parsing: 'parsing' },
    },
    refusal: resumeSettled,
  };
}

/** The write of what was read in a resume. */
export function resumeTextWrite(resume: StoredResume, text: StoredResumeText): SingleWrite {
  const { recruiterId, id, uploadedAt } = resume;
  return { put: { ...keys.resumeText(recruiterId, id), ...text, ttl: ttlOf(uploadedAt) } };
}

/** The write by which the same file is found again; the newest one counts. */
export function resumeHashWrite({ recruiterId, id, hash, uploadedAt }: StoredResume): SingleWrite {
  return { put: { ...keys.resumeHash(recruiterId, hash), id, ttl: ttlOf(uploadedAt) } };
}

/** The writes that remove a resume with everything that was read in it; a missing one is refused. */
export function removedResumeWrites({ recruiterId, id, hash }: StoredResume): SingleWrite[] {
  return [
    {
      remove: keys.parsedResume(recruiterId, id),
      when: exists,
      refusal: refuse.notFound('There is no such resume'),
    },
    { remove: keys.resumeText(recruiterId, id) },
    { remove: keys.resumeHash(recruiterId, hash) },
  ];
}

/** A recruiter's resumes, newest first. */
export async function resumesOf(table: Table, recruiterId: number): Promise<StoredResume[]> {
  return table.query<StoredResume>(keys.parsedResumesOf(recruiterId), { newestFirst: true });
}
