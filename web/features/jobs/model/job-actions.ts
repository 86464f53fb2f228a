import { openStatus } from '../../../../shared/constants/job.ts';
import type { Job } from '../../../../shared/model/job.ts';

/** An action on a job. */
export type JobAction = 'edit' | 'recommend' | 'hold' | 'resume' | 'close' | 'reopen' | 'clone' | 'handOver' | 'delete';

type Standing = Pick<Job, 'status' | 'managerId' | 'candidatesCount'>;

const refusals: Record<JobAction, (job: Standing) => string | undefined> = {
  edit: () => undefined,
  clone: () => undefined,
  recommend: ({ status }) => (status === openStatus ? undefined : 'Only an open job can be recommended'),
  hold: ({ status }) => (status === openStatus ? undefined : 'Only an open job can be put on hold'),
  resume: ({ status }) => (status === 'on_hold' ? undefined : 'Only a job on hold can be resumed'),
  close: ({ status }) => (status === 'closed' ? 'This job is already closed' : undefined),
  reopen: ({ status }) => (status === 'closed' ? undefined : 'Only a closed job can be reopened'),
  handOver: ({ status }) => (status === 'closed' ? 'A closed job stays with the manager who closed it' : undefined),
  delete: ({ candidatesCount }) => (candidatesCount > 0 ? 'This job has candidates; close it instead' : undefined),
};

/** Why this user cannot perform the action on this job now, in the server's words; undefined if allowed. */
export function actionRefusal(action: JobAction, job: Standing, viewerId: number): string | undefined {
  if (action !== 'clone' && job.managerId !== viewerId) return 'This job belongs to another manager';
  return refusals[action](job);
}
