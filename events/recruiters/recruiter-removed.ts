import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when a manager ends the work with a recruiter, whose name their jobs no longer list. The recruiter is
 * notified; candidates whom they brought stay theirs.
 */
export const recruiterRemoved = defineEvent(
  'recruiter-removed',
  1,
  z.object({
    manager: personReference,
    recruiterId: idValue,
    /** Jobs that named the recruiter. */
    jobIds: z.array(idValue),
    /** How many of their candidates are still in process on the manager's jobs. */
    candidates: z.int().nonnegative(),
  }),
);

export const recruiterRemovedExamples = /* @__PURE__ */ examplesOf(recruiterRemoved, [
  {
    id: 898_912_385_720_320,
    time: '2026-10-12T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'USER#895412401405952',
    data: {
      manager: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
      recruiterId: 895_412_401_405_952,
      jobIds: [896_112_385_679_360],
      candidates: 2,
    },
  },
]);
