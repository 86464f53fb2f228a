import type { Reader } from '../platform/door/actor.ts';
import { Refusal, refuse } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import { secretHash } from '../platform/table/secret-hash.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import { exists } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove, secret } from './personal-data.ts';

const ticketSeconds = 30;
/** Tickets per user per minute; a browser takes one for each connection. */
const mostTickets = 120;
const seconds = (at: string): number => Math.floor(Date.parse(at) / 1000);

/** The user whom a ticket lets in, and the session. */
export interface TicketHolder extends Reader {
  /** The identity provider's name of the session. */
  session: string;
  sessionId: number;
}

/** A ticket as stored under its hash; `expires` is in seconds. */
export interface StoredTicket {
  holder: TicketHolder;
  expires: number;
}

/** The refusal of a ticket that was used at the same time. */
export const ticketUsed = new Refusal('gone', 'used');

/** The write that counts a ticket of this minute; more than any browser needs are refused until the minute is over. */
export function countedTicketWrite(userId: number, at: string): SingleWrite {
  const minute = Math.floor(seconds(at) / 60);
  return {
    update: keys.ticketsTaken(userId, minute),
    add: { count: 1 },
    set: { ttl: (minute + 2) * 60 },
    when: { expression: 'attribute_not_exists(#count) OR #count < :most', values: { most: mostTickets } },
    refusal: refuse.tooMany('Too many connections; try again in a minute', (minute + 1) * 60 - seconds(at)),
  };
}

/** The write that stores a ticket for 30 seconds under its hash. */
export function newTicketWrite(ticket: string, holder: TicketHolder, at: string): SingleWrite {
  const kept: StoredTicket = { holder, expires: seconds(at) + ticketSeconds };
  return { put: { ...keys.ticket(secretHash(ticket)), ...kept, ttl: seconds(at) + 60 } };
}

/** The write that uses a ticket up; a second use refuses. */
export function usedTicketWrite(ticket: string): SingleWrite {
  return { remove: keys.ticket(secretHash(ticket)), when: exists, refusal: ticketUsed };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  ticketsTaken: {
    holds: 'how often a user opened a live connection in a minute',
    found: 'next to the connections',
    exported: { not: 'It is technical, and deleted after minutes.' },
    erasure: remove,
  },
  ticket: {
    holds: 'who may open a live connection within 30 seconds',
    found: 'not by person',
    exported: secret,
    erasure: { does: 'keep', reason: 'It is deleted after a minute', days: 1 },
  },
} satisfies PersonalData;
