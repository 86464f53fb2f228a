import type { EventOf } from '../catalogue.ts';

/** Realistic instances; the schema parses each of them, and they document the payload. */
export const parsedResumeChangedExamples: EventOf<'parsed-resume-changed'>[] = [
  {
    id: 898_012_385_722_400,
    type: 'parsed-resume-changed',
    version: 1,
    time: '2026-11-22T10:05:00.000Z',
    actor: { kind: 'system' },
    subject: 'USER#895412385677400#RESUMES',
    groupId: 'USER#895412385677400#RESUMES',
    dedupId: 'parsed-resume-changed#898012385722400',
    data: { recruiterId: 895_412_385_677_400, resumeId: 898_012_385_700_100, status: 'parsed' },
  },
];
