import type { ProvidedRoom } from '../../shared/model/calendar.ts';
import { keys } from '../platform/table/keys.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import { isNew } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** Where a provider holds a meeting, with the times that the provider knows; next to the meeting itself. */
export interface StoredRoom extends ProvidedRoom {
  eventId: number;
  start: string;
  end: string;
}

const numberIs = (number: string) => ({ expression: '#number = :number', values: { number } });

/** The write of a meeting's room; refuses where it has one already. */
export const newRoomWrite = (room: StoredRoom, refusal: Error): SingleWrite => ({
  put: { ...room, ...keys.providedRoom(room.eventId) },
  when: isNew,
  refusal,
});

/** The write of a room's other times; refuses where it is no longer this one. */
export const movedRoomWrite = (
  room: StoredRoom,
  times: { start: string; end: string },
  refusal: Error,
): SingleWrite => ({
  update: keys.providedRoom(room.eventId),
  set: { ...times },
  when: numberIs(room.number),
  refusal,
});

/** The write that a room is gone; refuses where it is no longer this one. */
export const removedRoomWrite = ({ eventId, number }: StoredRoom, refusal: Error): SingleWrite => ({
  remove: keys.providedRoom(eventId),
  when: numberIs(number),
  refusal,
});

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  providedRoom: {
    holds: 'number, password and address of a user’s online meeting at its provider',
    found: 'next to the meeting',
    exported: { file: 'calendar' },
    erasure: remove,
  },
} satisfies PersonalData;
