import { describe, expect, it } from 'vitest';
import * as profiles from '../../../functions/records/candidate-profile.ts';
import type { CandidateRecord } from '../../../functions/records/candidate-profile.ts';
import { hidingWrite } from '../../../functions/records/hiding.ts';
import { keys } from '../../../functions/platform/table/keys.ts';
import { openTable } from '../../../functions/platform/table/table.ts';
import { noEmployeeInfo, type Education, type WorkExperience } from '../../../shared/model/candidate-profile.ts';
import { someTime } from '../../support/builders.ts';
import { withLocalTable } from '../../support/local-table.ts';
import { describeWrites } from '../../support/outcomes.ts';

const later = '2026-09-02T10:00:00.000Z';
const education = {
  id: 1,
  version: 1,
  school: 'MIT',
  degree: null,
  study: null,
  from: 2010,
  to: 2012,
} as unknown as Education;
const work = { id: 2, version: 1, title: 'Nurse', company: 'A', isWorking: true } as unknown as WorkExperience;
const info = { ...noEmployeeInfo, version: 1 };
const hiding = { companies: ['Acme'], findableBy: 'recruiters', confirmed: [], version: 1 } as const;
const head = (version: number, createdAt = someTime, changedAt = someTime) => ({
  ...keys.candidateHead(8),
  part: 'head',
  version,
  createdAt,
  changedAt,
});
const entry = (over: object = {}) => ({
  ...keys.profileEntry(8, 'educations', 1),
  part: 'educations',
  ...education,
  ...over,
});
const infoItem = (over: object = {}) => ({ ...keys.employeeInfo(8), part: 'employeeInfo', ...info, ...over });
const hidingItem = (over: object = {}) => ({ ...keys.hiddenFrom(8), part: 'hiding', ...hiding, ...over });
const record: CandidateRecord = {
  head: undefined,
  employeeInfo: info,
  educations: [education],
  certifications: [],
  workExperiences: [work],
};
const recordChanged = 'conflict | This profile was changed at the same moment; try again';
const changed = 'conflict | Someone else has changed this; reload it and try again';
const whole = [
  head(1),
  entry(),
  { ...keys.profileEntry(8, 'workExperiences', 2), part: 'workExperiences', ...work },
  infoItem(),
];
const before = { version: 3, createdAt: someTime, changedAt: someTime };
describeWrites('A profile', [
  ['is written whole', () => profiles.newRecordWrites(8, record, someTime), [], whole],
  [
    'without info is written over its head',
    () => profiles.newRecordWrites(8, { ...record, head: before, employeeInfo: undefined }, later),
    [head(3)],
    [head(4, someTime, later), ...whole.slice(1, 3)],
  ],
  ['is new once', () => profiles.recordHeadWrite(8, undefined, someTime), [head(1)], recordChanged],
  ['is changed as it was read', () => profiles.recordHeadWrite(8, before, later), [head(4)], recordChanged],
  ['has each entry once', () => profiles.newEntryWrite(8, 'educations', education), [entry()], recordChanged],
  [
    'has a changed entry',
    () => profiles.changedEntryWrite(8, 'educations', { ...education, version: 2 }),
    [entry()],
    [entry({ version: 2 })],
  ],
  [
    'has an entry changed as it was read',
    () => profiles.changedEntryWrite(8, 'educations', education),
    [entry()],
    changed,
  ],
  ['has an entry no more', () => profiles.removedEntryWrite(8, 'educations', education), [entry()], []],
  [
    'has an entry removed as it was read',
    () => profiles.removedEntryWrite(8, 'educations', education),
    [entry({ version: 2 })],
    changed,
  ],
  ['has its first info once', () => profiles.employeeInfoWrite(8, info), [infoItem()], changed],
  [
    'has other info',
    () => profiles.employeeInfoWrite(8, { ...info, version: 2 }),
    [infoItem()],
    [infoItem({ version: 2 })],
  ],
  [
    'has other info as it was read',
    () => profiles.employeeInfoWrite(8, { ...info, version: 3 }),
    [infoItem()],
    changed,
  ],
  [
    'hides as it was read',
    () => hidingWrite(8, { ...hiding, version: 2 }),
    [hidingItem()],
    [hidingItem({ version: 2 })],
  ],
  [
    'does not hide over another list',
    () => hidingWrite(8, { ...hiding, version: 3 }),
    [hidingItem()],
    'conflict | This list was changed in another window; reload it and try again',
  ],
]);

