import { describe, expect, it } from 'vitest';
import type { Account } from '../../../../../shared/model/person.ts';
import { bodyOf, fieldsOf, profileResolver } from '../../../../../web/features/profile/model/profile-fields.ts';

const account = {
  firstName: 'Daniel',
  lastName: 'Reyes',
  countryId: 840,
  phonePrefix: '+1',
  phone: '5125550142',
  birthday: null,
  notificationSettings: { expiresIn: { value: 30 } },
} as Account;
const austin = { value: 4671654, label: 'Austin, TX' };

describe('The profile form', () => {
  it('groups the phone by its prefix and sends it without spaces, with every other field (PROF-02, PROF-10, PROF-11, API-26)', () => {
    const fields = fieldsOf(account, austin);
    expect(fields.phone).toBe('512 555 01 42');
    expect(bodyOf({ ...fields, birthday: '1990-05-17', expiresIn: 7 })).toEqual({
      firstName: 'Daniel',
      lastName: 'Reyes',
      countryId: 840,
      cityId: austin.value,
      phonePrefix: '+1',
      phone: '5125550142',
      birthday: '1990-05-17',
      notificationSettings: { expiresIn: { value: 7 } },
    });
    expect(bodyOf(fields).birthday).toBeNull();
  });

  it('keeps notifications for 30 days by default, and for at least one day (PROF-11)', async () => {
    expect(fieldsOf(account, null).expiresIn).toBe(30);
    const { errors } = await profileResolver({ ...fieldsOf(account, null), expiresIn: 0 }, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    expect(errors.expiresIn?.message).toBe('Must be at least 1');
  });

  it('checks names by the server’s rules (VALID-02, VALID-03)', async () => {
    const check = async (firstName: string) =>
      (
        await profileResolver({ ...fieldsOf(account, null), firstName }, undefined, {
          fields: {},
          shouldUseNativeValidation: false,
        })
      ).errors.firstName?.message;
    expect(await check('D')).toBe('at least 2 chars');
    expect(await check('D'.repeat(41))).toBe('40 chars max');
    expect(await check('Dana')).toBeUndefined();
  });
});
