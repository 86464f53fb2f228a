import type { Source } from '../../shared/constants/sources.ts';
import type { SentApplication } from '../../shared/model/job-question.ts';
import type { PersonReference } from '../../shared/model/person.ts';
import { Refusal, refuse } from '../platform/door/refusal.ts';
import { marking, type StoredHiding } from './hiding.ts';
import type { MarkedRow } from '../../shared/rules/hidden-from.ts';
import { listedIn, attributesOf } from '../platform/table/key.ts';
import { keys, sortable } from '../platform/table/keys.ts';
import { exists, type SingleWrite, type Write } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** One recruiter's decline; it ends the wait for nobody else. */
export interface Decline {
  createdBy: PersonReference;
  at: string;
  reason: string | null;
}

/** A candidate's application as stored. */
export interface StoredApplication extends MarkedRow {
  id: number;
  jobId: number;
  jobTitle: string;
  jobPoints: number;
  managerId: number;
  recruiterIds: number[];
  candidate: PersonReference;
  state: 'waiting' | 'accepted' | 'withdrawn';
  appliedAt: string;
  declines: Decline[];
  withdrawnAt: string | null;
  /** How the candidate came to it; absent in older ones. */
  source?: Source;
  /**
   * The recruiter by whose mail about this very job, link or invitation the candidate applied, who is offered it first. A
   * mail was theirs alone; following a public link (`byLink`) or an invitation to HireHub, of which the same is said,
   * agrees to nothing, so the candidate is asked.
   */
  broughtBy?: { recruiterId: number; firstUntil: string; byLink?: true };
  /** The codes of the links on which the candidate was counted, also by an application that was withdrawn. */
  countedOn?: string[];
  /** The recruiters who accepted it and whom the candidate did not want. */
  notBy?: number[];
  /** What the candidate sent with it; absent in older ones. */
  sent?: SentApplication;
  /** Where the audit trail of the place continues that the candidate had by one of them. */
  former?: FormerPlace;
  version: number;
}

/** The last version and audit hash of a place on a job that was given up. */
export interface FormerPlace {
  version: number;
  auditHash?: string;
}

/** What leads from a job to a candidate who applied, as stored. */
export interface Applicant {
  jobId: number;
  candidateId: number;
}

/** The refusal of a write over an application that changed since it was read; read it again and decide again. */
export const applicationChanged = new Refusal('conflict', 'This application was changed at the same moment; try again');

/**
 * The writes of a new application, which waits for an answer and is found from its job; a second one for the same job
 * refuses, unless the first was withdrawn.
 */
export function newApplicationWrites(application: StoredApplication): Write[] {
  const { jobId, candidate } = application;
  const applicant: Applicant = { jobId, candidateId: candidate.id };
  return [
    {
      put: {
        ...keys.application(candidate.id, jobId),
        ...application,
        ...waiting(application),
        ...listedIn(keys.applicationById(application.id), sortable(application.id)),
      },
      when: {
        expression: 'attribute_not_exists(pk) OR #state = :withdrawn',
        values: { withdrawn: 'withdrawn' },
      },
      refusal: refuse.conflict('You have already applied to this job'),
    },
    { put: { ...keys.applicantOfJob(jobId, candidate.id), ...applicant } },
  ];
}

/**
 * The writes of a consent that no application came before: it counts as one that was accepted. One that waits or was
 * accepted refuses.
 */
export function consentedApplicationWrites(application: StoredApplication): Write[] {
  const { jobId, candidate } = application;
  const applicant: Applicant = { jobId, candidateId: candidate.id };
  return [
    {
      put: {
        ...keys.application(candidate.id, jobId),
        ...application,
        ...listedIn(keys.applicationById(application.id), sortable(application.id)),
      },
      when: {
        expression: 'attribute_not_exists(pk) OR #state = :withdrawn',
        values: { withdrawn: 'withdrawn' },
      },
      refusal: refuse.conflict('The candidate is already on this job'),
    },
    { put: { ...keys.applicantOfJob(jobId, candidate.id), ...applicant } },
  ];
}

/** The write of an acceptance, once; the application waits no more. */
export function acceptedApplicationWrite({ candidate, jobId, managerId, version }: StoredApplication): SingleWrite {
  return {
    update: keys.application(candidate.id, jobId),
    set: { state: 'accepted', version: version + 1 },
    remove: attributesOf(keys.waitingApplications(managerId)),
    when: { expression: '#state = :waiting', values: { waiting: 'waiting' } },
    refusal: refuse.conflict('This application was already answered'),
  };
}

