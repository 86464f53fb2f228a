import * as z from 'zod';
import { jobStatuses } from '../constants/job.ts';
import { roles } from '../constants/roles.ts';
import { idValue, isoTime } from '../contract/fields.ts';
import { pageWords } from './own-page.ts';
import { personReference } from './person.ts';
import { socialLinks } from './social-links.ts';

/** A job with what finding it by name needs. */
export const nearJob = z.object({
  id: idValue,
  title: z.string(),
  companyName: z.string().nullable(),
  status: z.enum(jobStatuses),
});
export type NearJob = z.output<typeof nearJob>;

/** A person the user works with. */
const nearPerson = personReference.extend({ role: z.enum(roles) });
export type NearPerson = z.output<typeof nearPerson>;

/** The jobs and people around a user, newest first; just enough of each to find it by name. */
export const circle = z.object({ jobs: z.array(nearJob), people: z.array(nearPerson) });
export type Circle = z.output<typeof circle>;

/**
 * At least how many people opened a candidate’s page, by kind and in steps, so that no single person is seen to come; 0
 * says fewer than the first step.
 */
export const profileViewers = z.object({ recruiters: z.int(), managers: z.int() });
export type ProfileViewers = z.output<typeof profileViewers>;

/** A person as another sees them; `contact` is null unless the two work together. */
export const personCard = nearPerson.extend({
  cityId: z.number().nullable(),
  countryId: z.number().nullable(),
  regionId: z.number().nullable(),
  region: z.string().nullable(),
  since: isoTime,
  /** Whether this manager or recruiter is verified (PLUS-38). */
  isVerified: z.boolean(),
  contact: z.object({ email: z.string(), phonePrefix: z.string().nullable(), phone: z.string().nullable() }).nullable(),
  /**
   * Whether the viewer has opened this candidate's page; null for other roles, and for candidates viewing (PROF-07).
   */
  isViewed: z.boolean().nullable(),
  /** A candidate's addresses elsewhere; null wherever the contact is null, and for every other role (PROF-09). */
  socialLinks: socialLinks.nullable(),
  /** What a recruiter, or for recruiters a manager, writes on their published page; null where there is none. */
  page: pageWords.nullable(),
  /** Since when the recruiter of the two works for the manager; null where they do not. */
  worksSince: isoTime.nullable(),
  /** Whether the viewer may ask this recruiter to work for them: `canAssign` of their actions (RECR-04). */
  showSendInvite: z.boolean(),
  /** Jobs on which the two meet, newest first. */
  sharedJobs: z.array(z.object({ id: idValue, title: z.string() })),
});
export type PersonCard = z.output<typeof personCard>;
