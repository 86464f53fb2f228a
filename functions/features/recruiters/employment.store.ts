import type { EventOf } from '../../../events/catalogue.ts';
import { openStatus } from '../../../shared/constants/job.ts';
import type { Job } from '../../../shared/model/job.ts';
import type { OpenWork } from '../../../shared/model/recruiter.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { withoutManagersWrite } from '../../records/account.ts';
import { hidingIn } from '../../domain/people/hidden-from.ts';
import { changedJobWrites, withText } from '../../records/job.ts';
import { candidatesPutForward } from '../../domain/pipeline/put-forward.ts';
import { endedEmploymentWrites } from '../../records/recruiter-of-manager.ts';
import { traceWrite } from '../../records/trace.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import type { Table } from '../../platform/table/table.ts';
import { tryWrite } from '../../platform/table/try-write.ts';

const openStatuses = [openStatus, 'on_hold'] as const;
// Who was hired or rejected is in nobody's work any more.
const settled: ReadonlySet<string> = new Set(['rejected', 'hiring_onboarding']);
const gone = new Error('The recruiter’s account is gone');

/** Saves that a recruiter has no manager, where none is left; repeated by the reaction to the end of their work. */
export async function saveManagersLeft(table: Table, recruiterId: number): Promise<void> {
  const left = await table.query(keys.managersOfRecruiter(recruiterId), { limit: 1, consistent: true });
  if (left.length > 0) return;
  await tryWrite(table.writeOne(withoutManagersWrite(recruiterId, gone)), gone);
}

/** Reads what a recruiter still does for a manager, and ends it. */
export function employmentStore(table: Table, written: () => number = Date.now) {
  const { withoutHidden } = hidingIn(table);

  /** The manager's open jobs that name the recruiter, and the recruiter's candidates in process on open jobs. */
  async function openWork(managerId: number, recruiterId: number): Promise<OpenWork> {
    const link = await table.get(keys.recruiterOfManager(managerId, recruiterId), { consistent: true });
    if (!link) throw refuse.notFound('This recruiter does not work for you');
    const [byStatus, put] = await Promise.all([
      Promise.all(openStatuses.map((status) => table.query(keys.jobsOfManager(managerId, status)))),
      candidatesPutForward(table, recruiterId),
    ]);
    const open = new Map(byStatus.flat().map((job) => [job.id, job]));
    const inProcess = put.filter(({ jobId, status }) => open.has(jobId) && !settled.has(status));
    const shown = await withoutHidden({ id: managerId, role: 'manager' }, inProcess);
    return {
      jobs: [...open.values()]
        .filter(({ recruiters }) => recruiters.includes(recruiterId))
        .map(({ id, title }) => ({ id, title })),
      candidates: shown.map(({ jobId, candidateId, candidate, status }) => ({
        jobId,
        jobTitle: open.get(jobId)?.title ?? '',
        candidateId,
        candidate,
        status,
      })),
    };
  }

  /** A whole job of the manager, strongly consistent; undefined when it is gone. */
  async function job(jobId: number): Promise<Job | undefined> {
    const [facts, text] = await table.batchGet([keys.job(jobId), keys.jobText(jobId)], {
      consistent: true,
    });
    return facts && text && withText(facts, text);
  }

  /** Saves that a job no longer names the recruiter; refused when it was changed meanwhile. */
  async function saveOffJob(before: Job, after: { job: Job; event: EventOf<'job-changed'> }): Promise<void> {
    await table.write([...changedJobWrites(before, after.job, written()), eventWrite(after.event)]);
  }

  /**
   * Saves the end of the work; refused when it has ended already. The two no longer lead to each other, so each leaves
   * a trace where the other's notifications and events name them.
   */
  async function saveEnded(event: EventOf<'recruiter-removed'>): Promise<void> {
    const { manager, recruiterId } = event.data;
    await table.write([
      ...endedEmploymentWrites(manager.id, recruiterId),
      traceWrite(manager.id, { pk: event.subject }),
      traceWrite(manager.id, { pk: keys.notificationsOf(recruiterId).pk }),
      traceWrite(recruiterId, { pk: keys.notificationsOf(manager.id).pk }),
      eventWrite(event),
    ]);
    await saveManagersLeft(table, recruiterId);
  }

  return { openWork, job, saveOffJob, saveEnded };
}
export type EmploymentStore = ReturnType<typeof employmentStore>;
