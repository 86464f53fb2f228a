import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { changeCandidateStatus } from '../../domain/pipeline/change-candidate-status.ts';
import { bookedInterview } from './booked-interview.ts';
import { movedMeanwhile } from './pipeline.store.ts';
import type { PipelineStore } from './pipeline.store.ts';

export const changeCandidateStatusHandler = handler(
  contract.pipeline.changeCandidateStatus,
  async ({ params, body, actor, refuse }, { pipelineStore, clock }: { pipelineStore: PipelineStore; clock: Clock }) => {
    const position = await pipelineStore.position(params, actor);
    if (body.version !== undefined && body.version !== position.onJob.version)
      throw refuse.conflict(movedMeanwhile, 'status');
    const change = changeCandidateStatus(position, body, { actor, at: clock.now(), id: clock.newId() });
    const circumstances = { actor, at: clock.now(), id: clock.newId(), newToken: clock.newToken };
    const booked = bookedInterview(position.onJob, body, circumstances);
    return {
      ...(await pipelineStore.saveStatusChange(change, booked)),
      jobStatus: position.jobStatus,
    };
  },
);
