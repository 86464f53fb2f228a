import * as z from 'zod';
import { resumeStatuses } from '../../shared/constants/resume.ts';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted when a resume that a recruiter uploaded is queued again, begins to be read, was read, cannot be read, or was
 * cancelled. It says nothing of what the resume holds.
 */
export const parsedResumeChanged = defineEvent(
  'parsed-resume-changed',
  1,
  z.object({ recruiterId: idValue, resumeId: idValue, status: z.enum(resumeStatuses) }),
);
