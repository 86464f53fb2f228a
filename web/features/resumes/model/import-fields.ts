import { set, type FieldErrors, type Resolver } from 'react-hook-form';
import type { ClearanceType } from '../../../../shared/constants/job.ts';
import type { Citizenship } from '../../../../shared/constants/work-authorization.ts';
import type { ParsedFactsSent } from '../../../../shared/model/parsed-resume.ts';
import type { EnteredCandidate } from '../../../../shared/model/imported-candidate.ts';
import type { City } from '../../../../shared/model/place.ts';
import { hasExpired } from '../../../../shared/rules/licence-expiry.ts';
import { importOfFacts } from '../../../../shared/rules/import-of-facts.ts';
import { yearsOfJobs } from '../../../../shared/rules/years-of-jobs.ts';
import { workStartedAt, yearsOfWork } from '../../../../shared/rules/years-of-work.ts';
import { importedCandidateForm, importProblems } from '../../../../shared/validation/imported-candidate.ts';
import { cityOption } from '../../../common/lookups/city-option.ts';
import type { MoneyRangeValue } from '../../../ui/fields/money-range.tsx';
import type { Option } from '../../../ui/fields/select.tsx';

type Texts<K extends string> = Record<K, string>;

/** An entry that is stored keeps its id, and with it what the form does not show. */
interface Stored {
  id?: number;
}

type CertificationText =
  'name' | 'issueOrg' | 'state' | 'credentialId' | 'issueMonth' | 'issueYear' | 'expireMonth' | 'expireYear';

/** The values of the form of an import; numbers are the texts of their inputs. */
export interface ImportFields extends Texts<
  'firstName' | 'lastName' | 'email' | 'countryId' | 'phonePrefix' | 'phone' | 'birthday'
> {
  /** Said only after the server has found somebody like this (PLUS-15). */
  isAnotherPerson: boolean;
  city: Option<number> | null;
  skills: Option<number>[];
  clearanceType: ClearanceType[];
  citizenship: Citizenship[];
  citizenshipDesc: string;
  hourly: MoneyRangeValue;
  salary: MoneyRangeValue;
  /** Whole years of work; of a resume, those of its jobs. */
  years: number | null;
  workExperiences: (Stored &
    Texts<'title' | 'company' | 'location' | 'fromMonth' | 'fromYear' | 'toMonth' | 'toYear'> & {
      isWorking: boolean;
    })[];
  educations: (Stored & Texts<'school' | 'degree' | 'study' | 'from' | 'to'>)[];
  certifications: (Stored & Texts<CertificationText>)[];
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
  clearanceType: 'Clearance',
  citizenship: 'Work authorization',
  citizenshipDesc: 'The other authorization',
  hourly: 'Hourly rate',
  salary: 'Salary',
  years: 'Years of work',
  workExperiences: 'Work experience',
  educations: 'Education',
  certifications: 'Licences and certifications',
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
  certifications: {
    name: '',
    issueOrg: '',
    state: '',
    credentialId: '',
    issueMonth: '',
    issueYear: '',
    expireMonth: '',
    expireYear: '',
  },
};

const textOf = (value: number | string | null): string => (value === null ? '' : String(value));

const noMoney: MoneyRangeValue = { from: null, to: null, currency: null };
const presently = (): string => new Date().toISOString();

/** Whether a licence has expired by what is in its fields; one whose year is not written out has not. */
export function isExpiredLicence(
  { expireYear, expireMonth }: Pick<ImportFields['certifications'][number], 'expireYear' | 'expireMonth'>,
  now = presently(),
): boolean {
  const year = /^\d{4}$/.test(expireYear.trim()) ? Number(expireYear) : null;
  const month = Number(expireMonth);
  return hasExpired({ expireYear: year, expireMonth: month >= 1 && month <= 12 ? month : null }, now);
}

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
  clearanceType: [],
  citizenship: [],
  citizenshipDesc: '',
  hourly: noMoney,
  salary: noMoney,
  years: null,
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
    city: city ? cityOption(city) : null,
    skills: facts.skills.map(({ value }) => ({ value: value.id, label: value.name })),
    clearanceType: read.clearanceType,
    citizenship: read.citizenship,
    citizenshipDesc: read.citizenshipDesc,
    hourly: read.hourly,
    salary: read.salary,
    years: yearsOfJobs(read.workExperiences, presently()),
    workExperiences: read.workExperiences.map(workTexts),
    educations: read.educations.map(educationTexts),
    certifications: read.certifications.map(certificationTexts),
  };
}

