import { expect, it } from 'vitest';
import { leftOutBy, leftOutKey } from '../../../shared/rules/left-out.ts';

it.each([
  ['its company as a whole', 'Acme Corp.', true],
  ['a word of its company, however it is written', 'ACMÉ', true],
  ['a word of its title', 'senior', true],
  ['a part of a word', 'sen', false],
  ['two words of its title', 'senior engineer', false],
  ['another company', 'Apex', false],
  ['a sign that belongs to a word', 'C++', true],
  ['the same word without its sign', 'C', false],
  ['no letter at all', '…', false],
])('A job is left out by %s: %s (PLUS-56)', (_, named, isLeftOut) => {
  const keys = leftOutBy({ title: 'Senior C++ Engineer', companyName: 'Acme Corp' });
  expect(keys.includes(leftOutKey(named))).toBe(isLeftOut);
});

it('A job without a company is left out by its title alone', () => {
  expect(leftOutBy({ title: 'ICU nurse', companyName: null })).toEqual(['icu', 'nurse']);
});
