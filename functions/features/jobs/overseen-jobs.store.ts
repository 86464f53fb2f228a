import type { JobStatus, overseenScopes } from '../../../shared/constants/job.ts';
import type { Job } from '../../../shared/model/job.ts';
import type { Note } from '../../../shared/model/pipeline.ts';
import { managersWorkingWith, worksTogether } from '../../records/collaboration.ts';
import { jobsOfBriefs } from '../../domain/jobs/jobs-of-briefs.ts';
import { type StoredJob, withText } from '../../records/job.ts';
import { jobsAndWaitingOfManagers, jobsOfManagers, type PackedJob } from '../../domain/packed-jobs/packed-jobs.ts';
import { pageOf } from '../../platform/door/page.ts';
import { seenJobIn } from '../../domain/jobs/seen-job.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';

interface Wanted {
  status: JobStatus;
  scope: (typeof overseenScopes)[number];
  clientId?: number | undefined;
  managerId?: number | undefined;
  waiting?: boolean | undefined;
  page: number;
  perPage: number;
}

/** Reads managers' jobs for oversight. */
export function overseenJobsStore(table: Table) {
  /** Whether this manager has accepted to work with the super manager. */
  const isTogether = (superManagerId: number, managerId: number) => worksTogether(table, superManagerId, managerId);

  /** These jobs without since when their manager is silent, where they do not work with the super manager. */
  async function withOwnMarks<J extends StoredJob>(superManagerId: number, jobs: readonly J[]): Promise<J[]> {
    const isMarked = jobs.some(({ silentSince }) => silentSince);
    const together = new Set(isMarked ? await managersWorkingWith(table, superManagerId) : []);
    return jobs.map((job) => (together.has(job.managerId) ? job : { ...job, silentSince: undefined }));
  }

  /** A job with the notes on it in order, in one strongly consistent query; undefined when there is none. */
  async function jobAndNotes(jobId: number): Promise<{ job: Job; notes: Note[] } | undefined> {
    const items = await table.query(keys.jobAndNotes(jobId), { consistent: true });
    const facts = items.find((item) => 'title' in item);
    const text = items.find((item) => 'description' in item);
    if (!facts || !text) return undefined;
    return { job: withText(facts, text), notes: items.filter((item) => 'note' in item) };
  }

  /** Those jobs of the managers on which an application waits for a recruiter's decision. */
  async function waitedOn(managerIds: number[], status: JobStatus): Promise<{ jobs: PackedJob[] }> {
    const all = { jobsOf: managerIds, status, beside: [] };
    const { jobs, waiting } = await jobsAndWaitingOfManagers(table, managerIds, all);
    const ids = new Set(waiting.map(({ jobId }) => jobId));
    return { jobs: jobs.filter(({ id }) => ids.has(id)) };
  }

  /**
   * One page of the jobs of a status of the managers who work with the super manager, or such for clients, of one client
   * or manager or such on which an application waits on request, as chosen, and how many there are.
   */
  async function jobsOfTogether(
    superManagerId: number,
    { status, scope, clientId, managerId, waiting, page, perPage }: Wanted,
    choose: (jobs: PackedJob[]) => PackedJob[],
  ): Promise<{ jobs: StoredJob[]; total: number }> {
    const managers = await managersWorkingWith(table, superManagerId);
    const wanted = managers.filter((id) => managerId === undefined || id === managerId);
    const { jobs } = await (waiting ? waitedOn(wanted, status) : jobsOfManagers(table, wanted, status));
    const isChosen = (job: { clientId: number | null }) =>
      clientId === undefined ? scope !== 'clients' || job.clientId !== null : job.clientId === clientId;
    const { data, meta } = pageOf(choose(jobs.filter(isChosen)), { page, perPage });
    const isStill = (job: StoredJob) => wanted.includes(job.managerId) && job.status === status && isChosen(job);
    return { jobs: await jobsOfBriefs(table, data, isStill), total: meta.total };
  }

  return { isTogether, withOwnMarks, jobAndNotes, jobsOfTogether, seenJob: seenJobIn(table) };
}
export type OverseenJobsStore = ReturnType<typeof overseenJobsStore>;
