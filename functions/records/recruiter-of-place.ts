import type { EventOf } from '../../events/catalogue.ts';
import type { CandidateOnJob } from '../../shared/model/pipeline.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import {
  auditedWrites,
  type OwedIntroduction,
  recruiterOfPlaceWrite,
  type StoredCandidateOnJob,
} from './candidate-on-job.ts';
import { leftStoryWrite } from './story-of-place.ts';
import { noBegunJobWrites, putForwardWrites } from './put-forward.ts';

/** The writes by which a candidate stays on the job without the recruiter, whose claim has ended; a hire may be `owed`. */
export function unrepresentedWrites(onJob: CandidateOnJob, owed?: OwedIntroduction): SingleWrite[] {
  return [
    recruiterOfPlaceWrite(onJob, {
      set: { recruiterId: null, recruiter: null, ...(owed && { owed }) },
      remove: ['claim', 'awaitsCandidate'],
    }),
    ...noBegunJobWrites(onJob),
    leftStoryWrite(onJob),
  ];
}

/** What a place on a job holds of the claim by which its recruiter represents the candidate. */
type Represented = Required<Pick<CandidateOnJob, 'claim' | 'job'>>;

/** The write by which the candidate agrees to the recruiter who works on their application; another one there refuses. */
export function agreedCandidateWrite(onJob: CandidateOnJob, by: Represented): SingleWrite {
  return recruiterOfPlaceWrite(onJob, { set: { ...by }, remove: ['awaitsCandidate'] });
}

/**
 * The writes by which the recruiter whom the candidate chose takes over from the one who worked on their application, who
 * reads the story no more; the event is the next line of the audit trail.
 */
export function takenOverWrites(
  before: StoredCandidateOnJob,
  event: EventOf<'self-assignment-accepted'>,
  by: Represented & { recruiter: NonNullable<CandidateOnJob['recruiter']> },
): SingleWrite[] {
  const set = { ...by, recruiterId: by.recruiter.id, version: before.version + 1 };
  return [
    ...auditedWrites({ before, event }, { set, remove: ['awaitsCandidate'] }),
    ...noBegunJobWrites(before),
    ...putForwardWrites({ ...before, ...set }),
    leftStoryWrite(before),
  ];
}

/** The write by which a candidate no longer agrees to the recruiter who works on their application; a move refuses. */
export function disagreedCandidateWrite(onJob: CandidateOnJob): SingleWrite {
  return recruiterOfPlaceWrite(onJob, { set: { awaitsCandidate: true }, remove: ['claim'], ifUnmoved: true });
}

/**
 * The writes by which the recruiter who worked on the application is back, who waits for the candidate's word; or nobody,
 * where they withdrew meanwhile. The event is the next line of the audit trail.
 */
export function givenBackWrites(
  before: StoredCandidateOnJob,
  event: EventOf<'self-assignment-accepted'>,
): SingleWrite[] {
  const { recruiter } = event.data;
  const set = { recruiter, recruiterId: recruiter?.id ?? null, version: before.version + 1 };
  const asks = { ...set, awaitsCandidate: true };
  return [
    ...auditedWrites(
      { before, event },
      recruiter ? { set: asks, remove: ['claim'] } : { set, remove: ['claim', 'awaitsCandidate'] },
    ),
    ...noBegunJobWrites(before),
    ...putForwardWrites({ ...before, ...set }),
    leftStoryWrite(before),
  ];
}
