import type { EventOf } from '../../../../events/catalogue.ts';
import type { JobStatus } from '../../../../shared/constants/job.ts';
import type { CandidateOnJob } from '../../../../shared/model/pipeline.ts';
import type { StatusChange } from '../../../records/candidate-on-job.ts';
import { withdrawnCandidateWrites } from '../../../records/candidate-on-job.ts';
import { awaitingAwards } from '../../../domain/points/awaiting-awards.ts';
import { leftAwardWrites } from '../../../records/points.ts';
import { inGroups } from '../../../platform/table/in-groups.ts';
import type { StoredJob } from '../../../records/job.ts';
import { leftJobWrites } from '../../../records/job.ts';
import { keys } from '../../../platform/table/keys.ts';
import { eventWrite } from '../../../platform/table/outbox.ts';
import type { Table } from '../../../platform/table/table.ts';
import { openStatuses } from './close-account.ts';

/** Reads and saves what an account leaves open. */
export function closeAccountStore(table: Table, written: () => number = Date.now) {
  /** The candidate's places in pipelines, each with the status of its job. */
  async function placesOf(candidateId: number): Promise<{ onJob: CandidateOnJob; jobStatus: JobStatus }[]> {
    const applications = await table.query(keys.applicationsOfCandidate(candidateId), {
      consistent: true,
    });
    const onJobs = await table.batchGet(
      applications.map((one) => keys.candidateOnJob(one.jobId, candidateId)),
      { consistent: true },
    );
    const gates = await table.batchGet(
      applications.map((one) => keys.jobGate(one.jobId)),
      { consistent: true },
    );
    return onJobs.flatMap((onJob, place) => (onJob ? [{ onJob, jobStatus: gates[place]?.status ?? 'closed' }] : []));
  }

  /** Saves that a candidate withdrew. */
  async function saveWithdrawn(change: StatusChange): Promise<void> {
    await table.write(withdrawnCandidateWrites(change));
  }

  /** The manager's jobs that are not closed, read from the table itself; who is on each comes along. */
  async function openJobsOf(managerId: number): Promise<{ job: StoredJob; onJob: CandidateOnJob[] }[]> {
    const listed = (
      await Promise.all(openStatuses.map((status) => table.query(keys.jobsOfManager(managerId, status))))
    ).flat();
    const jobs = (
      await table.batchGet(
        listed.map((job) => keys.job(job.id)),
        { consistent: true },
      )
    ).flatMap((job) => (job && job.status !== 'closed' ? [job] : []));
    return inGroups(jobs, async (job) => ({
      job,
      onJob: await table.query(keys.candidatesOnJob(job.id)),
    }));
  }

  /** Saves that a job was closed because its manager left: facts, text, gate, index and event in one transaction. */
  async function saveClosed(
    before: StoredJob,
    { job, event }: { job: StoredJob; event: EventOf<'job-closed'> },
  ): Promise<void> {
    await table.write([...leftJobWrites(before, job, written()), eventWrite(event)]);
  }

  /**
   * Puts the awards that wait until this manager is verified before the operator, who alone can end that wait once the
   * manager is gone (PLUS-44); returns how many.
   */
  async function leaveAwards(managerId: number): Promise<number> {
    const held = (await awaitingAwards(table, managerId)).filter(({ bounty }) => bounty === 'held');
    await inGroups(held, (award) => table.write(leftAwardWrites(award, managerId)));
    return held.length;
  }

  return { placesOf, saveWithdrawn, openJobsOf, saveClosed, leaveAwards };
}
export type CloseAccountStore = ReturnType<typeof closeAccountStore>;
