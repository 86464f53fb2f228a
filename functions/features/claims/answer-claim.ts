import type { EventOf } from '../../../events/catalogue.ts';
import type { EventActor } from '../../../events/envelope.ts';
import type { ConfirmationWay } from '../../../shared/constants/claims.ts';
import { oneDay } from '../../../shared/constants/time.ts';
import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { StoredApplication } from '../../records/application.ts';
import type { StoredCandidateOnJob } from '../../records/candidate-on-job.ts';
import type { ChosenPlace, ClaimEnd, StoredClaim } from '../../records/claim.ts';
import { type Introductions, longestOf, standingAt } from '../../records/introduction.ts';
import { claimFactsOf, endedClaim } from '../../records/claim.ts';
import { dayInWords, introducedWords } from '../../domain/claims/claim-terms.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventOf } from '../../platform/table/outbox.ts';

interface Circumstances {
  actor: EventActor;
  at: string;
  eventId: number;
}

/** A confirmation: the claim, what becomes of the candidate's place on the job, and the event of the claim. */
export interface Confirmation {
  before: StoredClaim;
  after: StoredClaim;
  /** What the recruiter has of the introduction to this client already, whose time goes on. */
  own: Introductions;
  place: NewPlace | TakenPlace;
  event: EventOf<'claim-confirmed'>;
}

/** The candidate comes onto the job, with the application that counts as it. */
interface NewPlace {
  onJob: CandidateOnJob;
  application: StoredApplication;
  /** Whether the candidate had applied before, and waits. */
  applied: boolean;
  accepted: EventOf<'self-assignment-accepted'>;
}

/** A recruiter had accepted the application before; `takenOver` is the event where the candidate chose another. */
interface TakenPlace {
  taken: StoredCandidateOnJob;
  takenOver: EventOf<'self-assignment-accepted'> | undefined;
}

/**
 * Decides a confirmation (PLUS-01): the recruiter owns the introduction from now on, for so many days, and the candidate
 * is on the job as Contacted. Refuses what is no longer open, and a client to whom another recruiter introduced them.
 */
export function confirmClaim(
  before: StoredClaim,
  { introductions, application, onJob }: ConfirmationFacts,
  circumstances: Circumstances & {
    way: ConfirmationWay;
    claimDays: number;
    applicationId: number;
    acceptedId: number;
  },
): Confirmation {
  const { actor, at, eventId, way, claimDays } = circumstances;
  mayAnswer(before, at);
  const own = standingAt(introductions, at);
  const others = longestOf(own.filter((one) => one?.recruiterId !== before.recruiter.id));
  if (others) throw refuse.conflict(introducedWords(others, before.client.companyName));
  const expiresAt = longestOf(own)?.until ?? new Date(Date.parse(at) + claimDays * oneDay).toISOString();
  const after: StoredClaim = {
    ...before,
    state: 'standing',
    confirmedAt: at,
    confirmedBy: way,
    expiresAt,
    version: before.version + 1,
  };
  const event = eventOf('claim-confirmed', {
    id: eventId,
    at,
    actor,
    subject: keys.claimSubject(before.id),
    data: { ...claimFactsOf(after), way, expiresAt },
  });
  const place = onJob?.awaitsCandidate
    ? takenPlace(after, { onJob, application }, circumstances)
    : newPlace(after, application, circumstances);
  return { before, after: { ...after, chosen: chosenPlace(place) }, own, place, event };
}

function chosenPlace(place: Confirmation['place']): ChosenPlace {
  if ('applied' in place) return { from: place.applied ? 'waiting' : 'nowhere' };
  const insteadOf = place.takenOver?.data.insteadOf;
  return { from: 'accepted', ...(insteadOf !== undefined && { insteadOf }) };
}

interface ConfirmationFacts {
  introductions: Introductions;
  application: StoredApplication | undefined;
  onJob?: StoredCandidateOnJob | undefined;
}
type OfPlace = Circumstances & { applicationId: number; acceptedId: number };

function newPlace(
  claim: StoredClaim,
  application: StoredApplication | undefined,
  { at, applicationId, ...circumstances }: OfPlace,
): NewPlace {
  const applied = application?.state === 'waiting';
  const consent = applied ? application : { ...applicationOf(claim, applicationId, at), ...countedBefore(application) };
  const accepted = acceptedEvent(claim, { applicationId: consent.id }, { at, applicationId, ...circumstances });
  const source = (applied && consent.source) || 'put_forward';
  return { onJob: { ...placeOf(claim, at), source }, application: consent, applied, accepted };
}

