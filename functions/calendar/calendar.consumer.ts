import { clock, theTable } from '../door/dependencies.ts';
import { eventConsumer } from '../door/event-consumer.ts';
import { environment } from '../environment.ts';
import { openLinkLetterNeeds } from '../outside/mail/mail-letter.ts';
import { schedulerReminders } from '../outside/reminders/scheduler.ts';
import { accountsIn } from '../records/account.ts';
import { mailOffer } from './mail-offer.steps.ts';
import { offersStore } from './offers.store.ts';
import { announceDueMeeting, renewReminder } from './remind-of-meetings.steps.ts';
import { renewMeetings } from './renew-meetings.steps.ts';

export const handler = eventConsumer(
  'calendar',
  () => {
    const { REMINDER_GROUP: group, REMINDER_BUS_ARN: busArn, REMINDER_ROLE_ARN: roleArn } = environment('reminders');
    return {
      ...openLinkLetterNeeds(),
      table: theTable(),
      now: clock.now,
      reminders: schedulerReminders({ group, busArn, roleArn }),
      account: accountsIn(theTable()).account,
      offersStore: offersStore(theTable()),
    };
  },
  {
    // Meetings that lie ahead show people by their current name and picture.
    'person-changed': async ({ data }, needs) => renewMeetings(data.userId, needs),
    'meeting-booked': renewReminder,
    'meeting-changed': renewReminder,
    'meeting-cancelled': renewReminder,
    'meeting-due': announceDueMeeting,
    'times-offered': mailOffer,
  },
);
