import { describe, expect, it } from 'vitest';
import {
  addEntry,
  changeEmployeeInfo,
  changeEntry,
  refuseProblems,
  removeEntry,
} from '../../../../functions/features/candidate-profile/change-record.ts';
import type { CandidateRecord } from '../../../../functions/records/candidate-profile.ts';
import { mostEntries } from '../../../../shared/constants/candidate-profile.ts';
import { noEmployeeInfo, type Education } from '../../../../shared/model/candidate-profile.ts';
import { employeeInfoForm } from '../../../../shared/validation/employee-info.ts';
import { messageOf } from '../../../support/handle.ts';

const facts = { school: 'Texas State', degree: 'BSc', study: 'Nursing', from: 2010, to: 2014 };
const education = (id: number, version = 1): Education => ({ id, version, ...facts });
const record = (over: Partial<CandidateRecord> = {}): CandidateRecord => ({
  head: undefined,
  employeeInfo: undefined,
  educations: [education(1), education(2, 3)],
  certifications: [],
  workExperiences: [],
  ...over,
});
const at = (given: CandidateRecord = record()) =>
  ({ candidateId: 3001, record: given, section: 'educations' }) as const;
const nowhere = { cityById: () => undefined, tagById: () => undefined };
const stale = 'Someone else has changed this; reload it and try again';

describe('An entry of a profile', () => {
  it('is added in its first version, and leaves the other entries alone', () => {
    const { change, record: after } = addEntry(at(), 9, facts);
    expect(change).toBe('added');
    expect(after.educations).toEqual([education(1), education(2, 3), education(9)]);
  });

  it('is refused where its section is full', () => {
    const full = record({ educations: Array.from({ length: mostEntries }, (_, place) => education(place + 1)) });
    expect(messageOf(() => addEntry(at(full), 99, facts))).toBe('At most 50 entries; remove one first');
  });

  it('is changed to its next version', () => {
    const { record: after } = changeEntry(at(), 2, { ...facts, school: 'Rice', version: 3 });
    expect(after.educations).toEqual([education(1), { ...education(2, 4), school: 'Rice' }]);
  });

  it.each([
    ['one that is gone', 7, undefined, 'There is no such entry'],
    ['one that was changed since it was read', 2, 2, stale],
  ])('refuses a change of %s', (_, id, version, message) =>
    expect(messageOf(() => changeEntry(at(), id, { ...facts, version }))).toBe(message),
  );

  it('is removed alone', () => {
    expect(removeEntry(at(), 1).record.educations).toEqual([education(2, 3)]);
    expect(messageOf(() => removeEntry(at(), 7))).toBe('There is no such entry');
  });
});

describe('Employee info', () => {
  it('is added first and changed later, each time in its next version', () => {
    const first = changeEmployeeInfo({ candidateId: 3001, record: record() }, employeeInfoForm.parse({}), nowhere);
    expect([first.change, first.record.employeeInfo?.version]).toEqual(['added', 1]);
    const again = { candidateId: 3001, record: first.record };
    const second = changeEmployeeInfo(again, employeeInfoForm.parse({ relocation: true, version: 1 }), nowhere);
    expect([second.change, second.record.employeeInfo?.version]).toEqual(['changed', 2]);
  });

  it.each([
    ['an unknown city', { cityId: 7 }, 'There is no such city'],
    ['an unknown skill', { tagIds: [7] }, 'There is no such skill'],
    ['a version that is no longer current', { version: 4 }, stale],
  ])('refuses %s', (_, form, message) => {
    const saved = record({ employeeInfo: { ...noEmployeeInfo, version: 5 } });
    const change = () =>
      changeEmployeeInfo({ candidateId: 3001, record: saved }, employeeInfoForm.parse(form), nowhere);
    expect(messageOf(change)).toBe(message);
  });
});

it('A form with problems is refused with the text of each field', () => {
  expect(messageOf(() => refuseProblems({ from: undefined, to: 'Must be more than "From"' }))).toBe(
    'Must be more than "From"',
  );
  expect(messageOf(() => refuseProblems({ from: undefined }))).toBeUndefined();
});
