import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { environment } from '../../platform/environment.ts';
import { mailedTokensIn } from '../../domain/mailed-links/mailed-tokens.ts';
import { accountsIn } from '../../records/account.ts';
import { calendarStore } from './calendar.store.ts';
import { feedsStore } from './feeds.store.ts';
import {
  addCalendarFeedHandler,
  listCalendarFeedsHandler,
  readCalendarFeedHandler,
  removeCalendarFeedHandler,
} from './calendar-feed.handlers.ts';
import { addOwnEventHandler, changeOwnEventHandler, removeOwnEventHandler } from './own-event.handlers.ts';
import {
  addUnavailabilityHandler,
  changeUnavailabilityHandler,
  readUnavailabilityHandler,
  removeUnavailabilityHandler,
} from './unavailability.handlers.ts';
import {
  bookByLinkHandler,
  cancelByLinkHandler,
  listBookingOffersHandler,
  offerTimesHandler,
  readBookingLinkHandler,
  withdrawBookingOfferHandler,
} from './booking-offer.handlers.ts';
import {
  bookMeetingHandler,
  cancelMeetingHandler,
  changeMeetingHandler,
  listInterviewsHandler,
  listMeetingCandidatesHandler,
  listMeetingJobsHandler,
} from './meeting.handlers.ts';
import {
  enterRoomHandler,
  listCalendarHandler,
  readCalendarEventHandler,
  saveRoomNotesHandler,
} from './calendar.handlers.ts';
import { offersStore } from './offers.store.ts';
import { addTaskHandler, changeTaskHandler, listTasksHandler, removeTaskHandler } from './task.handlers.ts';
import { tasksStore } from './tasks.store.ts';

export const calendarHandlers = [
  listCalendarHandler,
  readCalendarEventHandler,
  bookMeetingHandler,
  changeMeetingHandler,
  cancelMeetingHandler,
  listMeetingCandidatesHandler,
  listMeetingJobsHandler,
  listInterviewsHandler,
  enterRoomHandler,
  saveRoomNotesHandler,
  addUnavailabilityHandler,
  readUnavailabilityHandler,
  changeUnavailabilityHandler,
  removeUnavailabilityHandler,
  addOwnEventHandler,
  changeOwnEventHandler,
  removeOwnEventHandler,
  listCalendarFeedsHandler,
  addCalendarFeedHandler,
  removeCalendarFeedHandler,
  readCalendarFeedHandler,
  offerTimesHandler,
  listBookingOffersHandler,
  withdrawBookingOfferHandler,
  readBookingLinkHandler,
  bookByLinkHandler,
  cancelByLinkHandler,
  listTasksHandler,
  addTaskHandler,
  changeTaskHandler,
  removeTaskHandler,
];

export const handler = httpFunction(calendarHandlers, () => ({
  accounts: accountsIn(theTable()),
  calendarStore: calendarStore(theTable()),
  feedsStore: feedsStore(theTable()),
  offersStore: offersStore(theTable()),
  tasksStore: tasksStore(theTable()),
  mailedTokens: mailedTokensIn(theTable()),
  siteUrl: environment('site').SITE_URL,
  clock,
}));
