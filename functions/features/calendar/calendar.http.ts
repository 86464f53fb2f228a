import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { environment } from '../../platform/environment.ts';
import { mailedTokensIn } from '../../records/mailed-token.ts';
import { accountsIn } from '../../records/account.ts';
import { calendarStore } from './calendar.store.ts';
import { feedsStore } from './feeds.store.ts';
import { addCalendarFeedHandler } from './add-calendar-feed.handler.ts';
import { addOwnEventHandler } from './add-own-event.handler.ts';
import { addUnavailabilityHandler } from './add-unavailability.handler.ts';
import { bookByLinkHandler } from './book-by-link.handler.ts';
import { bookMeetingHandler } from './book-meeting.handler.ts';
import { cancelByLinkHandler } from './cancel-by-link.handler.ts';
import { cancelMeetingHandler } from './cancel-meeting.handler.ts';
import { changeMeetingHandler } from './change-meeting.handler.ts';
import { changeOwnEventHandler } from './change-own-event.handler.ts';
import { changeUnavailabilityHandler } from './change-unavailability.handler.ts';
import { enterRoomHandler } from './enter-room.handler.ts';
import { listBookingOffersHandler } from './list-booking-offers.handler.ts';
import { listCalendarFeedsHandler } from './list-calendar-feeds.handler.ts';
import { listCalendarHandler } from './list-calendar.handler.ts';
import { listInterviewsHandler } from './list-interviews.handler.ts';
import { listMeetingCandidatesHandler } from './list-meeting-candidates.handler.ts';
import { listMeetingJobsHandler } from './list-meeting-jobs.handler.ts';
import { offersStore } from './offers.store.ts';
import { offerTimesHandler } from './offer-times.handler.ts';
import { readBookingLinkHandler } from './read-booking-link.handler.ts';
import { readCalendarEventHandler } from './read-calendar-event.handler.ts';
import { readUnavailabilityHandler } from './read-unavailability.handler.ts';
import { readCalendarFeedHandler } from './read-calendar-feed.handler.ts';
import { removeCalendarFeedHandler } from './remove-calendar-feed.handler.ts';
import { removeOwnEventHandler } from './remove-own-event.handler.ts';
import { removeUnavailabilityHandler } from './remove-unavailability.handler.ts';
import { withdrawBookingOfferHandler } from './withdraw-booking-offer.handler.ts';
import { saveRoomNotesHandler } from './save-room-notes.handler.ts';

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
];

export const handler = httpFunction(calendarHandlers, () => ({
  accounts: accountsIn(theTable()),
  calendarStore: calendarStore(theTable()),
  feedsStore: feedsStore(theTable()),
  offersStore: offersStore(theTable()),
  mailedTokens: mailedTokensIn(theTable()),
  siteUrl: environment('site').SITE_URL,
  clock,
}));