/** What was entered about a person before, as form values. */
export function fieldsOfImport({ employeeInfo, ...entered }: EnteredCandidate, city: City | null): ImportFields {
  return {
    firstName: entered.firstName,
    lastName: entered.lastName,
    email: entered.email,
    phonePrefix: entered.phonePrefix ?? '',
    phone: entered.phone ?? '',
    countryId: textOf(entered.countryId),
    birthday: entered.birthday ?? '',
    isAnotherPerson: false,
    city: city && cityOption(city),
    skills: employeeInfo.spheres.map(({ id, name }) => ({ value: id, label: name })),
    clearanceType: employeeInfo.clearanceType,
    citizenship: employeeInfo.citizenship,
    citizenshipDesc: employeeInfo.citizenshipDesc,
    hourly: { from: employeeInfo.rateFrom, to: employeeInfo.rateTo, currency: employeeInfo.rateCurrency },
    salary: { from: employeeInfo.salaryFrom, to: employeeInfo.salaryTo, currency: employeeInfo.salaryCurrency },
    years: yearsOfWork(employeeInfo.workStartedAt, presently()),
    workExperiences: entered.workExperiences.map((one) => ({ id: one.id, ...workTexts(one) })),
    educations: entered.educations.map((one) => ({ id: one.id, ...educationTexts(one) })),
    certifications: entered.certifications.map((one) => ({ id: one.id, ...certificationTexts(one) })),
  };
}

type Work = ReturnType<typeof importOfFacts>['workExperiences'][number];
const workTexts = ({ title, company, location, isWorking, fromMonth, fromYear, toMonth, toYear }: Work) => ({
  title,
  company,
  location,
  isWorking,
  fromMonth: textOf(fromMonth),
  fromYear: textOf(fromYear),
  toMonth: textOf(toMonth),
  toYear: textOf(toYear),
});

type Educated = ReturnType<typeof importOfFacts>['educations'][number];
const educationTexts = ({ school, degree, study, from, to }: Educated) => ({
  school,
  degree,
  study,
  from: textOf(from),
  to: textOf(to),
});

type Certified = Pick<EnteredCandidate['certifications'][number], CertificationText>;
const certificationTexts = (one: Certified): Texts<CertificationText> => ({
  name: one.name,
  issueOrg: one.issueOrg,
  state: one.state ?? '',
  credentialId: one.credentialId,
  issueMonth: textOf(one.issueMonth),
  issueYear: textOf(one.issueYear),
  expireMonth: textOf(one.expireMonth),
  expireYear: textOf(one.expireYear),
});

/** The payload of the form (RESUME-05); `resumeId` is the resume that it was filled in from, if it was. */
export function importBody(given: ImportFields, resumeId: number | null) {
  const { city, skills, hourly, salary, years, clearanceType, citizenship, citizenshipDesc, ...fields } = given;
  return {
    ...fields,
    workExperiences: fields.workExperiences.map((one) => (one.isWorking ? { ...one, toYear: '', toMonth: '' } : one)),
    cityId: city?.value ?? null,
    employeeInfo: {
      tagIds: skills.map(({ value }) => value),
      cityId: city?.value ?? null,
      clearanceType,
      citizenship,
      citizenshipDesc,
      rateFrom: hourly.from,
      rateTo: hourly.to,
      rateCurrency: hourly.currency,
      salaryFrom: salary.from,
      salaryTo: salary.to,
      salaryCurrency: salary.currency,
      workStartedAt: workStartedAt(years, presently()),
    },
    parsedResumePath: resumeId === null ? null : `/resumes/${resumeId}`,
  };
}

/** What of the payload was changed since it was filled in; the rest is not sent, so it stays as it is. */
export function changeBody(before: ImportFields, after: ImportFields): Record<string, unknown> {
  const {
    parsedResumePath: _path,
    isAnotherPerson: _said,
    employeeInfo: infoBefore,
    ...known
  } = importBody(before, null);
  const { employeeInfo, ...body } = importBody(after, null);
  const info = changed(infoBefore, employeeInfo);
  return { ...changed(known, body), ...(Object.keys(info).length > 0 ? { employeeInfo: info } : {}) };
}

function changed<T extends object>(before: T, after: T): Partial<T> {
  const keys = Object.keys(before) as (keyof T)[];
  const differ = keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  return Object.fromEntries(differ.map((key) => [key, after[key]])) as Partial<T>;
}

/** The form field for a key of the payload. */
export function importControlOf(key: string): string {
  if (key.startsWith('employeeInfo.tagIds')) return 'skills';
  if (key.startsWith('employeeInfo.rate')) return 'hourly';
  if (key.startsWith('employeeInfo.salary')) return 'salary';
  if (key === 'employeeInfo.workStartedAt') return 'years';
  const [, ofInfo] = /^employeeInfo\.(citizenshipDesc|citizenship|clearanceType)/.exec(key) ?? [];
  if (ofInfo) return ofInfo;
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
