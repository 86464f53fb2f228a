import type { StoredApplication } from '../../functions/records/application.ts';
import { anActor, someTime } from './builders.ts';

type Hiring = 'candidate' | 'recruiter' | 'manager';

/** A built person as others refer to them. */
export const personOf = (role: Hiring) => {
  const { id, firstName, lastName } = anActor(role);
  return { id, firstName, lastName, avatar: null };
};

/** A built person as the actor of an event. */
export const actorOf = (role: Hiring) => {
  const { avatar: _avatar, ...names } = personOf(role);
  return { kind: 'user' as const, role, ...names };
};

/** The built candidate's application for the built manager's job, which waits. */
export const anApplication = (over: Partial<StoredApplication> = {}): StoredApplication => ({
  id: 4001,
  jobId: 5001,
  jobTitle: 'Nurse',
  jobPoints: 500,
  managerId: anActor('manager').id,
  recruiterIds: [],
  candidate: personOf('candidate'),
  state: 'waiting',
  appliedAt: someTime,
  declines: [],
  withdrawnAt: null,
  version: 1,
  ...over,
});
