import type { NotifyingEvent } from '../../domain/notifications/taken-back.ts';
import type { NewNotification } from '../../records/notification.ts';

/** What a job's manager reads of its candidates, their colleagues on its team read too (PLUS-54). */
export async function forTeam(
  event: NotifyingEvent,
  notifications: readonly NewNotification[],
  { teamOf }: { teamOf(jobId: number): Promise<number[]> },
): Promise<NewNotification[]> {
  const { data } = event;
  if (!ofTeam.has(event.type) || !('managerId' in data)) return [];
  const [manager] = notifications.filter(({ recipientId }) => recipientId === data.managerId);
  const jobId = 'job' in data && data.job ? data.job.id : 'jobId' in data ? data.jobId : undefined;
  if (!manager || !jobId) return [];
  const known = new Set(notifications.map(({ recipientId }) => recipientId));
  const colleagues = (await teamOf(jobId)).filter((id) => !known.has(id));
  return colleagues.map((recipientId) => ({ ...manager, recipientId }));
}

const ofTeam: ReadonlySet<NotifyingEvent['type']> = new Set([
  'self-assignment-created',
  'self-assignment-restored',
  'self-assignment-withdrawn',
  'self-assignment-accepted',
  'candidate-status-changed',
  'interview-date-changed',
  'candidate-left-waiting',
  'scorecard-submitted',
]);
