import { contract } from '../../shared/contract/contract.ts';
import { handler } from '../door/handler.ts';
import type { PipelineStore } from './pipeline.store.ts';

export const readCandidateOnJobHandler = handler(
  contract.pipeline.readCandidateOnJob,
  async ({ params, actor }, { pipelineStore }: { pipelineStore: PipelineStore }) => {
    const { onJob, jobStatus } = await pipelineStore.position(params, actor);
    return { ...onJob, jobStatus };
  },
);
