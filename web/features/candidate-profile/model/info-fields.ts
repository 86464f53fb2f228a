import type * as z from 'zod';
import { defaultCurrency } from '../../../../shared/constants/currencies.ts';
import type { SoftSkill } from '../../../../shared/constants/candidate-profile.ts';
import type { ClearanceType } from '../../../../shared/constants/job.ts';
import type { Citizenship } from '../../../../shared/constants/work-authorization.ts';
import type { EmployeeInfo, PortfolioLink, SpokenLanguage } from '../../../../shared/model/candidate-profile.ts';
import { workStartedAt, yearsOfWork } from '../../../../shared/rules/years-of-work.ts';
import type { employeeInfoForm } from '../../../../shared/validation/employee-info.ts';
import { cityOption } from '../../../common/lookups/city-option.ts';
import type { MoneyRangeValue } from '../../../ui/fields/money-range.tsx';
import type { Option } from '../../../ui/fields/select.tsx';

/** The values of the forms for employee info. */
export interface InfoFields {
  skills: Option<number>[];
  softSkills: SoftSkill[];
  hourly: MoneyRangeValue;
  salary: MoneyRangeValue;
  city: Option<number> | null;
  relocation: boolean;
  citizenship: Citizenship[];
  citizenshipDesc: string;
  clearanceType: ClearanceType[];
  years: number | null;
  languages: SpokenLanguage[];
  links: PortfolioLink[];
}

export const infoLabels: Record<keyof InfoFields, string> = {
  skills: 'Skills',
  softSkills: 'Soft skills',
  hourly: 'Hourly rate',
  salary: 'Salary',
  city: 'City',
  relocation: 'Relocation',
  citizenship: 'Work authorization',
  citizenshipDesc: 'Other authorization',
  clearanceType: 'Clearance',
  years: 'Years of work',
  languages: 'Languages',
  links: 'Portfolio links',
};

/** The parts in which employee info is edited, each in a dialog of its own. */
export const infoParts = ['skills', 'wishes', 'authorization', 'more'] as const;
export type InfoPart = (typeof infoParts)[number];

/** The fields of each part. */
export const fieldsOfPart: Record<InfoPart, readonly (keyof InfoFields)[]> = {
  skills: ['skills', 'softSkills'],
  wishes: ['hourly', 'salary', 'city', 'relocation'],
  authorization: ['citizenship', 'citizenshipDesc', 'clearanceType', 'years'],
  more: ['languages', 'links'],
};

const controlOfKey: Record<string, keyof InfoFields> = {
  tagIds: 'skills',
  cityId: 'city',
  rateFrom: 'hourly',
  rateTo: 'hourly',
  rateCurrency: 'hourly',
  salaryFrom: 'salary',
  salaryTo: 'salary',
  salaryCurrency: 'salary',
  workStartedAt: 'years',
};

/** The form field for a key of the payload. */
export function infoControlOf(key: string): keyof InfoFields {
  return controlOfKey[key] ?? (key as keyof InfoFields);
}

/** Employee info as form values; `now` is an ISO time. */
export function infoFields(info: EmployeeInfo, now: string): InfoFields {
  return {
    skills: info.spheres.map(({ id, name }) => ({ value: id, label: name })),
    softSkills: info.softSkills,
    hourly: { from: info.rateFrom, to: info.rateTo, currency: info.rateCurrency ?? defaultCurrency },
    salary: { from: info.salaryFrom, to: info.salaryTo, currency: info.salaryCurrency ?? defaultCurrency },
    city: info.city && cityOption(info.city),
    relocation: info.relocation,
    citizenship: info.citizenship,
    citizenshipDesc: info.citizenshipDesc,
    clearanceType: info.clearanceType,
    years: yearsOfWork(info.workStartedAt, now),
    languages: info.languages ?? [],
    links: info.links ?? [],
  };
}

// A currency without an amount is dropped, so that it cannot conflict with the other one (VALID-33, VALID-65).
function money({ from, to, currency }: MoneyRangeValue): MoneyRangeValue {
  const hasAmount = Boolean(from || to);
  return { from: from || null, to: to || null, currency: hasAmount ? currency : null };
}

type Body = z.input<typeof employeeInfoForm>;

/**
 * The payload of the form. The begin of the working life follows from the years (CAND-19), and stays as it was while
 * they are the same.
 */
export function infoBody(fields: InfoFields, stored: Pick<EmployeeInfo, 'workStartedAt'>, now: string): Body {
  const hourly = money(fields.hourly);
  const salary = money(fields.salary);
  const isSameYears = fields.years === yearsOfWork(stored.workStartedAt, now);
  return {
    tagIds: fields.skills.map(({ value }) => value),
    softSkills: fields.softSkills,
    rateFrom: hourly.from,
    rateTo: hourly.to,
    rateCurrency: hourly.currency,
    salaryFrom: salary.from,
    salaryTo: salary.to,
    salaryCurrency: salary.currency,
    cityId: fields.city?.value ?? null,
    relocation: fields.relocation,
    citizenship: fields.citizenship,
    citizenshipDesc: fields.citizenship.includes('optional') ? fields.citizenshipDesc : '',
    clearanceType: fields.clearanceType,
    languages: fields.languages,
    links: fields.links,
    workStartedAt: isSameYears ? stored.workStartedAt : workStartedAt(fields.years, now),
  };
}

/** The payload as it is sent: money in its groups, citizenship as a JSON text (CAND-72). */
export function sentInfo({
  rateFrom,
  rateTo,
  rateCurrency,
  salaryFrom,
  salaryTo,
  salaryCurrency,
  citizenship,
  ...rest
}: Body) {
  return {
    ...rest,
    hourly: { rateFrom: rateFrom ?? null, rateTo: rateTo ?? null, currency: rateCurrency ?? null },
    salary: { rateFrom: salaryFrom ?? null, rateTo: salaryTo ?? null, currency: salaryCurrency ?? null },
    citizenship: JSON.stringify(citizenship ?? []),
  };
}
