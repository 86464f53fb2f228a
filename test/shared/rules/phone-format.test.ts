import { expect, it } from 'vitest';
import { formatPhone, readPhone } from '../../../shared/rules/phone-format.ts';

it('A number is grouped by the digits of its prefix, and extra digits join the last group (VALID-50, DEC-24)', () => {
  expect(formatPhone('5125550142', '+1')).toBe('512 555 01 42');
  expect(formatPhone('9820055014', '+91')).toBe('98 200 55 014');
  expect(formatPhone('70123456', '+971')).toBe('7 012 34 56');
});

it('A number behind a prefix of no known length stays as it is', () => {
  expect(formatPhone('512 555-0142', '')).toBe('5125550142');
  expect(formatPhone('5125550142', '+1234')).toBe('5125550142');
});

it('A number is grouped while it is typed, whatever was typed between the digits', () => {
  expect(formatPhone('51 2-55', '1')).toBe('512 55');
  expect(formatPhone('', '1')).toBe('');
});

it('The number of digits in the prefix decides the grouping (VALID-35)', () => {
  expect(['+1', '+91', '+971'].map((prefix) => formatPhone('1234567890', prefix))).toEqual([
    '123 456 78 90',
    '12 345 67 890',
    '1 234 56 7890',
  ]);
});

it('There are three formats, each of four groups (VALID-36)', () => {
  const shapeOf = (phone: string, prefix: string) => formatPhone(phone, prefix).replaceAll(/\d/g, '#');
  expect([shapeOf('1234567890', '+1'), shapeOf('123456789', '+91'), shapeOf('12345678', '+971')]).toEqual([
    '### ### ## ##',
    '## ### ## ##',
    '# ### ## ##',
  ]);
});

it.each([
  [1, 10],
  [2, 9],
  [3, 8],
])('A prefix of %i digits is completed to eleven in all (VALID-37)', (digits, rest) => {
  const shown = formatPhone('9'.repeat(rest), '9'.repeat(digits));
  expect(shown.split(' ').at(-1)).toHaveLength(2);
  expect(shown.replaceAll(' ', '')).toHaveLength(11 - digits);
});

it.each([
  ['+1 (512) 555-0142', '+1', '5125550142'],
  ['+91 98200 55014', '+91', '9820055014'],
  ['0044 (0)20 7946 0018', '+44', '2079460018'],
  ['011 44 20 7946 0018', '+44', '2079460018'],
  ['+971 50 123 4567', '+971', '501234567'],
  ['+7 495 123-45-67', '+7', '4951234567'],
  ['(+33) 6 12 34 56 78', '+33', '612345678'],
  ['512.555.0142 ext. 12', null, '5125550142x12'],
  ['512-555-0142x7', null, '5125550142x7'],
  ['+1 512 555 0142;ext=305', '+1', '5125550142x305'],
  ['512 555 0142 #9', null, '5125550142x9'],
  ['\u202a+1 (512) 555-0142\u202c', '+1', '5125550142'],
  ['tel:+15125550142', '+1', '5125550142'],
  ['＋１ ５１２ ５５５ ０１４２', '+1', '5125550142'],
  ['٠٥٠١٢٣٤٥٦٧', null, '0501234567'],
  ['۰۹۱۲۳۴۵۶۷۸۹', null, '09123456789'],
  ['९८२००५५०१४', null, '9820055014'],
  ['512 555 0142,,7', null, '5125550142x7'],
  ['', null, ''],
])('A number as people write it is a prefix, digits and an extension: %j (PLUS-64)', (written, prefix, phone) =>
  expect(readPhone(written)).toEqual({ prefix, phone }),
);

it('An extension is shown behind the number, and read again from what is shown', () => {
  expect(formatPhone('5125550142x12', '+1')).toBe('512 555 01 42 ext. 12');
  expect(readPhone(formatPhone('5125550142x12', '+1')).phone).toBe('5125550142x12');
});
