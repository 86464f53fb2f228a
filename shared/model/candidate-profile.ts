import * as z from 'zod';
import { candidateActions, languageLevels, softSkills } from '../constants/candidate-profile.ts';
import { clearanceTypes, jobStatuses } from '../constants/job.ts';
import { citizenship } from './citizenship.ts';
import { pipelineStatuses } from '../constants/pipeline.ts';
import { idValue, isoTime } from '../contract/fields.ts';
import { completenessStep } from '../rules/profile-completeness.ts';
import { moneyGroup, moneyGroupOf } from './job.ts';
import { personReference } from './person.ts';
import { candidateOnJob } from './pipeline.ts';
import { city, placeFields, placeOf, sentAs, tag } from './place.ts';

const year = z.number().nullable();
const month = z.number().nullable();
const money = z.number().nullable();
const entry = { id: idValue, version: z.number() };

/** An education (CAND-11); `to` is null when it is current or was not given. */
export const education = z.object({
  ...entry,
  school: z.string(),
  degree: z.string(),
  study: z.string(),
  from: year,
  to: year,
});
export type Education = z.output<typeof education>;

/** A certification or licence (CAND-12). */
export const certification = z.object({
  ...entry,
  name: z.string(),
  issueOrg: z.string(),
  issueMonth: month,
  issueYear: year,
  expireMonth: month,
  expireYear: year,
  credentialId: z.string(),
  credentialUrl: z.string().nullable(),
  /** The state or country in which a licence is valid; absent of older entries. */
  state: z.string().optional(),
});
export type Certification = z.output<typeof certification>;

/** A work experience (CAND-13 to CAND-15). */
export const workExperience = z.object({
  ...entry,
  title: z.string(),
  company: z.string(),
  location: z.string(),
  isWorking: z.boolean(),
  fromYear: year,
  fromMonth: month,
  toYear: year,
  toMonth: month,
  /** What the person did there, in their words; absent of older entries. */
  description: z.string().optional(),
});
export type WorkExperience = z.output<typeof workExperience>;

const spokenLanguage = z.object({ name: z.string(), level: z.enum(languageLevels) });
export type SpokenLanguage = z.output<typeof spokenLanguage>;

/** A page that shows the candidate's work; it is opened by https alone. */
const portfolioLink = z.object({ title: z.string(), url: z.string() });
export type PortfolioLink = z.output<typeof portfolioLink>;

/** What a candidate wants and brings (CAND-16 to CAND-21); version 0 is not saved yet. */
export const employeeInfo = z.object({
  version: z.number(),
  rateFrom: money,
  rateTo: money,
  rateCurrency: z.string().nullable(),
  salaryFrom: money,
  salaryTo: money,
  salaryCurrency: z.string().nullable(),
  relocation: z.boolean(),
  citizenship: z.array(citizenship),
  citizenshipDesc: z.string(),
  clearanceType: z.array(z.enum(clearanceTypes)),
  workStartedAt: isoTime.nullable(),
  spheres: z.array(tag),
  softSkills: z.array(z.enum(softSkills)),
  city: city.nullable(),
  /** Absent of older profiles, and for who may not know the candidate; so are the links. */
  languages: z.array(spokenLanguage).optional(),
  links: z.array(portfolioLink).optional(),
});
export type EmployeeInfo = z.output<typeof employeeInfo>;

/** Employee info before it is first saved. */
export const noEmployeeInfo: EmployeeInfo = {
  version: 0,
  rateFrom: null,
  rateTo: null,
  rateCurrency: null,
  salaryFrom: null,
  salaryTo: null,
  salaryCurrency: null,
  relocation: false,
  citizenship: [],
  citizenshipDesc: '',
  clearanceType: [],
  workStartedAt: null,
  spheres: [],
  softSkills: [],
  city: null,
};

/** Employee info as responses carry it: with the groups `hourly` and `salary`, state and country (CAND-16, CAND-21). */
export const sentEmployeeInfo = sentAs(
  employeeInfo,
  (one) => ({
    ...one,
    ...placeOf(one),
    hourly: moneyGroupOf(one.rateFrom, one.rateTo, one.rateCurrency),
    salary: moneyGroupOf(one.salaryFrom, one.salaryTo, one.salaryCurrency),
  }),
  employeeInfo.extend({ ...placeFields, hourly: moneyGroup.nullable(), salary: moneyGroup.nullable() }),
);

/** How complete a profile is, in words, with the next best step; null when nothing is left to do. */
const completeness = z.object({
  done: z.number(),
  of: z.number(),
  words: z.string(),
  next: z.object({ step: z.enum(completenessStep), words: z.string() }).nullable(),
});

/** A candidate's resume; its file is downloaded by its path (CAND-22, CAND-73). */
export const ownResume = z.object({
  id: idValue,
  path: z.string(),
  filename: z.string(),
  contentType: z.string(),
  uploadedAt: isoTime,
});
export type OwnResume = z.output<typeof ownResume>;

/** One of a candidate's resumes as they see it: whether it is the default, and in how many open applications it is. */
export const keptResume = ownResume.extend({ isDefault: z.boolean(), applications: z.int() });
export type KeptResume = z.output<typeof keptResume>;

/** A candidate's whole profile, entries newest first (CAND-01). */
export const candidateProfile = z.object({
  /** Without surname and picture for those who may not know who it is. */
  candidate: personReference,
  /** Whether the user sees what the candidate can do and not who they are (PLUS-38). */
  isAnonymous: z.boolean(),
  educations: z.array(education),
  certifications: z.array(certification),
  workExperiences: z.array(workExperience),
  employeeInfo: sentEmployeeInfo,
  /** Null where there is none, and for those who may not download it. */
  resume: ownResume.nullable(),
  /** For the candidate alone, whom it advises. */
  completeness: completeness.nullable(),
  /** Whether the user may change it. */
  isEditable: z.boolean(),
  /** Whether the user marked the candidate; null for those who cannot (CAND-09, CAND-50). */
  isFavorite: z.boolean().nullable(),
  /** Whether the user has opened the page before; null for those of whom it is not recorded (CAND-10). */
  isViewed: z.boolean().nullable(),
  /** For which region the user approved the candidate; null before that, and for those who cannot (CAND-31). */
  approval: z.object({ region: z.string(), approvedAt: isoTime }).nullable(),
  /** Whether the user may approve the candidate. */
  isApprovable: z.boolean(),
  /** The person in a few sentences, put together from this profile by rule (CAND-10). */
  summary: z.string().nullable(),
  /** What the user may do with the candidate; what is not named is refused. */
  actions: z.array(z.enum(candidateActions)),
});
export type CandidateProfile = z.output<typeof candidateProfile>;

/** One job of a candidate, as far as the user has to do with it (CAND-52). */
export const jobOfCandidate = z.object({
  /** The job's id. */
  id: idValue,
  job: z.object({ id: idValue, title: z.string() }),
  jobStatus: z.enum(jobStatuses),
  /** Proposed by the user, waiting for an answer, on the job, or withdrawn. */
  state: z.enum(['proposed', 'waiting', 'onJob', 'withdrawn']),
  /** Where the candidate is in the pipeline; null before they are on the job. */
  status: z.enum(pipelineStatuses).nullable(),
  hired: candidateOnJob.shape.hired,
  since: isoTime,
  /** The application that waits, by which a manager takes the candidate forward. */
  applicationId: idValue.nullable(),
  actions: z.array(z.enum(candidateActions)),
});
export type JobOfCandidate = z.output<typeof jobOfCandidate>;
