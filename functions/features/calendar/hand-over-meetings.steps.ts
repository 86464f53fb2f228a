import type { AnyEvent, EventOf } from '../../../events/catalogue.ts';
import type { PersonReference } from '../../../shared/model/person.ts';
import { calendarsIn } from '../../domain/calendar/calendar.steps.ts';
import { interviewersOf, peopleOf } from '../../records/calendar-event.ts';
import { announcement, changedEvent } from '../../domain/calendar/compose-event.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { accountsIn, referenceOf } from '../../records/account.ts';
import { changedBookingOfferWrite } from '../../records/booking-offer.ts';
import { isOnTeam } from '../../records/job-member.ts';

type Needs = { table: Table } & Pick<Clock, 'newId'>;

/** Who arranged interviews of a job, and who has them from now on. */
interface Giving {
  jobId: number;
  fromId: number;
  to: PersonReference;
}

/** Gives the interviews that lie ahead for a job to the manager who took it over (PLUS-53). */
export async function handOverMeetings(handover: EventOf<'job-handover-changed'>, needs: Needs): Promise<void> {
  const { state, job, manager, recipient } = handover.data;
  if (state === 'accepted') await give({ jobId: job.id, fromId: manager.id, to: recipient }, handover, needs);
}

/** Gives those that a colleague booked to the job's manager when they help with it no longer (PLUS-54). */
export async function takeMeetingsOver(change: EventOf<'job-team-changed'>, needs: Needs): Promise<void> {
  const { step, job, colleague } = change.data;
  if (step !== 'left' && step !== 'removed') return;
  const gate = await needs.table.get(keys.jobGate(job.id), { consistent: true });
  // Who took the job over, or helps again by now, keeps theirs.
  if (!gate || gate.managerId === colleague.id || (await isOnTeam(needs.table, job.id, colleague.id))) return;
  const account = await accountsIn(needs.table).account(gate.managerId);
  if (account) await give({ jobId: job.id, fromId: colleague.id, to: referenceOf(account) }, change, needs);
}

/**
 * Gives interviews to their next manager, and says so to those who take part. Times that the former one offered for the
 * job can be booked no more. Repeating it changes nothing.
 */
async function give(
  { jobId, fromId, to }: Giving,
  { time, actor }: Pick<AnyEvent, 'time' | 'actor'>,
  { table, newId }: Needs,
): Promise<void> {
  const calendars = calendarsIn(table);
  for (const eventId of await calendars.meetingsFrom(fromId, time))
    await calendars.arrange(
      async () => {
        const before = await calendars.event(eventId);
        const isGiven = before?.state === 'booked' && before.jobId === jobId && before.manager?.id === fromId;
        if (!isGiven) return { changes: [], events: [] };
        const people = peopleOf({ ...before, manager: to }, interviewersOf(before));
        // The link was the former manager's; the room of the meeting itself stays.
        const facts = { manager: to, people, ...(before.joinLink && { joinLink: null }) };
        const changes = [{ before, after: changedEvent(before, facts, time) }];
        return { changes, events: announcement(changes, actor, { at: time, id: newId() }) };
      },
      // Who takes a job over has its interviews, also beside their own.
      () => {},
    );
  const offers = await table.query(keys.bookingOffersOf(fromId), { consistent: true });
  for (const offer of offers.filter((one) => one.job?.id === jobId && one.state === 'open'))
    await table.write([changedBookingOfferWrite(offer, { state: 'withdrawn' })]);
}
