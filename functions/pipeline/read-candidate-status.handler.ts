import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { PipelineStore } from './pipeline.store.ts';

export const readCandidateStatusHandler = answer(
  contract.pipeline.readCandidateStatus,
  async ({ params, actor }, { pipelineStore }: { pipelineStore: PipelineStore }) => {
    const { onJob } = await pipelineStore.position(params, actor);
    return onJob;
  },
);
