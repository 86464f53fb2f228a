import { openStatus } from '../../../shared/constants/job.ts';
import { worksOnRequest } from '../../../shared/rules/work-request.ts';
import type { StoredAccount } from '../../records/account.ts';
import { introductionsFor, longestOf } from '../../records/introduction.ts';
import { claimsIn } from '../../domain/claims/claims.ts';
import { relationsIn } from '../../domain/people/relation.ts';
import type { StoredJob } from '../../records/job.ts';
import { managersAndWorksOf } from '../../records/work-request.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { keys } from '../../platform/table/keys.ts';
import { readLists } from '../../platform/table/read-lists.ts';
import type { Table } from '../../platform/table/table.ts';
import type { ProposalFacts } from './propose-candidate.ts';

type OpenJob = StoredJob & { worksOnRequest: boolean };

/** How many open jobs a recruiter is offered to choose from. */
const mostOpen = 100;

/** Reads the jobs for which a recruiter may propose people. */
export function assignableJobsStore(table: Table) {
  const { claimsOfCandidate } = claimsIn(table);
  const { seesAnything } = relationsIn(table);

  /** The candidate, unless they hide from this recruiter: then there is nobody, so that nobody learns who hides. */
  async function shownCandidate(recruiterId: number, candidateId: number): Promise<StoredAccount | undefined> {
    const [person, isThere] = await Promise.all([
      table.get(keys.account(candidateId), { consistent: true }),
      seesAnything({ id: recruiterId, role: 'recruiter' }, candidateId),
    ]);
    return isThere ? person : undefined;
  }

  /**
   * The newest open jobs of the recruiter's managers that are not other recruiters', and those of others on which the
   * recruiter works.
   */
  async function openJobsOf(recruiterId: number): Promise<OpenJob[]> {
    const { managerIds, requests } = await managersAndWorksOf(table, recruiterId);
    const asked = new Set(requests.filter(({ state }) => worksOnRequest(state)).map(({ job }) => job.id));
    const [open, others] = await Promise.all([
      inGroups(managerIds, (managerId) =>
        table.query(keys.jobsOfManager(managerId, openStatus), { newestFirst: true, limit: mostOpen }),
      ),
      table.batchGet([...asked].map(keys.job)),
    ]);
    const own = open.flat();
    const known = new Set(own.map(({ id }) => id));
    const more = others.flatMap((job) => (job?.status === openStatus && !known.has(job.id) ? [job] : []));
    return [...own, ...more]
      .filter(({ id, recruiters }) => asked.has(id) || recruiters.length === 0 || recruiters.includes(recruiterId))
      .map((job) => ({ ...job, worksOnRequest: asked.has(job.id) }))
      .toSorted((a, b) => b.id - a.id)
      .slice(0, mostOpen);
  }

  /**
   * What decides whether this recruiter may propose a candidate for each of their open jobs; undefined where the
   * candidate is not there for them.
   */
  async function openJobFacts(recruiterId: number, candidateId: number): Promise<ProposalFacts[] | undefined> {
    const [candidate, claims, jobs] = await Promise.all([
      shownCandidate(recruiterId, candidateId),
      claimsOfCandidate(candidateId),
      openJobsOf(recruiterId),
    ]);
    if (!candidate) return undefined;
    const companies = jobs.map((job) => introductionsFor(candidateId, job));
    const [places, ...introductions] = await readLists(
      table,
      [jobs.map((job) => keys.candidateOnJob(job.id, candidateId)), ...companies],
      { consistent: true },
    );
    return jobs.map(({ worksOnRequest: asked, ...job }, row) => ({
      job,
      candidate,
      worksForManager: !asked,
      worksOnRequest: asked,
      onJob: places[row],
      introduction: longestOf(introductions[row]!),
      earlier: claims.find((one) => one.job.id === job.id && one.recruiter.id === recruiterId),
    }));
  }

  return { openJobFacts, openJobsOf };
}
export type AssignableJobsStore = ReturnType<typeof assignableJobsStore>;
