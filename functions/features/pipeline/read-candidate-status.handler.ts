import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { PipelineStore } from './pipeline.store.ts';

export const readCandidateStatusHandler = handler(
  contract.pipeline.readCandidateStatus,
  async ({ params, actor }, { pipelineStore }: { pipelineStore: PipelineStore }) => {
    const { onJob } = await pipelineStore.position(params, actor);
    return onJob;
  },
);
