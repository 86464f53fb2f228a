import * as z from 'zod';
import { roles } from '../constants/roles.ts';
import { idValue, isoTime } from '../contract/fields.ts';
import { notificationSettings } from './notification-settings.ts';
import { workingSpan } from './working-hours.ts';
import { noSocialLinks, socialLinks } from './social-links.ts';

/** A person as shown beside a name. */
export const personReference = z.object({
  id: idValue,
  firstName: z.string(),
  lastName: z.string(),
  avatar: z.string().nullable().default(null),
});
export type PersonReference = z.output<typeof personReference>;

/** In a row about a manager or recruiter: they are verified (PLUS-38); absent where they are not. */
export const verifiedMark = z.literal(true).optional();

/** The signed-in user's own account (PROF-01 to PROF-06, PROF-08, PROF-09). */
export const account = z.object({
  id: idValue,
  uuid: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(roles),
  avatar: z.string().nullable(),
  countryId: z.number().nullable(),
  cityId: z.number().nullable(),
  /** The state of the city; null without a city. */
  regionId: z.number().nullable().default(null),
  region: z.string().nullable().default(null),
  /** The IANA time zone in which the user reads times; null until it was guessed or chosen. */
  timeZone: z.string().nullable().default(null),
  /** When a manager or recruiter works, on the clock of that zone; none until they choose. */
  workingHours: z.array(workingSpan).default([]),
  phonePrefix: z.string().nullable(),
  phone: z.string().nullable(),
  birthday: z.string().nullable(),
  sbAccessToken: z.string().nullable(),
  notificationSettings,
  hasManagers: z.boolean(),
  isInternal: z.boolean(),
  superManagerRequestPending: z.boolean(),
  /** A candidate's addresses elsewhere; each null for everyone else. */
  socialLinks: socialLinks.default(noSocialLinks),
  createdAt: isoTime,
  /** Mail to the address comes back, so nothing more is mailed to it; absent where it arrives. */
  mailReturns: z.literal(true).optional(),
  /** The owner called a mail spam, so only what the account needs is mailed to them. */
  mailUnwanted: z.literal(true).optional(),
  /** When the account will be erased, if its owner asked for that. */
  erasureDueAt: isoTime.optional(),
});
export type Account = z.output<typeof account>;
/** A stored account before the model fills in fields that were added later. */
export type AccountInput = z.input<typeof account>;