function takenPlace(
  claim: StoredClaim,
  { onJob, application }: { onJob: StoredCandidateOnJob; application: StoredApplication | undefined },
  circumstances: OfPlace,
): TakenPlace {
  const { recruiterId, version } = onJob;
  if (recruiterId === null || recruiterId === claim.recruiter.id) return { taken: onJob, takenOver: undefined };
  const applicationId = application?.id ?? circumstances.applicationId;
  const facts = { applicationId, version: version + 1, insteadOf: recruiterId };
  return { taken: onJob, takenOver: acceptedEvent(claim, facts, circumstances) };
}

function acceptedEvent(
  { job, manager, candidate, recruiter }: StoredClaim,
  facts: { applicationId: number; version?: number; insteadOf?: number },
  { actor, at, acceptedId }: OfPlace,
): EventOf<'self-assignment-accepted'> {
  return eventOf('self-assignment-accepted', {
    id: acceptedId,
    at,
    actor,
    subject: keys.candidateOnJobSubject(job.id, candidate.id),
    data: { job, managerId: manager.id, recruiter, candidate, ...facts },
  });
}

/** Decides that the candidate declines a proposal. */
export function declineClaim(before: StoredClaim, reason: string | undefined, circumstances: Circumstances): ClaimEnd {
  mayAnswer(before, circumstances.at);
  return endedClaim(before, { to: 'declined', by: 'candidate', reason: reason?.trim() || null }, circumstances);
}

/** Decides that one of the two ends it: the recruiter withdraws a proposal, and either ends a claim that stands. */
export function endClaim(
  before: StoredClaim,
  { by, reason }: { by: 'candidate' | 'recruiter'; reason?: string | undefined },
  circumstances: Circumstances,
): ClaimEnd {
  const words = reason?.trim() || null;
  if (before.state === 'standing') return endedClaim(before, { to: 'ended', by, reason: words }, circumstances);
  if (before.state === 'proposed' && by === 'recruiter')
    return endedClaim(before, { to: 'withdrawn', by, reason: words }, circumstances);
  if (before.state === 'proposed') throw refuse.conflict('This proposal waits for your answer; decline it instead');
  throw refuse.conflict('This has already ended');
}

/** Decides that time ends it: a proposal without an answer, or an introduction after its days; undefined before. */
export function expireClaim(before: StoredClaim, { at, eventId }: Omit<Circumstances, 'actor'>): ClaimEnd | undefined {
  const system = { actor: { kind: 'system' } as const, at, eventId };
  if (before.state === 'proposed' && before.answerBy <= at)
    return endedClaim(before, { to: 'lapsed', by: 'time' }, system);
  if (before.state === 'standing' && before.expiresAt !== null && before.expiresAt <= at)
    return endedClaim(before, { to: 'ended', by: 'time' }, system);
  return undefined;
}

/** Refuses answers to what is no longer open, with the reason in the candidate's words. */
function mayAnswer({ state, answerBy, ending }: StoredClaim, at: string): void {
  if (state === 'standing') throw refuse.conflict('You have confirmed this already');
  if (state === 'declined') throw refuse.conflict('You have declined this already');
  if (state === 'passed_over') throw refuse.conflict('You have chosen another recruiter for this client');
  if (state === 'withdrawn') throw refuse.conflict('The recruiter has withdrawn this proposal');
  if (state !== 'proposed' || answerBy <= at)
    throw refuse.conflict(`This proposal ended on ${dayInWords(ending?.at ?? answerBy)}`);
}

function placeOf({ id, job, candidate, recruiter, manager, terms }: StoredClaim, at: string): CandidateOnJob {
  return {
    jobId: job.id,
    candidateId: candidate.id,
    managerId: manager.id,
    recruiterId: recruiter.id,
    candidate,
    recruiter,
    job: { ...job, points: terms.points },
    status: 'contacted',
    statusChangedAt: at,
    version: 1,
    lastChange: null,
    createdAt: at,
    viewedAt: null,
    claim: { id, ...terms },
  };
}

/** On which links somebody who applied and withdrew was counted, so that none counts them twice. */
const countedBefore = ({ countedOn }: Partial<StoredApplication> = {}) => (countedOn ? { countedOn } : {});

// To agree is to apply: the candidate finds the job among their own, and withdraws from it like from any other.
function applicationOf(claim: StoredClaim, id: number, at: string): StoredApplication {
  return {
    id,
    jobId: claim.job.id,
    jobTitle: claim.job.title,
    jobPoints: claim.terms.points,
    managerId: claim.manager.id,
    recruiterIds: [claim.recruiter.id],
    candidate: claim.candidate,
    state: 'accepted',
    appliedAt: at,
    declines: [],
    withdrawnAt: null,
    source: 'put_forward',
    version: 1,
  };
}
