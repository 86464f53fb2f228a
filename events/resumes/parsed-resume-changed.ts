import * as z from 'zod';
import { resumeStatuses } from '../../shared/constants/resume.ts';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, examplesOf } from '../envelope.ts';

/**
 * Emitted when a resume that a recruiter uploaded is queued again, begins to be read, was read, cannot be read, or was
 * cancelled. It says nothing of what the resume holds.
 */
export const parsedResumeChanged = defineEvent(
  'parsed-resume-changed',
  1,
  z.object({ recruiterId: idValue, resumeId: idValue, status: z.enum(resumeStatuses) }),
);

export const parsedResumeChangedExamples = /* @__PURE__ */ examplesOf(parsedResumeChanged, [
  {
    id: 898_012_385_722_400,
    time: '2026-11-22T10:05:00.000Z',
    actor: { kind: 'system' },
    subject: 'USER#895412385677400#RESUMES',
    data: { recruiterId: 895_412_385_677_400, resumeId: 898_012_385_700_100, status: 'parsed' },
  },
]);
