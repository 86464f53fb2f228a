import * as z from 'zod';
import { idValue } from '../contract/fields.ts';
import { mailSettings } from '../model/notification-settings.ts';
import { personName } from './person-fields.ts';
import { nationalNumber, phonePrefix, withPhonePrefix } from './phone.ts';

/** The earliest birthday that is accepted. */
export const oldestBirthday = '1900-01-01';

const orNull = <T>(value: T | null | undefined): T | null => value ?? null;

/**
 * What users may change in their own profile (PROF-10, PROF-11, API-26). The phone is stored without spaces (PROF-02).
 */
export const profileFields = z.strictObject({
  firstName: personName,
  lastName: personName,
  countryId: idValue.nullish().transform(orNull),
  cityId: idValue.nullish().transform(orNull),
  phonePrefix,
  phone: nationalNumber,
  birthday: z.iso
    .date('Must be a date')
    .refine((day) => day >= oldestBirthday, 'Must be a birthday after 1900')
    .nullish()
    .transform(orNull),
  notificationSettings: z
    .strictObject({
      expiresIn: z.strictObject({ value: z.int().min(1, 'Must be at least 1').max(365, 'Must be at most 365') }),
      mail: mailSettings.optional(),
    })
    .optional(),
});
/** The same, with a phone that may be written with its prefix. */
export const profileForm = withPhonePrefix(profileFields);
export type ProfileForm = z.output<typeof profileForm>;
