import type { JobStatus, overseenScopes } from '../../../shared/constants/job.ts';
import type { Job } from '../../../shared/model/job.ts';
import type { Note } from '../../../shared/model/pipeline.ts';
import { managersWorkingWith, worksTogether } from '../../records/collaboration.ts';
import { jobsOfBriefs } from '../../domain/jobs/jobs-of-briefs.ts';
import { type StoredJob, withText } from '../../records/job.ts';
import { jobsOfManagers, type PackedJob } from '../../domain/packed-jobs/packed-jobs.ts';
import { pageOf } from '../../platform/door/page.ts';
import { seenJobIn } from '../../domain/jobs/seen-job.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';

interface Wanted {
  status: JobStatus;
  scope: (typeof overseenScopes)[number];
  clientId?: number | undefined;
  managerId?: number | undefined;
  page: number;
  perPage: number;
}

/** Reads managers' jobs for oversight. */
export function overseenJobsStore(table: Table) {
  /** Whether this manager has accepted to work with the super manager. */
  const isTogether = (superManagerId: number, managerId: number) => worksTogether(table, superManagerId, managerId);

  /** A job with the notes on it in order, in one strongly consistent query; undefined when there is none. */
  async function jobAndNotes(jobId: number): Promise<{ job: Job; notes: Note[] } | undefined> {
    const items = await table.query(keys.jobAndNotes(jobId), { consistent: true });
    const facts = items.find((item) => 'title' in item);
    const text = items.find((item) => 'description' in item);
    if (!facts || !text) return undefined;
    return { job: withText(facts, text), notes: items.filter((item) => 'note' in item) };
  }

  /**
   * One page of the jobs of a status of the managers who work with the super manager, or such for clients, of one client
   * or manager on request, as chosen, and how many there are.
   */
  async function jobsOfTogether(
    superManagerId: number,
    { status, scope, clientId, managerId, page, perPage }: Wanted,
    choose: (jobs: PackedJob[]) => PackedJob[],
  ): Promise<{ jobs: StoredJob[]; total: number }> {
    const managers = await managersWorkingWith(table, superManagerId);
    const wanted = managers.filter((id) => managerId === undefined || id === managerId);
    const { jobs } = await jobsOfManagers(table, wanted, status);
    const isChosen = (job: { clientId: number | null }) =>
      clientId === undefined ? scope !== 'clients' || job.clientId !== null : job.clientId === clientId;
    const { data, meta } = pageOf(choose(jobs.filter(isChosen)), { page, perPage });
    const isStill = (job: StoredJob) => wanted.includes(job.managerId) && job.status === status && isChosen(job);
    return { jobs: await jobsOfBriefs(table, data, isStill), total: meta.total };
  }

  return { isTogether, jobAndNotes, jobsOfTogether, seenJob: seenJobIn(table) };
}
export type OverseenJobsStore = ReturnType<typeof overseenJobsStore>;
