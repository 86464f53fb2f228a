import { describe, expect, it } from 'vitest';
import { nationalNumber, phonePrefix } from '../../../shared/validation/phone.ts';

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
  ])('accept what people write: %s (PLUS-64)', (written, stored) => expect(nationalNumber.parse(written)).toBe(stored));

  it.each(['call me', '+1 512 555 0142', '123', '512 555 0142 or 0143', '1'.repeat(15)])(
    'reject what is no national number: %s',
    (written) => expect(nationalNumber.safeParse(written).error?.issues[0]?.message).toBe('Digits only'),
  );

  it('store the number without spaces, and none where there is none (PROF-02)', () => {
    expect([nationalNumber.parse('98 20 05 50 14'), nationalNumber.parse(' '), nationalNumber.parse(null)]).toEqual([
      '9820055014',
      null,
      null,
    ]);
  });
});
