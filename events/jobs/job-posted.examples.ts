import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const jobPostedExamples: EventOf<'job-posted'>[] = [
  {
    id: 898_012_385_734_656,
    type: 'job-posted',
    version: 1,
    time: '2026-09-15T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'JOB#896012385677312',
    groupId: 'JOB#896012385677312',
    dedupId: 'job-posted#898012385734656',
    data: {
      jobId: 896_012_385_677_312,
      title: 'ICU registered nurse, nights',
      points: 500,
      manager: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
      clientId: 896_512_385_677_312,
      recruiterIds: [],
    },
  },
  {
    id: 898_012_385_738_752,
    type: 'job-posted',
    version: 1,
    time: '2026-09-16T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'JOB#896012385677312',
    groupId: 'JOB#896012385677312',
    dedupId: 'job-posted#898012385738752',
    data: {
      jobId: 896_012_385_677_312,
      title: 'ICU registered nurse, nights',
      points: 0,
      manager: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
      clientId: null,
      recruiterIds: [895_412_401_405_952],
    },
  },
];
