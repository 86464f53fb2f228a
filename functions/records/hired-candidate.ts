import type { EventOf } from '../../events/catalogue.ts';
import type { EventActor } from '../../events/envelope.ts';
import type { PersonReference } from '../../shared/model/person.ts';
import { attributesOf } from '../platform/table/key.ts';
import { keys } from '../platform/table/keys.ts';
import { eventOf } from '../platform/table/outbox.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import { auditedWrites, type StatusChange } from './candidate-on-job.ts';
import { movedOn } from './moved-candidate.ts';

/** A hire: the place that was read, the new one based on its version, and its event. */
export interface Hire extends Omit<StatusChange, 'event'> {
  event: EventOf<'candidate-hired'>;
}

/** The candidate on the job hired at this time, to start on this day, and the event of it (PLUS-50). */
export function hiredCandidate(
  before: StatusChange['before'],
  { manager, startOn, staysOpen }: { manager: PersonReference; startOn: string | null; staysOpen?: boolean },
  { actor, at, id }: { actor: EventActor; at: string; id: number },
): Hire {
  const isNew = before.status !== 'hiring_onboarding';
  const after = {
    ...before,
    ...(isNew && { ...movedOn(before, at), status: 'hiring_onboarding' as const }),
    lastChange: null,
    hired: { at, startOn },
    version: before.version + 1,
  };
  const { jobId, candidateId, recruiterId, candidate, job, version } = after;
  const event = eventOf('candidate-hired', {
    id,
    at,
    actor,
    subject: keys.candidateOnJobSubject(jobId, candidateId),
    data: {
      jobId,
      jobTitle: job.title,
      manager,
      recruiterId,
      candidate,
      from: before.status,
      startOn,
      version,
      ...(staysOpen && { staysOpen }),
    },
  });
  return { before, after, event };
}

/** The writes of a hire and of its audit line; a move since the version that was read refuses. */
export function hiredCandidateWrites({ before, after, event }: Hire): SingleWrite[] {
  const { status, statusChangedAt, passed, lastChange, hired, version } = after;
  return auditedWrites(
    { before, event },
    {
      set: { status, statusChangedAt, lastChange, hired, version, ...(passed && { passed }) },
      remove: [...attributesOf(keys.candidatesInProcess(before.managerId))],
    },
  );
}
