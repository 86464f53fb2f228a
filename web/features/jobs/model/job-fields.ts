import type * as z from 'zod';
import { guaranteeChoices, type GuaranteeDays } from '../../../../shared/constants/claims.ts';
import type { ClearanceType, EmployeeType, EmploymentType, Shift } from '../../../../shared/constants/job.ts';
import type { Citizenship } from '../../../../shared/constants/work-authorization.ts';
import { defaultCurrency } from '../../../../shared/constants/currencies.ts';
import type { JobQuestion } from '../../../../shared/model/job-question.ts';
import type { Job } from '../../../../shared/model/job.ts';
import type { jobForm } from '../../../../shared/validation/job.ts';
import { cityOption } from '../../../common/lookups/city-option.ts';
import type { MoneyRangeValue } from '../../../ui/fields/money-range.tsx';
import type { Option } from '../../../ui/fields/select.tsx';
import { dayOf, endOfDay, startOfDay } from '../../../common/forms/moment-fields.ts';

/** The payload of the API. */
export type JobBody = z.input<typeof jobForm>;

/** The form's values, one per field. */
export interface JobFields {
  title: string;
  description: string;
  clientId: string;
  city: Option<number> | null;
  positionType: string;
  skills: Option<number>[];
  /** The skills that are must-haves; one that left the skills does not count. */
  mustHaves: number[];
  hourly: MoneyRangeValue;
  salary: MoneyRangeValue;
  employmentType: EmploymentType[];
  employmentTypeDesc: string;
  shifts: Shift[];
  hoursPerWeek: number | null;
  experienceYears: number | null;
  mostExperienceYears: number | null;
  employeeType: EmployeeType[];
  citizenship: Citizenship[];
  citizenshipDesc: string;
  clearanceType: ClearanceType[];
  travel: '' | 'yes' | 'no';
  travelPercent: string;
  relocation: '' | 'true' | 'false';
  startAt: string;
  endAt: string;
  questions: JobQuestion[];
  recruiters: number[];
  openings: number | null;
  points: number | null;
  guaranteeDays: GuaranteeDays;
  referralShare: number | null;
}

const noMoney: MoneyRangeValue = { from: null, to: null, currency: defaultCurrency };

/** An empty form (JOB-03). */
export const blankJob: JobFields = {
  title: '',
  description: '',
  clientId: '',
  city: null,
  positionType: '',
  skills: [],
  mustHaves: [],
  hourly: noMoney,
  salary: noMoney,
  employmentType: [],
  employmentTypeDesc: '',
  shifts: [],
  hoursPerWeek: null,
  experienceYears: null,
  mostExperienceYears: null,
  employeeType: [],
  citizenship: [],
  citizenshipDesc: '',
  clearanceType: [],
  travel: '',
  travelPercent: '',
  relocation: '',
  startAt: '',
  endAt: '',
  questions: [],
  recruiters: [],
  openings: 1,
  points: null,
  guaranteeDays: 0,
  referralShare: null,
};

/** A stored job as form values, for editing and copying. */
export function fieldsOf(job: Job): JobFields {
  return {
    title: job.title,
    description: job.description,
    clientId: job.clientId ? String(job.clientId) : '',
    city: job.city && cityOption(job.city),
    positionType: job.positionType ?? '',
    skills: job.spheres.map(({ id, name }) => ({ value: id, label: name })),
    mustHaves: job.mustHaveSkillIds ?? [],
    hourly: { from: job.rateFrom, to: job.rateTo, currency: job.rateCurrency ?? defaultCurrency },
    salary: { from: job.salaryFrom, to: job.salaryTo, currency: job.salaryCurrency ?? defaultCurrency },
    employmentType: job.employmentType,
    employmentTypeDesc: job.employmentTypeDesc,
    shifts: job.shifts ?? [],
    hoursPerWeek: job.hoursPerWeek ?? null,
    experienceYears: job.experienceYears ?? null,
    mostExperienceYears: job.mostExperienceYears ?? null,
    employeeType: job.employeeType,
    citizenship: job.citizenship,
    citizenshipDesc: job.citizenshipDesc,
    clearanceType: job.clearanceType,
    travel: yesOrNo(job.travel, 'yes', 'no'),
    travelPercent: job.travelPercent ? String(job.travelPercent) : '',
    relocation: yesOrNo(job.relocation, 'true', 'false'),
    startAt: dayOf(job.startAt),
    endAt: dayOf(job.endAt),
    questions: job.questions ?? [],
    recruiters: job.recruiters,
    openings: job.openings ?? 1,
    points: job.points,
    guaranteeDays: guaranteeOf(job),
    referralShare: job.referralShare ?? null,
  };
}

function guaranteeOf({ guaranteeDays = 0 }: Job): GuaranteeDays {
  return guaranteeChoices.find((days) => days === guaranteeDays) ?? 0;
}

function yesOrNo<Y extends string, N extends string>(value: boolean | null, yes: Y, no: N): Y | N | '' {
  if (value === null) return '';
  return value ? yes : no;
}

/** A range as it is saved: a currency without an amount is dropped, so that it cannot conflict with the other (VALID-33, VALID-65). */
export function moneyOf({ from, to, currency }: MoneyRangeValue): MoneyRangeValue {
  const hasAmount = Boolean(from || to);
  return { from: from || null, to: to || null, currency: hasAmount ? currency : null };
}

/** The must-haves among the chosen skills. */
export const mustHavesOf = ({ skills, mustHaves }: Pick<JobFields, 'skills' | 'mustHaves'>): number[] =>
  skills.flatMap(({ value }) => (mustHaves.includes(value) ? [value] : []));

/** The payload for the form's values (JOB-14 to JOB-30). */
export function bodyOf(fields: JobFields): JobBody {
  const hourly = moneyOf(fields.hourly);
  const salary = moneyOf(fields.salary);
  return {
    title: fields.title,
    description: fields.description,
    clientId: fields.clientId ? Number(fields.clientId) : null,
    cityId: fields.city?.value ?? null,
    countryId: 0,
    positionType: fields.positionType || null,
    tagIds: fields.skills.map(({ value }) => value),
    mustHaveSkillIds: mustHavesOf(fields),
    rateFrom: hourly.from,
    rateTo: hourly.to,
    rateCurrency: hourly.currency,
    salaryFrom: salary.from,
    salaryTo: salary.to,
    salaryCurrency: salary.currency,
    employmentType: fields.employmentType,
    employmentTypeDesc: fields.employmentType.includes('other') ? fields.employmentTypeDesc : '',
    shifts: fields.shifts,
    hoursPerWeek: fields.hoursPerWeek,
    experienceYears: fields.experienceYears,
    mostExperienceYears: fields.mostExperienceYears,
    employeeType: fields.employeeType,
    w2: fields.employeeType.includes('w2'),
    citizenship: fields.citizenship,
    citizenshipDesc: fields.citizenship.includes('optional') ? fields.citizenshipDesc : '',
    clearanceType: fields.clearanceType.filter((level) => level !== 'none'),
    backgroundCheck: true,
    travel: { '': null, yes: true, no: false }[fields.travel],
    travelPercent: fields.travel === 'yes' && fields.travelPercent ? Number(fields.travelPercent) : null,
    relocation: { '': null, true: true, false: false }[fields.relocation],
    startAt: startOfDay(fields.startAt),
    endAt: endOfDay(fields.endAt),
    questions: fields.questions,
    recruiters: fields.recruiters,
    openings: fields.openings ?? 1,
    points: fields.points ?? 0,
    guaranteeDays: fields.guaranteeDays,
    referralShare: fields.referralShare,
  };
}