/** The write of who has declined an application that waits; refuses with `applicationChanged`. */
export function declinedApplicationWrite(
  { candidate, jobId, version }: StoredApplication,
  declines: Decline[],
): SingleWrite {
  return {
    update: keys.application(candidate.id, jobId),
    set: { declines, version: version + 1 },
    when: isAsRead('waiting', version),
    refusal: applicationChanged,
  };
}

/** The write of a withdrawal: the application waits no more; refuses with `applicationChanged`. */
export function withdrawnApplicationWrite(
  { candidate, jobId, managerId, version }: StoredApplication,
  withdrawnAt: string,
): SingleWrite {
  return {
    update: keys.application(candidate.id, jobId),
    set: { state: 'withdrawn', withdrawnAt, version: version + 1 },
    remove: attributesOf(keys.waitingApplications(managerId)),
    when: isAsRead('waiting', version),
    refusal: applicationChanged,
  };
}

/** The write of a withdrawal taken back: the application waits again; refuses with `applicationChanged`. */
export function restoredApplicationWrite(application: StoredApplication): SingleWrite {
  const { candidate, jobId, version } = application;
  return {
    update: keys.application(candidate.id, jobId),
    set: { state: 'waiting', withdrawnAt: null, version: version + 1, ...waiting(application) },
    when: isAsRead('withdrawn', version),
    refusal: applicationChanged,
  };
}

/** The write by which an accepted application waits again, for others than this recruiter if any; another change refuses. */
export function putBackApplicationWrite(
  application: StoredApplication,
  recruiterId: number | undefined,
  former: FormerPlace,
): SingleWrite {
  const { candidate, jobId, version, notBy = [] } = application;
  return {
    update: keys.application(candidate.id, jobId),
    set: {
      state: 'waiting',
      ...(recruiterId !== undefined && { notBy: [...notBy, recruiterId] }),
      former,
      version: version + 1,
      ...waiting(application),
    },
    when: isAsRead('accepted', version),
    refusal: applicationChanged,
  };
}

/** The write by which an application follows its job to another manager; refuses with `applicationChanged`. */
export function handedOverApplicationWrite(
  before: StoredApplication,
  to: Pick<StoredApplication, 'managerId' | 'recruiterIds'>,
): SingleWrite {
  const { candidate, jobId, state, version } = before;
  return {
    update: keys.application(candidate.id, jobId),
    set: { ...to, version: version + 1, ...(state === 'waiting' && waiting({ ...before, ...to })) },
    when: isAsRead(state, version),
    refusal: applicationChanged,
  };
}

/** The writes that remove an application whose job is gone; refuses with `applicationChanged`. */
export function endedApplicationWrites({ id, candidate, jobId, version }: StoredApplication): Write[] {
  return [
    {
      remove: keys.application(candidate.id, jobId),
      when: { expression: '#id = :id AND #version = :version', values: { id, version } },
      refusal: applicationChanged,
    },
    noApplicantWrite({ jobId, candidateId: candidate.id }),
  ];
}

/** The write that removes what leads from a job to a candidate whose application is gone. */
export function noApplicantWrite({ jobId, candidateId }: Applicant): SingleWrite {
  return { remove: keys.applicantOfJob(jobId, candidateId) };
}

const waiting = ({ managerId, id }: StoredApplication) => listedIn(keys.waitingApplications(managerId), sortable(id));

function isAsRead(state: StoredApplication['state'], version: number) {
  return { expression: '#state = :state AND #version = :version', values: { state, version } };
}

/** The write by which an application carries from whom its candidate hides; one that is gone refuses with `refusal`. */
export function hidingApplicationWrite(
  { candidate, jobId }: StoredApplication,
  hiding: StoredHiding | undefined,
  refusal: Error,
): SingleWrite {
  return { update: keys.application(candidate.id, jobId), ...marking(hiding), when: exists, refusal };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  application: {
    holds: 'a candidate’s application, with name and job, note and answers',
    found: 'in the candidate’s partition; a manager’s through jobs, waiting ones and traces',
    exported: { file: 'account' },
    erasure: remove,
  },
  applicationSubject: { leadsTo: 'event' },
  applicationsOfCandidate: { leadsTo: 'application' },
  applicantOfJob: {
    holds: 'that a candidate has applied for a job, by id',
    found: 'through the candidate’s applications',
    exported: { not: 'It repeats the application, which is included.' },
    erasure: remove,
  },
  applicantsOfJob: { leadsTo: 'applicantOfJob' },
  waitingApplications: { leadsTo: 'application' },
  applicationById: { leadsTo: 'application' },
} satisfies PersonalData;
