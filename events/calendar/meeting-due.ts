import * as z from 'zod';
import { idValue } from '../../shared/contract/fields.ts';
import { defineEvent } from '../envelope.ts';

/**
 * Emitted by a one-time schedule, half an hour or a day before a meeting in this version begins; it may have changed
 * since.
 */
export const meetingDue = defineEvent(
  'meeting-due',
  1,
  z.object({ eventId: idValue, version: z.int(), isDayBefore: z.boolean().optional() }),
);
