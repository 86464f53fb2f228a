import type { EventOf } from '../../../events/catalogue.ts';
import { openStatus } from '../../../shared/constants/job.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { StoredCandidateOnJob } from '../../records/candidate-on-job.ts';
import { remindedWrite } from '../../records/candidate-on-job.ts';
import type { StoredJob } from '../../records/job.ts';
import { silenceMarkedWrite } from '../../records/job.ts';
import { hidingIn } from '../../domain/people/hidden-from.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventWrite } from '../../platform/table/outbox.ts';
import { allShards, shardOf } from '../../platform/table/shards.ts';
import type { Table } from '../../platform/table/table.ts';
import { tryWrite } from '../../platform/table/try-write.ts';

const pageOfJobs = 200;
const notWaitingAnyMore = refuse.conflict('The candidate was moved, or the manager reminded, meanwhile');
const notOpenAnyMore = refuse.conflict('The job was closed or put on hold meanwhile');

/** Reads who waits for managers, and saves that they were reminded and which jobs are marked for it. */
export function silenceStore(table: Table) {
  const { withoutHidden } = hidingIn(table);

  /** The open jobs of managers of these shards that have candidates, a page at a time. */
  async function* jobsWithCandidates(shards = allShards): AsyncGenerator<StoredJob[]> {
    let after: Record<string, unknown> | undefined;
    do {
      const { items, next } = await table.queryPage(keys.jobsOfEveryone(openStatus), {
        limit: pageOfJobs,
        after,
      });
      yield items.filter(
        ({ candidatesCount, managerId }) => candidatesCount > 0 && shards.includes(shardOf(managerId)),
      );
      after = next;
    } while (after);
  }

  /** The candidates on the manager's open jobs between Submitted and the decision, in no order. */
  async function inProcessOf(managerId: number): Promise<StoredCandidateOnJob[]> {
    const inProcess = await table.query(keys.candidatesInProcess(managerId));
    return withoutHidden({ id: managerId, role: 'manager' }, inProcess);
  }

  /** Saves a reminder with its event; false where the candidate was moved or the reminder written meanwhile. */
  async function saveReminder(onJob: StoredCandidateOnJob, event: EventOf<'candidate-left-waiting'>): Promise<boolean> {
    const reminded = { of: 'remindedSince', since: onJob.statusChangedAt } as const;
    const writes = [remindedWrite(onJob, reminded, notWaitingAnyMore), eventWrite(event)];
    return tryWrite(table.write(writes), notWaitingAnyMore);
  }

  /** Everybody who is on a job. */
  async function candidatesOn(jobId: number): Promise<StoredCandidateOnJob[]> {
    return table.query(keys.candidatesOnJob(jobId), { consistent: true });
  }

  /** The job as it is now; undefined when there is none. */
  async function job(jobId: number): Promise<StoredJob | undefined> {
    return table.get(keys.job(jobId), { consistent: true });
  }

  /** Marks a job since when its manager is silent, or takes the mark away; a job that was closed or held has none. */
  async function saveMark(jobId: number, silentSince: string | null): Promise<void> {
    await tryWrite(table.writeOne(silenceMarkedWrite(jobId, silentSince, notOpenAnyMore)), notOpenAnyMore);
  }

  return { jobsWithCandidates, candidatesOn, job, saveMark, inProcessOf, saveReminder };
}
export type SilenceStore = ReturnType<typeof silenceStore>;
