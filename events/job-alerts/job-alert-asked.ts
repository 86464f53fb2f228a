import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent, type ExamplesOf } from '../envelope.ts';

/**
 * Emitted when somebody without an account asks for new jobs by mail. The reaction reads address and search, makes the
 * link and mails it.
 */
export const jobAlertAsked = defineEvent('job-alert-asked', 1, z.object({ askedId: idValue }));

export const jobAlertAskedExamples: ExamplesOf<typeof jobAlertAsked> = [
  {
    id: 898_012_385_804_100,
    type: 'job-alert-asked',
    version: 1,
    time: '2026-11-22T09:30:00.000Z',
    actor: { kind: 'system' },
    subject: 'ASKED-JOB-ALERT#898012385804099',
    groupId: 'ASKED-JOB-ALERT#898012385804099',
    dedupId: 'job-alert-asked#898012385804100',
    data: { askedId: 898_012_385_804_099 },
  },
];
