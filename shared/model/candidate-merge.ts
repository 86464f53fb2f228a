import * as z from 'zod';
import { idValue, isoTime } from '../contract/fields.ts';
import { sameness } from '../rules/same-person.ts';
import { certification, education, workExperience } from './candidate-profile.ts';
import { importedCandidate } from './imported-candidate.ts';
import { mergeTarget } from './merge-target.ts';

/** What of an imported candidate replaces the other's when it is taken over. */
export const replacingFields = ['name', 'phone', 'birthday', 'place', 'employeeInfo', 'resume'] as const;
/** What is added to the other's. */
export const addingFields = ['educations', 'certifications', 'workExperiences'] as const;
export const mergeFields = [...replacingFields, ...addingFields] as const;
export type MergeField = (typeof mergeFields)[number];

/** For how many days a merge can be undone (PLUS-15). */
export const mergeUndoDays = 30;

/** A merge as the recruiter decides it; the versions are those that were compared. */
export const mergeForm = z.strictObject({
  into: mergeTarget,
  take: z.array(z.enum(mergeFields)).max(mergeFields.length),
  version: z.number().int().positive(),
  intoVersion: z.number().int().positive().nullable(),
});
export type MergeForm = z.output<typeof mergeForm>;

/** One side of a comparison; of a registered candidate only what the recruiter may read. */
export const comparedPerson = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phonePrefix: z.string().nullable(),
  phone: z.string().nullable(),
  birthday: z.string().nullable(),
  countryId: idValue.nullable(),
  cityName: z.string().nullable(),
  skills: z.array(z.string()),
  hasResume: z.boolean(),
  educations: z.array(education),
  certifications: z.array(certification),
  workExperiences: z.array(workExperience),
});
export type ComparedPerson = z.output<typeof comparedPerson>;

/** Who an imported candidate may be, with the evidence and what a merge may take over. */
export const samePeople = z.object({
  id: idValue,
  version: z.number(),
  ...importedCandidate.pick({ source: true, note: true, tags: true, cameFrom: true, calls: true }).shape,
  isInvited: z.boolean(),
  avatar: z.string().nullable(),
  /** The resume that the candidate was read from; null where there is none, or no longer. */
  resumeId: idValue.nullable(),
  person: comparedPerson,
  others: z.array(
    z.object({
      into: mergeTarget,
      version: z.number().nullable(),
      evidence: z.array(z.enum(sameness)),
      mayTake: z.array(z.enum(mergeFields)),
      person: comparedPerson,
    }),
  ),
});
export type SamePeople = z.output<typeof samePeople>;

/** An imported candidate in the recruiter's list, with how many others may be the same person. */
export const listedImport = z.object({
  id: idValue,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  importedAt: isoTime,
  likes: z.number(),
  tags: z.array(z.string()),
  cameFrom: z.string(),
  isInvited: z.boolean(),
});
export type ListedImport = z.output<typeof listedImport>;

/** A merge that can still be undone; the other's name is null once they are gone. */
export const listedMerge = z.object({
  id: idValue,
  name: z.string(),
  email: z.string(),
  into: mergeTarget.extend({ name: z.string().nullable() }),
  mergedAt: isoTime,
  undoUntil: isoTime,
});
export type ListedMerge = z.output<typeof listedMerge>;
