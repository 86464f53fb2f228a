import type * as z from 'zod';
import { type FindableBy, viewerSteps } from '../../../../shared/constants/candidate-profile.ts';
import type { CompanyPeople, HidingList } from '../../../../shared/model/hiding.ts';
import type { ProfileViewers } from '../../../../shared/model/people.ts';
import { companyKey } from '../../../../shared/rules/company-name.ts';
import { countOf } from '../../../../shared/rules/money.ts';
import type { hidingForm } from '../../../../shared/validation/hiding.ts';
import type { Option } from '../../../ui/fields/select.tsx';

const mostChoices = 8;

type HidingBody = z.input<typeof hidingForm>;

/** The list as its form shows it. */
export interface HidingFields {
  /** Null until the candidate has chosen. */
  findableBy: FindableBy | null;
  companies: string[];
  /** Ids as text, as checkboxes carry them. */
  confirmed: string[];
}

/** The stored list as fields. */
export function hidingFields({ findableBy, companies, confirmed }: HidingList): HidingFields {
  return { findableBy, companies, confirmed: confirmed.map(({ id }) => String(id)) };
}

/** The fields as the payload. */
export function hidingBody({ findableBy, companies, confirmed }: HidingFields): HidingBody {
  return {
    ...(findableBy !== null && { findableBy }),
    companies,
    confirmed: confirmed.map(Number),
  } as HidingBody;
}

/** Who finds the candidate, in words. */
export function openToWords({ findableBy, companies, confirmed }: HidingList): string {
  if (findableBy === 'recruiters')
    return `${companies.length > 0 ? 'All other verified recruiters' : 'All verified recruiters'}, and the people of jobs you apply to`;
  const named = findableBy === 'nobody' ? [] : confirmed.map((one) => `${one.firstName} ${one.lastName}`);
  return `Only ${[...named, 'the people of jobs you apply to'].join(', ')}`;
}

/** What is offered for a typed name: own employers first, then companies of jobs, each once however it is written. */
export function companyChoices(typed: string, own: readonly string[], others: readonly string[]): Option<string>[] {
  const start = companyKey(typed);
  const choices = new Map<string, Option<string>>();
  for (const name of own.filter((one) => companyKey(one).startsWith(start)))
    choices.set(companyKey(name), { value: name, label: name, detail: 'You worked here' });
  for (const name of others)
    if (!choices.has(companyKey(name)))
      choices.set(companyKey(name), { value: name, label: name, detail: 'Has jobs here' });
  return [...choices.values()].slice(0, mostChoices);
}

/** From whom a candidate hides by naming a company: 'Acme: hides you from 2 managers and 14 recruiters'. */
export function hidesFromWords(company: string, { managers, recruiters }: CompanyPeople): string {
  const counted = [
    ...(managers > 0 ? [countOf(managers, 'manager')] : []),
    ...(recruiters > 0 ? [countOf(recruiters, 'recruiter')] : []),
  ];
  return `${company}: hides you from ${counted.join(' and ')}`;
}

/** Who opened a candidate's profile: '5 or more recruiters and fewer than 3 managers'. */
export function viewersWords({ recruiters, managers }: ProfileViewers): string {
  const atLeast = (count: number) => (count === 0 ? `fewer than ${viewerSteps[0]}` : `${count} or more`);
  const words = `${atLeast(recruiters)} recruiters and ${atLeast(managers)} managers`;
  return words[0]!.toUpperCase() + words.slice(1);
}
