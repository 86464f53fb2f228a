import { set, type FieldErrors, type Resolver } from 'react-hook-form';
import type { ParsedFactsSent } from '../../../../shared/model/parsed-resume.ts';
import { cityName } from '../../../../shared/rules/city-name.ts';
import { importOfFacts } from '../../../../shared/rules/import-of-facts.ts';
import { importedCandidateForm, importProblems } from '../../../../shared/validation/imported-candidate.ts';
import type { Option } from '../../../ui/fields/select.tsx';

type Texts<K extends string> = Record<K, string>;

/** The values of the form of an import; numbers are the texts of their inputs. */
export interface ImportFields extends Texts<
  'firstName' | 'lastName' | 'email' | 'countryId' | 'phonePrefix' | 'phone' | 'birthday'
> {
  /** Said only after the server has found somebody like this (PLUS-15). */
  isAnotherPerson: boolean;
  city: Option<number> | null;
  skills: Option<number>[];
  workExperiences: (Texts<'title' | 'company' | 'location' | 'fromMonth' | 'fromYear' | 'toMonth' | 'toYear'> & {
    isWorking: boolean;
  })[];
  educations: Texts<'school' | 'degree' | 'study' | 'from' | 'to'>[];
  certifications: Texts<'name' | 'issueOrg' | 'issueMonth' | 'issueYear'>[];
}

export const importLabels: Record<keyof ImportFields, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phonePrefix: 'Prefix',
  phone: 'Phone',
  countryId: 'Country',
  birthday: 'Birthday',
  isAnotherPerson: 'Another person',
  city: 'City',
  skills: 'Skills',
  workExperiences: 'Work experience',
  educations: 'Education',
  certifications: 'Certifications',
};

/** A new entry of each section. */
export const blank: { [S in 'workExperiences' | 'educations' | 'certifications']: ImportFields[S][number] } = {
  workExperiences: {
    title: '',
    company: '',
    location: '',
    fromMonth: '',
    fromYear: '',
    toMonth: '',
    toYear: '',
    isWorking: false,
  },
  educations: { school: '', degree: '', study: '', from: '', to: '' },
  certifications: { name: '', issueOrg: '', issueMonth: '', issueYear: '' },
};

const textOf = (value: number | string | null): string => (value === null ? '' : String(value));

/** The form of a candidate who is entered by hand. */
export const noFields: ImportFields = {
  firstName: '',
  lastName: '',
  email: '',
  countryId: '',
  phonePrefix: '',
  phone: '',
  birthday: '',
  isAnotherPerson: false,
  city: null,
  skills: [],
  workExperiences: [],
  educations: [],
  certifications: [],
};

/** What was read in a resume as form values; what it does not say is empty. */
export function fieldsOfFacts(facts: ParsedFactsSent): ImportFields {
  const read = importOfFacts(facts);
  const city = facts.city?.value;
  return {
    firstName: read.firstName,
    lastName: read.lastName,
    email: read.email,
    phonePrefix: read.phonePrefix ?? '',
    phone: read.phone ?? '',
    // A country is filled in with the city that the resume names, never by itself; a birthday is not read.
    countryId: textOf(city?.country.id ?? null),
    birthday: '',
    isAnotherPerson: false,
    city: city ? { value: city.id, label: cityName(city), detail: city.state.name } : null,
    skills: facts.skills.map(({ value }) => ({ value: value.id, label: value.name })),
    workExperiences: read.workExperiences.map((one) => ({
      ...one,
      fromMonth: textOf(one.fromMonth),
      fromYear: textOf(one.fromYear),
      toMonth: textOf(one.toMonth),
      toYear: textOf(one.toYear),
    })),
    educations: read.educations.map((one) => ({ ...one, from: textOf(one.from), to: textOf(one.to) })),
    certifications: read.certifications.map(({ name, issueOrg, issueMonth, issueYear }) => ({
      name,
      issueOrg,
      issueMonth: textOf(issueMonth),
      issueYear: textOf(issueYear),
    })),
  };
}

/** The payload of the form (RESUME-05); `resumeId` is the resume that it was filled in from, if it was. */
export function importBody({ city, skills, ...fields }: ImportFields, resumeId: number | null) {
  return {
    ...fields,
    workExperiences: fields.workExperiences.map((one) => (one.isWorking ? { ...one, toYear: '', toMonth: '' } : one)),
    cityId: city?.value ?? null,
    employeeInfo: { tagIds: skills.map(({ value }) => value), cityId: city?.value ?? null },
    parsedResumePath: resumeId === null ? null : `/resumes/${resumeId}`,
  };
}

/** The form field for a key of the payload. */
export function importControlOf(key: string): string {
  if (key.startsWith('employeeInfo.tagIds')) return 'skills';
  return key.endsWith('cityId') ? 'city' : key;
}

/** Refuses what the server would, each message at its field. */
export const importResolver: Resolver<ImportFields> = (fields) => {
  const parsed = importedCandidateForm.safeParse(importBody(fields, 1));
  const problems: (readonly [string, string])[] = parsed.success
    ? Object.entries(importProblems(parsed.data, new Date().toISOString()))
    : parsed.error.issues.map(({ path, message }) => [path.join('.'), message] as const);
  if (problems.length === 0) return { values: fields, errors: {} };
  const errors: FieldErrors<ImportFields> = {};
  for (const [key, message] of problems) set(errors, importControlOf(key), { type: 'rule', message });
  return { values: {}, errors };
};
