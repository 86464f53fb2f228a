import { bookingsPerLink } from '../../../shared/constants/limits.ts';
import type { BookingLink } from '../../../shared/model/booking-offer.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { StoredBookingOffer } from '../../records/booking-offer.ts';
import { changedBookingOfferWrite, mayBeMetCheck } from '../../records/booking-offer.ts';
import { changedMeanwhile, clashesOf, crowdedDays } from '../../records/calendar-day.ts';
import type { CalendarChange, StoredCalendarEvent } from '../../records/calendar-event.ts';
import type { Arrangement } from '../../domain/calendar/calendar.steps.ts';
import type { MailedTokens } from '../../domain/mailed-links/mailed-tokens.ts';
import type { Write } from '../../platform/table/write.ts';
import type { CalendarStore } from './calendar.store.ts';
import { announcement, changedEvent, meetingRoom, newMeeting } from '../../domain/calendar/compose-event.ts';
import { isAsRead } from '../../domain/calendar/interview-holders.ts';
import { meetingOfOffer } from './hold-interview.ts';
import { movedByBooking } from './move-by-booking.steps.ts';
import { type DaysOfAll, isOver, offeredTimes } from './offered-times.ts';
import type { OffersStore } from './offers.store.ts';

/** What a booking by a mailed link takes. */
export interface LinkNeeds {
  calendarStore: CalendarStore;
  offersStore: Pick<OffersStore, 'offer' | 'asTheyHold' | 'daysOfAll'>;
  mailedTokens: Pick<MailedTokens, 'look'>;
  clock: Clock;
}

interface Offered {
  offer: StoredBookingOffer;
  /** The interview that was booked and is not cancelled. */
  meeting: StoredCalendarEvent | undefined;
  /** The one that was booked and then cancelled. */
  cancelled: StoredCalendarEvent | undefined;
}

/** A change by a link, with what is written beside it, and the days by which it was decided. */
interface Choice extends CalendarChange {
  also?: readonly Write[];
  read?: DaysOfAll;
}

const system = { kind: 'system' } as const;
const hostOf = ({ isCall }: Pick<StoredBookingOffer, 'isCall'>) => (isCall ? 'recruiter' : 'manager');
const usedUp = (offer: StoredBookingOffer) =>
  refuse.gone(
    `This link was used ${bookingsPerLink} times; please agree on another time with the ${hostOf(offer)}`,
    'start',
  );
const hasBegunNow = (offer: StoredBookingOffer) =>
  refuse.gone(`The ${offer.isCall ? 'call' : 'interview'} has begun; write to the ${hostOf(offer)} instead`, 'token');
const notFree = () => refuse.conflict('This time was taken a moment ago; please choose another', 'start');

async function offeredBy(
  token: string,
  { calendarStore, offersStore, mailedTokens, clock }: LinkNeeds,
): Promise<Offered | undefined> {
  const { state, purpose } = await mailedTokens.look(token, 'booking', clock.now());
  const made = purpose && state === 'open' ? await offersStore.offer(purpose.managerId, purpose.offerId) : undefined;
  if (!made) return undefined;
  const event = made.eventId === null ? undefined : await calendarStore.event(made.eventId);
  if (event?.state === 'booked') return { offer: made, meeting: event, cancelled: undefined };
  const [offer = made] = await offersStore.asTheyHold([made]);
  return { offer, meeting: undefined, cancelled: event };
}

/** What a link shows: unknown, replaced and expired links are alike. */
export async function readLink(token: string, needs: LinkNeeds): Promise<BookingLink> {
  const found = await offeredBy(token, needs);
  if (!found) return { state: 'unknown', offer: null, times: [], booked: null, cancelled: null };
  const { offer, meeting, cancelled } = found;
  const now = needs.clock.now();
  const booked = meeting ? { start: meeting.start, end: meeting.end } : null;
  const hasBegun = booked !== null && booked.start <= now;
  const state = offer.state === 'withdrawn' ? 'withdrawn' : hasBegun || isOver(offer, now) ? 'over' : 'open';
  const days = state === 'open' ? await needs.offersStore.daysOfAll(offer) : undefined;
  // What is booked has its own place, which may have changed since; nobody needs the link to it before.
  const where = { comment: meeting ? meeting.comment : offer.comment, joinLink: meeting?.joinLink ?? null };
  return {
    state,
    offer: { ...offer, ...where },
    ...(days && interviewersShown(offer, days)),
    times: days ? offeredTimes(offer, days, { now, moving: meeting?.id ?? null }) : [],
    booked,
    cancelled: cancelled ? { start: cancelled.start, end: cancelled.end } : null,
  };
}

