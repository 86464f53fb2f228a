import { expect } from 'vitest';
import type { StoredApplication } from '../../functions/records/application.ts';
import { keys } from '../../functions/platform/table/keys.ts';
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

/** The id of the event that follows what is done with the built application. */
export const eventId = 77;

/** Who does something with the built application, and when. */
export const by = (role: Hiring, at = someTime) => ({ actor: anActor(role), at, eventId });

/** The built time, so many minutes later. */
export const later = (minutes: number) => new Date(Date.parse(someTime) + minutes * 60_000).toISOString();

/** A refusal with this text, as what is thrown is compared. */
export const refused = (kind: string, message: string): object => expect.objectContaining({ kind, message });

/** What every event about the built application says. */
export const applicationFacts = {
  applicationId: 4001,
  job: { id: 5001, title: 'Nurse' },
  managerId: anActor('manager').id,
  candidate: personOf('candidate'),
};

/** An event about the built application, as what is emitted is compared. */
export const emitted = (type: string, role: Hiring, data: object, over: { time?: string; subject?: string } = {}) =>
  expect.objectContaining({
    id: eventId,
    type,
    time: someTime,
    actor: actorOf(role),
    subject: keys.applicationSubject(4001),
    data,
    ...over,
  }) as unknown;
