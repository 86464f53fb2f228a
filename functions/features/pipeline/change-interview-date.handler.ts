import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { bookedInterview } from './booked-interview.ts';
import { changeInterviewDate } from './change-interview-date.ts';
import type { PipelineStore } from './pipeline.store.ts';

export const changeInterviewDateHandler = handler(
  contract.pipeline.changeInterviewDate,
  async ({ params, body, actor, refuse }, { pipelineStore, clock }: { pipelineStore: PipelineStore; clock: Clock }) => {
    const position = await pipelineStore.position(params, actor);
    if (body.version !== undefined && body.version !== position.onJob.version)
      throw refuse.conflict('Someone else has just moved this candidate; reload and try again', 'interviewAt');
    const change = changeInterviewDate(position, body.interviewAt, { actor, at: clock.now(), id: clock.newId() });
    const circumstances = { actor, at: clock.now(), id: clock.newId(), token: clock.newToken() };
    const booked = bookedInterview(position.onJob, body, circumstances);
    return {
      ...(await pipelineStore.saveInterviewDate(change, booked)),
      jobStatus: position.jobStatus,
    };
  },
);
