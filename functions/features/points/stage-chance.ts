import { fewestCases } from '../../../shared/constants/dashboard.ts';
import { pipelineStatuses, type PipelineStatus } from '../../../shared/constants/pipeline.ts';
import type { ExpectedBounty } from '../../../shared/model/statement.ts';
import type { StoredCandidateOnJob } from '../../records/candidate-on-job.ts';

/** A candidate whom the recruiter put forward, and whether nobody can be hired for the job any more. */
export interface PutForwardCase {
  onJob: Pick<StoredCandidateOnJob, 'status' | 'passed' | 'hired'>;
  isClosed: boolean;
}

const stages: readonly PipelineStatus[] = pipelineStatuses.filter((status) => status !== 'rejected');

/**
 * How many of the recruiter's own candidates who came as far as this status were hired, of those of whom it is decided.
 * Where fewer than five came so far, the nearest earlier status counts that five reached, so that it is never said to be
 * likelier than the facts say; null where there is none.
 */
export function stageChance(status: PipelineStatus, cases: readonly PutForwardCase[]): ExpectedBounty['chance'] {
  const decided = cases
    .filter(({ onJob, isClosed }) => onJob.hired || isClosed || onJob.status === 'rejected')
    .map(({ onJob }) => ({ stage: furthestOf(onJob), isHired: onJob.hired !== undefined }));
  for (let stage = stages.indexOf(status); stage >= 0; stage -= 1) {
    const came = decided.filter((one) => one.stage >= stage);
    if (came.length >= fewestCases)
      return { from: stages[stage] ?? status, of: came.length, hired: came.filter(({ isHired }) => isHired).length };
  }
  return null;
}

/** The points of a bounty times its chance; null without one. */
export const weighedBy = (chance: ExpectedBounty['chance'], points: number): number | null =>
  chance && Math.round((points * chance.hired) / chance.of);

// Who has a place on a job was contacted, though their story keeps only its last twenty moves.
function furthestOf({ status, passed = [] }: PutForwardCase['onJob']): number {
  const places = passed.map(([place]) => pipelineStatuses[place]);
  return Math.max(0, ...[...places, status].map((one) => (one ? stages.indexOf(one) : 0)));
}
