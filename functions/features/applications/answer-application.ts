import type { EventOf } from '../../../events/catalogue.ts';
import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';
import type { PersonReference } from '../../../shared/model/person.ts';
import { type GivenReason, reasonInWords } from '../../../shared/rules/pipeline-status.ts';
import { isUndoable } from '../../../shared/rules/undo.ts';
import { undoMinutes } from '../../../shared/constants/pipeline.ts';
import type { Actor } from '../../platform/door/actor.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { referenceOf } from '../../records/account.ts';
import type { Decline, StoredApplication } from '../../records/application.ts';
import type { StatusChange } from '../../records/candidate-on-job.ts';
import { movedCandidate } from '../../records/moved-candidate.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';

interface Circumstances {
  actor: Actor;
  at: string;
  eventId: number;
}

/** An applicant who is on the job from now on, the event of it, and what they are moved by at the same moment. */
export interface Acceptance {
  onJob: CandidateOnJob;
  event: EventOf<'self-assignment-accepted'>;
  move?: StatusChange;
}

/** Who has declined an application from now on, and the event of the answer that changes it. */
interface ChangedDeclines<T extends 'self-assignment-declined' | 'self-assignment-decline-undone'> {
  declines: Decline[];
  event: EventOf<T>;
}

/** Decides accepting (CAND-28): the candidate is on the job as Contacted, with this recruiter. */
export function acceptApplication(application: StoredApplication, circumstances: Circumstances): Acceptance {
  mayAnswer(application, circumstances);
  refuseUnlessOffered(application, circumstances);
  return accepted(application, referenceOf(circumstances.actor), circumstances);
}

/**
 * Decides that the job's manager takes an applicant forward directly: for the recruiter who introduced them to the
 * client, or for none, and then nobody is owed points.
 */
export function takeForward(
  application: StoredApplication,
  circumstances: Circumstances,
  introducedBy: PersonReference | null,
): Acceptance {
  return accepted(application, introducedBy, circumstances);
}

/**
 * Decides that the manager declines an applicant for everybody: on the job as Rejected from the first moment, which says
 * all that there is to say.
 */
export function declineApplicant(
  { onJob, event }: Acceptance,
  given: GivenReason,
  { actor, at, eventId }: Circumstances,
): Required<Acceptance> {
  const lastChange = {
    from: onJob.status,
    to: 'rejected' as const,
    byId: actor.id,
    at,
    ...(given.rejectedFor && { rejectedFor: given.rejectedFor }),
    isDecline: true as const,
  };
  const move = movedCandidate(
    onJob,
    { status: 'rejected', lastChange, reason: reasonInWords(given), interviewAt: null, undoneAt: null },
    { actor: eventActor(actor), at, id: eventId },
  );
  return { onJob, event: { ...event, data: { ...event.data, isDeclined: true } }, move };
}

/** Decides declining (CAND-29): it is this recruiter’s answer alone, and the application waits for the others. */
export function declineApplication(
  application: StoredApplication,
  reason: string | undefined,
  circumstances: Circumstances,
): ChangedDeclines<'self-assignment-declined'> {
  mayAnswer(application, circumstances);
  refuseUnlessWaiting(application);
  const { actor, at, eventId } = circumstances;
  if (declineBy(actor, application)) throw refuse.conflict('You have already declined this application');
  const decline = { createdBy: referenceOf(actor), at, reason: reason?.trim() || null };
  const declines = [...application.declines, decline];
  const event = eventOf('self-assignment-declined', {
    id: eventId,
    at,
    actor: eventActor(actor),
    subject: keys.applicationSubject(application.id),
    data: {
      ...factsOf(application),
      recruiter: referenceOf(actor),
      reason: decline.reason,
      recruiterIds: application.recruiterIds,
      declinedBy: declines.map(({ createdBy }) => createdBy.id),
    },
  });
  return { declines, event };
}

/** Decides taking one’s own decline back, within ten minutes and while the application still waits (PLUS-11). */
export function undoDecline(
  application: StoredApplication,
  { actor, at, eventId }: Circumstances,
): ChangedDeclines<'self-assignment-decline-undone'> {
  const decline = declineBy(actor, application);
  if (!decline) throw refuse.forbidden('Only the recruiter who declined can undo it');
  refuseUnlessWaiting(application);
  if (!isUndoable(decline.at, at)) throw refuse.conflict(`A decline can be undone for ${undoMinutes} minutes`);
  const event = eventOf('self-assignment-decline-undone', {
    id: eventId,
    at,
    actor: eventActor(actor),
    subject: keys.applicationSubject(application.id),
    data: { ...factsOf(application), recruiter: referenceOf(actor), undoneAt: decline.at },
  });
  return { declines: application.declines.filter((one) => one !== decline), event };
}

/** This recruiter’s decline of the application; undefined without one. */
export function declineBy(
  { id }: Pick<Actor, 'id'>,
  { declines }: Pick<StoredApplication, 'declines'>,
): Decline | undefined {
  return declines.find(({ createdBy }) => createdBy.id === id);
}

function accepted(
  application: StoredApplication,
  recruiter: PersonReference | null,
  { actor, at, eventId }: Circumstances,
): Acceptance {
  const { candidate, jobId, managerId } = application;
  const onJob: CandidateOnJob = {
    jobId,
    candidateId: candidate.id,
    managerId,
    recruiterId: recruiter?.id ?? null,
    candidate,
    recruiter,
    job: { id: jobId, title: application.jobTitle, points: application.jobPoints },
    status: 'contacted',
    statusChangedAt: at,
    version: 1,
    lastChange: null,
    createdAt: at,
    viewedAt: actor.role === 'manager' ? at : null,
    ...(application.source && { source: application.source }),
  };
  const event = eventOf('self-assignment-accepted', {
    id: eventId,
    at,
    actor: eventActor(actor),
    subject: keys.candidateOnJobSubject(jobId, candidate.id),
    data: { ...factsOf(application), recruiter },
  });
  return { onJob, event };
}

function factsOf({ id, jobId, jobTitle, managerId, candidate }: StoredApplication) {
  return { applicationId: id, job: { id: jobId, title: jobTitle }, managerId, candidate };
}

// The write decides whether the recruiter works for the manager, and whether another recruiter was quicker.
function mayAnswer({ recruiterIds, notBy }: StoredApplication, { actor }: Circumstances): void {
  if (notBy?.includes(actor.id)) throw refuse.forbidden('The candidate has chosen not to be represented by you here');
  if (recruiterIds.length > 0 && !recruiterIds.includes(actor.id))
    throw refuse.forbidden('This job is for other recruiters');
}

function refuseUnlessOffered(application: StoredApplication, { actor, at }: Circumstances): void {
  const { broughtBy, notBy } = application;
  if (!broughtBy || broughtBy.recruiterId === actor.id || broughtBy.firstUntil <= at) return;
  const bringer = { id: broughtBy.recruiterId };
  if (!notBy?.includes(bringer.id) && !declineBy(bringer, application))
    throw refuse.conflict('This applicant is offered first to the recruiter who brought them to the job, for a day');
}

function refuseUnlessWaiting({ state }: StoredApplication): void {
  if (state === 'withdrawn') throw refuse.conflict('The candidate has withdrawn this application');
  if (state === 'accepted') throw refuse.conflict('This application was already answered');
}
