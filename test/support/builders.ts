import type { Actor } from '../../functions/platform/door/actor.ts';
import type { Clock } from '../../functions/platform/door/clock.ts';
import type { Role } from '../../shared/constants/roles.ts';
import type { Job } from '../../shared/model/job.ts';
import type { CandidateOnJob } from '../../shared/model/pipeline.ts';
import { idAt, uuidOf } from '../../shared/rules/ids.ts';
import type { JobForm } from '../../shared/validation/job.ts';
import { jobForm } from '../../shared/validation/job.ts';

/** The moment at which built things happen. */
export const someTime = '2026-09-01T10:00:00.000Z';
const ids: Record<Role, number> = { manager: 1001, recruiter: 2001, candidate: 3001, super_manager: 4001 };

/** A person with a role; each role has an id of its own. */
export function anActor(role: Role, over: Partial<Actor> = {}): Actor {
  const id = over.id ?? ids[role];
  const names = {
    manager: ['Daniel', 'Reyes'],
    recruiter: ['Olivia', 'Brandt'],
    candidate: ['Priya', 'Iyer'],
    super_manager: ['Margaret', 'Osei'],
  } as const;
  const [firstName, lastName] = names[role];
  return {
    id,
    uuid: uuidOf(id, '0123456789abcdef'),
    role,
    firstName,
    lastName,
    email: `${firstName.toLowerCase()}@example.com`,
    avatar: null,
    status: 'active',
    isInternal: false,
    hasManagers: true,
    ...over,
  };
}

/** A clock that stands still at `at` and counts ids up from it. */
export function aClock(at: string = someTime): Clock & { set(at: string): void } {
  let now = at;
  let drawn = 0;
  return {
    set: (next) => {
      now = next;
    },
    now: () => now,
    newId: () => idAt(Date.parse(now), (drawn++ % 4096) / 4096),
    newUuid: (id) => uuidOf(id, '0123456789abcdef'),
    newToken: () => Buffer.from(String(drawn++).padStart(16, '0')).toString('base64url'),
  };
}

/** A job form as the contract parses it. */
export function aJobForm(over: object = {}): JobForm {
  return jobForm.parse({
    title: 'ICU registered nurse, nights',
    description: 'Care for **critical** patients.',
    cityId: 4930956,
    points: 500,
    rateFrom: 60,
    rateTo: 75,
    ...over,
  });
}

/** An open job of the built manager. */
export function aJob(over: Partial<Job> = {}): Job {
  const { countryId: _country, tagIds: _tags, version: _version, ...content } = aJobForm();
  return {
    ...content,
    id: 5001,
    version: 1,
    desc: 'Care for critical patients.',
    client: null,
    city: null,
    spheres: [],
    status: 'signed',
    managerId: ids.manager,
    manager: { id: ids.manager, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
    candidatesCount: 0,
    createdAt: someTime,
    closed: null,
    ...over,
  };
}

/** The built candidate on the built job, put forward by the built recruiter. */
export function aCandidateOnJob(over: Partial<CandidateOnJob> = {}): CandidateOnJob {
  return {
    jobId: 5001,
    candidateId: ids.candidate,
    managerId: ids.manager,
    recruiterId: ids.recruiter,
    candidate: { id: ids.candidate, firstName: 'Priya', lastName: 'Iyer', avatar: null },
    recruiter: { id: ids.recruiter, firstName: 'Olivia', lastName: 'Brandt', avatar: null },
    job: { id: 5001, title: 'ICU registered nurse, nights', points: 500 },
    status: 'contacted',
    statusChangedAt: someTime,
    version: 1,
    lastChange: null,
    createdAt: someTime,
    viewedAt: null,
    ...over,
  };
}
