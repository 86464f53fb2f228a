import type { MeetingRoom } from './compose-event.ts';

const passwordLength = 8;

/** The product's own room for an online meeting: its number is the meeting's, its password is drawn for it. */
export function meetingRoom(eventId: number, token: string): MeetingRoom {
  return { number: String(eventId), password: token.slice(0, passwordLength) };
}
