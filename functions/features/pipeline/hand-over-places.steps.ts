import type { EventOf } from '../../../events/catalogue.ts';
import { openStatus } from '../../../shared/constants/job.ts';
import type { CandidateOnJob } from '../../../shared/model/pipeline.ts';
import { sharedJobWrite } from '../../domain/jobs/shared-jobs.ts';
import { againIfRefused } from '../../platform/table/again.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { tryWrite } from '../../platform/table/try-write.ts';
import { handedOverPlaceWrites } from '../../records/candidate-on-job.ts';
import { handedOverPutForwardWrites, isOutdated } from '../../records/put-forward.ts';
import { partition, traceWrite } from '../../records/trace.ts';

const movedMeanwhile = new Error('the candidate was moved while the job was handed over');

/**
 * Gives everybody on a job to the manager who took it over: the places, what their recruiters remember of them, and who
 * has met whom. The former manager's name stays in the stories, so they leave traces. Repeating it changes nothing.
 */
export async function handOverPlaces(
  { data: { state, job, manager, recipient } }: EventOf<'job-handover-changed'>,
  table: Table,
): Promise<void> {
  if (state !== 'accepted') return;
  const places = await table.query(keys.candidatesOnJob(job.id), { consistent: true });
  await inGroups(places, async ({ candidateId }) => {
    const place = await againIfRefused(movedMeanwhile, () =>
      given(table, { jobId: job.id, candidateId }, recipient.id),
    );
    if (place?.managerId !== recipient.id) return;
    for (const write of handedOverPutForwardWrites(place, recipient.id))
      await tryWrite(table.writeOne(write), isOutdated);
    await table.write([
      sharedJobWrite(candidateId, recipient.id, job.id),
      ...(place.recruiterId ? [sharedJobWrite(place.recruiterId, recipient.id, job.id)] : []),
      traceWrite(manager.id, partition(keys.candidateOnJobSubject(job.id, candidateId))),
    ]);
  });
}

async function given(
  table: Table,
  { jobId, candidateId }: Pick<CandidateOnJob, 'jobId' | 'candidateId'>,
  managerId: number,
): Promise<CandidateOnJob | undefined> {
  const [place, gate] = await table.batchGet([keys.candidateOnJob(jobId, candidateId), keys.jobGate(jobId)], {
    consistent: true,
  });
  // Handed over once more since: the later event gives it on.
  if (!place || gate?.managerId !== managerId || place.managerId === managerId) return place;
  const isJobOpen = gate.status === openStatus;
  await table.write(handedOverPlaceWrites(place, { managerId, isJobOpen }, movedMeanwhile));
  return { ...place, managerId };
}
