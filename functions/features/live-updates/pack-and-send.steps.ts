import type { EventOf } from '../../../events/catalogue.ts';
import { keepPackedApplicant, keepPackedJob } from '../../domain/packed-jobs/packed-jobs.ts';
import { keepBegunJob } from '../../domain/pipeline/begun-jobs.ts';
import type { Table } from '../../platform/table/table.ts';
import type { LiveEvent } from './compose-update.ts';
import { sendUpdate } from './send-live.steps.ts';

type Needs = Parameters<typeof sendUpdate>[1] & { table: Table };

/**
 * Brings a changed job, and a candidate whose application for it changed, up to date in the lists over several managers'
 * jobs, which read them packed, and then sends the event's update, at which browsers read those lists: sent first, they
 * would show the job as it was until the next one.
 */
export async function packAndSend(
  event: LiveEvent,
  { managerId, jobId, candidateId }: { managerId: number; jobId: number; candidateId?: number },
  needs: Needs,
): Promise<void> {
  await keepPackedJob(needs.table, managerId, jobId, candidateId);
  await sendUpdate(event, needs);
}

type ApplicationEvent = EventOf<
  | 'self-assignment-created'
  | 'self-assignment-declined'
  | 'self-assignment-decline-undone'
  | 'self-assignment-withdrawn'
>;

/** Does the same after a change of an application alone, by which recruiters' lists show who waits. */
export async function keepApplicantAndSend(event: ApplicationEvent, needs: Needs): Promise<void> {
  const { managerId, job, candidate } = event.data;
  await keepPackedApplicant(needs.table, managerId, { jobId: job.id, candidateId: candidate.id });
  await sendUpdate(event, needs);
}

/** Does the same after a move or a hire, by which the recruiter's list of jobs in progress is ordered. */
export async function keepBegunAndSend(
  event: EventOf<'candidate-status-changed' | 'candidate-hired'>,
  needs: Needs,
): Promise<void> {
  const { jobId, candidate, recruiterId } = event.data;
  await keepBegunJob(needs.table, { jobId, candidateId: candidate.id, recruiterId });
  await sendUpdate(event, needs);
}
