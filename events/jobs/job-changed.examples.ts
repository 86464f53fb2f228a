import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const jobChangedExamples: EventOf<'job-changed'>[] = [
  {
    id: 898_012_385_742_848,
    type: 'job-changed',
    version: 1,
    time: '2026-09-17T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'JOB#896012385677312',
    groupId: 'JOB#896012385677312',
    dedupId: 'job-changed#898012385742848',
    data: {
      jobId: 896_012_385_677_312,
      title: 'ICU registered nurse, nights',
      managerId: 895_412_385_677_312,
      recruiterIds: [895_412_401_405_952],
      changed: ['rateTo', 'points'],
    },
  },
];
