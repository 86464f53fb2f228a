import { describe, expect, it } from 'vitest';
import type { CandidateProfile } from '../../../../shared/model/candidate-profile.ts';
import type { ParsedFactsSent } from '../../../../shared/model/parsed-resume.ts';
import { countOfFacts, newFacts } from '../../../../web/features/resumes/own-fields.ts';

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
