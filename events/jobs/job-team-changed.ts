import * as z from 'zod';
import { jobParts } from '../../shared/constants/job-team.ts';
import { idValue } from '../../shared/contract/fields.ts';
import { jobTeamSteps } from '../../shared/model/job-team.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when a manager asks another to help with a job, takes that back or ends it, and when the other answers or leaves.
 * An address that is nobody's is asked without an event.
 */
export const jobTeamChanged = defineEvent(
  'job-team-changed',
  1,
  z.object({
    memberId: idValue,
    job: z.object({ id: idValue, title: z.string() }),
    /** Whose the job is. */
    manager: personReference,
    colleague: personReference,
    part: z.enum(jobParts),
    step: z.enum(jobTeamSteps),
  }),
);

const [manager, colleague] = [
  { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
  { id: 895_412_448_591_872, firstName: 'Noor', lastName: 'Haddad', avatar: null },
];
const data = {
  memberId: 898_012_385_740_000,
  job: { id: 895_712_401_410_048, title: 'ICU nurse' },
  manager,
  colleague,
  part: 'team' as const,
};

export const jobTeamChangedExamples = /* @__PURE__ */ examplesOf(jobTeamChanged, [
  {
    id: 898_012_385_740_001,
    time: '2026-09-15T09:30:00.000Z',
    actor: { kind: 'user', id: manager.id, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'JOB#895712401410048',
    data: { ...data, step: 'asked' },
  },
  {
    id: 898_012_385_740_002,
    time: '2026-09-15T11:30:00.000Z',
    actor: { kind: 'user', id: colleague.id, role: 'manager', firstName: 'Noor', lastName: 'Haddad' },
    subject: 'JOB#895712401410048',
    data: { ...data, step: 'joined' },
  },
]);
