import type { EventOf } from '../../../events/catalogue.ts';
import type { JobStatus } from '../../../shared/constants/job.ts';
import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';
import { Refusal } from '../../door/refusal.ts';
import { inGroups } from '../../table/in-groups.ts';
import type { JobGate, StoredJob } from '../../records/job.ts';
import { jobTotalsWrite } from '../../records/job.ts';
import { keys } from '../../table/keys.ts';
import { eventWrite } from '../../table/outbox.ts';
import { searchLogWrite } from '../../records/search-log.ts';
import type { Table } from '../../table/table.ts';
import type { Write } from '../../table/write.ts';
import { versionIs } from '../../table/write.ts';
import { openStatuses } from './close-account.ts';

/** Somebody changed it at the same moment; the next run decides anew. */
export const changedMeanwhile = new Refusal('conflict', 'changed meanwhile');

/** Reads and saves what an account leaves open. */
export function closeAccountStore(table: Table, written: () => number = Date.now) {
  /** The candidate's places in pipelines, each with the status of its job. */
  async function placesOf(candidateId: number): Promise<{ onJob: CandidateOnJob; jobStatus: JobStatus }[]> {
    const applications = await table.query<{ jobId: number }>(keys.applicationsOfCandidate(candidateId), {
      consistent: true,
    });
    const onJobs = await table.batchGet<CandidateOnJob>(
      applications.map((one) => keys.candidateOnJob(one.jobId, candidateId)),
      { consistent: true },
    );
    const gates = await table.batchGet<JobGate>(
      applications.map((one) => keys.jobGate(one.jobId)),
      { consistent: true },
    );
    return onJobs.flatMap((onJob, place) => (onJob ? [{ onJob, jobStatus: gates[place]?.status ?? 'closed' }] : []));
  }

  /** Saves that a candidate withdrew. */
  async function saveWithdrawn({
    after,
    event,
  }: {
    after: CandidateOnJob;
    event: EventOf<'candidate-status-changed'>;
  }): Promise<void> {
    const { candidate, status, lastChange, statusChangedAt, version } = after;
    await table.write([
      {
        update: keys.candidateOnJob(after.jobId, after.candidateId),
        set: { candidate, status, lastChange, statusChangedAt, version },
        when: versionIs(version - 1),
        refusal: changedMeanwhile,
      },
      eventWrite(event),
    ]);
  }

  /** The manager's jobs that are not closed, read from the table itself; who is on each comes along. */
  async function openJobsOf(managerId: number): Promise<{ job: StoredJob; onJob: CandidateOnJob[] }[]> {
    const listed = (
      await Promise.all(openStatuses.map((status) => table.query<StoredJob>(keys.jobsOfManager(managerId, status))))
    ).flat();
    const jobs = (
      await table.batchGet<StoredJob>(
        listed.map((job) => keys.job(job.id)),
        { consistent: true },
      )
    ).flatMap((job) => (job && job.status !== 'closed' ? [job] : []));
    return inGroups(jobs, async (job) => ({
      job,
      onJob: await table.query<CandidateOnJob>(keys.candidatesOnJob(job.id)),
    }));
  }

  /** Saves that a job was closed because its manager left: facts, text, gate, index and event in one transaction. */
  async function saveClosed({ after, event }: { after: StoredJob; event: EventOf<'job-closed'> }): Promise<void> {
    const { pk: _pk, sk: _sk, id, candidatesCount: _count, ...facts } = after as StoredJob & { pk: string; sk: string };
    const writes: Write[] = [
      {
        update: keys.job(id),
        set: { ...facts, ...keys.jobsOfManager(after.managerId, 'closed'), ...keys.jobsOfEveryone('closed') },
        when: versionIs(after.version - 1),
        refusal: changedMeanwhile,
      },
      { put: { ...keys.jobText(id), description: '' } },
      { put: { ...keys.jobGate(id), jobId: id, managerId: after.managerId, status: 'closed' } },
      jobTotalsWrite({ from: event.data.from, to: 'closed' }),
      searchLogWrite('job', written(), { id, version: after.version, document: null }),
      eventWrite(event),
    ];
    await table.write(writes);
  }

  return { placesOf, saveWithdrawn, openJobsOf, saveClosed };
}
export type CloseAccountStore = ReturnType<typeof closeAccountStore>;
