import type { PersonReference } from '../../shared/model/person.ts';
import { refuse } from '../door/refusal.ts';
import { keys, sortable } from '../table/keys.ts';
import type { SingleWrite, Write } from '../table/write.ts';
import { isNew } from '../table/write.ts';

/** A candidate's application as stored. */
export interface StoredApplication {
  id: number;
  jobId: number;
  jobTitle: string;
  jobPoints: number;
  managerId: number;
  recruiterIds: number[];
  candidate: PersonReference;
  state: 'waiting' | 'accepted' | 'declined';
  appliedAt: string;
}

/** What leads from a job to a candidate who applied, as stored. */
export interface Applicant {
  jobId: number;
  candidateId: number;
}

/**
 * The writes of a new application, which waits for an answer and is found from its job; a second one for the same job
 * refuses.
 */
export function newApplicationWrites(application: StoredApplication): Write[] {
  const { jobId, candidate } = application;
  const applicant: Applicant = { jobId, candidateId: candidate.id };
  return [
    {
      put: {
        ...keys.application(candidate.id, jobId),
        ...application,
        ...waiting(application),
        ...keys.applicationById(application.id),
        gsi2sk: sortable(application.id),
      },
      when: isNew,
      refusal: refuse.conflict('You have already applied to this job'),
    },
    { put: { ...keys.applicantOfJob(jobId, candidate.id), ...applicant } },
  ];
}

/** The write of an answer, once; the application waits no more. */
export function answeredApplicationWrite(
  { candidate, jobId }: StoredApplication,
  state: 'accepted' | 'declined',
): SingleWrite {
  return {
    update: keys.application(candidate.id, jobId),
    set: { state },
    remove: ['gsi1pk', 'gsi1sk'],
    when: { expression: '#state = :waiting', values: { waiting: 'waiting' } },
    refusal: refuse.conflict('This application was already answered'),
  };
}

/** The writes that remove an application whose job is gone; one that changed since it was read refuses with `changed`. */
export function endedApplicationWrites({ id, candidate, jobId }: StoredApplication, changed: Error): Write[] {
  return [
    {
      remove: keys.application(candidate.id, jobId),
      when: { expression: '#id = :id', values: { id } },
      refusal: changed,
    },
    noApplicantWrite({ jobId, candidateId: candidate.id }),
  ];
}

/** The write that removes what leads from a job to a candidate whose application is gone. */
export function noApplicantWrite({ jobId, candidateId }: Applicant): SingleWrite {
  return { remove: keys.applicantOfJob(jobId, candidateId) };
}

function waiting({ managerId, id }: StoredApplication) {
  return { ...keys.waitingApplications(managerId), gsi1sk: sortable(id) };
}
