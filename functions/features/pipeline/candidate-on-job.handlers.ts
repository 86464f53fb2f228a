import { openStatus } from '../../../shared/constants/job.ts';
import { timelinePage } from '../../../shared/constants/pipeline.ts';
import { contract } from '../../../shared/contract/contract.ts';
import { isDeclinedApplicant } from '../../../shared/rules/pipeline-status.ts';
import { isLeftWaiting } from '../../../shared/rules/silence.ts';
import { waitingCandidates } from '../../domain/packed-jobs/waiting-candidates.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { undoCandidateStatus } from '../../domain/pipeline/change-candidate-status.ts';
import { composeTimeline } from './compose-timeline.ts';
import { movedMeanwhile, type PipelineStore } from './pipeline.store.ts';
import { outlookOf } from './usual-next.ts';

export const listWaitingCandidatesHandler = handler(
  contract.pipeline.listWaitingCandidates,
  async (
    { query, actor },
    {
      pipelineStore,
      silenceDays,
      clock,
    }: { pipelineStore: Pick<PipelineStore, 'inProcessOf'>; silenceDays: () => number; clock: Clock },
  ) => {
    const now = clock.now();
    const { data, meta } = pageOf(waitingCandidates(await pipelineStore.inProcessOf(actor.id), now), query);
    return { data: data.map((one) => ({ ...one, isSilent: isLeftWaiting(one, now, silenceDays()) })), meta };
  },
);

interface Needs {
  pipelineStore: Pick<PipelineStore, 'record'>;
  silenceDays(): number;
  clock: Pick<Clock, 'now'>;
}

export const readCandidateOnJobHandler = handler(
  contract.pipeline.readCandidateOnJob,
  async ({ params, actor }, { pipelineStore, silenceDays, clock }: Needs) => {
    const { onJob, jobStatus, events, notes, others, sent } = await pipelineStore.record(params, actor);
    const outlook =
      jobStatus === openStatus ? outlookOf(onJob, others, { at: clock.now(), silenceDays: silenceDays() }) : null;
    const timeline = pageOf(composeTimeline(events, notes), { page: 1, perPage: timelinePage });
    return { ...onJob, jobStatus, timeline, outlook, ...(sent && { sent }) };
  },
);

export const readCandidateStatusHandler = handler(
  contract.pipeline.readCandidateStatus,
  async ({ params, actor }, { pipelineStore }: { pipelineStore: PipelineStore }) => {
    const { onJob } = await pipelineStore.position(params, actor);
    return onJob;
  },
);

export const readOutlookHandler = handler(
  contract.pipeline.readOutlook,
  async (
    { params, actor },
    {
      pipelineStore,
      silenceDays,
      clock,
    }: { pipelineStore: Pick<PipelineStore, 'placeAmongOthers'>; silenceDays: () => number; clock: Pick<Clock, 'now'> },
  ) => {
    const { own, others } = await pipelineStore.placeAmongOthers(params, actor);
    return outlookOf(own, others, { at: clock.now(), silenceDays: silenceDays() });
  },
);

export const listTimelineHandler = handler(
  contract.pipeline.listTimeline,
  async ({ params, query, actor }, { pipelineStore }: { pipelineStore: PipelineStore }) => {
    const { events, notes } = await pipelineStore.story(params, actor);
    return pageOf(composeTimeline(events, notes), query);
  },
);

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

export const undoCandidateStatusHandler = handler(
  contract.pipeline.undoCandidateStatus,
  async ({ params, body, actor, refuse }, { pipelineStore, clock }: { pipelineStore: PipelineStore; clock: Clock }) => {
    const position = await pipelineStore.position(params, actor);
    if (body?.version !== undefined && body.version !== position.onJob.version)
      throw refuse.conflict(movedMeanwhile, 'status');
    const { onJob, jobStatus } = position;
    const change = undoCandidateStatus(position, { actor, at: clock.now(), id: clock.newId() });
    if (!isDeclinedApplicant(onJob)) return { ...(await pipelineStore.saveStatusChange(change)), jobStatus };
    await pipelineStore.saveDeclineUndone(change, clock.newId());
    return { ...change.after, jobStatus };
  },
);
