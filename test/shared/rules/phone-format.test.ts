import { expect, it } from 'vitest';
import { formatPhone } from '../../../shared/rules/phone-format.ts';

it('groups a number by the digits of its prefix; extra digits join the last group (VALID-50)', () => {
  expect(formatPhone('5125550142', '+1')).toBe('512 555 01 42');
  expect(formatPhone('9820055014', '+91')).toBe('98 200 55 014');
  expect(formatPhone('70123456', '+971')).toBe('7 012 34 56');
});

it('groups as one types, whatever was typed between', () => {
  expect(formatPhone('51 2-55', '1')).toBe('512 55');
  expect(formatPhone('', '1')).toBe('');
});

it('groups differently by the count of the prefix’s digits (VALID-35)', () => {
  expect(['+1', '+91', '+971'].map((prefix) => formatPhone('1234567890', prefix))).toEqual([
    '123 456 78 90',
    '12 345 67 890',
    '1 234 56 7890',
  ]);
});

it('knows three formats, each of four groups (VALID-36)', () => {
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
])('completes a prefix of %i digits to eleven in all (VALID-37)', (digits, rest) => {
  const shown = formatPhone('9'.repeat(rest), '9'.repeat(digits));
  expect(shown.split(' ').at(-1)).toHaveLength(2);
  expect(shown.replaceAll(' ', '')).toHaveLength(11 - digits);
});
