import type { CandidateOnJob } from '../../shared/model/pipeline.ts';
import { keys } from '../table/keys.ts';
import type { Item, Table } from '../table/table.ts';
import type { Write } from '../table/write.ts';
import { unrepresentedWrite } from './candidate-on-job.ts';
import type { ClaimEnd, StoredClaim } from './claim.ts';
import { endedClaimsWrites, freedIntroductionWrite } from './claim.ts';

/** Ends claims, whichever feature decides it: an answer, the time, a hire, or an erasure. */
export function claimEndsIn(table: Table) {
  /** The recruiter's proposals and claims, newest first. */
  async function claimsOfRecruiter(recruiterId: number): Promise<StoredClaim[]> {
    return table.query<StoredClaim>(keys.claimsOfRecruiter(recruiterId), { newestFirst: true });
  }

  /** Those of the manager's jobs, newest first. */
  async function claimsOfManager(managerId: number): Promise<StoredClaim[]> {
    return table.query<StoredClaim>(keys.claimsOfManager(managerId), { newestFirst: true });
  }

  /**
   * Saves that proposals or claims end. Where a claim ended that stood, the introduction is free again, and the recruiter
   * leaves the open jobs on which they put the candidate forward: unless time ended it, or `staysOnJob`.
   */
  async function saveEnded(
    ends: readonly ClaimEnd[],
    { also = [], staysOnJob = false }: { also?: Write[]; staysOnJob?: boolean } = {},
  ): Promise<void> {
    const [first] = ends.filter(({ before }) => before.state === 'standing');
    const isLeaving = first && !staysOnJob && first.after.ending?.by !== 'time';
    const left = isLeaving ? await openPlacesOf(ends.map(({ before }) => before)) : [];
    await table.write([
      ...endedClaimsWrites(ends),
      ...(first ? [freedIntroductionWrite(first.before)] : []),
      ...left.map(unrepresentedWrite),
      ...also,
    ]);
  }

  async function openPlacesOf(ended: readonly StoredClaim[]): Promise<CandidateOnJob[]> {
    const wanted = ended.flatMap(({ job, candidate }) => [
      keys.candidateOnJob(job.id, candidate.id),
      keys.jobGate(job.id),
    ]);
    const found = await table.batchGet<Item>(wanted, { consistent: true });
    return ended.flatMap(({ recruiter }, row) => {
      const onJob = found[2 * row] as CandidateOnJob | undefined;
      const isOpen = (found[2 * row + 1] as { status?: string } | undefined)?.status !== 'closed';
      return onJob && isOpen && onJob.recruiterId === recruiter.id ? [onJob] : [];
    });
  }

  return { claimsOfRecruiter, claimsOfManager, saveEnded };
}
export type ClaimEnds = ReturnType<typeof claimEndsIn>;
