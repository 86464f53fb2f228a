import { describe, expect, it } from 'vitest';
import { dateProblem, presentYear, yearOptions, yearProblems } from '../../../shared/validation/years.ts';

describe('A year dropdown', () => {
  it('offers 80 years back to 30 ahead, latest first', () => {
    const years = yearOptions(2026).map(({ value }) => value);
    expect([years[0], years.at(-1), years.length]).toEqual([2056, 1946, 111]);
    expect(years).toEqual(years.toSorted((a, b) => b - a));
    expect(yearOptions(2026)[30]).toEqual({ value: 2026, label: '2026' });
  });

  it('has Present with the value -1 first, where the question allows it', () => {
    expect(yearOptions(2026, { hasPresent: true })[0]).toEqual({ value: -1, label: 'Present' });
    expect(yearOptions(2026).some(({ value }) => value === presentYear)).toBe(false);
  });
});

it.each([
  [{ from: 2010, to: 2014 }, {}],
  [{ from: 2014, to: 2015 }, {}],
  [{ from: 2014, to: 2014 }, { to: 'Must be more than "From"' }],
  [{ from: 2014, to: 2010 }, { to: 'Must be more than "From"' }],
  [{ from: 2014, to: presentYear }, {}],
  [{ from: 2025, to: null }, {}],
  [{ from: 2026, to: null }, { from: 'Must be less than current year' }],
  [{ from: 2027, to: null }, { from: 'Must be less than current year' }],
  [
    { from: 2030, to: 2028 },
    { from: 'Must be less than current year', to: 'Must be more than "From"' },
  ],
  [{ from: null, to: 2040 }, {}],
  [{ from: null, to: null }, {}],
])('The education years %o give %o in 2026', (years, problems) => expect(yearProblems(years, 2026)).toEqual(problems));

it.each([
  ['2026-03-01', '2026-03-02', undefined],
  ['2026-03-02', '2026-03-01', '"End date" Must be more than "Start date"'],
  ['2026-03-02', '2026-03-02', '"End date" Must be more than "Start date"'],
  ['2026-03-02', null, undefined],
  [null, '2026-03-02', undefined],
])('A certification or experience from %s to %s gives %s', (startAt, endAt, problem) =>
  expect(dateProblem(startAt, endAt)).toBe(problem),
);