describe('The entries of a profile', () => {
  const ids = (entries: readonly { id: number }[]) => entries.map(({ id }) => id);
  const studied = (id: number, from: number | null, to: number | null) => ({ ...education, id, from, to });
  const worked = (id: number, over: Partial<WorkExperience>) =>
    ({
      ...work,
      isWorking: false,
      fromYear: null,
      fromMonth: null,
      toYear: null,
      toMonth: null,
      ...over,
      id,
    }) as WorkExperience;
  const certified = (id: number, issueYear: number | null, issueMonth: number | null) =>
    ({ id, issueYear, issueMonth }) as never;

  it('are newest first, with those that go on before those that have ended', () => {
    const { educations, certifications, workExperiences } = profiles.latestFirst;
    const studies = [
      studied(1, null, null),
      studied(2, 2001, 2004),
      studied(3, 2000, null),
      studied(4, 2002, 2004),
      studied(5, 2002, 2004),
    ];
    expect(ids(educations(studies))).toEqual([3, 5, 4, 2, 1]);
    expect(
      ids(
        certifications([certified(1, 2020, null), certified(2, 2020, 5), certified(3, null, 9), certified(4, 2021, 1)]),
      ),
    ).toEqual([4, 2, 1, 3]);
    const works = [
      worked(1, { toYear: 2020, toMonth: 3, fromYear: 2010 }),
      worked(2, { toYear: 2020, toMonth: 3, fromYear: 2012, fromMonth: 1 }),
      worked(3, { toYear: 2020, toMonth: 3, fromYear: 2012, fromMonth: 2 }),
      worked(4, { toYear: 2020, toMonth: 4 }),
      worked(5, { fromYear: 2021 }),
      worked(6, { isWorking: true, fromYear: 1999 }),
      worked(7, {}),
    ];
    expect(ids(workExperiences(works))).toEqual([6, 5, 4, 3, 2, 1, 7]);
  });

  it('say the same without their numbers and places', () => {
    expect(profiles.entryFacts(entry() as never)).toEqual({
      school: 'MIT',
      degree: null,
      study: null,
      from: 2010,
      to: 2012,
    });
  });
});

describe('A profile', () => {
  const local = withLocalTable();

  it('has a record of everything that is stored of it', async () => {
    const table = openTable(local.tableName, local.documents);
    expect(await profiles.candidateRecord(table, 18)).toEqual({
      head: undefined,
      employeeInfo: undefined,
      educations: [],
      certifications: [],
      workExperiences: [],
      hiding: undefined,
      resume: undefined,
    });
    await table.write([...profiles.newRecordWrites(18, record, someTime), hidingWrite(18, hiding)]);
    expect(await profiles.candidateRecord(table, 18)).toMatchObject({
      head: { version: 1, createdAt: someTime },
      employeeInfo: { version: 1 },
      educations: [{ id: 1, school: 'MIT' }],
      certifications: [],
      workExperiences: [{ id: 2, title: 'Nurse' }],
      hiding,
    });
  });
});

it('Work of the same end is ordered by its beginning, month by month, the latest first', () => {
  const from = (id: number, fromYear: number, fromMonth: number | null) =>
    ({ ...work, id, isWorking: false, toYear: 2020, toMonth: 5, fromYear, fromMonth }) as WorkExperience;
  const entries = [from(1, 2018, null), from(2, 2018, 3), from(3, 2019, 1), from(4, 2018, 11)];
  expect(profiles.latestFirst.workExperiences(entries).map(({ id }) => id)).toEqual([3, 4, 2, 1]);
});
