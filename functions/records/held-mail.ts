import { keys } from '../platform/table/keys.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';
import { remove } from './personal-data.ts';

/** A mail that waits, as the operator reads it; the rest of it is stored beside. */
export interface HeldMail {
  id: number;
  to: string;
  subject: string;
  text: string;
}

const keptSeconds = 14 * 86_400;

/** The write that keeps a mail for two weeks while a stage has no verified sender; `now` is in milliseconds. */
export function heldMailWrite(mail: Omit<HeldMail, 'id'>, id: number, now: number): SingleWrite {
  return { put: { ...keys.heldMail(id), id, ...mail, ttl: Math.floor(now / 1000) + keptSeconds } };
}

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  heldMail: {
    holds: 'mails to a user that wait for a verified sender',
    found: 'among those that wait, by address',
    exported: { file: 'held-mails' },
    erasure: remove,
  },
  heldMails: { leadsTo: 'heldMail' },
} satisfies PersonalData;
