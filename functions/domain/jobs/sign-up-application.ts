import type { SignUpApplication } from '../../../shared/model/sign-up-application.ts';
import { isOpenJob } from '../../../shared/rules/open-job.ts';
import { mustBeAnswered } from '../../../shared/rules/question-answer.ts';
import type { Table } from '../../platform/table/table.ts';
import { wholeJob } from './own-job.ts';

/**
 * The job for which somebody signed up to apply, and what becomes of the application once their address is confirmed:
 * it is sent, the job asks something first, or takes no applications any more (GUEST-31, PLUS-55).
 */
export async function signUpApplicationTo(
  table: Table,
  jobId: number,
  at: string,
): Promise<{ title: string | null; application: SignUpApplication }> {
  const job = await wholeJob(table, jobId);
  if (!job || !isOpenJob(job, at)) return { title: job?.title ?? null, application: 'over' };
  return { title: job.title, application: mustBeAnswered(job.questions) ? 'asks' : 'sent' };
}
