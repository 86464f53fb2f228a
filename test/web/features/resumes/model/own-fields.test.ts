import { describe, expect, it } from 'vitest';
import type { CandidateProfile } from '../../../../../shared/model/candidate-profile.ts';
import type { ParsedFactsSent } from '../../../../../shared/model/parsed-resume.ts';
import { blank, importControlOf, noFields } from '../../../../../web/features/resumes/model/import-fields.ts';
import {
  countOfFacts,
  entriesBody,
  newFacts,
  ownControlOf,
  ownResolver,
} from '../../../../../web/features/resumes/model/own-fields.ts';

const read = <T>(value: T) => ({ value, confidence: 0.9, sources: [] });
const facts = {
  skills: [read({ id: 1, name: 'Nursing' }), read({ id: 2, name: 'Triage' })],
  workExperiences: [
    { title: read('ICU Nurse'), company: read('Lakeside  Hospital') },
    { title: read('ICU nurse'), company: read('Mercy') },
  ],
  educations: [
    { school: read('Rice University'), degree: read('BSc') },
    { school: read('Rice University'), degree: read('MSc') },
  ],
  certifications: [{ name: read('CCRN') }],
} as unknown as ParsedFactsSent;
const profile = (over: object = {}) =>
  ({
    workExperiences: [],
    educations: [],
    certifications: [],
    employeeInfo: { spheres: [] },
    ...over,
  }) as unknown as CandidateProfile;

describe('What a resume adds to a profile', () => {
  it('is everything where the profile is empty', () => {
    expect(countOfFacts(newFacts(facts, profile()))).toBe(7);
  });

  it('leaves out entries of the same names in any case and spacing, and skills that are known', () => {
    const known = profile({
      workExperiences: [{ title: 'ICU nurse', company: 'Lakeside Hospital' }],
      educations: [{ school: 'Rice University', degree: 'BSc.' }],
      certifications: [{ name: 'ccrn' }],
      employeeInfo: { spheres: [{ id: 2 }] },
    });
    const { skills, workExperiences, educations, certifications } = newFacts(facts, known);
    expect(skills.map(({ value }) => value.id)).toEqual([1]);
    expect(workExperiences.map(({ company }) => company?.value)).toEqual(['Mercy']);
    expect(educations.map(({ degree }) => degree?.value)).toEqual(['MSc']);
    expect(certifications).toEqual([]);
  });
});

it.each([
  ['tagIds', 'skills'],
  ['tagIds.3', 'skills'],
  ['employeeInfo.tagIds.0', 'skills'],
  ['cityId', 'city'],
  ['employeeInfo.cityId', 'city'],
  ['educations.0.to', 'educations.0.to'],
])('A refusal of %s belongs to the field %s', (key, field) => {
  expect(ownControlOf(key)).toBe(field);
  expect(importControlOf(key)).toBe(key.startsWith('tagIds') ? key : field);
});

it('What is added to a profile are the entries and the skills by id, and nothing of the person', () => {
  const education = { school: 'Rice', degree: '', study: '', from: '', to: '' };
  const work = { ...blank.workExperiences, title: 'Nurse', toMonth: '5', toYear: '2019', isWorking: true };
  const body = entriesBody({
    ...noFields,
    firstName: 'Ada',
    skills: [{ value: 2, label: 'Triage' }],
    educations: [education],
    workExperiences: [work],
  });
  expect(body).toEqual({
    tagIds: [2],
    educations: [education],
    certifications: [],
    workExperiences: [{ ...work, toMonth: '', toYear: '' }],
  });
});

it('The form of the own resume names each wrong field, and that there is nothing to add', async () => {
  const problems = async (over: object) => {
    const { errors } = await ownResolver({ ...noFields, ...over }, undefined, {} as never);
    return errors;
  };
  const school = { school: 'Rice', degree: '', study: '', from: '2012', to: '2008' };
  const wrong = await problems({ educations: [{ ...school, school: '' }] });
  expect(wrong.educations?.[0]?.school?.message).toBe('Required');
  const dates = await problems({ educations: [school] });
  expect(dates.educations?.[0]?.to?.message).toBe('Must be more than "From"');
  expect(dates.skills).toBeUndefined();
  expect(await problems({ educations: [{ ...school, to: '2015' }] })).toEqual({});
});

it('An entry that was read without a name is never one that is known', () => {
  const nameless = {
    ...facts,
    workExperiences: [{ title: null, company: null }],
    educations: [{ school: null, degree: null }],
  };
  const known = profile({ workExperiences: [{ title: '', company: '' }], educations: [{ school: '', degree: '' }] });
  const { workExperiences, educations } = newFacts(nameless as never, known);
  expect([workExperiences.length, educations.length]).toEqual([1, 1]);
});
