import { companyKey } from '../../shared/rules/company-name.ts';
import { refuse } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import type { SingleWrite, Write } from '../platform/table/write.ts';
import { changedMeanwhile, dueWrite, type StoredClaim } from './claim.ts';
import type { StoredJob } from './job.ts';

/**
 * Whose the introduction of a candidate to a company is; one item per candidate and name or domain of a company, which is
 * all that the database allows.
 */
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
/** The company of a job, or of the claims of it, and its manager. */
export type JobOfCompany = Pick<StoredJob, 'managerId' | 'client' | 'companyDomain'>;

/** What is stored of an introduction at each of its places, in their order. */
export type Introductions = readonly (Introduction | undefined)[];

/**
 * Where an introduction to a job's company is stored: by its normalised name and by its domain, so that it outlives its
 * client's row and counts for every manager who hires for it (PLUS-41); without a client by its manager.
 */
export const introductionPlaces = (candidateId: number, job: JobOfCompany) =>
  companiesOf(job).map((company) => keys.introduction(candidateId, { company, managerId: job.managerId }));

function companiesOf({ client, companyDomain }: JobOfCompany): (string | undefined)[] {
  if (!client) return [undefined];
  return [...new Set([client.companyName, companyDomain || []].flat().map(companyKey))];
}

/**
 * Where the introductions of a candidate that count for a job are stored: to its company first, then to those for which
 * it was before, so that changing its client voids none (PLUS-41).
 */
export function introductionsFor(candidateId: number, job: JobOfCompany & Pick<StoredJob, 'formerCompanies'>) {
  const { managerId, formerCompanies } = job;
  const former = (formerCompanies ?? []).map((name) => ({ company: companyKey(name), managerId }));
  const places = [...introductionPlaces(candidateId, job), ...former.map((to) => keys.introduction(candidateId, to))];
  return [...new Map(places.map((place) => [place.sk, place])).values()];
}

/** Of what is stored there the introduction that stands longest. */
export const longestOf = (found: Introductions): Introduction | undefined =>
  found.flatMap((one) => one ?? []).toSorted((a, b) => (a.until < b.until ? 1 : -1))[0];

/** What of them counts at this time, place by place. */
export const standingAt = (found: Introductions, at: string): Introductions =>
  found.map((one) => (one && one.until > at ? one : undefined));

/** The company of a claim, as that of its job. */
const companyOfClaim = ({ manager, client, companyDomain }: CompanyOfClaim): JobOfCompany => ({
  managerId: manager.id,
  client: client.id === null ? null : client,
  companyDomain,
});
type CompanyOfClaim = Pick<StoredClaim, 'candidate' | 'manager' | 'client' | 'companyDomain'>;

/** Where the introduction that a claim is about is stored. */
export const placesOfClaim = (claim: CompanyOfClaim) => introductionPlaces(claim.candidate.id, companyOfClaim(claim));

const companiesOfClaim = (claim: CompanyOfClaim) => companiesOf(companyOfClaim(claim));
const placeOfClaim = ({ candidate, manager }: CompanyOfClaim, company: string | undefined) =>
  keys.introduction(candidate.id, { company, managerId: manager.id });

/** Whether two claims are about the same candidate and company. */
export function isSameIntroduction(one: StoredClaim, other: StoredClaim): boolean {
  const places = new Set(placesOfClaim(one).map(({ sk }) => sk));
  return one.candidate.id === other.candidate.id && placesOfClaim(other).some(({ sk }) => places.has(sk));
}

/** The checks that nobody else's claim for this company stands at this time; they refuse with `introducedMeanwhile`. */
export function freeIntroductionChecks(claim: StoredClaim, at: string): Write[] {
  return companiesOfClaim(claim).map((company) => ({
    check: placeOfClaim(claim, company),
    when: {
      expression: 'attribute_not_exists(pk) OR #until <= :at OR #recruiterId = :recruiterId',
      values: { at, recruiterId: claim.recruiter.id },
    },
    refusal: introducedMeanwhile,
  }));
}

