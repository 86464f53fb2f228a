import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';
import type { ExpectedBounty } from '../../../shared/model/statement.ts';
import { hidingIn } from '../../domain/people/hidden-from.ts';
import { candidatesPutForward } from '../../domain/pipeline/put-forward.ts';
import type { JobGate } from '../../records/job-gate.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { stageChance, weighedBy, type PutForwardCase } from './stage-chance.ts';

/** By how many of the recruiter's latest candidates a chance is said. */
const mostCases = 500;

/** Reads what a recruiter may still earn. */
export function statementStore(table: Table) {
  /**
   * The bounties of the recruiter's claims whose candidates are on jobs that are not closed and were not rejected, newest
   * first, each weighed by what became of the recruiter's candidates before; four calls.
   */
  async function expectedBy(recruiterId: number): Promise<ExpectedBounty[]> {
    const standing = (await table.query(keys.claimsOfRecruiter(recruiterId), { newestFirst: true })).filter(
      ({ state }) => state === 'standing',
    );
    const places = standing.map(({ job, candidate }) => keys.candidateOnJob(job.id, candidate.id));
    const gates = standing.map(({ job }) => keys.jobGate(job.id));
    const [found, cases] = await Promise.all([
      table.batchGet([...places, ...gates]),
      standing.length > 0 ? casesOf(recruiterId) : [],
    ]);
    return standing.flatMap(({ id, job, candidate, client, terms }, place): ExpectedBounty[] => {
      const onJob = found[place] as CandidateOnJob | undefined;
      const gate = found[standing.length + place] as JobGate | undefined;
      if (!onJob || onJob.recruiterId !== recruiterId || onJob.status === 'rejected') return [];
      if (!gate || gate.status === 'closed') return [];
      const { guaranteeDays } = terms;
      const points = Math.floor((terms.points * terms.share) / 100);
      const { companyName } = client;
      const chance = stageChance(onJob.status, cases);
      const about = { claimId: id, job, candidate, companyName, points, guaranteeDays, status: onJob.status };
      return [{ ...about, chance, weighed: weighedBy(chance, points) }];
    });
  }

  // A job that is gone decides as one that was closed does.
  async function casesOf(recruiterId: number): Promise<PutForwardCase[]> {
    const onJobs = await candidatesPutForward(table, recruiterId, mostCases);
    const gates = await table.batchGet(onJobs.map(({ jobId }) => keys.jobGate(jobId)));
    return onJobs.map((onJob, at) => ({ onJob, isClosed: (gates[at]?.status ?? 'closed') === 'closed' }));
  }

  return { expectedBy, shownAmong: hidingIn(table).shownAmong };
}
export type StatementStore = ReturnType<typeof statementStore>;