// The candidate learns how many they meet; who of the job's team that is, the manager says if they like.
function interviewersShown({ manager }: StoredBookingOffer, { interviewers, pool }: DaysOfAll) {
  const isManagerAlone = interviewers.every(({ id }) => id === manager.id);
  return isManagerAlone ? {} : { interviewers: pool ? 1 : interviewers.length };
}

/**
 * Books an offered time, which moves the candidate to the interview that it is, or moves the interview to it. The offer,
 * both people's days and the interview are written together, so of two who choose the same time one gets it, and a link
 * that is clicked twice books once.
 */
export async function bookByLink({ token, start }: { token: string; start: string }, needs: LinkNeeds): Promise<void> {
  const { clock } = needs;
  const [eventId, roomToken] = [clock.newId(), clock.newToken()];
  await arranged(token, needs, async ({ offer, meeting }) => {
    if (meeting?.start === start) return undefined;
    // Each booking, move and cancellation is a version of the offer, and is mailed to both.
    if (offer.version > bookingsPerLink) throw usedUp(offer);
    const now = clock.now();
    const days = await needs.offersStore.daysOfAll(offer);
    if (!offeredTimes(offer, days, { now, moving: meeting?.id ?? null }).includes(start)) {
      // It may be this very link's booking, by a click a moment before.
      const latest = await needs.offersStore.offer(offer.manager.id, offer.id);
      throw latest?.version === offer.version ? notFree() : changedMeanwhile;
    }
    const end = new Date(Date.parse(start) + offer.minutes * 60_000).toISOString();
    const times = { start, end, zone: offer.zone };
    const room = offer.isOnline ? meetingRoom(eventId, roomToken) : null;
    const { comment = null, joinLink, isCall } = offer;
    const form = { ...times, comment, joinLink, isCall };
    const at = meeting
      ? changedEvent(meeting, times, now)
      : newMeeting(offer.manager, offer, form, { id: eventId, at: now, room });
    const { meeting: after, also } = meetingOfOffer(offer, at, { days, former: meeting });
    return { before: meeting, after, also, read: days };
  });
}

/** Cancels the interview that was booked by a link; one that is cancelled already stays so. */
export async function cancelByLink(token: string, needs: LinkNeeds): Promise<void> {
  await arranged(token, needs, async ({ meeting }) =>
    meeting ? { before: meeting, after: changedEvent(meeting, { state: 'cancelled' }, needs.clock.now()) } : undefined,
  );
}

async function arranged(
  token: string,
  needs: LinkNeeds,
  decide: (offered: Offered) => Promise<Choice | undefined>,
): Promise<void> {
  const { calendarStore, clock } = needs;
  let read: DaysOfAll | undefined;
  await calendarStore.arrange(
    async (): Promise<Arrangement> => {
      const found = await offeredBy(token, needs);
      if (!found || found.offer.state === 'withdrawn') throw refuse.gone('These times are no longer offered', 'token');
      if (found.meeting && found.meeting.start <= clock.now()) throw hasBegunNow(found.offer);
      const choice = await decide(found);
      if (!choice) return { changes: [], events: [] };
      const { also = [], ...change } = choice;
      read = choice.read;
      const move = change.before ? undefined : await movedByBooking(change.after, found.offer, needs);
      return {
        changes: [{ before: change.before, after: change.after }],
        // Both are notified, also the one who chose, whose calendar elsewhere the mail keeps right.
        events: announcement([change], system, { at: clock.now(), id: clock.newId() }),
        also: [
          ...offerWrites(found.offer, change),
          ...(move?.also ?? (await stillOffered(found.offer, change, needs))),
          ...also,
        ],
        isPlaceWritten: move !== undefined,
      };
    },
    // What came in between is seen when the times are read again.
    (changes, days) => {
      const [change] = changes;
      if (crowdedDays(changes, days).length > 0) throw notFree();
      if (change && clashesOf(change.after, days, new Set([String(change.after.id)])).length > 0)
        throw changedMeanwhile;
      if (read?.pool && !isAsRead(read.interviewers, days)) throw changedMeanwhile;
    },
  );
}

// A closing, a rejection or the host's leaving in the same moment makes everything be read again.
async function stillOffered(
  { job, manager, candidate }: StoredBookingOffer,
  { after }: CalendarChange,
  { calendarStore }: Pick<LinkNeeds, 'calendarStore'>,
): Promise<Write[]> {
  if (!job || after.state === 'cancelled') return [];
  const mayBeMet = mayBeMetCheck(job.id, candidate.id, changedMeanwhile);
  return [...(await calendarStore.stillHosting(job.id, manager.id)), mayBeMet];
}

const offerWrites = (offer: StoredBookingOffer, { after }: CalendarChange): Write[] => [
  changedBookingOfferWrite(offer, { eventId: after.id }, changedMeanwhile),
];
