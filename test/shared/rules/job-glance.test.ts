import { expect, it } from 'vitest';
import { glanceOf } from '../../../shared/rules/job-glance.ts';
import { experienceOf, payOf, termsInBrief } from '../../../shared/rules/job-words.ts';
import { aJob } from '../../support/builders.ts';

const bare = {
  city: null,
  rateFrom: null,
  rateTo: null,
  salaryFrom: null,
  salaryTo: null,
  employmentType: [],
  employmentTypeDesc: '',
  clearanceType: [],
  citizenship: [],
  citizenshipDesc: '',
  travel: null,
  travelPercent: null,
  relocation: null,
};

it('A job at a glance says what is not stated, and that anything will do where nothing is asked', () => {
  expect(glanceOf({ ...aJob(), ...bare })).toEqual([
    { label: 'Location', value: 'Remote' },
    { label: 'Hourly rate', value: 'Not stated' },
    { label: 'Salary', value: 'Not stated' },
    { label: 'Employment', value: 'Any' },
    { label: 'Clearance', value: 'None needed' },
    { label: 'Authorization', value: 'Any' },
    { label: 'Travel', value: 'Not stated' },
    { label: 'Relocation', value: 'Not stated' },
  ]);
});

it('A job at a glance has pay, terms and the manager’s own words for others', () => {
  const job = {
    ...aJob(),
    ...bare,
    rateFrom: 60,
    rateTo: 75,
    rateCurrency: 'USD',
    salaryFrom: 120_000,
    salaryTo: 140_000,
    salaryCurrency: 'USD',
    employmentType: ['full_time', 'other'],
    employmentTypeDesc: 'Seasonal',
    clearanceType: ['secret'],
    citizenship: ['h1b', 'optional'],
    citizenshipDesc: 'TN visa',
    travel: true,
    travelPercent: 30,
    relocation: true,
  } as const;
  const value = Object.fromEntries(glanceOf(job as never).map((line) => [line.label, line.value]));
  expect(value).toMatchObject({
    'Hourly rate': '$60–75/h',
    Salary: '$120k–140k/yr',
    Clearance: 'Secret',
    Travel: 'Requires Travel, 30%',
    Relocation: 'Need Relocation',
  });
  expect(value.Employment).toContain('Seasonal');
  expect(value.Employment).not.toContain('Other');
  expect(payOf(job)).toEqual(['$60–75/h', '$120k–140k/yr']);
  expect(payOf({ ...job, rateFrom: null, rateTo: null })).toEqual(['$120k–140k/yr']);
});

it.each([
  [356, [], undefined],
  [356, ['secret' as const], 'Secret'],
  [840, [], 'None needed'],
])('A job in country %i that asks for the clearances %j says %s', (id, clearanceType, said) => {
  const place = {
    id: 1,
    name: 'A city',
    state: { name: 'A state', abbr: 'AS' },
    lat: 0,
    lng: 0,
    population: 1,
    zip: null,
  };
  const city = { ...place, country: { id, name: 'A country' } };
  const job = { ...aJob(), ...bare, city, clearanceType };
  expect(glanceOf(job).find(({ label }) => label === 'Clearance')?.value).toBe(said);
});

it('A job at a glance says how many applied from the first step on', () => {
  const said = (applied?: number) => glanceOf({ ...aJob(), ...bare, applied }).find(({ label }) => label === 'Applied');
  expect([said(), said(20)?.value]).toEqual([undefined, '20 or more']);
});

it.each([
  [['night'], 'Night shift'],
  [['rotating'], 'Rotating shifts'],
  [['flexible'], 'Flexible shifts'],
  [['evening', 'weekend'], 'Evening and weekend shifts'],
] as const)('A job at a glance says when the work is done and what experience is asked for: %j', (shifts, said) => {
  const glance = (experienceYears: number | null, hoursPerWeek?: number) =>
    glanceOf({ ...aJob(), ...bare, shifts: [...shifts], experienceYears, hoursPerWeek }).slice(4, -4);
  expect(glance(1)).toEqual([
    { label: 'Shift', value: said },
    { label: 'Experience', value: '1+ year' },
  ]);
  expect(glance(1, 24).slice(1, 2)).toEqual([{ label: 'Hours', value: '24 hours a week' }]);
  expect(glance(0).at(-1)?.value).toBe('None needed');
  expect(glance(null)).toEqual([{ label: 'Shift', value: said }]);
});

it.each([
  [null, undefined, '', ''],
  [0, undefined, 'None needed', 'No experience needed'],
  [0, 0, 'None needed', 'No experience needed'],
  [0, 1, 'Up to 1 year', 'Up to 1 year'],
  [1, undefined, '1+ year', '1+ year'],
  [1, 1, '1 year', '1 year'],
  [3, 5, '3–5 years', '3–5 years'],
  [50, undefined, '50+ years', '50+ years'],
])('A job that asks for %s to %s years says so on its page and its card (PLUS-55)', (least, most, page, card) => {
  const asked = { experienceYears: least, ...(most !== undefined && { mostExperienceYears: most }) };
  expect([experienceOf(asked), termsInBrief({ ...asked, employmentType: [] })]).toEqual([page, card]);
});
