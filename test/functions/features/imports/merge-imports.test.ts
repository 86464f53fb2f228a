import { describe, expect, it } from 'vitest';
import { mergeImports, withoutMerge } from '../../../../functions/features/imports/merge-imports.ts';
import { countsOfLikelySame } from '../../../../functions/features/imports/likely-same.ts';
import type { ImportedCandidate } from '../../../../functions/records/imported-candidate.ts';
import { undoUntil } from '../../../../functions/records/candidate-merge.ts';
import { mergeFields, type MergeField } from '../../../../shared/model/candidate-merge.ts';
import { noEmployeeInfo } from '../../../../shared/model/candidate-profile.ts';
import { anImport } from '../../../support/a-resume.ts';

const at = '2026-11-23T10:00:00.000Z';
const school = (id: number, name: string) => ({ id, version: 1, school: name, degree: null, from: 2008, to: 2012 });
const absorbed = anImport({
  id: 1,
  firstName: 'Robert',
  lastName: 'Falk',
  email: 'bob@example.com',
  phonePrefix: '+1',
  phone: '4155550177',
  birthday: '1990-05-17',
  countryId: 840,
  cityId: 7,
  resumeId: 11,
  resumeHash: 'aa',
  employeeInfo: { ...noEmployeeInfo, version: 1 },
  educations: [school(21, 'MIT'), school(22, 'Rice')] as never,
});
const survivor = anImport({
  id: 2,
  firstName: 'Bob',
  lastName: 'Falk',
  email: 'robert@example.com',
  educations: [school(31, 'MIT')] as never,
});
const merged = (take: readonly MergeField[]) =>
  mergeImports(survivor, { absorbed, into: { kind: 'imported', id: 2 }, take, at });

// What each field brings into the candidate who is kept.
const brings: Record<MergeField, Partial<ImportedCandidate>> = {
  name: { firstName: 'Robert', lastName: 'Falk' },
  phone: { phonePrefix: '+1', phone: '4155550177' },
  birthday: { birthday: '1990-05-17' },
  place: { countryId: 840, cityId: 7 },
  employeeInfo: { employeeInfo: absorbed.employeeInfo },
  resume: { resumeId: 11, resumeHash: 'aa' },
  educations: { educations: [school(31, 'MIT'), school(22, 'Rice')] as never },
  certifications: {},
  workExperiences: {},
};

describe('Merging one imported candidate into another', () => {
  it.each(mergeFields)('takes over %s where it is chosen, and nothing else (PLUS-15)', (field) => {
    expect(merged([field]).survivor).toEqual({ ...survivor, ...brings[field], version: 2 });
  });

  it('keeps the address of the candidate who is kept, where the invitation was mailed', () => {
    expect(merged(mergeFields).survivor).toMatchObject({ id: 2, email: 'robert@example.com', version: 2 });
  });

  it('refuses a candidate merged into themselves, and a section that would be too long', () => {
    const self = { absorbed, into: { kind: 'imported' as const, id: 1 }, take: [], at };
    expect(() => mergeImports(absorbed, self)).toThrow('Choose another candidate');
    const full = Array.from({ length: 50 }, (_, id) => school(100 + id, `School ${id}`)) as never;
    expect(() =>
      mergeImports(
        { ...survivor, educations: full },
        { ...self, into: { kind: 'imported', id: 2 }, take: ['educations'] },
      ),
    ).toThrow('At most 50 entries');
  });

  it('is undone to what both were (PLUS-15)', () => {
    const { merge, survivor: after } = merged(mergeFields);
    expect(merge.absorbed).toEqual(absorbed);
    expect({ ...withoutMerge(after, merge), version: 1 }).toEqual({ ...survivor, resumeHash: null });
  });

  it('leaves later changes with the candidate who was kept when it is undone (PLUS-15)', () => {
    const { merge, survivor: after } = merged(mergeFields);
    const later = {
      ...after,
      phone: '5125550101',
      educations: [school(41, 'MIT'), school(42, 'Rice University')] as never,
    };
    expect(withoutMerge(later, merge)).toMatchObject({
      firstName: 'Bob',
      phonePrefix: '+1',
      phone: '5125550101',
      birthday: null,
      educations: [{ school: 'MIT' }, { school: 'Rice University' }],
    });
  });

  it('can be undone for 30 days, and not beyond the life of the import', () => {
    const { merge } = merged([]);
    expect(undoUntil(merge)).toBe('2026-12-23T10:00:00.000Z');
    const old = { ...merge, absorbed: { ...absorbed, importedAt: '2026-09-01T10:00:00.000Z' } };
    expect(undoUntil(old)).toBe('2026-11-30T10:00:00.000Z');
  });
});

describe('The list of imported candidates', () => {
  it('counts for each how many others may be the same person', () => {
    const third = anImport({ id: 3, firstName: 'Rob', lastName: 'Falk', phone: '415 555 0177', phonePrefix: '+1' });
    const stranger = anImport({ id: 4, firstName: 'Agnes', lastName: 'Wu', email: 'agnes@example.com' });
    expect([...countsOfLikelySame([absorbed, third, stranger])]).toEqual([
      [1, 1],
      [3, 1],
      [4, 0],
    ]);
  });
});
