import type { EventOf } from '../../../events/catalogue.ts';
import type { EventActor } from '../../../events/envelope.ts';
import type { PersonReference } from '../../../shared/model/person.ts';
import type { WorkRequest } from '../../../shared/model/work-request.ts';
import { isOpenJob } from '../../../shared/rules/open-job.ts';
import { isOpenRequest, stateAfter, whyNoStep, type WorkRequestStep } from '../../../shared/rules/work-request.ts';
import type { Actor } from '../../platform/door/actor.ts';
import { noSuch, refuse } from '../../platform/door/refusal.ts';
import type { StoredAccount } from '../../records/account.ts';
import { referenceOf } from '../../records/account.ts';
import type { StoredJob } from '../../records/job.ts';
import { assignRefusal } from '../../domain/recruiters/recruiter-actions.ts';
import { askedAlready, type StoredWorkRequest } from '../../records/work-request.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';

/** What decides whether a manager may ask a recruiter for a job. */
export interface AskingFacts {
  job: StoredJob | undefined;
  recruiter: StoredAccount | undefined;
  worksForManager: boolean;
  earlier: StoredWorkRequest | undefined;
}

/** The two people of a request. */
export interface Pair {
  manager: PersonReference;
  recruiter: PersonReference;
}

/** A request after a change, with the event of it. */
export interface ChangedRequest {
  after: StoredWorkRequest;
  event: EventOf<'work-request-changed'>;
}

interface Circumstances {
  at: string;
  eventId: number;
}

/**
 * Decides that a manager asks a recruiter of other managers to work on a job (RECR-43). The profile
 * offers what is allowed here; another manager's job is not there.
 */
export function askRecruiter(
  { job, recruiter, worksForManager, earlier }: AskingFacts,
  message: string | undefined,
  { actor, at, id, eventId }: Circumstances & { actor: Actor; id: number },
): ChangedRequest {
  if (job?.managerId !== actor.id) throw noSuch('job', 'jobId');
  if (recruiter?.role !== 'recruiter' || recruiter.status !== 'active') throw noSuch('recruiter');
  const refusal = assignRefusal({ isEmployed: worksForManager, hasManagers: recruiter.hasManagers });
  if (refusal) throw refuse.conflict(refusal);
  if (!isOpenJob(job, at)) throw refuse.conflict('Recruiters can only be asked for an open job', 'jobId');
  if (isOpenRequest(earlier?.state)) throw askedAlready;
  const request: StoredWorkRequest = {
    id,
    managerId: actor.id,
    recruiterId: recruiter.id,
    job: { id: job.id, title: job.title },
    state: 'created',
    message: message?.trim() || null,
    createdAt: at,
    answeredAt: null,
    startedAt: null,
    endedAt: null,
  };
  const pair = { manager: referenceOf(actor), recruiter: referenceOf(recruiter) };
  return { after: request, event: changedEvent(request, null, pair, { actor: eventActor(actor), at, eventId }) };
}

/** Decides the next step of a request; a step that is not possible any more is refused with the reason. */
export function changeWorkRequest(
  before: StoredWorkRequest,
  step: WorkRequestStep,
  pair: Pair,
  circumstances: Circumstances & { actor: EventActor },
): ChangedRequest {
  const state = stateAfter(before.state, step);
  if (!state) throw refuse.conflict(whyNoStep[before.state]);
  const { at } = circumstances;
  const after = {
    ...before,
    state,
    ...((step === 'accept' || step === 'decline') && { answeredAt: at }),
    ...(step === 'start' && { startedAt: at }),
    ...(!isOpenRequest(state) && step !== 'decline' && { endedAt: at }),
  };
  return { after, event: changedEvent(after, before.state, pair, circumstances) };
}

/** A request as both of its people see it. */
export function showRequest(stored: StoredWorkRequest, { manager, recruiter }: Pair): WorkRequest {
  const { id, job, state, message, createdAt, answeredAt, startedAt, endedAt } = stored;
  return { id, job, manager, recruiter, state, message, createdAt, answeredAt, startedAt, endedAt };
}

function changedEvent(
  { id, job, state }: StoredWorkRequest,
  from: StoredWorkRequest['state'] | null,
  { manager, recruiter }: Pair,
  { actor, at, eventId }: Circumstances & { actor: EventActor },
): EventOf<'work-request-changed'> {
  return eventOf('work-request-changed', {
    id: eventId,
    at,
    actor,
    subject: keys.workRequestSubject(id),
    data: { requestId: id, job, manager, recruiter, from, to: state },
  });
}
