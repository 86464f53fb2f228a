import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { tryWrite } from '../../platform/table/try-write.ts';
import {
  begunJobHidingWrite,
  begunJobMovedWrite,
  begunJobWrite,
  isOutdated,
  noBegunJobWrites,
} from '../../records/put-forward.ts';
import { candidatesPutForward } from './put-forward.ts';

/**
 * Brings a recruiter's begun job up to date after a move. Repeated, late and reordered calls end alike, because the place
 * is read as it is and the newest version stays.
 */
export async function keepBegunJob(
  table: Table,
  { jobId, candidateId, recruiterId }: Pick<CandidateOnJob, 'jobId' | 'candidateId' | 'recruiterId'>,
): Promise<void> {
  if (recruiterId === null) return;
  const onJob = await table.get(keys.candidateOnJob(jobId, candidateId), { consistent: true });
  if (onJob?.recruiterId !== recruiterId) return;
  await tryWrite(table.writeOne(begunJobMovedWrite(recruiterId, onJob)), isOutdated);
}

/** Brings whether a candidate hides from some into the begun job of the place's recruiter; repeating it changes nothing. */
export async function markBegunJob(table: Table, jobId: number, candidateId: number): Promise<void> {
  const onJob = await table.get(keys.candidateOnJob(jobId, candidateId), { consistent: true });
  if (!onJob?.recruiterId) return;
  await tryWrite(table.writeOne(begunJobHidingWrite(onJob.recruiterId, onJob)), isOutdated);
}

/**
 * Mends on which jobs a recruiter has begun, where the candidates stand and who hides; candidates whom the recruiter
 * represents no more are forgotten.
 */
export async function keepBegunJobs(table: Table, recruiterId: number): Promise<void> {
  const [put, begun] = await Promise.all([
    candidatesPutForward(table, recruiterId),
    table.query(keys.begunJobsOf(recruiterId)),
  ]);
  const own = new Set(put.map(({ jobId, candidateId }) => `${jobId} ${candidateId}`));
  await inGroups(put, (onJob) => tryWrite(table.writeOne(begunJobWrite(recruiterId, onJob)), isOutdated));
  const lost = begun.filter(({ jobId, candidateId }) => !own.has(`${jobId} ${candidateId}`));
  await inGroups(lost, async ({ jobId, candidateId }) => {
    for (const write of noBegunJobWrites({ recruiterId, jobId, candidateId })) await table.writeOne(write);
  });
}
