import { keys } from '../platform/table/keys.ts';
import type { PersonalData } from './personal-data.ts';
import { remove, secret } from './personal-data.ts';

/** What is stored here about a person, and how it is found, exported and erased. */
export const personalData = {
  account: {
    holds: 'names, address, phone, birthday, place, settings and status of everyone',
    own: (userId) => keys.account(userId),
    exported: { file: 'account' },
    erasure: remove,
  },
  emailChange: {
    holds: 'the address that an account is asked to move to, and which of the two addresses has confirmed',
    own: (userId) => keys.emailChange(userId),
    exported: { file: 'account' },
    erasure: remove,
  },
  secondFactor: {
    holds: 'since when an account has a second factor, and its recovery codes under a hash',
    found: 'in the partition of the account',
    exported: secret,
    erasure: remove,
  },
  passkeys: {
    holds: 'the passkeys that log an account in: when and in which browser each was added, and when it was last used',
    own: (userId) => keys.passkeys(userId),
    exported: { file: 'account' },
    erasure: remove,
  },
  superManagerRequests: { leadsTo: 'account' },
  userSubject: { leadsTo: 'event' },
} satisfies PersonalData;
