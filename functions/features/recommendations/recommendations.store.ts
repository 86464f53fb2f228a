import type { Actor } from '../../platform/door/actor.ts';
import { noSuch } from '../../platform/door/refusal.ts';
import type { StoredJob } from '../../records/job.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';

/** Reads the job that a recommendation refers to. */
export function recommendationsStore(table: Table) {
  /** The job, and whether this user works for its manager; refuses a missing job. */
  async function jobFor(
    actor: Pick<Actor, 'id'>,
    jobId: number,
  ): Promise<{ job: StoredJob; worksForManager: boolean }> {
    const job = await table.get(keys.job(jobId), { consistent: true });
    if (!job) throw noSuch('job');
    return {
      job,
      worksForManager:
        (await table.get(keys.managerOfRecruiter(actor.id, job.managerId), { consistent: true })) !== undefined,
    };
  }

  /** The job with its facts, for the mail. */
  async function job(jobId: number): Promise<StoredJob | undefined> {
    return table.get(keys.job(jobId));
  }

  return { job, jobFor };
}
export type RecommendationsStore = ReturnType<typeof recommendationsStore>;
