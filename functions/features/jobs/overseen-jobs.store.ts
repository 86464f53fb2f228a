import type { JobStatus } from '../../../shared/constants/job.ts';
import type { Job } from '../../../shared/model/job.ts';
import type { Note } from '../../../shared/model/pipeline.ts';
import { managersWorkingWith, worksTogether } from '../../records/collaboration.ts';
import { jobsOfBriefs } from '../../domain/jobs/jobs-of-briefs.ts';
import type { StoredJob } from '../../records/job.ts';
import { jobsOfManagers } from '../../domain/packed-jobs/packed-jobs.ts';
import { pageOf } from '../../platform/door/page.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';

interface ClientJobs {
  status: JobStatus;
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
    return { job: { ...facts, description: text.description }, notes: items.filter((item) => 'note' in item) };
  }

  /**
   * One page of the jobs of a status for clients of the managers who work with the super manager, of one client or
   * manager on request, newest first, and how many there are.
   */
  async function jobsForClients(
    superManagerId: number,
    { status, clientId, managerId, page, perPage }: ClientJobs,
  ): Promise<{ jobs: StoredJob[]; total: number }> {
    const managers = await managersWorkingWith(table, superManagerId);
    const wanted = managers.filter((id) => managerId === undefined || id === managerId);
    const { jobs } = await jobsOfManagers(table, wanted, status);
    const isChosen = (job: { clientId: number | null }) =>
      clientId === undefined ? job.clientId !== null : job.clientId === clientId;
    const { data, meta } = pageOf(
      jobs.filter(isChosen).toSorted((a, b) => b.id - a.id),
      { page, perPage },
    );
    const isStill = (job: StoredJob) => wanted.includes(job.managerId) && job.status === status && isChosen(job);
    return { jobs: await jobsOfBriefs(table, data, isStill), total: meta.total };
  }

  return { isTogether, jobAndNotes, jobsForClients };
}
export type OverseenJobsStore = ReturnType<typeof overseenJobsStore>;
