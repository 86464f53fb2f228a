import { addCalendarFeedHandler } from '../../functions/features/calendar/calendar-feed.handlers.ts';
import { addOwnEventHandler } from '../../functions/features/calendar/own-event.handlers.ts';
import { addUnavailabilityHandler } from '../../functions/features/calendar/unavailability.handlers.ts';
import { bookByLink, readLink } from '../../functions/features/calendar/book-by-link.steps.ts';
import { bookMeetingHandler } from '../../functions/features/calendar/meeting.handlers.ts';
import type { CalendarStore } from '../../functions/features/calendar/calendar.store.ts';
import type { FeedsStore } from '../../functions/features/calendar/feeds.store.ts';
import { offerTimesHandler } from '../../functions/features/calendar/booking-offer.handlers.ts';
import type { OffersStore } from '../../functions/features/calendar/offers.store.ts';
import { changeTimeZoneHandler, changeWorkingHoursHandler } from '../../functions/features/profile/profile.handlers.ts';
import type { ProfileStore } from '../../functions/features/profile/profile.store.ts';
import type { Actor } from '../../functions/platform/door/actor.ts';
import { Refusal } from '../../functions/platform/door/refusal.ts';
import type { MailedTokens } from '../../functions/domain/mailed-links/mailed-tokens.ts';
import { oneDay } from '../../shared/constants/time.ts';
import { act } from './act.ts';
import type { PlantedPeople } from './plant-people.ts';
import type { worldClock } from './world-clock.ts';

export interface CalendarPlantNeeds {
  calendarStore: CalendarStore;
  feedsStore: FeedsStore;
  offersStore: OffersStore;
  mailedTokens: MailedTokens;
  profileStore: ProfileStore;
  clock: ReturnType<typeof worldClock>;
}

const zone = 'America/New_York';
/** Of managers, so that an interview on a Friday afternoon, or in the evening, is out of them. */
const workingWeek = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, fromHour: 9, toHour: weekday === 5 ? 13 : 17.5 }));
const mostMeetings = 4;
/** Candidates, and recruiters, with an event of their own. */
const withOwnEvents = 6;

/** Interviews of the coming working days, times away of managers and events of candidates and recruiters, at office hours. */
export async function plantCalendars(people: PlantedPeople, needs: CalendarPlantNeeds): Promise<void> {
  const { calendarStore, clock } = needs;
  clock.moveTo(clock.at(0, 0));
  const days = workingDays(Date.parse(clock.now()));
  for (const [place, manager] of people.managers.entries()) {
    const candidates = (await calendarStore.candidatesOf(manager.id)).toSorted((a, b) => a.id - b.id);
    for (const [number, { id: candidateId }] of candidates.slice(0, mostMeetings).entries()) {
      const [job] = await calendarStore.openJobsWith(manager.id, candidateId);
      const times = at(days[number] ?? '', 14 + ((place + number) % 6), 45);
      const body = { ...times, candidateId, jobId: job?.id ?? null, isOnline: number % 2 === 0 };
      await act(bookMeetingHandler, manager, { body }, needs).catch(unlessTaken);
    }
    await act(changeTimeZoneHandler, manager, { body: { timeZone: zone, isGuess: false } }, needs);
    await act(changeWorkingHoursHandler, manager, { body: { hours: workingWeek } }, needs);
    await offerTimes(manager, { candidates: candidates.slice(mostMeetings), days }, needs);
    await act(addCalendarFeedHandler, manager, { body: { name: 'Work calendar' } }, needs);
    const { start, end } = at(days[4] ?? '', 17, 240);
    await act(addUnavailabilityHandler, manager, { body: { dates: [{ start, end }], zone } }, needs).catch(unlessTaken);
  }
  for (const candidate of people.candidates.slice(0, withOwnEvents)) {
    const body = { ...at(days[2] ?? '', 21, 60), title: 'Dentist' };
    await act(addOwnEventHandler, candidate, { body }, needs).catch(unlessTaken);
  }
  for (const recruiter of people.recruiters.slice(0, withOwnEvents)) {
    const body = { ...at(days[1] ?? '', 15, 30), title: 'Call with the sourcing team' };
    await act(addOwnEventHandler, recruiter, { body }, needs).catch(unlessTaken);
    await offerCall(recruiter, days, needs);
  }
}

/**
 * Times offered to two candidates, of whom the first has chosen one by the mailed link and the second has not yet; where
 * interviews are planned, for the last of them and the one before, held by a pool and by a panel.
 */
async function offerTimes(
  manager: Actor,
  { candidates, days }: { candidates: readonly { id: number }[]; days: readonly string[] },
  needs: CalendarPlantNeeds,
): Promise<void> {
  const { clock, mailedTokens } = needs;
  for (const [number, { id: candidateId }] of candidates.slice(0, 2).entries()) {
    const [job] = await needs.calendarStore.openJobsWith(manager.id, candidateId);
    const when = { firstDay: days[1], lastDay: days.at(-1), fromHour: 9, toHour: 17, zone, minutes: 45 };
    const stepId = job?.steps.at(-1 - number)?.id ?? null;
    const body = { ...when, candidateId, jobId: job?.id ?? null, stepId, isOnline: true };
    const { id: offerId } = await act(offerTimesHandler, manager, { body }, needs);
    const token = clock.newToken();
    await mailedTokens.save(token, { kind: 'booking', managerId: manager.id, offerId }, clock.now());
    const { times } = await readLink(token, needs);
    const start = times[number];
    if (number === 0 && start) await bookByLink({ token, start }, needs).catch(unlessTaken);
  }
}

/** Times that a recruiter offers for a first call, of which the candidate has chosen one. */
async function offerCall(recruiter: Actor, days: readonly string[], needs: CalendarPlantNeeds): Promise<void> {
  const { clock, calendarStore, mailedTokens } = needs;
  const [candidate] = await calendarStore.candidatesToCall(recruiter.id);
  if (!candidate) return;
  const when = { firstDay: days[1], lastDay: days.at(-1), fromHour: 10, toHour: 16, zone, minutes: 20 };
  const body = { ...when, candidateId: candidate.id, isOnline: true };
  const { id: offerId } = await act(offerTimesHandler, recruiter, { body }, needs);
  const token = clock.newToken();
  await mailedTokens.save(token, { kind: 'booking', managerId: recruiter.id, offerId }, clock.now());
  const [start] = (await readLink(token, needs)).times;
  if (start) await bookByLink({ token, start }, needs).catch(unlessTaken);
}

/** The next five working days after this moment. */
function workingDays(from: number): string[] {
  return [1, 2, 3, 4, 5, 6, 7]
    .map((ahead) => new Date(from + ahead * oneDay))
    .filter((date) => date.getUTCDay() % 6 !== 0)
    .map((date) => date.toISOString().slice(0, 10));
}

function at(date: string, hour: number, minutes: number): { start: string; end: string; zone: string } {
  const start = Date.parse(`${date}T${hour}:00:00.000Z`);
  return { start: new Date(start).toISOString(), end: new Date(start + minutes * 60_000).toISOString(), zone };
}

// Two managers may want the same candidate at one time; the second finds no other here.
function unlessTaken(error: unknown): void {
  if (!(error instanceof Refusal) || error.kind !== 'conflict') throw error;
}
