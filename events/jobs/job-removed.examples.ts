import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const jobRemovedExamples: EventOf<'job-removed'>[] = [
  {
    id: 898_012_385_763_328,
    type: 'job-removed',
    version: 1,
    time: '2026-09-22T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'JOB#896012385677312',
    groupId: 'JOB#896012385677312',
    dedupId: 'job-removed#898012385763328',
    data: { jobId: 896_012_385_677_312, managerId: 895_412_385_677_312, clientId: null, status: 'signed' },
  },
];
