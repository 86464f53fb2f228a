import { meetingFacts } from '../../shared/model/calendar.ts';
import { defineEvent } from '../envelope.ts';

/** Emitted once for each time of a meeting, a day before it begins; those who take part are reminded by mail where they want it. */
export const meetingTomorrow = defineEvent('meeting-tomorrow', 1, meetingFacts);
