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
