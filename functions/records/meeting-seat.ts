import { keys } from '../platform/table/keys.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** A person's place in the room of an online meeting. */
export interface MeetingSeat {
  userId: number;
  eventId: number;
  /** When their page last said that they are there; absent once they left. */
  seenAt?: string;
  /** Their own notes, which nobody else reads. */
  notes?: string;
}

/** The write that somebody is in the room now, or has left it. */
export function seatTakenWrite(userId: number, eventId: number, seenAt: string | undefined): SingleWrite {
  const update = keys.meetingSeat(userId, eventId);
  return seenAt === undefined
    ? { update, set: { userId, eventId }, remove: ['seenAt'] }
    : { update, set: { userId, eventId, seenAt } };
}

/** The write of a person's own notes of a meeting. */
export function seatNotesWrite(userId: number, eventId: number, notes: string): SingleWrite {
  return { update: keys.meetingSeat(userId, eventId), set: { userId, eventId, notes } };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  meetingSeat: {
    holds: 'when a user was in the room of an online meeting, and their own notes there',
    own: (userId) => keys.meetingSeat(userId, 0),
    exported: { file: 'calendar' },
    erasure: remove,
  },
} satisfies PersonalData;
