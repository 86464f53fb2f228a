import { meetingFacts } from '../../shared/model/calendar.ts';
import { defineEvent } from '../envelope.ts';

/** Emitted when a manager books a meeting with a candidate; both, and the recruiter who put the candidate forward, are notified. */
export const meetingBooked = defineEvent('meeting-booked', 1, meetingFacts);
