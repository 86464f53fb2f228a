import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const candidateLeftWaitingExamples: EventOf<'candidate-left-waiting'>[] = [
  {
    id: 899_312_385_787_904,
    type: 'candidate-left-waiting',
    version: 1,
    time: '2026-10-02T06:00:00.000Z',
    actor: { kind: 'system' },
    subject: 'JOB#896012385677312#CANDIDATE#895412417134592',
    groupId: 'JOB#896012385677312#CANDIDATE#895412417134592',
    dedupId: 'candidate-left-waiting#899312385787904',
    data: {
      jobId: 896_012_385_677_312,
      jobTitle: 'ICU registered nurse, nights',
      managerId: 895_412_385_677_312,
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
      since: '2026-09-26T15:20:00.000Z',
      days: 5,
      version: 2,
    },
  },
];
