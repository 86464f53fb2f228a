import { expect, it } from 'vitest';
import { messages } from '../../../shared/validation/messages.ts';
import { spanProblem } from '../../../shared/validation/money-span.ts';

const texts: Record<keyof typeof messages, string> = {
  required: 'Required',
  hourly: 'Max hourly rate must be more than min rate!',
  salary: 'Max salary rate must be more than min rate!',
  currency: 'Currency for Hourly and Salary rates must be same',
  tooMuch: 'Must be less than 1999999999!',
  negative: 'Must be at least 0',
  years: 'Must be more than "From"',
  futureYear: 'Must be less than current year',
  dates: '"End date" Must be more than "Start date"',
  url: 'Invalid characters for URL (only letters, digits and - _ . ~ +)',
};

it('The messages are exactly these texts (VALID-59, VALID-62 to VALID-67)', () => expect(messages).toEqual(texts));

it.each([
  [{ from: 0, to: 1_999_999_999 }, undefined],
  [{ from: null, to: undefined }, undefined],
  [{ from: 2_000_000_000, to: null }, 'Must be less than 1999999999!'],
  [{ from: null, to: 1_999_999_999.01 }, 'Must be less than 1999999999!'],
  [{ from: -0.01, to: null }, 'Must be at least 0'],
  [{ from: Number.NaN, to: null }, 'Must be at least 0'],
  [{ from: 41, to: 40 }, 'Max hourly rate must be more than min rate!'],
  [{ from: 40, to: 40 }, undefined],
  [{ from: 40, to: 0 }, undefined],
])('The hourly span %o gives %s (VALID-26, VALID-28, VALID-29, VALID-30)', (span, problem) =>
  expect(spanProblem(span, 'hourly')).toBe(problem),
);

it('Salaries have a message of their own (VALID-27, VALID-30)', () =>
  expect(spanProblem({ from: 2, to: 1 }, 'salary')).toBe('Max salary rate must be more than min rate!'));
