import { companyKey } from '../../shared/rules/company-name.ts';
import { refuse } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import type { SingleWrite, Write } from '../platform/table/write.ts';
import { changedMeanwhile, dueWrite, type StoredClaim } from './claim.ts';
import type { StoredJob } from './job.ts';

/** Whose the introduction of a candidate to a company is; the one item per candidate and company that the database allows. */
export interface Introduction {
  candidateId: number;
  recruiterId: number;
  /** The first claim of it. */
  claimId: number;
  since: string;
  until: string;
  /** How many later claims rely on it. */
  joined?: number;
}

/** Another recruiter's claim was confirmed in the same moment. */
export const introducedMeanwhile = refuse.conflict(
  'Another recruiter already represents this candidate with the client',
);
/**
 * The company to which a job's candidates are introduced: by its normalised name, so that an introduction outlives its
 * client's row and counts for every manager who hires for it (PLUS-41); without a client its manager.
 */
export function companyOf({ managerId, client }: Pick<StoredJob, 'managerId' | 'client'>) {
  return { company: client ? companyKey(client.companyName) : undefined, managerId };
}

/**
 * Where the introductions of a candidate that count for a job are stored: to its company first, then to those for which
 * it was before, so that changing its client voids none (PLUS-41).
 */
export function introductionsFor(
  candidateId: number,
  job: Pick<StoredJob, 'managerId' | 'client' | 'formerCompanies'>,
) {
  const { managerId, formerCompanies = [] } = job;
  const former = formerCompanies.map((name) => ({ company: companyKey(name), managerId }));
  const places = [companyOf(job), ...former].map((to) => keys.introduction(candidateId, to));
  return [...new Map(places.map((place) => [place.sk, place])).values()];
}

/** Of what is stored there the introduction that stands longest. */
export const longestOf = (found: readonly (Introduction | undefined)[]): Introduction | undefined =>
  found.flatMap((one) => one ?? []).toSorted((a, b) => (a.until < b.until ? 1 : -1))[0];

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
        update: introductionKey(claim),
        add: { joined: 1 },
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

/** The write of an introduction to the manager who took over a job without a client; refuses with `introducedMeanwhile`. */
export function handedOverIntroductionWrite(claim: StoredClaim, own: Introduction, at: string): SingleWrite {
  return {
    put: { ...own, ...introductionKey(claim) },
    when: { expression: 'attribute_not_exists(pk) OR #until <= :at', values: { at } },
    refusal: introducedMeanwhile,
  };
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

/**
 * The write by which a choice that is undone leaves its introduction free, or to the recruiter who had it before. Refused
 * while a later choice relies on it.
 */
export function undoneIntroductionWrite(claim: StoredClaim, { claimId }: Introduction): SingleWrite {
  const values = { claimId, recruiterId: claim.recruiter.id };
  const isTheirs = '#recruiterId = :recruiterId AND #claimId = :claimId';
  if (claimId !== claim.id)
    return {
      update: introductionKey(claim),
      add: { joined: -1 },
      when: { expression: isTheirs, values },
      refusal: changedMeanwhile,
    };
  return {
    remove: introductionKey(claim),
    when: {
      expression: `${isTheirs} AND (attribute_not_exists(#joined) OR #joined = :none)`,
      values: { ...values, none: 0 },
    },
    refusal: changedMeanwhile,
  };
}
