import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const candidateStatusChangedExamples: EventOf<'candidate-status-changed'>[] = [
  {
    id: 898_012_385_779_712,
    type: 'candidate-status-changed',
    version: 1,
    time: '2026-09-26T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_401_405_952, role: 'recruiter', firstName: 'Olivia', lastName: 'Brandt' },
    subject: 'JOB#896012385677312#CANDIDATE#895412417134592',
    groupId: 'JOB#896012385677312#CANDIDATE#895412417134592',
    dedupId: 'candidate-status-changed#898012385779712',
    data: {
      jobId: 896_012_385_677_312,
      jobTitle: 'ICU registered nurse, nights',
      managerId: 895_412_385_677_312,
      recruiterId: 895_412_401_405_952,
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
      from: 'contacted',
      to: 'submitted',
      reason: null,
      undo: false,
      version: 2,
    },
  },
  {
    id: 898_012_385_783_808,
    type: 'candidate-status-changed',
    version: 1,
    time: '2026-09-27T09:30:00.000Z',
    actor: { kind: 'user', id: 895_412_385_677_312, role: 'manager', firstName: 'Daniel', lastName: 'Reyes' },
    subject: 'JOB#896012385677312#CANDIDATE#895412417134592',
    groupId: 'JOB#896012385677312#CANDIDATE#895412417134592',
    dedupId: 'candidate-status-changed#898012385783808',
    data: {
      jobId: 896_012_385_677_312,
      jobTitle: 'ICU registered nurse, nights',
      managerId: 895_412_385_677_312,
      recruiterId: 895_412_401_405_952,
      candidate: { id: 895_412_417_134_592, firstName: 'Priya', lastName: 'Iyer', avatar: null },
      from: 'rejected',
      to: 'first_interview_complete',
      reason: 'The other candidate withdrew',
      undo: false,
      version: 6,
    },
  },
];
