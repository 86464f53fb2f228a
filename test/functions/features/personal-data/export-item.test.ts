import { describe, expect, it } from 'vitest';
import { recordPage } from '../../../../functions/features/personal-data/export/record-page.ts';
import { isExported, mentions, exportItem } from '../../../../functions/features/personal-data/export-item.ts';

const me = { id: 3001, email: 'priya@example.com', jobs: new Set([5001]) };
const others = { id: 2001, firstName: 'Olivia', lastName: 'Brandt', avatar: 'a.jpg', role: 'recruiter' };

describe('The part of an item that a person’s archive contains', () => {
  it('is their own, without keys and hashes', () => {
    expect(
      exportItem(
        { pk: 'USER#3001', sk: 'ACCOUNT', gsi1pk: 'X', hash: 'y', id: 3001, firstName: 'Priya', email: me.email },
        me,
      ),
    ).toEqual({ id: 3001, firstName: 'Priya', email: me.email });
  });

  it('has none of what only keeps the table and the search in order, neither on its page nor in the file for programs', () => {
    const own = { title: 'Nurse', sent: { note: 'Nights' } };
    const kept = {
      version: 3,
      searchedVersion: 2,
      sessions: { a: 1 },
      visibleTo: [2001],
      summaryParts: ['skills'],
      countedEvents: [5],
      auditHash: 'x',
      q1_moved_0_1: 1,
      q2_r_859511930880027_hires: 1,
    };
    expect(exportItem({ ...own, ...kept, sent: { ...own.sent, version: 1 } }, me)).toEqual(own);
    expect(recordPage('jobs', [{ ...own, ...kept }], me.id)).toBe(recordPage('jobs', [own], me.id));
  });

  it('leaves out other people’s identities, but not what they did or in which role', () => {
    expect(exportItem({ note: 'Strong', createdBy: others }, me)).toEqual({
      note: 'Strong',
      createdBy: { role: 'recruiter', name: 'left out: another person' },
    });
  });

  it.each([
    ['Interview with Olivia Brandt', 'Interview'],
    ['Call with Olivia Brandt', 'Call'],
    ['Interview with Priya Iyer', 'Interview with Priya Iyer'],
    ['Olivia Brandt Ward nurse', 'Olivia Brandt Ward nurse'],
  ])('calls a meeting that is named after another person what it is: %s', (title, shown) => {
    const item = { payload: { event: { title }, candidate: others, manager: { ...others, id: 3001 } } };
    expect(exportItem(item, me)).toMatchObject({ payload: { event: { title: shown } } });
  });

  it('is their own where it has their address, whatever its id', () => {
    const imported = { id: 7, firstName: 'Priya', email: me.email, educations: [{ id: 8, school: 'Rice' }] };
    expect(exportItem(imported, me)).toEqual(imported);
  });

  it('names whom they imported or invited, as they entered them, and nobody’s account', () => {
    const written = { id: 7, firstName: 'Amara', lastName: 'Diallo', email: 'amara@example.com' };
    const imported = { ...written, recruiterId: me.id, importedAt: '2026-03-03T10:00:00.000Z' };
    expect(exportItem(imported, me)).toEqual(imported);
    expect(exportItem({ recruiterId: me.id, absorbed: imported }, me)).toEqual({
      recruiterId: me.id,
      absorbed: imported,
    });
    const accepted = { ...written, inviterId: me.id, candidate: others };
    expect(exportItem(accepted, me)).toEqual({
      ...accepted,
      candidate: { role: 'recruiter', name: 'left out: another person' },
    });
  });

  it('does not name whom another recruiter imported or invited', () => {
    const written = { id: 7, firstName: 'Amara', lastName: 'Diallo', email: 'amara@example.com' };
    for (const by of [{ recruiterId: 2001, importedAt: '2026-03-03T10:00:00.000Z' }, { inviterId: 2001 }])
      expect(exportItem({ ...written, ...by }, me)).toEqual({ ...by, name: 'left out: another person' });
  });

  it('gives the end of storage as a readable time', () => {
    expect(exportItem({ ttl: 0 }, me)).toEqual({ deletedAfter: '1970-01-01T00:00:00.000Z' });
  });

  it('turns sets into lists', () => {
    expect(exportItem({ events: new Set([1, 2]) }, me)).toEqual({ events: [1, 2] });
  });
});

it('An item concerns a person by id or address, however deep', () => {
  expect(mentions({ a: [{ candidateId: 3001 }] }, me)).toBe(true);
  expect(mentions({ to: 'Priya@example.com' }, me)).toBe(true);
  expect(mentions({ a: [{ candidateId: 3002 }] }, me)).toBe(false);
});

describe('Other people’s items in an archive', () => {
  it.each([
    ['a mention', { pk: 'JOB#1', sk: 'JOB', closed: { candidate: { id: 3001 } } }, 'mention', true],
    ['nothing of theirs', { pk: 'JOB#1', sk: 'CANDIDATE#9', candidateId: 9 }, 'mention', false],
    ['all of their own job', { pk: 'JOB#5001', sk: 'TEXT', description: 'x' }, 'mention', true],
    ['all of their story', { pk: 'JOB#1#CANDIDATE#3001', sk: 'NOTE#1', note: 'x' }, 'story', true],
    ['no pointer to a secret', { pk: 'USER#3001', sk: 'CURRENT-TOKEN#recovery', hash: 'x' }, 'whole', false],
    ['no recovery codes', { pk: 'USER#3001', sk: 'SECOND-FACTOR', codes: ['x'] }, 'whole', false],
  ] as const)('%s is included or not', (_, item, manner, expected) => {
    expect(isExported(item, manner, me)).toBe(expected);
  });
});
