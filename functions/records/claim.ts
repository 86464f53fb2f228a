import type { EventOf } from '../../events/catalogue.ts';
import type { EventActor } from '../../events/envelope.ts';
import type { ClaimEnder, ClaimState } from '../../shared/constants/claims.ts';
import type { Claim } from '../../shared/model/claim.ts';
import type { PersonReference } from '../../shared/model/person.ts';
import type { CandidateOnJob } from '../../shared/model/pipeline.ts';
import { companyKey } from '../../shared/rules/company-name.ts';
import { mayReconsider } from '../../shared/rules/reconsider.ts';
import { refuse } from '../platform/door/refusal.ts';
import { listedIn } from '../platform/table/key.ts';
import { keys, sortable } from '../platform/table/keys.ts';
import { eventOf, eventWrite } from '../platform/table/outbox.ts';
import type { SingleWrite, Write } from '../platform/table/write.ts';
import { versionIs } from '../platform/table/write.ts';
import type { StoredJob } from './job.ts';
import { traceWrite } from './trace.ts';

/** A claim as stored: always with its candidate, and with the recruiter as the author of its words. */
export interface StoredClaim extends Claim {
  candidate: PersonReference;
  createdBy: PersonReference;
  /** When the candidate was asked by mail. */
  mailedAt?: string;
  /** The recruiter entered an address, and learns whose it is by the answer alone. */
  isByAddress?: true;
}

/** Whose the introduction of a candidate to a company is; the one item per candidate and company that the database allows. */
export interface Introduction {
  candidateId: number;
  recruiterId: number;
  /** The first claim of it. */
  claimId: number;
  since: string;
  until: string;
}

/** A claim that ends, as it was read and as it is from now on, with the event of it. */
export interface ClaimEnd {
  before: StoredClaim;
  after: StoredClaim;
  event: EventOf<'claim-ended'>;
}

/** Another recruiter's claim was confirmed in the same moment. */
export const introducedMeanwhile = refuse.conflict(
  'Another recruiter already represents this candidate with the client',
);
const changedMeanwhile = refuse.conflict('This was answered or ended meanwhile; reload it');
/** The same recruiter proposes the same candidate for the same job in the same moment. */
const proposedMeanwhile = refuse.conflict('You have already proposed this candidate for this job');

const dayOf = (at: string) => at.slice(0, 10);
const keptSeconds = 60 * 86_400;

/**
 * The company to which a job's candidates are introduced: by its normalised name, so that an introduction outlives its
 * client's row and counts for every manager who hires for it (PLUS-41); without a client its manager.
 */
export function companyOf({ managerId, client }: Pick<StoredJob, 'managerId' | 'client'>) {
  return { company: client ? companyKey(client.companyName) : undefined, managerId };
}

/** Where the introduction that a claim is about is stored. */
export const introductionKey = ({
  candidate,
  manager,
  client,
}: Pick<StoredClaim, 'candidate' | 'manager' | 'client'>) =>
  keys.introduction(candidate.id, companyOf({ managerId: manager.id, client: client.id === null ? null : client }));

/** Whether two claims are about the same candidate and company. */
export const isSameIntroduction = (one: StoredClaim, other: StoredClaim): boolean =>
  introductionKey(one).pk === introductionKey(other).pk && introductionKey(one).sk === introductionKey(other).sk;

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

function dueWrite(claimId: number, at: string): SingleWrite {
  const ttl = Math.floor(Date.parse(at) / 1000) + keptSeconds;
  return { put: { ...keys.dueClaim(dayOf(at), claimId), claimId, at, ttl } };
}

/** The check that nobody else's claim for this client stands at this time; refuses with `introducedMeanwhile`. */
export function freeIntroductionCheck(claim: StoredClaim, at: string): Write {
  return {
    check: introductionKey(claim),
    when: {
      expression: 'attribute_not_exists(pk) OR #until <= :at OR #recruiterId = :recruiterId',
      values: { at, recruiterId: claim.recruiter.id },
    },
    refusal: introducedMeanwhile,
  };
}

/** The check that nobody represents the candidate with this client at this time; refuses with `introducedMeanwhile`. */
export function noIntroductionCheck(
  candidateId: number,
  to: Pick<StoredJob, 'managerId' | 'client'>,
  at: string,
): Write {
  return {
    check: keys.introduction(candidateId, companyOf(to)),
    when: { expression: 'attribute_not_exists(pk) OR #until <= :at', values: { at } },
    refusal: introducedMeanwhile,
  };
}

/**
 * The writes by which a claim owns its introduction from now on: one item per candidate and client, so that of any
 * number of rivals one wins and the others get `introducedMeanwhile` (PLUS-01). A recruiter who owns it already
 * (`own`) keeps their time.
 */
export function introductionWrites(claim: StoredClaim, own: Introduction | undefined): Write[] {
  const { id, candidate, recruiter, confirmedAt, expiresAt } = claim;
  if (own)
    return [
      {
        check: introductionKey(claim),
        when: {
          expression: '#recruiterId = :recruiterId AND #until = :until',
          values: { recruiterId: recruiter.id, until: own.until },
        },
        refusal: introducedMeanwhile,
      },
      dueWrite(id, own.until),
    ];
  const introduction = {
    candidateId: candidate.id,
    recruiterId: recruiter.id,
    claimId: id,
    since: confirmedAt,
    until: expiresAt,
  };
  return [
    {
      put: { ...introductionKey(claim), ...introduction },
      when: { expression: 'attribute_not_exists(pk) OR #until <= :at', values: { at: confirmedAt } },
      refusal: introducedMeanwhile,
    },
    dueWrite(id, expiresAt as string),
  ];
}

/** The write of a confirmed proposal; one that was answered or ended meanwhile refuses. */
export function confirmedClaimWrite(before: StoredClaim, after: StoredClaim): SingleWrite {
  const { state, terms, confirmedAt, confirmedBy, expiresAt, version } = after;
  return {
    update: keys.claim(before.id),
    set: { state, terms, confirmedAt, confirmedBy, expiresAt, version },
    when: versionIs(before.version),
    refusal: changedMeanwhile,
  };
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

/** The write by which a client's introduction of a candidate is free again, if it is still this recruiter's. */
export function freedIntroductionWrite(claim: StoredClaim): SingleWrite {
  return {
    remove: introductionKey(claim),
    when: {
      expression: 'attribute_not_exists(pk) OR #recruiterId = :recruiterId',
      values: { recruiterId: claim.recruiter.id },
    },
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
