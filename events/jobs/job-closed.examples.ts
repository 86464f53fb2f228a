import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const jobClosedExamples: EventOf<'job-closed'>[] = [
  {
    id: 898_012_385_755_136,
    type: 'job-closed',
    version: 1,
    time: '2026-09-20T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'JOB#896012385677312',
    groupId: 'JOB#896012385677312',
    dedupId: 'job-closed#898012385755136',
    data: {
      jobId: 896_012_385_677_312,
      title: 'ICU registered nurse, nights',
      points: 500,
      from: 'signed',
      manager: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
      clientId: 896_512_385_677_312,
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
      recruiter: { id: 895_412_401_405_952, firstName: 'Olivia', lastName: 'Brandt', avatar: null },
      others: [{ candidateId: 895_412_417_134_592, recruiterId: 895_412_401_405_952 }],
    },
  },
  {
    id: 898_012_385_759_232,
    type: 'job-closed',
    version: 1,
    time: '2026-09-21T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'JOB#896012385677312',
    groupId: 'JOB#896012385677312',
    dedupId: 'job-closed#898012385759232',
    data: {
      jobId: 896_012_385_677_312,
      title: 'ICU registered nurse, nights',
      points: 500,
      from: 'on_hold',
      manager: { id: 895_412_385_677_312, firstName: 'Daniel', lastName: 'Reyes', avatar: null },
      clientId: null,
      candidate: null,
      recruiter: null,
      others: [],
    },
  },
];
