import { contract } from '../../shared/contract/contract.ts';
import { answer } from '../door/answer.ts';
import type { PipelineStore } from './pipeline.store.ts';

export const readCandidateOnJobHandler = answer(
  contract.pipeline.readCandidateOnJob,
  async ({ params, actor }, { pipelineStore }: { pipelineStore: PipelineStore }) => {
    const { onJob, jobStatus } = await pipelineStore.position(params, actor);
    return { ...onJob, jobStatus };
  },
);
