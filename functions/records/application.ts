import type { PersonReference } from '../../shared/model/person.ts';
import { refuse } from '../door/refusal.ts';
import { keys, sortable } from '../table/keys.ts';
import type { SingleWrite } from '../table/write.ts';
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

/** The write of a new application, which waits for an answer; a second one for the same job refuses. */
export function newApplicationWrite(application: StoredApplication): SingleWrite {
  return {
    put: {
      ...keys.application(application.candidate.id, application.jobId),
      ...application,
      ...keys.waitingApplications(application.managerId),
      gsi1sk: sortable(application.id),
      ...keys.applicationById(application.id),
      gsi2sk: sortable(application.id),
    },
    when: isNew,
    refusal: refuse.conflict('You have already applied to this job'),
  };
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
