import type * as z from 'zod';
import type { Certification, Education, WorkExperience } from '../../../../shared/model/candidate-profile.ts';
import type { certificationForm } from '../../../../shared/validation/certification.ts';
import type { educationForm } from '../../../../shared/validation/education.ts';
import type { workExperienceForm } from '../../../../shared/validation/work-experience.ts';
import { presentYear } from '../../../../shared/validation/years.ts';

/** The values of an education's form; years are the texts of their options. */
export type EducationFields = Record<'school' | 'degree' | 'study' | 'from' | 'to', string>;
/** The values of a certification's form. */
export type CertificationFields = Record<
  | 'name'
  | 'issueOrg'
  | 'issueMonth'
  | 'issueYear'
  | 'expireMonth'
  | 'expireYear'
  | 'credentialId'
  | 'credentialUrl'
  | 'state',
  string
>;
/** The values of a work experience's form. */
export type ExperienceFields = Record<
  'title' | 'company' | 'location' | 'fromMonth' | 'fromYear' | 'toMonth' | 'toYear' | 'description',
  string
>;

export const blankEducation: EducationFields = { school: '', degree: '', study: '', from: '', to: '' };
export const blankCertification: CertificationFields = {
  name: '',
  issueOrg: '',
  issueMonth: '',
  issueYear: '',
  expireMonth: '',
  expireYear: '',
  credentialId: '',
  credentialUrl: '',
  state: '',
};
export const blankExperience: ExperienceFields = {
  title: '',
  company: '',
  location: '',
  fromMonth: '',
  fromYear: '',
  toMonth: '',
  toYear: '',
  description: '',
};

export const educationLabels: Record<keyof EducationFields, string> = {
  school: 'School',
  degree: 'Degree',
  study: 'Field of study',
  from: 'From',
  to: 'To',
};
export const certificationLabels: Record<keyof CertificationFields, string> = {
  name: 'Name',
  issueOrg: 'Issued by',
  issueMonth: 'Issued, month',
  issueYear: 'Issued, year',
  expireMonth: 'Expires, month',
  expireYear: 'Expires, year',
  credentialId: 'Number',
  credentialUrl: 'Link to the credential',
  state: 'State',
};
export const experienceLabels: Record<keyof ExperienceFields, string> = {
  title: 'Title',
  company: 'Company',
  location: 'Place',
  fromMonth: 'Start date, month',
  fromYear: 'Start date, year',
  toMonth: 'End date, month',
  toYear: 'End date, year',
  description: 'What you did there',
};

const numberOf = (chosen: string): number | null => (chosen === '' ? null : Number(chosen));
const textOf = (value: number | null): string => (value === null ? '' : String(value));

/** An education as form values; one that has begun and has no last year goes on (CAND-11). */
export function educationFields({ school, degree, study, from, to }: Education): EducationFields {
  const last = from !== null && to === null ? presentYear : to;
  return { school, degree, study, from: textOf(from), to: textOf(last) };
}

/** The payload of an education's form (CAND-60). */
export function educationBody({ from, to, ...texts }: EducationFields): z.input<typeof educationForm> {
  return { ...texts, from: numberOf(from), to: numberOf(to) };
}

/** A certification as form values. */
export function certificationFields(one: Certification): CertificationFields {
  return {
    name: one.name,
    issueOrg: one.issueOrg,
    issueMonth: textOf(one.issueMonth),
    issueYear: textOf(one.issueYear),
    expireMonth: textOf(one.expireMonth),
    expireYear: textOf(one.expireYear),
    credentialId: one.credentialId,
    credentialUrl: one.credentialUrl ?? '',
    state: one.state ?? '',
  };
}

/** The payload of a certification's form (CAND-12). */
export function certificationBody(fields: CertificationFields): z.input<typeof certificationForm> {
  return {
    ...fields,
    issueMonth: numberOf(fields.issueMonth),
    issueYear: numberOf(fields.issueYear),
    expireMonth: numberOf(fields.expireMonth),
    expireYear: numberOf(fields.expireYear),
  };
}

/** A work experience as form values; `Present` is the last year of one that goes on (VALID-70). */
export function experienceFields(one: WorkExperience): ExperienceFields {
  return {
    title: one.title,
    company: one.company,
    location: one.location,
    fromMonth: textOf(one.fromMonth),
    fromYear: textOf(one.fromYear),
    toMonth: textOf(one.toMonth),
    toYear: textOf(one.isWorking ? presentYear : one.toYear),
    description: one.description ?? '',
  };
}

/** The payload of a work experience's form (CAND-13 to CAND-15). */
export function experienceBody(fields: ExperienceFields): z.input<typeof workExperienceForm> {
  const toYear = numberOf(fields.toYear);
  return {
    title: fields.title,
    company: fields.company,
    location: fields.location,
    isWorking: toYear === presentYear,
    fromMonth: numberOf(fields.fromMonth),
    fromYear: numberOf(fields.fromYear),
    toMonth: toYear === presentYear ? null : numberOf(fields.toMonth),
    toYear,
    description: fields.description,
  };
}
