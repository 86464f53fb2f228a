import type { EventOf } from '../../../events/catalogue.ts';
import type { EventActor } from '../../../events/envelope.ts';
import { maxOpenAskings } from '../../../shared/constants/market.ts';
import type { PersonReference } from '../../../shared/model/person.ts';
import type { WorkRequest } from '../../../shared/model/work-request.ts';
import { isOpenJob } from '../../../shared/rules/open-job.ts';
import { whyNotOnMarket } from '../../../shared/rules/market.ts';
import {
  type Asker,
  isOpenRequest,
  stateAfter,
  whyNoStep,
  type WorkRequestStep,
} from '../../../shared/rules/work-request.ts';
import type { Actor } from '../../platform/door/actor.ts';
import { noSuch, refuse } from '../../platform/door/refusal.ts';
import type { StoredAccount } from '../../records/account.ts';
import { referenceOf } from '../../records/account.ts';
import type { StoredJob } from '../../records/job.ts';
import { assignRefusal } from '../recruiters/recruiter-actions.ts';
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
  if (isOpenRequest(earlier?.state)) throw askedAlready('manager', earlier?.askedBy);
  const request: StoredWorkRequest = {
    id,
    managerId: actor.id,
    recruiterId: recruiter.id,
    job: { id: job.id, title: job.title },
    askedBy: 'manager',
    message: message?.trim() || null,
    ...asked(at),
  };
  const pair = { manager: referenceOf(actor), recruiter: referenceOf(recruiter) };
  return { after: request, event: changedEvent(request, null, pair, { actor: eventActor(actor), at, eventId }) };
}

/** What decides whether a recruiter of the market may ask for a job. */
export interface MarketAskingFacts {
  job: StoredJob | undefined;
  manager: StoredAccount | undefined;
  isVerified: boolean;
  worksForManager: boolean;
  earlier: StoredWorkRequest | undefined;
  /** How many of the recruiter's requests wait for an answer. */
  waiting: number;
}

/** Decides that a verified recruiter asks to work on a job that is open to the market (PLUS-49). */
export function askForJob(
  { job, manager, isVerified, worksForManager, earlier, waiting }: MarketAskingFacts,
  message: string,
  { actor, at, id, eventId }: Circumstances & { actor: Actor; id: number },
): ChangedRequest {
  if (!job || manager?.status !== 'active') throw refuse.notFound('There is no such job');
  if (!isVerified) throw refuse.forbidden('Only verified recruiters ask for jobs of the market');
  if (worksForManager) throw refuse.conflict('You work with this manager already');
  if (isOpenRequest(earlier?.state)) throw askedAlready('recruiter', earlier?.askedBy);
  const why = whyNotOnMarket(job, at);
  if (why) throw refuse.conflict(why);
  if (waiting >= maxOpenAskings)
    throw refuse.conflict(`${maxOpenAskings} of your requests wait for an answer; take one back to ask again`);
  const request: StoredWorkRequest = {
    id,
    managerId: job.managerId,
    recruiterId: actor.id,
    job: { id: job.id, title: job.title },
    askedBy: 'recruiter',
    message,
    ...asked(at),
  };
  const pair = { manager: referenceOf(manager), recruiter: referenceOf(actor) };
  return { after: request, event: changedEvent(request, null, pair, { actor: eventActor(actor), at, eventId }) };
}

const asked = (at: string) =>
  ({ state: 'created', createdAt: at, answeredAt: null, startedAt: null, endedAt: null }) as const;

/** Which of the two took a step; undefined for the system and for anybody else. */
function sideOf(actor: EventActor): Asker | undefined {
  return actor.kind === 'user' && (actor.role === 'manager' || actor.role === 'recruiter') ? actor.role : undefined;
}

/** Decides the next step of a request; a step that is not possible any more is refused with the reason. */
export function changeWorkRequest(
  before: StoredWorkRequest,
  step: WorkRequestStep,
  pair: Pair,
  circumstances: Circumstances & { actor: EventActor },
): ChangedRequest {
  const state = stateAfter(before, step, sideOf(circumstances.actor));
  if (!state) throw refuse.conflict(whyNoStep[before.state]);
  const { at } = circumstances;
  const after = {
    ...before,
    state,
    ...((step === 'accept' || state === 'declined') && { answeredAt: at }),
    ...(step === 'start' && { startedAt: at }),
    ...(!isOpenRequest(state) && state !== 'declined' && { endedAt: at }),
  };
  const isJobOver = step === 'finish' && state === 'closed';
  return { after, event: changedEvent(after, before.state, pair, { ...circumstances, isJobOver }) };
}

/** A request as both of its people see it. */
export function showRequest(stored: StoredWorkRequest, { manager, recruiter }: Pair): WorkRequest {
  const { id, job, askedBy, state, message, createdAt, answeredAt, startedAt, endedAt } = stored;
  return { id, job, manager, recruiter, askedBy, state, message, createdAt, answeredAt, startedAt, endedAt };
}

function changedEvent(
  { id, job, askedBy, state }: StoredWorkRequest,
  from: StoredWorkRequest['state'] | null,
  { manager, recruiter }: Pair,
  { actor, at, eventId, isJobOver }: Circumstances & { actor: EventActor; isJobOver?: boolean },
): EventOf<'work-request-changed'> {
  return eventOf('work-request-changed', {
    id: eventId,
    at,
    actor,
    subject: keys.workRequestSubject(id),
    data: {
      requestId: id,
      job,
      manager,
      recruiter,
      ...(askedBy === 'recruiter' && { askedBy }),
      from,
      to: state,
      ...(isJobOver && { isJobOver }),
    },
  });
}
