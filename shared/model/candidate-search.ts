import * as z from 'zod';
import { alertFrequencies, partKinds, summaryParts } from '../constants/candidate-search.ts';
import { clearanceTypes } from '../constants/job.ts';
import { citizenship } from './citizenship.ts';
import { idValue, isoTime } from '../contract/fields.ts';
import { searchWish } from '../validation/candidate-search.ts';
import { moneyGroup } from './job.ts';
import { jobMatch } from './match.ts';
import { city, tag } from './place.ts';

/** A row of a recruiter's list of candidates (CAND-09). */
export const foundCandidate = z.object({
  id: idValue,
  firstName: z.string(),
  lastName: z.string(),
  avatar: z.string().nullable(),
  /** Whether the caller sees what the candidate can do and not who they are, so without surname (PLUS-38). */
  isAnonymous: z.boolean(),
  /** Whether the caller marked the candidate. */
  isFavorite: z.boolean(),
  /** The caller added this person, who has no account; nobody else finds them. The picture is a data URL. */
  isAdded: z.literal(true).optional(),
  /** The address of whom the caller added. */
  email: z.string().optional(),
  /** The title of the current or last position. */
  title: z.string().nullable(),
  city: city.nullable(),
  /** Kilometres from the city of the search. */
  distance: z.number().nullable(),
  spheres: z.array(tag),
  hourly: moneyGroup.nullable(),
  salary: moneyGroup.nullable(),
  relocation: z.boolean().nullable(),
  clearanceType: z.array(z.enum(clearanceTypes)),
  citizenship: z.array(citizenship),
  workStartedAt: isoTime.nullable(),
  current: z.enum(['available', 'assigned']),
  /** How well the candidate fits what was searched for; null where nothing can be compared. */
  match: jobMatch.nullable(),
  /** Where a word of the question was found that the row itself does not show (PLUS-45). */
  foundIn: z.object({ part: z.enum(summaryParts), text: z.string() }).optional(),
});
export type FoundCandidate = z.output<typeof foundCandidate>;

/** A part of a question as it was read, which can be removed or changed by itself (PLUS-45). */
export const readPart = z.object({
  kind: z.enum(partKinds),
  /** As the question has it. */
  source: z.string(),
  /** What was understood. */
  words: z.string(),
});
export type ReadPart = z.output<typeof readPart>;

/** A search that a recruiter saved, and how often somebody new who fits it is announced (PLUS-19). */
export const savedSearch = z.object({
  id: idValue,
  version: z.number(),
  name: z.string(),
  wish: searchWish,
  alert: z.enum(alertFrequencies),
  createdAt: isoTime,
});
export type SavedSearch = z.output<typeof savedSearch>;
