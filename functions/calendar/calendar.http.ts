import { contract } from '../../shared/contract/contract.ts';
import { clock, theTable } from '../door/dependencies.ts';
import { httpFunction } from '../door/http-function.ts';
import { accountsIn } from '../records/account.ts';
import { calendarStore } from './calendar.store.ts';
import { addOwnEventHandler } from './add-own-event.handler.ts';
import { addUnavailabilityHandler } from './add-unavailability.handler.ts';
import { bookMeetingHandler } from './book-meeting.handler.ts';
import { cancelMeetingHandler } from './cancel-meeting.handler.ts';
import { changeMeetingHandler } from './change-meeting.handler.ts';
import { changeOwnEventHandler } from './change-own-event.handler.ts';
import { changeUnavailabilityHandler } from './change-unavailability.handler.ts';
import { enterRoomHandler } from './enter-room.handler.ts';
import { listCalendarHandler } from './list-calendar.handler.ts';
import { listMeetingCandidatesHandler } from './list-meeting-candidates.handler.ts';
import { listMeetingJobsHandler } from './list-meeting-jobs.handler.ts';
import { readCalendarEventHandler } from './read-calendar-event.handler.ts';
import { readUnavailabilityHandler } from './read-unavailability.handler.ts';
import { removeOwnEventHandler } from './remove-own-event.handler.ts';
import { removeUnavailabilityHandler } from './remove-unavailability.handler.ts';
import { saveRoomNotesHandler } from './save-room-notes.handler.ts';

export const handler = httpFunction(
  contract.calendar,
  {
    listCalendar: listCalendarHandler,
    readCalendarEvent: readCalendarEventHandler,
    bookMeeting: bookMeetingHandler,
    changeMeeting: changeMeetingHandler,
    cancelMeeting: cancelMeetingHandler,
    listMeetingCandidates: listMeetingCandidatesHandler,
    listMeetingJobs: listMeetingJobsHandler,
    enterRoom: enterRoomHandler,
    saveRoomNotes: saveRoomNotesHandler,
    addUnavailability: addUnavailabilityHandler,
    readUnavailability: readUnavailabilityHandler,
    changeUnavailability: changeUnavailabilityHandler,
    removeUnavailability: removeUnavailabilityHandler,
    addOwnEvent: addOwnEventHandler,
    changeOwnEvent: changeOwnEventHandler,
    removeOwnEvent: removeOwnEventHandler,
  },
  () => ({ accounts: accountsIn(theTable()), calendarStore: calendarStore(theTable()), clock }),
);
