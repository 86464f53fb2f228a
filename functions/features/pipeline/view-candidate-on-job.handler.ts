import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import type { PipelineStore } from './pipeline.store.ts';

export const viewCandidateOnJobHandler = handler(
  contract.pipeline.viewCandidateOnJob,
  async (
    { params, actor },
    { pipelineStore, clock }: { pipelineStore: Pick<PipelineStore, 'position' | 'saveViewed'>; clock: Clock },
  ) => {
    const { onJob } = await pipelineStore.position(params, actor);
    if (onJob.viewedAt) return { viewedAt: onJob.viewedAt };
    const viewedAt = clock.now();
    await pipelineStore.saveViewed(params, viewedAt);
    return { viewedAt };
  },
);
