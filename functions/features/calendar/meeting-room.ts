import type { MeetingRoom as ShownRoom } from '../../../shared/model/calendar.ts';
import type { PersonReference } from '../../../shared/model/person.ts';
import type { MeetingSeat } from '../../records/meeting-seat.ts';
import type { EventWithRoom } from './calendar.store.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { describeEvent } from './describe-event.ts';

/** A page says every twenty seconds that its reader is there; who has been silent for a minute has left. */
const presentFor = 60_000;

/** Refuses a room of other people, one that does not exist, and a wrong password, all alike; then a cancelled meeting. */
export function judgeEntry(
  found: EventWithRoom | undefined,
  { userId, password }: { userId: number; password: string },
): EventWithRoom {
  const { event, room } = found ?? {};
  const isKnown = password === event?.zoomMeetingPassword || (password !== '' && password === room?.password);
  if (!found || !event?.people.includes(userId) || event.zoomMeetingPassword === null || !isKnown)
    throw refuse.notFound('There is no room with this number and password', 'password');
  if (event.state === 'cancelled') throw refuse.conflict('This interview was cancelled');
  return found;
}

/** The room as one of its people sees it; another's notes are not in it. `now` is ISO UTC. */
export function shownRoom(
  { event, room, interviewers = [] }: EventWithRoom & { interviewers?: readonly PersonReference[] },
  seats: readonly MeetingSeat[],
  { readerId, now }: { readerId: number; now: string },
): ShownRoom {
  const present = new Set(
    seats
      .filter(({ seenAt }) => seenAt !== undefined && Date.parse(now) - Date.parse(seenAt) < presentFor)
      .map(({ userId }) => userId),
  );
  const people = [event.manager, event.candidate, ...interviewers].flatMap((person) => person ?? []);
  return {
    event: describeEvent(event, readerId, { room, interviewers }),
    present: people.filter(({ id }) => present.has(id)),
    notes: seats.find(({ userId }) => userId === readerId)?.notes ?? '',
  };
}
