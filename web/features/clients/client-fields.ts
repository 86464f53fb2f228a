import type { FieldError, FieldErrors, Resolver } from 'react-hook-form';
import type * as z from 'zod';
import { countries, countryById } from '../../../shared/constants/countries.ts';
import type { Client } from '../../../shared/model/client.ts';
import { formatPhone } from '../../../shared/rules/phone-format.ts';
import { clientForm } from '../../../shared/validation/client.ts';
import { cityOption } from '../../common/lookups/city-option.ts';
import type { Option } from '../../ui/fields/select.tsx';

/** The payload of the API. */
export type ClientBody = z.input<typeof clientForm>;

/** The form's values, one per field. */
export interface ClientFields {
  companyName: string;
  countryId: string;
  city: Option<number> | null;
  contactPerson: string;
  contactPersonsPosition: string;
  phonePrefix: string;
  phone: string;
  email: string;
}

/** The labels of the fields in order, for the error summary. */
export const clientLabels: Record<keyof ClientFields, string> = {
  companyName: 'Company name',
  countryId: 'Country',
  city: 'City',
  contactPerson: 'Contact person',
  contactPersonsPosition: 'Position',
  phonePrefix: 'Prefix',
  phone: 'Phone',
  email: 'Email',
};

/** The prefix as labelled and sent, such as '+1' for the United States (CLIENT-11). */
export function prefixOf(countryId: number): string {
  const country = countryById(countryId);
  return country ? `+${country.phoneCode}` : '';
}

/** An empty form, with the first country selected. */
export const blankClient: ClientFields = {
  companyName: '',
  countryId: String(countries[0].id),
  city: null,
  contactPerson: '',
  contactPersonsPosition: '',
  phonePrefix: prefixOf(countries[0].id),
  phone: '',
  email: '',
};

function withPlus(prefix: string | null): string | null {
  return prefix && `+${prefix.replaceAll(/\D/g, '')}`;
}

/** The complete number as displayed, such as '+1 512 555 01 42'; null if none is known. */
export function phoneOf({ phone, phonePrefix }: Pick<Client, 'phone' | 'phonePrefix'>): string | null {
  return phone && [withPlus(phonePrefix), formatPhone(phone, phonePrefix ?? '')].filter(Boolean).join(' ');
}

/** A stored client as form values. */
export function fieldsOf(client: Client): ClientFields {
  const countryId = client.city?.country.id ?? countries[0].id;
  const phonePrefix = withPlus(client.phonePrefix) ?? prefixOf(countryId);
  return {
    companyName: client.companyName,
    countryId: String(countryId),
    city: client.city && cityOption(client.city),
    contactPerson: client.contactPerson,
    contactPersonsPosition: client.contactPersonsPosition,
    phonePrefix,
    phone: formatPhone(client.phone ?? '', phonePrefix),
    email: client.email,
  };
}

/** The payload for the form's values. A prefix without a number is left out (CLIENT-09 to CLIENT-12). */
export function bodyOf({ city, countryId, phone, phonePrefix, ...words }: ClientFields): ClientBody {
  const digits = phone.replaceAll(/\s/g, '');
  return {
    ...words,
    countryId: Number(countryId),
    cityId: city?.value ?? null,
    phone: digits || null,
    phonePrefix: digits ? phonePrefix : null,
  };
}

/** The form field for a key of the payload. */
export function controlOf(key: string): keyof ClientFields {
  return key === 'cityId' ? 'city' : (key as keyof ClientFields);
}

/** Validates the form by the server's rules (VALID-48, VALID-49, VALID-54). */
export const clientResolver: Resolver<ClientFields> = (fields) => {
  const parsed = clientForm.safeParse(bodyOf(fields));
  if (parsed.success) return { values: fields, errors: {} };
  const errors: Partial<Record<keyof ClientFields, FieldError>> = {};
  for (const { path, message } of parsed.error.issues)
    errors[controlOf(String(path[0] ?? ''))] ??= { type: 'rule', message };
  return { values: {}, errors: errors as FieldErrors<ClientFields> };
};
