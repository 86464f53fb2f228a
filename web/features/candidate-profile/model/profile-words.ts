import { expiresSoonDays, languageLevelLabels } from '../../../../shared/constants/candidate-profile.ts';
import { clearanceTypeLabels } from '../../../../shared/constants/job.ts';
import { citizenshipLabel } from '../../../../shared/constants/work-authorization-labels.ts';
import type {
  Certification,
  Education,
  EmployeeInfo,
  SpokenLanguage,
  WorkExperience,
} from '../../../../shared/model/candidate-profile.ts';
import { daysLeft, hasExpired, type LicenceExpiry } from '../../../../shared/rules/licence-expiry.ts';
import { formatRate, formatSalary } from '../../../../shared/rules/money.ts';
import { yearsOfWork } from '../../../../shared/rules/years-of-work.ts';

/** The months of a year as options. */
export const monthOptions = Array.from({ length: 12 }, (_, place) => ({
  value: String(place + 1),
  label: new Date(2000, place, 1).toLocaleString('en-US', { month: 'long' }),
}));

function moment(year: number | null, month: number | null): string {
  if (year === null) return '';
  return month === null
    ? String(year)
    : `${new Date(2000, month - 1, 1).toLocaleString('en-US', { month: 'short' })} ${year}`;
}

const span = (from: string, to: string): string => [from, to].filter(Boolean).join(' – ');

/** '2010 – 2014', '2021 – present'; '' without years. */
export function educationYears({ from, to }: Pick<Education, 'from' | 'to'>): string {
  return from === null ? moment(to, null) : span(moment(from, null), to === null ? 'present' : String(to));
}

/** 'Mar 2019 – present'. */
export function experienceTime(one: WorkExperience): string {
  return span(
    moment(one.fromYear, one.fromMonth),
    one.isWorking ? (one.fromYear === null ? 'Present' : 'present') : moment(one.toYear, one.toMonth),
  );
}

/** 'Issued May 2019, expires May 2027', at this ISO time. */
export function certificationTime(one: Certification, now: string): string {
  const issued = moment(one.issueYear, one.issueMonth);
  const expires = moment(one.expireYear, one.expireMonth);
  const words = [issued && `issued ${issued}`, expires && `${hasExpired(one, now) ? 'expired' : 'expires'} ${expires}`];
  return sentenceCase(words.filter(Boolean).join(', '));
}
const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a candidate is told of a licence that has expired or soon will, at this ISO time; undefined of any other. */
export function expiryAdvice(
  { name, ...expiry }: Pick<Certification, 'name'> & LicenceExpiry,
  now: string,
): string | undefined {
  const left = daysLeft(expiry, now);
  if (left === undefined || left > expiresSoonDays) return undefined;
  return left <= 0
    ? `${name} has expired. Renew it and enter the new date.`
    : `${name} expires soon. Renew it and enter the new date.`;
}

/** 'Spanish (fluent)'. */
export const languageWords = ({ name, level }: SpokenLanguage): string =>
  `${name} (${languageLevelLabels[level].toLowerCase()})`;

/** The texts of employee info; '' where nothing was given. */
export function infoWords(info: EmployeeInfo, now: string) {
  const years = yearsOfWork(info.workStartedAt, now);
  return {
    hourly: formatRate({ from: info.rateFrom, to: info.rateTo, currency: info.rateCurrency }) ?? '',
    salary: formatSalary({ from: info.salaryFrom, to: info.salaryTo, currency: info.salaryCurrency }) ?? '',
    // Who has not said so would not necessarily stay: a resume never says it.
    relocation: info.relocation ? 'Would relocate' : '',
    authorization: info.citizenship
      .map((kind) => (kind === 'optional' && info.citizenshipDesc ? info.citizenshipDesc : citizenshipLabel(kind)))
      .join(', '),
    clearance: info.clearanceType.map((level) => clearanceTypeLabels[level]).join(', '),
    years: years === null ? '' : years === 0 ? 'Less than a year' : `${years} ${years === 1 ? 'year' : 'years'}`,
  };
}
