import * as z from 'zod';
import { callOutcomes } from '../constants/call.ts';
import { idValue, isoTime } from '../contract/fields.ts';
import { certification, education, sentEmployeeInfo, workExperience } from './candidate-profile.ts';

/** A call with somebody, on a day, and what came of it. */
export const notedCall = z.object({ day: z.string(), outcome: z.enum(callOutcomes), said: z.string() });
export type NotedCall = z.output<typeof notedCall>;

/** A candidate whom a recruiter imported, until they claim their profile or refuse it. */
export const importedCandidate = z.object({
  id: idValue,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  countryId: idValue.nullable(),
  cityId: idValue.nullable(),
  phonePrefix: z.string().nullable(),
  phone: z.string().nullable(),
  birthday: z.string().nullable(),
  /** The resume that the candidate was read from; null where there is none, or no longer. */
  resume: z.object({ id: idValue, path: z.string() }).nullable(),
  parsedResumePath: z.string().nullable(),
  employeeInfo: sentEmployeeInfo,
  educations: z.array(education),
  certifications: z.array(certification),
  workExperiences: z.array(workExperience),
  /** A small picture as a data URL. */
  avatar: z.string().nullable(),
  importedAt: isoTime,
  /** The recruiter's file and its row that the person came by; null for who was entered, or read from a resume. */
  source: z.object({ importId: idValue, fileName: z.string(), row: z.number() }).nullable(),
  /** What the recruiter notes about the person, and their tags. */
  note: z.string(),
  tags: z.array(z.string()),
  /** Where they came from, in the recruiter's words; empty where nothing was said. */
  cameFrom: z.string(),
  /** Calls that the recruiter noted, newest first. */
  calls: z.array(notedCall),
  /** Whether the person was invited to claim the profile. */
  isInvited: z.boolean(),
  version: z.number(),
});

/** What the person themselves is shown of it by the link of their invitation; the picture is the recruiter's alone. */
export const enteredCandidate = importedCandidate
  .omit({ resume: true, parsedResumePath: true, avatar: true, source: true, isInvited: true })
  .omit({ note: true, tags: true, cameFrom: true, calls: true })
  .extend({ hasResume: z.boolean() });
export type EnteredCandidate = z.output<typeof enteredCandidate>;
