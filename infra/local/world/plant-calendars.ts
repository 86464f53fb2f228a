import { addOwnEventHandler } from '../../../functions/calendar/add-own-event.handler.ts';
import { addUnavailabilityHandler } from '../../../functions/calendar/add-unavailability.handler.ts';
import { bookMeetingHandler } from '../../../functions/calendar/book-meeting.handler.ts';
import type { CalendarStore } from '../../../functions/calendar/calendar.store.ts';
import { Refusal } from '../../../functions/door/refusal.ts';
import { act } from './act.ts';
import type { PlantedPeople } from './plant-people.ts';
import type { worldClock } from './world-clock.ts';

export interface CalendarPlantNeeds {
  calendarStore: CalendarStore;
  clock: ReturnType<typeof worldClock>;
}

const zone = 'America/New_York';
const day = 86_400_000;
const mostMeetings = 4;
/** Candidates with an event of their own. */
const withOwnEvents = 6;

/** Interviews of the coming working days, times away of managers and events of candidates, at office hours. */
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
    const { start, end } = at(days[4] ?? '', 17, 240);
    await act(addUnavailabilityHandler, manager, { body: { dates: [{ start, end }], zone } }, needs).catch(unlessTaken);
  }
  for (const candidate of people.candidates.slice(0, withOwnEvents)) {
    const body = { ...at(days[2] ?? '', 21, 60), title: 'Dentist' };
    await act(addOwnEventHandler, candidate, { body }, needs).catch(unlessTaken);
  }
}

/** The next five working days after this moment. */
function workingDays(from: number): string[] {
  return [1, 2, 3, 4, 5, 6, 7]
    .map((ahead) => new Date(from + ahead * day))
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
