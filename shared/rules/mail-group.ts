import type { NotificationGroup } from '../constants/notification.ts';
import { groupOfNotification } from '../constants/notification.ts';
import type { PipelineStatus } from '../constants/pipeline.ts';
import { pipelineStatuses, pipelineStatusLabels } from '../constants/pipeline.ts';
import type { Notification } from '../model/notification.ts';
import { isForward } from './pipeline-status.ts';

const milestones: ReadonlySet<PipelineStatus> = new Set([
  'submitted',
  'first_interview_scheduled',
  'second_interview_scheduled',
  'candidate_selected',
  'hiring_onboarding',
  'rejected',
]);

/**
 * The mail switch that a notification belongs to for this recipient. Being put forward, an interview and the
 * decision cannot wait for a candidate, so they have a switch of their own that is on from the start (PLUS-55).
 */
export function mailGroupOf(
  { type, payload }: Pick<Notification, 'type' | 'payload'>,
  recipientId: number,
): NotificationGroup {
  const { candidate, status, isMailed } = payload as {
    candidate?: { id: number };
    status?: { from: string | null; to: string };
    isMailed?: boolean;
  };
  if (type === 'applied_job_removed' || isMailed) return 'progress';
  if (candidate?.id !== recipientId) return groupOfNotification[type];
  if (type === 'assigns_confirmed' || type === 'interview_date_changed') return 'progress';
  return type === 'candidate_status_changed' && status && isMilestone(status) ? 'progress' : groupOfNotification[type];
}

// An undone move leads back to where the candidate was, which is no news.
function isMilestone({ from, to }: { from: string | null; to: string }): boolean {
  const [before, after] = [from && statusOf(from), statusOf(to)];
  return after !== undefined && milestones.has(after) && (!before || isForward(before, after));
}

function statusOf(label: string): PipelineStatus | undefined {
  return pipelineStatuses.find((status) => pipelineStatusLabels[status] === label);
}
