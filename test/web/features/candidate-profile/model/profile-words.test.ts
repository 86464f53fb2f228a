import { expect, it } from 'vitest';
import {
  noEmployeeInfo,
  type Certification,
  type WorkExperience,
} from '../../../../../shared/model/candidate-profile.ts';
import {
  certificationTime,
  educationYears,
  experienceTime,
  expiryAdvice,
  infoWords,
  monthOptions,
} from '../../../../../web/features/candidate-profile/model/profile-words.ts';

it('The months are offered by name, numbered from 1', () => {
  expect(monthOptions.map(({ value, label }) => `${value} ${label}`)).toEqual([
    '1 January',
    '2 February',
    '3 March',
    '4 April',
    '5 May',
    '6 June',
    '7 July',
    '8 August',
    '9 September',
    '10 October',
    '11 November',
    '12 December',
  ]);
});

it.each([
  [2010, 2014, '2010 – 2014'],
  [2021, null, '2021 – present'],
  [null, 2014, '2014'],
  [null, null, ''],
])('An education from %s to %s has the years "%s"', (from, to, words) => {
  expect(educationYears({ from, to })).toBe(words);
});

const worked = { fromYear: null, fromMonth: null, toYear: null, toMonth: null, isWorking: false };
it.each<[Partial<WorkExperience>, string]>([
  [{ fromYear: 2019, fromMonth: 3, isWorking: true }, 'Mar 2019 – present'],
  [{ fromYear: 2019, fromMonth: 1, toYear: 2021, toMonth: 12 }, 'Jan 2019 – Dec 2021'],
  [{ fromYear: 2019, toYear: 2021 }, '2019 – 2021'],
  [{ toYear: 2021 }, '2021'],
  [{ isWorking: true }, 'Present'],
  [{ fromMonth: 4, toMonth: 5 }, ''],
])('A work experience %o lasted "%s"', (one, words) => {
  expect(experienceTime({ ...worked, ...one } as WorkExperience)).toBe(words);
});

const certified = { issueYear: null, issueMonth: null, expireYear: null, expireMonth: null };
it.each<[Partial<Certification>, string]>([
  [{ issueYear: 2019, issueMonth: 5, expireYear: 2027, expireMonth: 5 }, 'Issued May 2019, expires May 2027'],
  [{ issueYear: 2019 }, 'Issued 2019'],
  [{ expireYear: 2027, expireMonth: 11 }, 'Expires Nov 2027'],
  [{ expireYear: 2026, expireMonth: 9 }, 'Expired Sep 2026'],
  [{ issueYear: 2019, expireYear: 2025 }, 'Issued 2019, expired 2025'],
  [{}, ''],
])('A certification %o was issued and expires as "%s"', (one, words) => {
  expect(certificationTime({ ...certified, ...one } as Certification, '2026-10-10T10:00:00.000Z')).toBe(words);
});

const now = '2026-03-01T12:00:00.000Z';

it('Employee info that was never given has no words, and nobody is said to stay who did not say it', () => {
  expect(infoWords(noEmployeeInfo, now)).toEqual({
    hourly: '',
    salary: '',
    relocation: '',
    authorization: '',
    clearance: '',
    years: '',
  });
});

it('Employee info has its pay, place, authorization and clearance in words', () => {
  const info = {
    ...noEmployeeInfo,
    rateFrom: 40,
    rateTo: 60,
    rateCurrency: 'USD',
    salaryFrom: 90_000,
    salaryCurrency: 'EUR',
    relocation: true,
    citizenship: ['usCitizen', 'optional'] as never,
    citizenshipDesc: 'Green card in May',
    clearanceType: ['secret'] as never,
    workStartedAt: '2016-03-01T00:00:00.000Z',
  };
  expect(infoWords(info, now)).toEqual({
    authorization: 'US citizen, Green card in May',
    clearance: 'Secret',
    hourly: '$40–60/h',
    relocation: 'Would relocate',
    salary: 'from €90k/yr',
    years: '10 years',
  });
  expect(infoWords({ ...info, citizenshipDesc: '' }, now).authorization).toBe('US citizen, Other');
  expect(infoWords({ ...info, citizenshipDesc: 'x', citizenship: [] }, now).authorization).toBe('');
});

it.each([
  ['2025-09-01T00:00:00.000Z', 'Less than a year'],
  ['2025-02-01T00:00:00.000Z', '1 year'],
  ['2024-02-01T00:00:00.000Z', '2 years'],
])('Work since %s is "%s" long', (workStartedAt, words) => {
  expect(infoWords({ ...noEmployeeInfo, workStartedAt }, now).years).toBe(words);
});

it.each([
  [null, null, undefined],
  [2027, null, undefined],
  [2027, 3, undefined],
  [2026, 12, 'RN expires soon. Renew it and enter the new date.'],
  [2026, 10, 'RN expires soon. Renew it and enter the new date.'],
  [2026, 9, 'RN has expired. Renew it and enter the new date.'],
  [2025, null, 'RN has expired. Renew it and enter the new date.'],
])(
  'A licence that expires in %s, month %s, advises its candidate in October 2026: %s',
  (expireYear, expireMonth, words) => {
    expect(expiryAdvice({ name: 'RN', expireYear, expireMonth }, '2026-10-10T10:00:00.000Z')).toBe(words);
  },
);
