import type { ResumeRefusal, ResumeStatus } from '../../shared/constants/resume.ts';
import { resumeLimits } from '../../shared/constants/resume.ts';
import type { ParsedFactsSent, ResumeBrief, ResumeDocument } from '../../shared/model/parsed-resume.ts';
import type { EventOf } from '../../events/catalogue.ts';
import { Refusal, noSuch, refuse } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import { briefEventWrite, eventOf } from '../platform/table/outbox.ts';
import type { Table } from '../platform/table/table.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import { exists, isNew } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** A resume that a recruiter or a candidate uploads, as stored; what was read in it is an item of its own. */
export interface StoredResume {
  id: number;
  /** Who uploaded it: a recruiter, or a candidate where `keptAt` is given. */
  recruiterId: number;
  filename: string;
  contentType: string;
  hash: string;
  status: ResumeStatus;
  reason: ResumeRefusal | null;
  name: string | null;
  /** What the list says of it; absent until it was read. */
  brief?: ResumeBrief;
  /** How often reading it has begun. */
  attempts: number;
  uploadedAt: string;
  changedAt: string;
  /** Where the file of a candidate's own resume is kept once it was read. */
  keptAt?: string;
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

const minute = 60_000;

/**
 * A resume as it is at a time: one whose file never arrived, or whose reading never ended, has failed. Nothing has to
 * run for that, so a resume is never stuck.
 */
export function resumeAsOf<R extends Pick<StoredResume, 'status' | 'reason' | 'changedAt'>>(resume: R, at: string): R {
  const waited = Date.parse(at) - Date.parse(resume.changedAt);
  const failed = (reason: ResumeRefusal): R => ({ ...resume, status: 'failed', reason });
  if (resume.status === 'uploaded' && waited > resumeLimits.receivedWithin * minute) return failed('notReceived');
  const isBeingRead = resume.status === 'queued' || resume.status === 'parsing';
  return isBeingRead && waited > resumeLimits.readWithin * minute ? failed('interrupted') : resume;
}

/** Whether a resume that was not read may be read again, for as long as its file is in quarantine (RESUME-04). */
export const mayRepeat = ({ status, reason }: Pick<StoredResume, 'status' | 'reason'>): boolean =>
  status === 'cancelled' || (status === 'failed' && reason === 'interrupted');

type Place = Pick<StoredResume, 'recruiterId' | 'id'>;

/** The write of the event of a changed resume; it leaves the table with the resume. */
export function resumeChangedWrite(
  { recruiterId, id }: Place,
  status: ResumeStatus,
  moment: { id: number; at: string },
) {
  const event: EventOf<'parsed-resume-changed'> = eventOf('parsed-resume-changed', {
    ...moment,
    actor: { kind: 'system' },
    subject: keys.parsedResumesOf(recruiterId).pk,
    data: { recruiterId, resumeId: id, status },
  });
  return briefEventWrite(event, ttlOf(moment.at));
}

/** The write that puts a resume back into the queue, unless it changed since it was read. */
export function repeatedResumeWrite(resume: StoredResume, changedAt: string): SingleWrite {
  return {
    update: keys.parsedResume(resume.recruiterId, resume.id),
    set: { status: 'queued', reason: null, attempts: 0, changedAt },
    when: {
      expression: '#status = :former AND #changedAt = :before',
      values: { former: resume.status, before: resume.changedAt },
    },
    refusal: resumeSettled,
  };
}

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
  { recruiterId, id }: Place,
  set: Pick<StoredResume, 'status' | 'changedAt'> &
    Partial<Pick<StoredResume, 'reason' | 'name' | 'brief' | 'attempts'>>,
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

/** The writes by which a resume that was read is imported, once. */
export function importedResumeWrites(resume: StoredResume, moment: { id: number; at: string }): SingleWrite[] {
  const { recruiterId, id } = resume;
  return [
    {
      update: keys.parsedResume(recruiterId, id),
      set: { status: 'imported', changedAt: moment.at },
      when: { expression: '#status = :parsed', values: { parsed: 'parsed' } },
      refusal: refuse.conflict('This resume was imported already, or is not read yet'),
    },
    resumeChangedWrite(resume, 'imported', moment),
  ];
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

/** The writes that remove a resume with everything that was read in it. */
export function erasedResumeWrites({ recruiterId, id, hash }: StoredResume): SingleWrite[] {
  return [
    { remove: keys.parsedResume(recruiterId, id) },
    { remove: keys.resumeText(recruiterId, id) },
    { remove: keys.resumeHash(recruiterId, hash) },
  ];
}

/** The same for one that must exist; a missing one is refused. */
export function removedResumeWrites(resume: StoredResume): SingleWrite[] {
  const [first, ...rest] = erasedResumeWrites(resume);
  return [{ ...first!, when: exists, refusal: noSuch('resume') }, ...rest];
}

/** A recruiter's resumes, newest first. */
export async function resumesOf(table: Table, recruiterId: number): Promise<StoredResume[]> {
  return table.query(keys.parsedResumesOf(recruiterId), { newestFirst: true });
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  parsedResume: {
    holds: 'resumes that a user uploaded and what was read in them',
    own: (userId) => keys.parsedResumesOf(userId),
    exported: { file: 'resumes' },
    erasure: remove,
  },
  parsedResumesOf: { leadsTo: 'parsedResume' },
  resumeText: { leadsTo: 'parsedResume' },
  resumeHash: { leadsTo: 'parsedResume' },
} satisfies PersonalData;
