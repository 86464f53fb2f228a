import { contract } from '../../../shared/contract/contract.ts';
import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';
import type { MoveResult } from '../../../shared/model/pipeline.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { log } from '../../platform/door/log.ts';
import { Refusal } from '../../platform/door/refusal.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { changeCandidateStatus } from '../../domain/pipeline/change-candidate-status.ts';
import { movedMeanwhile } from './pipeline.store.ts';
import type { PipelineStore } from './pipeline.store.ts';

/**
 * Moves several candidates of a job, each in a transaction of its own with its own result: one who cannot be moved keeps
 * nobody else from it (PLUS-22).
 */
export const moveCandidatesHandler = handler(
  contract.pipeline.moveCandidates,
  async (
    { params, body, actor },
    { pipelineStore, clock }: { pipelineStore: Pick<PipelineStore, 'positions' | 'saveStatusChange'>; clock: Clock },
  ) => {
    const { candidates, ...move } = body;
    const ids = candidates.map(({ candidateId }) => candidateId);
    const { jobStatus, places } = await pipelineStore.positions(params.jobId, ids, actor);
    const results = await inGroups(candidates, async ({ candidateId, version }): Promise<MoveResult> => {
      const onJob = places.get(candidateId);
      if (!onJob) return { candidateId, onJob: null, refusal: 'This candidate is not on this job' };
      if (version !== undefined && version !== onJob.version)
        return { candidateId, onJob: null, refusal: movedMeanwhile };
      try {
        return { candidateId, onJob: await moved(onJob), refusal: null };
      } catch (error) {
        if (error instanceof Refusal) return { candidateId, onJob: null, refusal: error.message };
        // The others have been moved, so the caller has to learn of each one what became of it.
        log.error('a candidate of several could not be moved', error as Error);
        return { candidateId, onJob: null, refusal: 'This move could not be saved; try again' };
      }
    });
    return { jobStatus, results };

    async function moved(onJob: CandidateOnJob): Promise<CandidateOnJob> {
      const change = changeCandidateStatus({ onJob, jobStatus }, move, { actor, at: clock.now(), id: clock.newId() });
      return pipelineStore.saveStatusChange(change);
    }
  },
);
