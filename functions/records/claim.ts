import type { EventOf } from '../../events/catalogue.ts';
import type { EventActor } from '../../events/envelope.ts';
import type { ClaimEnder, ClaimState } from '../../shared/constants/claims.ts';
import type { Claim } from '../../shared/model/claim.ts';
import type { PersonReference } from '../../shared/model/person.ts';
import type { CandidateOnJob } from '../../shared/model/pipeline.ts';
import { mayReconsider } from '../../shared/rules/reconsider.ts';
import { refuse } from '../platform/door/refusal.ts';
import { listedIn } from '../platform/table/key.ts';
import { keys, sortable } from '../platform/table/keys.ts';
import { eventOf, eventWrite } from '../platform/table/outbox.ts';
import type { SingleWrite, Write } from '../platform/table/write.ts';
import { versionIs } from '../platform/table/write.ts';
import { traceWrite } from './trace.ts';

/** A claim as stored: always with its candidate, and with the recruiter as the author of its words. */
export interface StoredClaim extends Claim {
  candidate: PersonReference;
  createdBy: PersonReference;
  /** By which domain the client is known, beside its name, as the job had it. */
  companyDomain?: string | undefined;
  /** When the candidate was asked by mail. */
  mailedAt?: string;
  /** The recruiter entered an address, and learns whose it is by the answer alone. */
  isByAddress?: true;
  /** What the choice changed, so that it can be undone; absent in proposals, and where nobody chose. */
  chosen?: ChosenPlace;
  /** The candidate chose this recruiter before, and took it back. */
  wasChosen?: true;
  /** When the other recruiters were notified, after which the choice can no longer be undone. */
  settledAt?: string;
}

/**
 * Where the candidate stood with the job before they chose: not on it, waiting with an application, or accepted by a
 * recruiter, who is named where it is another one.
 */
export interface ChosenPlace {
  from: 'nowhere' | 'waiting' | 'accepted';
  insteadOf?: number;
}

/** A claim that ends, as it was read and as it is from now on, with the event of it. */
export interface ClaimEnd {
  before: StoredClaim;
  after: StoredClaim;
  event: EventOf<'claim-ended'>;
}

/** The refusal of a write over a claim that was answered or ended since it was read. */
export const changedMeanwhile = refuse.conflict('This was answered or ended meanwhile; reload it');
/** The same recruiter proposes the same candidate for the same job in the same moment. */
const proposedMeanwhile = refuse.conflict('You have already proposed this candidate for this job');

const dayOf = (at: string) => at.slice(0, 10);
const keptSeconds = 60 * 86_400;

/** The writes of a new proposal; `earlier` is the one that it follows, of the same recruiter, candidate and job. */
export function newClaimWrites(claim: StoredClaim, earlier: Pick<StoredClaim, 'id'> | undefined): Write[] {
  return [...claimMadeWrites(claim, earlier), dueWrite(claim.id, claim.answerBy)];
}

/** The writes of a claim made together with its confirmation, which no proposal comes before; `earlier` is as above. */
export function claimMadeWrites(claim: StoredClaim, earlier: Pick<StoredClaim, 'id'> | undefined): Write[] {
  const { id, candidate, recruiter, manager, job } = claim;
  const pointer = { ...keys.candidateClaim(candidate.id, job.id, recruiter.id), claimId: id };
  return [
    {
      put: pointer,
      when: earlier
        ? { expression: '#claimId = :earlier', values: { earlier: earlier.id } }
        : { expression: 'attribute_not_exists(pk)' },
      refusal: proposedMeanwhile,
    },
    claimItemWrite(claim),
    // No key of theirs leads to the claim and its story.
    ...[recruiter.id, candidate.id, manager.id].map((userId) => traceWrite(userId, keys.allOfClaim(id))),
  ];
}

function claimItemWrite(claim: StoredClaim): SingleWrite {
  return {
    put: {
      ...claim,
      ...keys.claim(claim.id),
      ...listedIn(keys.claimsOfRecruiter(claim.recruiter.id), sortable(claim.id)),
      ...listedIn(keys.claimsOfManager(claim.manager.id), sortable(claim.id)),
    },
  };
}

/** The write by which time ends a proposal or a claim. */
export function dueWrite(claimId: number, at: string): SingleWrite {
  const ttl = Math.floor(Date.parse(at) / 1000) + keptSeconds;
  return { put: { ...keys.dueClaim(dayOf(at), claimId), claimId, at, ttl } };
}

/** The write of a confirmed proposal; one that was answered or ended meanwhile refuses. */
export function confirmedClaimWrite(before: StoredClaim, after: StoredClaim): SingleWrite {
  const { state, terms, confirmedAt, confirmedBy, expiresAt, version, chosen } = after;
  return {
    update: keys.claim(before.id),
    set: { state, terms, confirmedAt, confirmedBy, expiresAt, version, ...(chosen && { chosen }) },
    when: versionIs(before.version),
    refusal: changedMeanwhile,
  };
}

