import type { FieldError, FieldErrors, Resolver } from 'react-hook-form';
import type * as z from 'zod';
import { countries, countryById } from '../../../shared/constants/countries.ts';
import type { Account } from '../../../shared/model/person.ts';
import { formatPhone } from '../../../shared/rules/phone-format.ts';
import { profileForm } from '../../../shared/validation/profile.ts';
import type { Option } from '../../ui/fields/select.tsx';

/** The form's values, one per field. */
export interface ProfileFields {
  firstName: string;
  lastName: string;
  countryId: string;
  city: Option<number> | null;
  phonePrefix: string;
  phone: string;
  birthday: string;
  expiresIn: number | null;
}

/** The labels of the fields in order, for the error summary. */
export const profileLabels: Record<keyof ProfileFields, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  countryId: 'Country',
  city: 'City',
  phonePrefix: 'Prefix',
  phone: 'Phone',
  birthday: 'Birthday',
  expiresIn: 'Days to keep notifications',
};

/** The prefix as labelled and sent, such as '+1' for the United States. */
export function prefixOf(countryId: number): string {
  const country = countryById(countryId);
  return country ? `+${country.phoneCode}` : '';
}

/** The account as form values. */
export function fieldsOf(account: Account, city: Option<number> | null): ProfileFields {
  const countryId = account.countryId ?? countries[0].id;
  const phonePrefix = account.phonePrefix ? `+${account.phonePrefix.replaceAll(/\D/g, '')}` : prefixOf(countryId);
  return {
    firstName: account.firstName,
    lastName: account.lastName,
    countryId: String(countryId),
    city,
    phonePrefix,
    phone: formatPhone(account.phone ?? '', phonePrefix),
    birthday: account.birthday ?? '',
    expiresIn: account.notificationSettings.expiresIn.value,
  };
}

/** The payload for the form's values; the phone is sent without spaces (PROF-02). */
export function bodyOf({
  city,
  countryId,
  phone,
  phonePrefix,
  birthday,
  expiresIn,
  ...names
}: ProfileFields): z.input<typeof profileForm> {
  const digits = phone.replaceAll(/\s/g, '');
  return {
    ...names,
    countryId: Number(countryId),
    cityId: city?.value ?? null,
    phone: digits || null,
    phonePrefix: digits ? phonePrefix : null,
    birthday: birthday || null,
    notificationSettings: { expiresIn: { value: expiresIn ?? 0 } },
  };
}

/** The form field for a key of the payload. */
export function controlOf(key: string): keyof ProfileFields {
  if (key === 'cityId') return 'city';
  return key.startsWith('notificationSettings') ? 'expiresIn' : (key as keyof ProfileFields);
}

/** Validates the form by the server's rules (VALID-01 to VALID-03). */
export const profileResolver: Resolver<ProfileFields> = (fields) => {
  const parsed = profileForm.safeParse(bodyOf(fields));
  if (parsed.success) return { values: fields, errors: {} };
  const errors: Partial<Record<keyof ProfileFields, FieldError>> = {};
  for (const { path, message } of parsed.error.issues)
    errors[controlOf(String(path[0] ?? ''))] ??= { type: 'rule', message };
  return { values: {}, errors: errors as FieldErrors<ProfileFields> };
};
