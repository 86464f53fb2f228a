import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { undoCandidateStatus } from './change-candidate-status.ts';
import { movedMeanwhile, type PipelineStore } from './pipeline.store.ts';

export const undoCandidateStatusHandler = handler(
  contract.pipeline.undoCandidateStatus,
  async ({ params, body, actor }, { pipelineStore, clock }: { pipelineStore: PipelineStore; clock: Clock }) => {
    const position = await pipelineStore.position(params, actor);
    if (body?.version !== undefined && body.version !== position.onJob.version)
      throw refuse.conflict(movedMeanwhile, 'status');
    const change = undoCandidateStatus(position, { actor, at: clock.now(), id: clock.newId() });
    await pipelineStore.saveStatusChange(change);
    return { ...change.after, jobStatus: position.jobStatus };
  },
);
