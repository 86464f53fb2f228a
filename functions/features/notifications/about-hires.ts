import type { EventOf } from '../../../events/catalogue.ts';
import type { NewNotification } from '../../records/notification.ts';
import { notify } from './notify.ts';

/** Everybody on a job that closes reads how it ended: recruiters, and of the candidates those who were not chosen. */
export function closedJob(
  { data }: EventOf<'job-closed'>,
  { applicants, team }: { applicants: readonly number[]; team: readonly number[] },
): NewNotification[] {
  const job = { id: data.jobId, title: data.title };
  const { manager, candidate: hired, mailsOthers } = data;
  const isFilled = hired !== null || (data.filled ?? 0) > 0;
  const paid = data.others.find((one) => one.candidateId === hired?.id)?.recruiterId;
  const others = data.others.flatMap(({ recruiterId }) => (recruiterId === paid ? [] : (recruiterId ?? [])));
  const notChosen = data.others.filter(
    ({ candidateId, isRejected, isHired }) => candidateId !== hired?.id && !isRejected && !isHired,
  );
  return [
    // Of the others only their own recruiter and the job's team read who it was.
    ...notify([paid ?? [], team].flat(), 'job_closed', { job, manager, ...(hired && { candidate: hired }) }),
    ...notify(others, 'job_closed', { job, manager, ...(isFilled && { isFilled: true }) }),
    // Who was hired reads it by an event of its own; who had been rejected knows it.
    ...notify([...notChosen.map(({ candidateId }) => candidateId), ...applicants], 'closed_job', {
      job,
      manager,
      end: isFilled ? 'filled' : 'unfilled',
      ...(mailsOthers && { isMailed: true }),
    }),
  ];
}

/** Who is hired reads it, and of a job that stays open their recruiter too, who else reads it as the job's end. */
export function hiredCandidate({ data }: EventOf<'candidate-hired'>): NewNotification[] {
  const { jobId, jobTitle, manager, candidate, recruiterId, startOn, staysOpen } = data;
  const payload = { job: { id: jobId, title: jobTitle }, manager, candidate, startOn };
  return notify([candidate.id, ...(staysOpen && recruiterId ? [recruiterId] : [])], 'candidate_hired', payload);
}
