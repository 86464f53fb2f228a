import { expect, it } from 'vitest';
import { leftOutBy, leftOutKeys } from '../../../shared/rules/left-out.ts';

it.each([
  ['a word of its company, however it is written', 'ACMÉ', true],
  ['a word of its title', 'senior', true],
  ['a part of a word', 'sen', false],
  ['words that follow each other in its title', 'senior C++', true],
  ['words that do not', 'senior engineer', false],
  ['its whole title', 'Senior C++ Engineer, Night Shift, Boston', true],
  ['its company without what it legally is', 'Acme Widgets', true],
  ['its company as it is written', 'Acme Widgets, Inc.', true],
  ['its company in other letters', 'The ACME-Widgets Ltd', true],
  ['what its company legally is alone', 'Inc.', false],
  ['the company of its manager, which it names', 'Staffing Partners', true],
  ['another company', 'Apex', false],
  ['a sign that belongs to a word', 'C++', true],
  ['the same word without its sign', 'C', false],
  ['no letter at all', '…', false],
])('A job is left out by %s: %s (PLUS-56)', (_, named, isLeftOut) => {
  const keys = leftOutBy({
    title: 'Senior C++ Engineer, Night Shift, Boston',
    companyName: 'Acme Widgets, Inc.',
    managerCompany: 'Staffing Partners LLC',
  });
  expect(leftOutKeys(named).some((key) => keys.includes(key))).toBe(isLeftOut);
});

it('A job without a company is left out by its title alone', () => {
  expect(leftOutBy({ title: 'ICU nurse', companyName: null })).toEqual(['icu', 'icu nurse', 'nurse']);
});
