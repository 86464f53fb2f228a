import { expect, it } from 'vitest';
import type { ComparedPerson } from '../../../../../shared/model/candidate-merge.ts';
import { mergeFields } from '../../../../../shared/model/candidate-merge.ts';
import { sidesOf, takenAtFirst } from '../../../../../web/features/resumes/model/merge-fields.ts';

const blank: ComparedPerson = {
  firstName: 'Nadia',
  lastName: 'Petrova',
  email: 'nadia@example.org',
  phonePrefix: '+1',
  phone: null,
  birthday: null,
  countryId: null,
  cityName: null,
  skills: [],
  hasResume: false,
  educations: [],
  certifications: [],
  workExperiences: [],
};
const full = {
  ...blank,
  phone: '6175550188',
  birthday: '1992-03-14',
  countryId: 840,
  cityName: 'Boston',
  skills: ['Triage', 'ICU'],
  hasResume: true,
  educations: [{ school: 'Rice University' }, { school: 'MIT' }],
  certifications: [{ name: 'ACLS' }, { name: 'BLS' }],
  workExperiences: [
    { title: 'Nurse', company: 'Meridian' },
    { title: 'Aide', company: '' },
  ],
} as unknown as ComparedPerson;

it('Both sides of a merge are in words, and empty where nothing is said', () => {
  const sides = mergeFields.map((field) => [field, sidesOf(field, full, blank)] as const);
  expect(Object.fromEntries(sides.map(([field, { mine }]) => [field, mine]))).toEqual({
    name: 'Nadia Petrova',
    phone: '+1 6175550188',
    birthday: '1992-03-14',
    place: 'Boston, United States',
    employeeInfo: 'Triage, ICU',
    resume: expect.stringContaining('resume'),
    educations: 'Rice University, MIT',
    certifications: 'ACLS, BLS',
    workExperiences: 'Nurse at Meridian, Aide',
  });
  const said = sides.filter(([, { theirs }]) => theirs !== '').map(([field]) => field);
  expect(said).toEqual(['name']);
});

it('At first a merge takes what the other lacks and all entries, of what may be taken', () => {
  const taken = (person: ComparedPerson, mayTake = [...mergeFields]) => [...takenAtFirst(full, { person, mayTake })];
  expect(taken(blank)).toEqual(mergeFields.filter((field) => field !== 'name'));
  expect(taken(full)).toEqual(expect.arrayContaining(['educations', 'certifications', 'workExperiences']));
  expect(taken(full)).not.toContain('phone');
  expect(taken(blank, ['phone'])).toEqual(['phone']);
});
