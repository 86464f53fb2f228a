import * as z from 'zod';
import { isoTime } from '../../shared/contract/fields.ts';
import { meetingFacts } from '../../shared/model/calendar.ts';
import { defineEvent } from '../envelope.ts';

/** Emitted when a meeting is moved, or its comment or room changes; who takes part is notified of another time. */
export const meetingChanged = defineEvent(
  'meeting-changed',
  1,
  meetingFacts.extend({
    /** Its time and place before the change. */
    former: z.object({ start: isoTime, end: isoTime, isOnline: z.boolean().optional() }),
  }),
);