/** The checks that nobody represents the candidate with this company at this time; they refuse with `introducedMeanwhile`. */
export function noIntroductionChecks(candidateId: number, to: JobOfCompany, at: string): Write[] {
  return companiesOf(to).map((company) => ({
    check: keys.introduction(candidateId, { company, managerId: to.managerId }),
    when: { expression: 'attribute_not_exists(pk) OR #until <= :at', values: { at } },
    refusal: introducedMeanwhile,
  }));
}

/**
 * The writes by which a claim owns its introduction from now on: an item per candidate and name or domain of the company,
 * so that of any number of rivals one wins and the others get `introducedMeanwhile` (PLUS-01). Where the recruiter owns it
 * already (`own`, place by place) its time continues.
 */
export function introductionWrites(claim: StoredClaim, own: Introductions = []): Write[] {
  const { id, candidate, recruiter, confirmedAt, expiresAt } = claim;
  const until = longestOf(own)?.until ?? expiresAt;
  const introduction = { candidateId: candidate.id, recruiterId: recruiter.id, claimId: id, since: confirmedAt, until };
  const writes = companiesOfClaim(claim).map((company, row): Write => {
    const standing = own[row];
    if (standing) return joinedWrite(claim, company, standing);
    return {
      put: { ...placeOfClaim(claim, company), ...introduction },
      when: { expression: 'attribute_not_exists(pk) OR #until <= :at', values: { at: confirmedAt } },
      refusal: introducedMeanwhile,
    };
  });
  return [...writes, dueWrite(id, until as string)];
}

const joinedWrite = (claim: StoredClaim, company: string | undefined, own: Introduction): Write => ({
  update: placeOfClaim(claim, company),
  add: { joined: 1 },
  when: {
    expression: '#recruiterId = :recruiterId AND #until = :until',
    values: { recruiterId: own.recruiterId, until: own.until },
  },
  refusal: introducedMeanwhile,
});

/** The write of an introduction to the manager who took over a job without a client; refuses with `introducedMeanwhile`. */
export function handedOverIntroductionWrite(claim: StoredClaim, own: Introduction, at: string): SingleWrite {
  return {
    put: { ...own, ...placeOfClaim(claim, companiesOfClaim(claim)[0]) },
    when: { expression: 'attribute_not_exists(pk) OR #until <= :at', values: { at } },
    refusal: introducedMeanwhile,
  };
}

/** The writes by which the introductions of these claims of one recruiter are free again, as far as they are still theirs. */
export function freedIntroductionWrites(claims: readonly StoredClaim[]): SingleWrite[] {
  const all = claims.flatMap((claim) => companiesOfClaim(claim).map((company) => ({ claim, company })));
  return [...new Map(all.map((one) => [one.company, one])).values()].map(({ claim, company }) => ({
    remove: placeOfClaim(claim, company),
    when: {
      expression: 'attribute_not_exists(pk) OR #recruiterId = :recruiterId',
      values: { recruiterId: claim.recruiter.id },
    },
    refusal: changedMeanwhile,
  }));
}

/**
 * The writes by which a choice that is undone leaves its introduction free, or to the recruiter who had it before. Refused
 * while a later choice relies on it.
 */
export const undoneIntroductionWrites = (claim: StoredClaim, found: readonly Introduction[]): SingleWrite[] =>
  companiesOfClaim(claim).map((company, row) => undoneWrite(claim, company, found[row] as Introduction));

function undoneWrite(claim: StoredClaim, company: string | undefined, { claimId }: Introduction): SingleWrite {
  const values = { claimId, recruiterId: claim.recruiter.id };
  const isTheirs = '#recruiterId = :recruiterId AND #claimId = :claimId';
  if (claimId !== claim.id)
    return {
      update: placeOfClaim(claim, company),
      add: { joined: -1 },
      when: { expression: isTheirs, values },
      refusal: changedMeanwhile,
    };
  return {
    remove: placeOfClaim(claim, company),
    when: {
      expression: `${isTheirs} AND (attribute_not_exists(#joined) OR #joined = :none)`,
      values: { ...values, none: 0 },
    },
    refusal: changedMeanwhile,
  };
}
