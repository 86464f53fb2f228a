import type { EventOf } from '../../../events/catalogue.ts';
import { calendarsIn } from '../../domain/calendar/calendar.steps.ts';
import { interviewersOf, peopleOf } from '../../records/calendar-event.ts';
import { announcement, changedEvent } from '../../domain/calendar/compose-event.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { changedBookingOfferWrite } from '../../records/booking-offer.ts';

/**
 * Gives the interviews that lie ahead for a job to the manager who took it over, and says so to those who take part.
 * Times that the former manager offered for it can be booked no more. Repeating it changes nothing.
 */
export async function handOverMeetings(
  { time, actor, data: { state, job, manager, recipient } }: EventOf<'job-handover-changed'>,
  { table, newId }: { table: Table } & Pick<Clock, 'newId'>,
): Promise<void> {
  if (state !== 'accepted') return;
  const calendars = calendarsIn(table);
  for (const eventId of await calendars.meetingsFrom(manager.id, time))
    await calendars.arrange(
      async () => {
        const before = await calendars.event(eventId);
        const isGiven = before?.state === 'booked' && before.jobId === job.id && before.manager?.id === manager.id;
        if (!isGiven) return { changes: [], events: [] };
        const people = peopleOf({ ...before, manager: recipient }, interviewersOf(before));
        // The link was the former manager's; the room of the meeting itself stays.
        const facts = { manager: recipient, people, ...(before.joinLink && { joinLink: null }) };
        const changes = [{ before, after: changedEvent(before, facts, time) }];
        return { changes, events: announcement(changes, actor, { at: time, id: newId() }) };
      },
      // Who takes a job over has its interviews, also beside their own.
      () => {},
    );
  const offers = await table.query(keys.bookingOffersOf(manager.id), { consistent: true });
  for (const offer of offers.filter((one) => one.job?.id === job.id && one.state === 'open'))
    await table.write([changedBookingOfferWrite(offer, { state: 'withdrawn' })]);
}
