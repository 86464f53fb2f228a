import { interviewStatuses } from '../../shared/constants/pipeline.ts';
import { type Acts, decision, withOne, type World } from './act.ts';
import { people, peopleOf } from './people.ts';
import type { Chance } from './random.ts';

const [hour, day] = [3_600_000, 86_400_000];
const isoAt = (at: number): string => new Date(at).toISOString();

/** Half an hour that begins soon or tomorrow; there are few, so that people get into each other's way. */
function times(now: number, chance: Chance) {
  const start = (Math.ceil(now / hour) + chance.pick([0, 1, 2, 26])) * hour + chance.pick([0, hour / 4, hour / 2]);
  return { start: isoAt(start), end: isoAt(start + hour / 2), zone: 'UTC' };
}

/** Most moves are to any other time, and some a quarter of an hour earlier or later. */
function newTimes({ start, end }: { start: string; end: string }, now: number, chance: Chance) {
  if (chance.happens(0.6)) return times(now, chance);
  const by = chance.pick([-hour / 4, hour / 4]);
  return { start: isoAt(Date.parse(start) + by), end: isoAt(Date.parse(end) + by), zone: 'UTC' };
}

const toCome = ({ calendarEvents, now }: World) =>
  calendarEvents().filter(({ kind, state, start }) => kind === 'meeting' && state === 'booked' && start > isoAt(now));

/** The links to offered times that people have got. */
const links = ({ mails }: World) =>
  mails.flatMap(({ to, text }) => {
    const token = /\/book\?token=([\w-]+)/.exec(text)?.[1];
    const by = Object.values(people).find(({ name }) => to === `${name}@example.com`);
    return token && by ? [{ token, by }] : [];
  });

/** What people do about meetings and tasks. */
export const calendarActs = {
  meet: [
    3,
    withOne(
      ({ places }) => places(),
      ({ managerId, candidateId, jobId }, chance, { now }) =>
        decision(managerId, 'calendar.bookMeeting', {
          body: {
            ...times(now, chance),
            candidateId,
            jobId,
            ...(chance.happens(0.3) && { moveTo: chance.pick(interviewStatuses) }),
          },
        }),
    ),
  ],
  moveMeeting: [
    4,
    withOne(toCome, ({ id: eventId, manager, start, end }, chance, { now }) =>
      decision(manager?.id ?? 0, 'calendar.changeMeeting', {
        params: { eventId },
        body: newTimes({ start, end }, now, chance),
      }),
    ),
  ],
  cancelMeeting: [
    1,
    withOne(toCome, ({ id: eventId, manager }) =>
      decision(manager?.id ?? 0, 'calendar.cancelMeeting', { params: { eventId } }),
    ),
  ],
  ownEvent: [
    1,
    ({ now }, chance) => ({
      by: chance.pick(peopleOf('candidate')),
      operation: 'calendar.addOwnEvent',
      given: { body: { ...times(now, chance), title: 'Dentist' } },
    }),
  ],
  offerTimes: [
    3,
    withOne(
      ({ places }) => places(),
      ({ managerId, candidateId, jobId }, chance, { now }) =>
        decision(managerId, 'calendar.offerTimes', {
          body: {
            candidateId,
            jobId,
            minutes: 30,
            firstDay: isoAt(now).slice(0, 10),
            lastDay: isoAt(now + day).slice(0, 10),
            fromHour: 0,
            toHour: 24,
            zone: 'UTC',
            isWeekendOffered: true,
            noticeHours: 0,
            mostPerDay: chance.pick([1, 20]),
          },
        }),
    ),
  ],
  bookByLink: [
    8,
    withOne(links, ({ token, by }, chance, { now }) => ({
      by,
      operation: 'calendar.bookByLink',
      given: { body: { token, start: times(now, chance).start } },
    })),
  ],
  cancelByLink: [
    2,
    withOne(links, ({ token, by }) => ({ by, operation: 'calendar.cancelByLink', given: { body: { token } } })),
  ],
  withdrawOffer: [
    1,
    withOne(
      ({ offers }) => offers().filter(({ state }) => state === 'open'),
      ({ id: offerId, manager }) => decision(manager.id, 'calendar.withdrawBookingOffer', { params: { offerId } }),
    ),
  ],
  addTask: [
    3,
    ({ now }, chance) => ({
      by: chance.pick(peopleOf('recruiter')),
      operation: 'calendar.addTask',
      given: { body: { what: 'Call the clinic', dueAt: times(now, chance).start, about: null } },
    }),
  ],
  changeTask: [
    4,
    withOne(
      ({ tasks }) => tasks(),
      ({ id, ownerId, version }, chance, { now }) =>
        decision(ownerId, 'calendar.changeTask', {
          params: { id },
          body: {
            version,
            ...(chance.happens(0.5) ? { dueAt: times(now, chance).start } : { isDone: chance.happens(0.7) }),
          },
        }),
    ),
  ],
  removeTask: [
    1,
    withOne(
      ({ tasks }) => tasks(),
      ({ id, ownerId }) => decision(ownerId, 'calendar.removeTask', { params: { id } }),
    ),
  ],
} satisfies Acts;
