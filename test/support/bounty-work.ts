import { expect } from 'vitest';
import { contract } from '../../shared/contract/contract.ts';
import type { Claim } from '../../shared/model/claim.ts';
import type { LedgerEntry } from '../../shared/model/points.ts';
import type { Api } from './api.ts';
import { aPostedJob, type Team } from './people.ts';

const { claims, clients, jobs, points } = contract;

/** A team whose manager has a second recruiter. */
export interface Rivals extends Team {
  rival: Team['recruiter'];
}

/** What the server acknowledged. */
export interface BountyRecord {
  jobIds: number[];
  confirmed: number[];
  /** The jobs closed with the recruiter who was chosen. */
  hired: { jobId: number; recruiterId: number }[];
  redeemed: number;
}

/**
 * One introduction from its proposals to its points: two recruiters propose the candidate for a new client, the
 * candidate confirms both in the same moment, the manager hires, and the winner redeems a point. Each answer is recorded
 * as it comes.
 */
export async function bringAndHire(api: Api, team: Rivals, record: BountyRecord): Promise<void> {
  const number = record.jobIds.length + 1;
  const company = `Clinic ${number}`;
  // A company of its own also by its domain: an introduction that a kill left without its hire still counts for the former.
  const contact = {
    contactPerson: 'Ann Porter',
    contactPersonsPosition: 'Head of nursing',
    email: `ann@clinic${number}.example`,
  };
  const body = { companyName: company, cityId: 4_930_956, ...contact };
  const clientId = (await api.call(clients.addClient, { body }, team.manager.token)).body.data.id;
  const jobId = await aPostedJob(api, team.manager, `Nurse of ${company}`, { clientId });
  record.jobIds.push(jobId);
  const recruiters = [team.recruiter, team.rival];
  const proposed = [];
  for (const { token } of recruiters)
    proposed.push(
      (await api.call(claims.proposeCandidate, { body: { candidateId: team.candidate.id, jobId } }, token)).body.data
        .id,
    );
  const answers = await Promise.allSettled(
    proposed.map((id) => api.ask(claims.confirmClaim, { params: { id } }, team.candidate.token)),
  );
  const winners = recruiters.filter((_, place) => {
    const answer = answers[place]!;
    return answer.status === 'fulfilled' && answer.value.status === 200;
  });
  record.confirmed.push(...proposed.filter((_, place) => winners.includes(recruiters[place]!)));
  for (const answer of answers) if (answer.status === 'rejected') throw answer.reason;
  expect(winners, `one winner of ${company}`).toHaveLength(1);
  const [winner] = winners;
  await api.call(
    jobs.closeJob,
    { params: { id: jobId }, body: { candidateId: team.candidate.id, recruiterId: winner!.id } },
    team.manager.token,
  );
  record.hired.push({ jobId, recruiterId: winner!.id });
  const { available } = (await api.call(points.readPoints, {}, winner!.token)).body.data;
  if (available === 0) return;
  await api.call(points.redeemPoints, { body: { count: 1 } }, winner!.token);
  record.redeemed += 1;
}

/** Everything that is stored of a recruiter's introductions and points. */
export async function storedBounties(
  api: Api,
  token: string,
): Promise<{ claims: Claim[]; entries: LedgerEntry[]; balance: number }> {
  return {
    claims: await wholeList((page) => api.call(claims.listRecruiterClaims, { query: { page, perPage: 100 } }, token)),
    entries: await wholeList((page) => api.call(points.listPointEntries, { query: { page, perPage: 100 } }, token)),
    balance: (await api.call(points.readPoints, {}, token)).body.data.balance,
  };
}

/** Every item of a list, page by page. */
export async function wholeList<T>(
  read: (page: number) => Promise<{ body: { data: T[]; meta: { total: number } } }>,
): Promise<T[]> {
  const all: T[] = [];
  for (let page = 1; ; page += 1) {
    const { data, meta } = (await read(page)).body;
    all.push(...data);
    if (all.length >= meta.total || data.length === 0) return all;
  }
}
