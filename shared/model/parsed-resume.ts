import * as z from 'zod';
import { clearanceTypes } from '../constants/job.ts';
import { citizenship } from './citizenship.ts';
import { resumeRefusals, resumeStatuses } from '../constants/resume.ts';
import { idValue, isoTime } from '../contract/fields.ts';

/** A place in a resume: characters `from` to `to` of a part of a line. */
const source = z.object({ line: z.number(), part: z.number(), from: z.number(), to: z.number() });

/** A fact with where it was found, and how sure that is, from 0 to 1. */
const found = <T extends z.ZodType>(value: T) =>
  z.object({ value, confidence: z.number(), sources: z.array(source) }).nullable();
const foundText = found(z.string());
const foundNumber = found(z.number());
const foundMoney = found(z.object({ from: z.number(), to: z.number().nullable(), currency: z.string().nullable() }));

/** What a resume says of a person; what it does not say is null. */
export const parsedFacts = z.object({
  firstName: foundText,
  lastName: foundText,
  email: foundText,
  phone: found(z.object({ prefix: z.string(), number: z.string() })),
  location: foundText,
  /** The city of the list that the location means; earlier resumes have none. */
  city: found(
    z.object({
      id: z.number(),
      name: z.string(),
      state: z.object({ name: z.string(), abbr: z.string() }),
      country: z.object({ id: z.number(), name: z.string() }),
    }),
  ).optional(),
  skills: z.array(found(z.object({ id: z.number(), name: z.string() })).unwrap()),
  workExperiences: z.array(
    z.object({
      title: foundText,
      company: foundText,
      location: foundText,
      isWorking: z.boolean(),
      fromYear: foundNumber,
      fromMonth: foundNumber,
      toYear: foundNumber,
      toMonth: foundNumber,
    }),
  ),
  educations: z.array(
    z.object({ school: foundText, degree: foundText, study: foundText, from: foundNumber, to: foundNumber }),
  ),
  certifications: z.array(
    z.object({
      name: foundText.unwrap(),
      issueOrg: foundText,
      issueYear: foundNumber,
      issueMonth: foundNumber,
      credentialId: foundText.optional(),
      /** Where a licence is valid, and until when; earlier resumes have none. */
      state: foundText.optional(),
      expireYear: foundNumber.optional(),
      expireMonth: foundNumber.optional(),
    }),
  ),
  clearance: found(z.enum(clearanceTypes)).optional(),
  /** The right to work, with its words where it has no key of its own. */
  authorization: found(z.object({ key: citizenship, words: z.string() })).optional(),
  /** The pay that is asked for. */
  hourly: foundMoney.optional(),
  salary: foundMoney.optional(),
});
export type ParsedFactsSent = z.output<typeof parsedFacts>;

/** The text of a resume with its places, in points from the top left corner of each page. */
export const resumeDocument = z.object({
  pages: z.array(z.object({ width: z.number(), height: z.number() })),
  lines: z.array(
    z.object({
      page: z.number(),
      parts: z.array(
        z.object({ text: z.string(), left: z.number(), top: z.number(), width: z.number(), height: z.number() }),
      ),
    }),
  ),
  /** Words that the file holds and does not show, in which nothing was read; missing where there are none. */
  hiddenText: z.string().optional(),
});
export type ResumeDocument = z.output<typeof resumeDocument>;

/** What a list says of a resume that was read: the newest work, the place, and what to look at before adding the person. */
export const resumeBrief = z.object({
  title: z.string().nullable(),
  place: z.string().nullable(),
  look: z.string().nullable(),
});
export type ResumeBrief = z.output<typeof resumeBrief>;

/** A resume in a recruiter's list. */
export const listedResume = z.object({
  id: idValue,
  filename: z.string(),
  status: z.enum(resumeStatuses),
  reason: z.enum(resumeRefusals).nullable(),
  /** The person's name, as far as it was read. */
  name: z.string().nullable(),
  /** Absent until it was read. */
  brief: resumeBrief.optional(),
  uploadedAt: isoTime,
  changedAt: isoTime,
});
export type ListedResume = z.output<typeof listedResume>;

/** A resume with what was read in it; null before that. */
export const parsedResume = listedResume.extend({
  facts: parsedFacts.nullable(),
  document: resumeDocument.nullable(),
});
export type ParsedResumeSent = z.output<typeof parsedResume>;

/** The response to the beginning of an upload; without a form where the same file was read before. */
export const resumeUploadPermit = z.object({
  resume: listedResume,
  form: z.object({ url: z.string(), fields: z.record(z.string(), z.string()) }).nullable(),
});
