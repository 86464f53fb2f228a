import type * as z from 'zod';
import { unitedStates } from '../../../../shared/constants/countries.ts';
import type { Account } from '../../../../shared/model/person.ts';
import { profileForm } from '../../../../shared/validation/profile.ts';
import {
  contactBodyOf,
  type ContactFields,
  contactLabels,
  phoneFieldsOf,
} from '../../../common/contact/contact-fields.ts';
import { payloadResolver } from '../../../common/forms/payload-resolver.ts';
import type { Option } from '../../../ui/fields/select.tsx';

/** The form's values, one per field. */
export interface ProfileFields extends ContactFields {
  firstName: string;
  lastName: string;
  birthday: string;
  expiresIn: number | null;
}

/** The labels of the fields in order, for the error summary. */
export const profileLabels: Record<keyof ProfileFields, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  ...contactLabels,
  birthday: 'Birthday',
  expiresIn: 'Days to keep notifications',
};

/** The account as form values. */
export function fieldsOf(account: Account, city: Option<number> | null): ProfileFields {
  const countryId = account.countryId ?? unitedStates.id;
  return {
    firstName: account.firstName,
    lastName: account.lastName,
    countryId: String(countryId),
    city,
    ...phoneFieldsOf(account, countryId),
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
  return {
    ...names,
    ...contactBodyOf({ city, countryId, phone, phonePrefix }),
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
export const profileResolver = payloadResolver<ProfileFields>({ schema: profileForm, bodyOf, controlOf });
