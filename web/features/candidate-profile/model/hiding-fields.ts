import type * as z from 'zod';
import type { HidingList } from '../../../../shared/model/hiding.ts';
import type { hidingForm } from '../../../../shared/validation/hiding.ts';

/** The list as its form shows it. */
export interface HidingFields {
  /** One company a line. */
  companies: string;
  onlyConfirmed: boolean;
  /** Ids as text, as checkboxes carry them. */
  confirmed: string[];
}

/** The stored list as fields. */
export function hidingFields({ companies, onlyConfirmed, confirmed }: HidingList): HidingFields {
  return { companies: companies.join('\n'), onlyConfirmed, confirmed: confirmed.map(({ id }) => String(id)) };
}

/** The fields as the payload; empty lines are left out. */
export function hidingBody({ companies, onlyConfirmed, confirmed }: HidingFields): z.input<typeof hidingForm> {
  const lines = companies.split(/\r?\n/).map((line) => line.trim());
  return { companies: lines.filter(Boolean), onlyConfirmed, confirmed: confirmed.map(Number) };
}

/** Who sees the candidate, in words. */
export function openToWords({ companies, onlyConfirmed, confirmed }: HidingList): string {
  const others = companies.length > 0 ? 'All other recruiters' : 'All recruiters';
  if (!onlyConfirmed) return `${others}, and managers of jobs you are on`;
  const names = confirmed.map((one) => `${one.firstName} ${one.lastName}`);
  return `Only ${[...names, 'those who work with you on a job'].join(', ')}`;
}
