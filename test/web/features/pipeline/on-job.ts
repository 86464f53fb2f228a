import type { Account } from '../../../../shared/model/person.ts';
import type { CandidateOnJob, CandidateOnJobRecord, TimelineEntry } from '../../../../shared/model/pipeline.ts';

/** The manager of the job. */
export const manager = { id: 1001, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' } as Account;
/** The recruiter who put the candidate forward. */
export const recruiter = { id: 2001, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' } as Account;
/** May only look. */
export const superManager = { id: 4001, role: 'super_manager', firstName: 'Margaret', lastName: 'Osei' } as Account;

/** Priya on the nursing job, put forward by Olivia; in First Interview Scheduled by default. */
export function onJob(over: Partial<CandidateOnJob> = {}): CandidateOnJob {
  return {
    jobId: 5001,
    candidateId: 3001,
    managerId: manager.id,
    recruiterId: recruiter.id,
    candidate: { id: 3001, firstName: 'Priya', lastName: 'Iyer', avatar: null },
    recruiter: { id: recruiter.id, firstName: 'Olivia', lastName: 'Brandt', avatar: null },
    job: { id: 5001, title: 'ICU nurse', points: 500 },
    status: 'first_interview_scheduled',
    statusChangedAt: '2026-03-01T10:00:00.000Z',
    version: 3,
    lastChange: null,
    createdAt: '2026-02-20T10:00:00.000Z',
    viewedAt: null,
    ...over,
  };
}

/** The same as its page reads it, on an open job, with these entries of the story. */
export function aRecord(over: Partial<CandidateOnJobRecord> = {}, entries: TimelineEntry[] = []): CandidateOnJobRecord {
  const timeline = { data: entries, meta: { total: entries.length, page: 1, perPage: 50 } };
  return { ...onJob(over), jobStatus: 'signed', timeline, outlook: null, ...over };
}
