import { countryById } from '../../../shared/constants/countries.ts';
import { formatPhone, readPhone } from '../../../shared/rules/phone-format.ts';
import type { Option } from '../../ui/fields/select.tsx';

/** The form values of where someone is and how to call them. */
export interface ContactFields {
  countryId: string;
  city: Option<number> | null;
  phonePrefix: string;
  phone: string;
}

/** The labels of these fields. */
export const contactLabels: Record<keyof ContactFields, string> = {
  countryId: 'Country',
  city: 'City',
  phonePrefix: 'Prefix',
  phone: 'Phone',
};

/** The prefix as labelled and sent, such as '+1' for the United States (CLIENT-11). */
export function prefixOf(countryId: number): string {
  const country = countryById(countryId);
  return country ? `+${country.phoneCode}` : '';
}

/** A stored prefix as labelled, whatever separators it has; null if there is none. */
export function withPlus(prefix: string | null): string | null {
  return prefix && `+${prefix.replaceAll(/\D/g, '')}`;
}

/** A stored phone as form values; without a prefix of its own it has that of the country. */
export function phoneFieldsOf(
  { phone, phonePrefix }: { phone: string | null; phonePrefix: string | null },
  countryId: number,
): Pick<ContactFields, 'phone' | 'phonePrefix'> {
  const prefix = withPlus(phonePrefix) || prefixOf(countryId);
  return { phonePrefix: prefix, phone: formatPhone(phone ?? '', prefix) };
}

/** The payload for these values. The phone is sent without spaces, and a prefix without a number is left out (PROF-02). */
export function contactBodyOf({ countryId, city, phonePrefix, phone }: ContactFields) {
  const { prefix, phone: digits } = readPhone(phone);
  return {
    countryId: Number(countryId) || null,
    cityId: city?.value ?? null,
    phone: digits || null,
    phonePrefix: digits ? (prefix ?? phonePrefix) : null,
  };
}
