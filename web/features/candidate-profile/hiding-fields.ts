import type * as z from 'zod';
import type { HidingList } from '../../../shared/model/hiding.ts';
import type { hidingForm } from '../../../shared/validation/hiding.ts';

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

/** Who finds the candidate, in words. */
export function openToWords({ onlyConfirmed, confirmed }: HidingList): string {
  if (!onlyConfirmed) return 'Everybody else on HireHub';
  if (confirmed.length === 0) return 'Nobody: you have confirmed no recruiter';
  return `Only ${confirmed.map((one) => `${one.firstName} ${one.lastName}`).join(', ')}`;
}
