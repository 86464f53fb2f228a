import { meetingFacts } from '../../shared/model/calendar.ts';
import { defineEvent } from '../envelope.ts';

/** Emitted when a meeting is cancelled; its time is free again, and who would have taken part is notified. */
export const meetingCancelled = defineEvent('meeting-cancelled', 1, meetingFacts);
