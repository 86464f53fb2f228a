import type { EventOf } from '../../../events/catalogue.ts';
import { openStatus } from '../../../shared/constants/job.ts';
import type { NewNotification } from '../../records/notification.ts';
import { actingPerson } from './about-moves.steps.ts';
import { notify } from './notify.ts';

/** Candidates and applicants whose way on a job has not ended, the recruiters of these candidates, and those who work on it on request. */
export interface StillOnJob {
  candidates: number[];
  recruiters: number[];
}

/** A job on hold, resumed or reopened is news to its team, and to those who are still on it: their way there stops, or goes on. */
export function changedJobStatus(
  { actor, data: { jobId, title, from, to } }: EventOf<'job-status-changed'>,
  { candidates, recruiters, team }: StillOnJob & { team: readonly number[] },
): NewNotification[] {
  const payload = { job: { id: jobId, title }, isOpen: to === openStatus, ...actingPerson(actor) };
  return [
    ...notify([...recruiters, ...team], 'job_status_changed', payload),
    // Who may have read by mail that it has ended for them reads the same way that it goes on.
    ...notify(candidates, 'job_status_changed', { ...payload, ...(from === 'closed' && { isMailed: true }) }),
  ];
}
