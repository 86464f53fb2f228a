import { jobForm } from '../../../../shared/validation/job.ts';
import { payloadResolver } from '../../../common/forms/payload-resolver.ts';
import { bodyOf, type JobFields } from './job-fields.ts';

/** The names of the form's fields in order, for the error summary. */
export const jobLabels: Partial<Record<keyof JobFields, string>> & Record<string, string> = {
  title: 'Title',
  description: 'Description',
  clientId: 'Client',
  city: 'City',
  startAt: 'Start date',
  endAt: 'End date',
  travelPercent: 'Share of the time',
  skills: 'Skills',
  hourly: 'Hourly rate',
  salary: 'Salary',
  employmentTypeDesc: 'Other employment',
  citizenshipDesc: 'Other authorization',
  hoursPerWeek: 'Hours a week',
  experienceYears: 'Experience',
  mostExperienceYears: 'Most experience',
  questions: 'Questions',
  recruiters: 'Recruiters',
  openings: 'Openings',
  points: 'Points',
  guaranteeDays: 'Guarantee',
  referralShare: 'Referral share',
};

const controlOfKey: Record<string, keyof JobFields> = {
  cityId: 'city',
  tagIds: 'skills',
  mustHaveSkillIds: 'skills',
  rateFrom: 'hourly',
  rateTo: 'hourly',
  rateCurrency: 'hourly',
  salaryFrom: 'salary',
  salaryTo: 'salary',
  salaryCurrency: 'salary',
};

/** The form field for a key of the payload; `rateTo`, for example, is part of the hourly range. */
export function controlOf(key: string): keyof JobFields {
  const first = key.split('.')[0] ?? '';
  return controlOfKey[first] ?? (first as keyof JobFields);
}

/** Validates the form by the server's rules and assigns each message to its field (VALID-63 to VALID-66). */
export const jobResolver = payloadResolver<JobFields>({ schema: jobForm, bodyOf, controlOf });
