import type { EventOf } from '../../../events/catalogue.ts';
import type { NewNotification } from '../../records/notification.ts';
import { notify } from './notify.ts';

/** Everybody on a job that closes reads how it ended: recruiters, and of the candidates those who were not chosen. */
export function closedJob({ data }: EventOf<'job-closed'>): NewNotification[] {
  const job = { id: data.jobId, title: data.title };
  const { manager, candidate: hired, mailsOthers } = data;
  const isFilled = hired !== null || (data.filled ?? 0) > 0;
  const paid = data.others.find((one) => one.candidateId === hired?.id)?.recruiterId;
  const others = data.others.flatMap(({ recruiterId }) => (recruiterId === paid ? [] : (recruiterId ?? [])));
  const notChosen = data.others.filter(
    ({ candidateId, isRejected, isHired }) => candidateId !== hired?.id && !isRejected && !isHired,
  );
  return [
    // Only their own recruiter reads who it was.
    ...notify([paid ?? []].flat(), 'job_closed', { job, manager, ...(hired && { candidate: hired }) }),
    ...notify(others, 'job_closed', { job, manager, ...(isFilled && { isFilled: true }) }),
    // Who was hired reads it by an event of its own; who had been rejected knows it.
    ...notify(
      notChosen.map(({ candidateId }) => candidateId),
      'closed_job',
      { job, manager, end: isFilled ? 'filled' : 'unfilled', ...(mailsOthers && { isMailed: true }) },
    ),
  ];
}

/**
 * Whom one of several openings was filled with is news to their recruiter: they themselves read it by an event of its own,
 * and those on the job who are not chosen when it closes.
 */
export function filledOpening({ data }: EventOf<'opening-filled'>): NewNotification[] {
  const { jobId, title, manager, candidate, recruiter, startOn = null } = data;
  const payload = { job: { id: jobId, title }, manager, candidate, startOn };
  return notify(recruiter ? [recruiter.id] : [], 'candidate_hired', payload);
}
