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
    const by = { actor, at: clock.now() };
    const isBooking = body.meeting !== undefined;
    const change = changeInterviewDate(position, body.interviewAt, { ...by, id: clock.newId(), isBooking });
    const booked = bookedInterview(position.onJob, body, { ...by, id: clock.newId(), newToken: clock.newToken });
    return {
      ...(await pipelineStore.saveInterviewDate(change, booked)),
      jobStatus: position.jobStatus,
    };
  },
);
