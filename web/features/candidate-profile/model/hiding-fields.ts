import type * as z from 'zod';
import type { FindableBy } from '../../../../shared/constants/candidate-profile.ts';
import type { HidingList } from '../../../../shared/model/hiding.ts';
import type { hidingForm } from '../../../../shared/validation/hiding.ts';

type HidingBody = z.input<typeof hidingForm>;

/** The list as its form shows it. */
export interface HidingFields {
  /** Null until the candidate has chosen. */
  findableBy: FindableBy | null;
  /** One company a line. */
  companies: string;
  /** Ids as text, as checkboxes carry them. */
  confirmed: string[];
}

/** The stored list as fields. */
export function hidingFields({ findableBy, companies, confirmed }: HidingList): HidingFields {
  return { findableBy, companies: companies.join('\n'), confirmed: confirmed.map(({ id }) => String(id)) };
}

/** The fields as the payload; empty lines are left out. */
export function hidingBody({ findableBy, companies, confirmed }: HidingFields): HidingBody {
  const lines = companies.split(/\r?\n/).map((line) => line.trim());
  return {
    ...(findableBy !== null && { findableBy }),
    companies: lines.filter(Boolean),
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
