import { describe, expect, it } from 'vitest';
import { importCandidate } from '../../../../functions/features/imports/import-candidate.ts';
import { shownImport } from '../../../../functions/features/imports/import-candidate.steps.ts';
import { likeRegistered } from '../../../../functions/features/imports/like-registered.ts';
import { shownMerge } from '../../../../functions/features/imports/show-merge.ts';
import { importedCandidateForm } from '../../../../shared/validation/imported-candidate.ts';
import { anImport } from '../../../support/a-resume.ts';
import { someTime as at } from '../../../support/builders.ts';

const cities = (id: number) => (id < 10 ? ({ id, name: `City ${id}` } as never) : undefined);
const tags = (id: number) => (id < 10 ? { id, name: `Skill ${id}` } : undefined);

describe('An imported candidate as it was entered', () => {
  const entered = (over: object) => {
    let drawn = 70;
    const form = importedCandidateForm.parse({
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@example.com',
      ...over,
    });
    const facts = { id: 8201, recruiterId: 7001, at, newId: () => (drawn += 1) };
    return importCandidate(form, facts, { cityById: cities, tagById: tags });
  };
  const refusedAt = (key: string, message: string) =>
    expect.objectContaining({ kind: 'invalid', errors: [{ key, message }] }) as Error;

  it('has its entries numbered, each in its first version', () => {
    const one = entered({
      educations: [
        { school: 'MIT', from: 2008 },
        { school: 'Rice', from: 2010 },
      ],
      workExperiences: [{ title: 'Analyst', fromYear: 2012, isWorking: true }],
    });
    expect(one).toMatchObject({
      id: 8201,
      recruiterId: 7001,
      importedAt: at,
      version: 1,
      resumeId: null,
      employeeInfo: null,
    });
    expect(one.educations.map(({ id, version }) => [id, version])).toEqual([
      [71, 1],
      [72, 1],
    ]);
    expect(one.workExperiences.map(({ id }) => id)).toEqual([73]);
    for (const field of ['isAnotherPerson', 'parsedResumePath', 'clearanceType']) expect(one).not.toHaveProperty(field);
  });

  it('would work where it says so, else where it lives', () => {
    const cityOf = (over: object) => entered(over).employeeInfo?.city?.id ?? null;
    expect(cityOf({ cityId: 3, employeeInfo: { tagIds: [], cityId: 4 } })).toBe(4);
    expect(cityOf({ cityId: 3, employeeInfo: { tagIds: [] } })).toBe(3);
    expect(cityOf({ employeeInfo: { tagIds: [] } })).toBeNull();
    expect(cityOf({ cityId: 3, clearanceType: ['secret'] })).toBe(3);
  });

  it('has each clearance once, wherever it was entered', () => {
    const levels = entered({ clearanceType: ['secret'], employeeInfo: { clearanceType: ['secret', 'top_secret'] } });
    expect(levels.employeeInfo?.clearanceType).toEqual(['secret', 'top_secret']);
  });

  it.each([
    ['where they live', { cityId: 99 }, 'cityId', 'There is no such city'],
    [
      'where they would work',
      { employeeInfo: { tagIds: [], cityId: 99 } },
      'employeeInfo.cityId',
      'There is no such city',
    ],
    ['a skill', { employeeInfo: { tagIds: [7, 99] } }, 'employeeInfo.tagIds', 'There is no such skill'],
  ])('is refused where %s does not exist', (_what, over, key, message) => {
    expect(() => entered(over)).toThrow(refusedAt(key, message));
  });

  it('is shown with the address of its resume and without its hash', () => {
    const { resume, parsedResumePath, avatar, ...shown } = shownImport(anImport({ resumeId: 9, resumeHash: 'ab' }));
    expect([resume, parsedResumePath, avatar]).toEqual([{ id: 9, path: '/resumes/9' }, '/resumes/9', null]);
    for (const hidden of ['resumeHash', 'resumeId']) expect(shown).not.toHaveProperty(hidden);
    expect(shownImport(anImport({ avatar: 'data:x' }))).toMatchObject({
      resume: null,
      parsedResumePath: null,
      avatar: 'data:x',
    });
  });
});

describe('A registered candidate like an imported one', () => {
  const person = {
    ...anImport({ firstName: 'Robert', lastName: 'Falk', phonePrefix: '+1', phone: '4155550177' }),
    resumeHash: null,
  };
  const card = { id: 3001, firstName: 'Bob', lastName: 'Falk', cityId: null };
  const contact = { email: 'bob@example.com', phonePrefix: '+1', phone: '4155550177', birthday: null };

  it('is found by phone only where the two have met, and never without evidence', () => {
    expect(likeRegistered(person, [{ card, contact: null }])).toBeUndefined();
    const other = { card: { ...card, id: 3002, firstName: 'Zed', lastName: 'Ng' }, contact: null };
    expect(likeRegistered(person, [other, { card, contact }])).toMatchObject({ candidate: { card: { id: 3001 } } });
    expect(likeRegistered(person, [])).toBeUndefined();
  });
});

it('A merge is listed with who was merged, who was kept and until when it can be undone', () => {
  const absorbed = anImport({ importedAt: '2026-11-20T09:00:00.000Z' });
  const merge = {
    id: 1,
    recruiterId: 7001,
    absorbed,
    into: { kind: 'imported' as const, id: 2 },
    taken: [],
    replaced: {},
    state: 'merged' as const,
  };
  expect(shownMerge({ ...merge, mergedAt: '2026-11-24T09:00:00.000Z' }, 'Grace Hopper')).toEqual({
    id: 1,
    name: 'Ada Byron',
    email: 'ada.imported@example.com',
    into: { kind: 'imported', id: 2, name: 'Grace Hopper' },
    mergedAt: '2026-11-24T09:00:00.000Z',
    undoUntil: '2026-12-24T09:00:00.000Z',
  });
  // The import itself would have ended 90 days after it was made.
  expect(shownMerge({ ...merge, mergedAt: '2027-02-10T09:00:00.000Z' }, null)).toMatchObject({
    into: { name: null },
    undoUntil: '2027-02-18T09:00:00.000Z',
  });
});
