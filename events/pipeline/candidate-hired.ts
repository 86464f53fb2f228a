import * as z from 'zod';
import { pipelineStatuses } from '../../shared/constants/pipeline.ts';
import { idValue } from '../../shared/contract/fields.ts';
import { personReference } from '../../shared/model/person.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when a manager closes a job with this candidate, or fills one of its openings with them. It is also the line
 * of the timeline and of the audit trail that says who hired them, and when they start.
 */
export const candidateHired = defineEvent(
  'candidate-hired',
  1,
  z.object({
    jobId: idValue,
    jobTitle: z.string(),
    manager: personReference,
    recruiterId: idValue.nullable(),
    candidate: personReference,
    /** The status that the hire ends. */
    from: z.enum(pipelineStatuses),
    /** The first day at work as YYYY-MM-DD; null where it is not agreed yet. */
    startOn: z.iso.date().nullable(),
    /** That the job stays open for other openings; absent where the hire closes it. */
    staysOpen: z.literal(true).optional(),
    version: z.int(),
  }),
);

export const candidateHiredExamples = /* @__PURE__ */ examplesOf(candidateHired, [
  {
    id: 898_012_385_755_137,
    time: '2026-09-20T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'JOB#896012385677312#CANDIDATE#895412417134592',
    data: {
      jobId: 896_012_385_677_312,
      jobTitle: 'ICU registered nurse, nights',
      manager: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
      recruiterId: 895_412_401_405_952,
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
      from: 'candidate_selected',
      startOn: '2026-10-05',
      version: 8,
    },
  },
  {
    id: 898_012_385_763_330,
    time: '2026-09-20T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'JOB#896012385677312#CANDIDATE#895412417134592',
    data: {
      jobId: 896_012_385_677_312,
      jobTitle: 'ICU registered nurse, nights',
      manager: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
      recruiterId: 895_412_401_405_952,
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
      from: 'candidate_selected',
      startOn: null,
      staysOpen: true,
      version: 8,
    },
  },
]);
