import { meetingFacts } from '../../shared/model/calendar.ts';
import { defineEvent } from '../envelope.ts';

/** Emitted once for each time of a meeting, half an hour before it begins; those who take part are reminded of it. */
export const meetingSoon = defineEvent('meeting-soon', 1, meetingFacts);
