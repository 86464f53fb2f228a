import { describe, expect, it } from 'vitest';
import { nationalNumber, phonePrefix } from '../../../shared/validation/phone.ts';
import { profileForm } from '../../../shared/validation/profile.ts';

describe('Phone numbers', () => {
  it.each([
    ['91', '+91'],
    ['+91', '+91'],
    [null, null],
    [undefined, null],
  ])('store the prefix %s as %s', (given, stored) => {
    expect(phonePrefix.parse(given)).toBe(stored);
  });

  it.each(['', '+', '++1', '12345', 'US'])('reject the prefix %j', (given) => {
    expect(phonePrefix.safeParse(given).error?.issues[0]?.message).toBe('Digits only');
  });

  it.each([
    ['(512) 555-0142', '5125550142'],
    ['512.555.0142', '5125550142'],
    ['512-555-0142 ext. 7', '5125550142x7'],
    ['98200 55014', '9820055014'],
    ['+1 512 555 0142', '5125550142'],
    ['\u202a(512) 555-0142\u202c', '5125550142'],
    ['tel:+15125550142', '5125550142'],
    ['(+44) 020 7946 0958', '02079460958'],
  ])('accept what people write: %s (PLUS-64)', (written, stored) => expect(nationalNumber.parse(written)).toBe(stored));

  it.each(['call me', '512+555', '+', '123', '512 555 0142 or 0143', '1'.repeat(15)])(
    'reject what is no number: %s',
    (written) => expect(nationalNumber.safeParse(written).error?.issues[0]?.message).toBe('Digits only'),
  );

  it('store the number without spaces, and none where there is none (PROF-02)', () => {
    expect([nationalNumber.parse('98 20 05 50 14'), nationalNumber.parse(' '), nationalNumber.parse(null)]).toEqual([
      '9820055014',
      null,
      null,
    ]);
  });

  it.each<[phone: string, beside: string | null, prefix: string | null, stored: string]>([
    ['+1 (512) 555-0142 ext. 7', null, '+1', '5125550142x7'],
    ['+44 (0)20 7946 0958', '+1', '+44', '2079460958'],
    ['0091 98200 55014', '+1', '+91', '9820055014'],
    ['(512) 555-0142', '+1', '+1', '5125550142'],
    ['\u202a+91 98200 55014\u202c', '+1', '+91', '9820055014'],
    ['512 555 0142 x7', null, null, '5125550142x7'],
  ])(
    'of a profile may be written with their prefix: %s beside %s (PROF-10, PLUS-64)',
    (phone, beside, prefix, stored) => {
      const names = { firstName: 'Ana', lastName: 'Reyes' };
      expect(profileForm.parse({ ...names, phone, phonePrefix: beside })).toMatchObject({
        phonePrefix: prefix,
        phone: stored,
      });
    },
  );
});
