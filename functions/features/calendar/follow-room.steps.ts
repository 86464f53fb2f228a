import { calendarsIn } from '../../domain/calendar/calendar.steps.ts';
import type { StoredCalendarEvent } from '../../records/calendar-event.ts';
import type { StoredRoom } from '../../records/provided-room.ts';
import { movedRoomWrite, newRoomWrite, removedRoomWrite } from '../../records/provided-room.ts';
import type { OnlineMeetings } from '../../platform/outside/meetings/port.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { tryWrite } from '../../platform/table/try-write.ts';

interface Needs {
  table: Table;
  /** Undefined where the stage has no provider; the product's own room needs nobody else. */
  meetings: OnlineMeetings | undefined;
}

const isOtherwise = new Error('the room of the meeting was changed meanwhile');

/**
 * Makes the provider hold the meeting as it is now: online or not, at its present time, or not any more. The meeting is
 * read again afterwards, so that of two reactions the last one leaves what is right; until then, and while the
 * provider fails, the product's own room serves.
 */
export async function followRoom(eventId: number, needs: Needs, rounds = 3): Promise<void> {
  const { table, meetings } = needs;
  if (!meetings) return;
  const event = await calendarsIn(table).event(eventId);
  const room = await table.get(keys.providedRoom(eventId), { consistent: true });
  if (isAsWanted(event, room)) return;
  if (rounds === 0) throw isOtherwise;
  await tryWrite(step({ event, room, table, meetings }), isOtherwise);
  await followRoom(eventId, needs, rounds - 1);
}

interface Step {
  event: StoredCalendarEvent | undefined;
  room: StoredRoom | undefined;
  table: Table;
  meetings: OnlineMeetings;
}

async function step({ event, room, table, meetings }: Step): Promise<void> {
  if (room && !(event && isOnline(event))) {
    await meetings.remove(room.number);
    return table.writeOne(removedRoomWrite(room, isOtherwise));
  }
  if (!event) return;
  const { id: eventId, start, end, zone } = event;
  if (room) {
    const isThere = await meetings.move(room.number, { start, end, zone });
    return table.writeOne(
      isThere ? movedRoomWrite(room, { start, end }, isOtherwise) : removedRoomWrite(room, isOtherwise),
    );
  }
  const made = await meetings.create({ start, end, zone, password: event.zoomMeetingPassword ?? '' });
  try {
    await table.writeOne(newRoomWrite({ ...made, eventId, start, end }, isOtherwise));
  } catch (error) {
    // Another delivery was first; nobody has seen this one.
    if (error === isOtherwise) await meetings.remove(made.number);
    throw error;
  }
}

// Where the manager gave a link of their own, nobody needs another.
const isOnline = ({ state, zoomMeetingNumber, joinLink }: StoredCalendarEvent): boolean =>
  state === 'booked' && zoomMeetingNumber !== null && !joinLink;

function isAsWanted(event: StoredCalendarEvent | undefined, room: StoredRoom | undefined): boolean {
  if (!event || !isOnline(event)) return room === undefined;
  return room?.start === event.start && room.end === event.end;
}
