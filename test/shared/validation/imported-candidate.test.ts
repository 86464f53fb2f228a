import { describe, expect, it } from 'vitest';
import {
  entryProblems,
  importedAvatarForm,
  importedCandidateForm,
  importProblems,
  resumeEntriesForm,
} from '../../../shared/validation/imported-candidate.ts';

const now = '2026-11-22T12:00:00.000Z';
const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };
const read = (given: object) => importedCandidateForm.parse({ ...person, ...given });
const refusals = (given: unknown) =>
  Object.fromEntries(
    importedCandidateForm.safeParse(given).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  );

describe('An imported candidate', () => {
  it('sent as texts, as multipart does, is read as numbers, flags and nothing (RESUME-10)', () => {
    const texts = {
      countryId: '840',
      cityId: ' ',
      phonePrefix: '',
      birthday: ' ',
      parsedResumePath: '',
      isAnotherPerson: 'true',
      employeeInfo: { rateFrom: '50', rateTo: 'null', rateCurrency: '', relocation: 'true', tagIds: ['4', '9'] },
      educations: [{ id: '7', school: 'Ohio State', from: '2010', to: '2014' }],
      workExperiences: [{ title: 'Analyst', isWorking: 'false', fromYear: '2015', toYear: '2019' }],
    };
    expect(read(texts)).toMatchObject({
      countryId: 840,
      cityId: null,
      phonePrefix: null,
      birthday: null,
      parsedResumePath: null,
      isAnotherPerson: true,
      employeeInfo: { rateFrom: 50, rateTo: null, rateCurrency: null, relocation: true, tagIds: [4, 9] },
      educations: [{ school: 'Ohio State', from: 2010, to: 2014 }],
      workExperiences: [{ title: 'Analyst', isWorking: false, fromYear: 2015, toYear: 2019 }],
    });
  });

  it('sent with types keeps them, and what is left out is empty', () => {
    const sent = read({ countryId: 840, isAnotherPerson: false, educations: [{ school: '2020', from: 2010 }] });
    expect(sent).toMatchObject({ countryId: 840, isAnotherPerson: false, parsedResumePath: null, clearanceType: [] });
    expect(sent.educations).toMatchObject([{ school: '2020', from: 2010, to: null }]);
    expect(sent.educations[0]).not.toHaveProperty('id');
    expect([sent.certifications, sent.workExperiences]).toEqual([[], []]);
  });

  it.each([
    [{ isAnotherPerson: 'maybe' }, 'isAnotherPerson'],
    [{ countryId: 'eight' }, 'countryId'],
    [{ firstName: '' }, 'firstName'],
    [{ educations: ['Ohio State'] }, 'educations.0'],
    [{ educations: [null] }, 'educations.0'],
    [{ employeeInfo: { relocation: 'maybe' } }, 'employeeInfo.relocation'],
    [{ parsedResumePath: '/resumes/0' }, 'parsedResumePath'],
    [{ parsedResumePath: '/resumes/12/x' }, 'parsedResumePath'],
    [{ parsedResumePath: 'https://example.com/resumes/12' }, 'parsedResumePath'],
  ])('with %o is refused at %s', (change, field) =>
    expect(Object.keys(refusals({ ...person, ...change }))).toEqual([field]),
  );

  it.each([null, 'Ada', 7, undefined])('is not %j', (given) => expect(refusals(given)).toHaveProperty(['']));

  it('names its resume in either field, the longer name first (RESUME-05)', () => {
    expect(read({ resume: '/resumes/12' }).parsedResumePath).toBe(12);
    expect(read({ parsedResumePath: '/resumes/12' }).parsedResumePath).toBe(12);
    expect(read({ resume: '/resumes/12', parsedResumePath: '/resumes/13' }).parsedResumePath).toBe(13);
    expect(read({ resume: '' }).parsedResumePath).toBeNull();
  });

  it('has each clearance once, and no clearance is none', () => {
    expect(read({ clearanceType: ['secret', 'none', 'secret'] }).clearanceType).toEqual(['secret']);
  });
});

describe('The dates of an import', () => {
  const entries = {
    educations: [
      { school: 'A', from: 2010, to: 2014 },
      { school: 'B', from: 2014, to: 2014 },
    ],
    certifications: [{ name: 'C', issueYear: 2030 }],
    workExperiences: [
      { title: 'D', fromYear: 2030 },
      { title: 'E', toYear: 2019 },
    ],
  };

  it('are refused at the place of each entry', () => {
    expect(entryProblems(read(entries), now)).toEqual({
      'educations.1.to': 'Must be more than "From"',
      'certifications.0.issueYear': 'Must not be in the future',
      'workExperiences.0.fromYear': 'Must not be in the future',
      'workExperiences.1.fromYear': 'Required',
    });
  });

  it('include the begin of a working life', () => {
    const workStartedAt = '2027-01-01T00:00:00.000Z';
    expect(importProblems(read({ employeeInfo: { workStartedAt } }), now)).toEqual({
      'employeeInfo.workStartedAt': 'Must not be in the future',
    });
    expect(importProblems(read({ ...entries, employeeInfo: { workStartedAt } }), now)).toMatchObject({
      'educations.1.to': 'Must be more than "From"',
      'employeeInfo.workStartedAt': 'Must not be in the future',
    });
    expect(importProblems(read({}), now)).toEqual({});
  });
});

it('Of their own resume a candidate adds at least one entry or skill', () => {
  expect(resumeEntriesForm.safeParse({}).error?.issues[0]?.message).toBe('Choose at least one entry or skill to add');
  expect(resumeEntriesForm.parse({ tagIds: ['4'] })).toMatchObject({ tagIds: [4], educations: [] });
  expect(resumeEntriesForm.safeParse({ educations: [{ school: 'A', from: '2010' }] }).success).toBe(true);
});

it.each([
  ['data:image/png;base64,aGk=', true],
  ['data:image/jpeg;base64,aGkh', true],
  [null, true],
  ['data:image/svg+xml;base64,aGk=', false],
  ['x data:image/png;base64,aGk=', false],
  ['data:image/png;base64,aGk= x', false],
  ['data:image/png;base64,', false],
  [`data:image/png;base64,${'a'.repeat(700_000)}`, false],
])('The picture of an imported candidate may be %.40s: %s (RESUME-15)', (picture, isAccepted) =>
  expect(importedAvatarForm.safeParse({ picture }).success).toBe(isAccepted),
);
