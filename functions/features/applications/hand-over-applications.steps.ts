import type { EventOf } from '../../../events/catalogue.ts';
import { sharedJobWrite } from '../../domain/jobs/shared-jobs.ts';
import { keepPackedApplicant } from '../../domain/packed-jobs/packed-jobs.ts';
import { againIfRefused } from '../../platform/table/again.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { applicationChanged, handedOverApplicationWrite, type StoredApplication } from '../../records/application.ts';
import { partition, traceWrite } from '../../records/trace.ts';

/**
 * Gives the applications for a job to the manager who took it over; those that wait, wait for that manager's recruiters.
 * Repeating it changes nothing.
 */
export async function handOverApplications(
  { data: { state, job, manager, recipient } }: EventOf<'job-handover-changed'>,
  { table }: { table: Table },
): Promise<void> {
  if (state !== 'accepted') return;
  const applicants = await table.query(keys.applicantsOfJob(job.id), { consistent: true });
  const given = await inGroups(applicants, async ({ candidateId }) => {
    const application = await againIfRefused(applicationChanged, () =>
      followed(table, { jobId: job.id, candidateId }, recipient.id),
    );
    if (!application) return undefined;
    await table.write([
      sharedJobWrite(candidateId, recipient.id, job.id),
      traceWrite(manager.id, partition(keys.applicationSubject(application.id))),
    ]);
    return application;
  });
  // One after the other: each is written over the same pack.
  for (const one of given) {
    if (one?.state !== 'waiting') continue;
    const applicant = { jobId: job.id, candidateId: one.candidate.id };
    for (const managerId of [manager.id, recipient.id]) await keepPackedApplicant(table, managerId, applicant);
  }
}

async function followed(
  table: Table,
  { jobId, candidateId }: { jobId: number; candidateId: number },
  managerId: number,
): Promise<StoredApplication | undefined> {
  const [application, job] = await table.batchGet([keys.application(candidateId, jobId), keys.job(jobId)], {
    consistent: true,
  });
  if (!application || job?.managerId !== managerId) return undefined;
  if (application.managerId === managerId) return application;
  const to = { managerId, recruiterIds: job.recruiters };
  await table.writeOne(handedOverApplicationWrite(application, to));
  return { ...application, ...to };
}
