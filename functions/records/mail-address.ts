import { oneDay } from '../../shared/constants/time.ts';
import { refuse } from '../platform/door/refusal.ts';
import { keys } from '../platform/table/keys.ts';
import { secretHash } from '../platform/table/secret-hash.ts';
import type { SingleWrite } from '../platform/table/write.ts';
import type { PersonalData } from './personal-data.ts';

/** What is known of an address, from what became of mails to it. */
export interface StoredMailAddress {
  /** Since when its server refuses every mail for good. */
  deadSince?: string;
  /** When its owner marked a mail of ours as spam. */
  complainedAt?: string;
  /** How many mails in a row were given up after hours of trying. */
  failures?: number;
  /** The last report, which may come more than once. */
  lastReport?: string;
  ttl: number;
}

/** What a mail server, or the owner of an address, reported about one mail. */
export interface MailReport {
  what: 'dead' | 'failed' | 'complained';
  /** Names the report. */
  id: string;
  at: string;
}

/** So many mails in a row that could not be delivered for hours mean what one refusal for good does. */
export const mostFailures = 3;
/** How long a mark is kept: two years of a refusal for good and of a complaint, a month of a passing failure. */
const keptDays = { dead: 730, complained: 730, failed: 30 } as const;

/** Where an address is marked. */
export const mailAddressKey = (email: string) => keys.mailAddress(secretHash(email.trim().toLowerCase()));
/** The refusal of a report that is known, or less than what is known. */
export const reportKnown = refuse.conflict('This report is known');

/** Whether mail to an address comes back. */
export const isDead = ({ deadSince, failures = 0 }: Pick<StoredMailAddress, 'deadSince' | 'failures'>): boolean =>
  deadSince !== undefined || failures >= mostFailures;

/** The write of a report about an address; a repeated one refuses, and a passing failure where worse is known. */
export function reportedWrite(email: string, { what, id, at }: MailReport): SingleWrite {
  const set = { lastReport: id, ttl: Math.floor((Date.parse(at) + keptDays[what] * oneDay) / 1000) };
  const isNews = 'attribute_not_exists(#lastReport) OR #lastReport <> :id';
  const update = mailAddressKey(email);
  const values = { id };
  if (what === 'failed')
    return {
      update,
      set,
      add: { failures: 1 },
      when: {
        expression: `attribute_not_exists(deadSince) AND attribute_not_exists(complainedAt) AND (${isNews})`,
        values,
      },
      refusal: reportKnown,
    };
  const mark = what === 'dead' ? { deadSince: at } : { complainedAt: at };
  return { update, set: { ...set, ...mark }, when: { expression: isNews, values }, refusal: reportKnown };
}

/** The write that forgets what is known of an address. */
export const forgottenAddressWrite = (email: string): SingleWrite => ({ remove: mailAddressKey(email) });

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  mailAddress: {
    holds: 'that mail to an address comes back, or that its owner called a mail spam',
    found: 'under a hash of the address',
    exported: { file: 'mail-address' },
    erasure: {
      does: 'keep',
      reason: 'Nobody who called a mail spam is mailed again because they left; only a hash of the address is kept',
      days: keptDays.complained,
    },
  },
} satisfies PersonalData;