/** The write from which a choice can no longer be undone; refused where it was undone or ended. */
export function settledClaimWrite({ id, confirmedAt, version }: StoredClaim, at: string): SingleWrite {
  return {
    update: keys.claim(id),
    set: { settledAt: at },
    when: { expression: '#confirmedAt = :confirmedAt AND #version = :version', values: { confirmedAt, version } },
    refusal: changedMeanwhile,
  };
}

/** The writes by which a choice is a proposal again; one whose time for undoing was closed meanwhile refuses. */
export function undoneClaimWrites(before: StoredClaim, { state, answerBy, version }: StoredClaim): Write[] {
  return [
    {
      update: keys.claim(before.id),
      set: { state, answerBy, version, confirmedAt: null, confirmedBy: null, expiresAt: null, wasChosen: true },
      remove: ['chosen'],
      when: {
        expression: '#version = :version AND attribute_not_exists(#settledAt)',
        values: { version: before.version },
      },
      refusal: changedMeanwhile,
    },
    dueWrite(before.id, answerBy),
  ];
}

/** The writes of claims and proposals that end, with their events; one that was answered or ended meanwhile refuses. */
export function endedClaimsWrites(ends: readonly ClaimEnd[]): Write[] {
  return ends.flatMap(({ before, after, event }): Write[] => [
    {
      update: keys.claim(before.id),
      set: { state: after.state, ending: after.ending, version: after.version },
      when: versionIs(before.version),
      refusal: changedMeanwhile,
    },
    eventWrite(event),
  ]);
}

/** The write by which a claim follows its job to another manager; another change since it was read refuses. */
export function handedOverClaimWrite(before: StoredClaim, manager: PersonReference): SingleWrite {
  return {
    update: keys.claim(before.id),
    set: {
      manager,
      version: before.version + 1,
      ...listedIn(keys.claimsOfManager(manager.id), sortable(before.id)),
    },
    when: versionIs(before.version),
    refusal: changedMeanwhile,
  };
}

/** The write by which a proposal by address gives way to one that its recruiter made knowing the candidate. */
export function replacedClaimWrite(before: StoredClaim, at: string): SingleWrite {
  const ending = { at, by: 'recruiter', reason: null } satisfies Claim['ending'];
  return {
    update: keys.claim(before.id),
    set: { state: 'withdrawn', ending, version: before.version + 1 },
    when: versionIs(before.version),
    refusal: changedMeanwhile,
  };
}

/** The write of when the candidate was asked by mail. */
export function mailedClaimWrite(claimId: number, at: string): SingleWrite {
  return { update: keys.claim(claimId), set: { mailedAt: at }, when: { expression: 'attribute_exists(pk)' } };
}

/** What every event of a claim says of it. */
export function claimFactsOf({ id, manager, isByAddress, ...claim }: StoredClaim) {
  const { recruiter, candidate, job, client, terms, proposedAt } = claim;
  const facts = { claimId: id, recruiter, candidate, managerId: manager.id, job, client, terms, proposedAt };
  return { ...facts, ...(isByAddress && { isByAddress }) };
}

/** Whether recruiter and manager know of a claim: of one by address only by the candidate’s own answer. */
export function isKnown({
  isByAddress,
  confirmedAt,
  state,
}: Pick<StoredClaim, 'isByAddress' | 'confirmedAt' | 'state'>): boolean {
  return !isByAddress || confirmedAt !== null || state === 'declined';
}

/** The claim or proposal as it ends in this state, with its event; whether it may is decided before. */
export function endedClaim(
  before: StoredClaim,
  { to, by, reason = null }: { to: ClaimState; by: ClaimEnder; reason?: string | null },
  { actor, at, eventId }: { actor: EventActor; at: string; eventId: number },
): ClaimEnd {
  const after = { ...before, state: to, ending: { at, by, reason }, version: before.version + 1 };
  const event = eventOf('claim-ended', {
    id: eventId,
    at,
    actor,
    subject: keys.claimSubject(before.id),
    data: { ...claimFactsOf(before), from: before.state, to, by, reason },
  });
  return { before, after, event };
}

/**
 * Whether the end of a claim puts the application back: the candidate has had the recruiter for at most a week, and nobody
 * has moved them. One whom the manager took forward stays on the job: the manager looked at that very moment.
 */
export function putsApplicationBack({ before, after }: ClaimEnd, onJob: CandidateOnJob): boolean {
  if (after.ending?.by !== 'candidate' || !mayReconsider(before, after.ending.at)) return false;
  const isUntouched = onJob.status === 'contacted' && onJob.lastChange === null;
  const acceptedAt = before.state === 'proposed' ? before.proposedAt : before.confirmedAt;
  return onJob.createdAt === acceptedAt && isUntouched && onJob.viewedAt !== onJob.createdAt;
}
