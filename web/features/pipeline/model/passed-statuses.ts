import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';
import { pipelineStatuses } from '../../../../shared/constants/pipeline.ts';
import type { TimelineEntry } from '../../../../shared/model/pipeline.ts';
import { isForward } from '../../../../shared/rules/pipeline-status.ts';

type Move = Pick<Extract<TimelineEntry, { type: 'status_change' }>, 'type' | 'from' | 'to' | 'undo'>;

const place = (status: PipelineStatus) => pipelineStatuses.indexOf(status);

/**
 * The statuses that the candidate was in on the way to the present one. `story` is the timeline, newest first; undone
 * moves do not count, nor does what a move back took back.
 */
export function passedStatuses(
  story: readonly (Move | { type: 'user_note' | 'interview_date' | 'hired' })[],
): ReadonlySet<PipelineStatus> {
  let path: PipelineStatus[] = [];
  let beforeLastMove: PipelineStatus[] = [];
  for (const line of story.toReversed()) {
    if (line.type !== 'status_change') continue;
    if (line.undo) {
      path = beforeLastMove;
      continue;
    }
    beforeLastMove = path.length === 0 && line.from ? [line.from] : path;
    const kept =
      line.from === null || isForward(line.from, line.to)
        ? beforeLastMove
        : beforeLastMove.filter((status) => status !== 'rejected' && place(status) < place(line.to));
    path = [...kept, line.to];
  }
  return new Set(path);
}

/** How a step of the pipeline looks: passed, left out, the present one, ended by a rejection, or still ahead. */
export type StepLook = 'done' | 'skipped' | 'now' | 'ended' | 'ahead';

/**
 * The look of each step, in order. While the way is unknown, the steps before the present one count as done and those of
 * a rejected candidate as ahead. Rejected is never on the way.
 */
export function stepLooks(status: PipelineStatus, passed?: ReadonlySet<PipelineStatus>): StepLook[] {
  const onTheWay = [...(passed ?? []), status].filter((one) => one !== 'rejected').map(place);
  const furthest = Math.max(...onTheWay, -1);
  return pipelineStatuses.map((step, at) => {
    if (step === status) return status === 'rejected' ? 'ended' : 'now';
    if (step === 'rejected' || at > furthest) return 'ahead';
    return !passed || passed.has(step) ? 'done' : 'skipped';
  });
}
