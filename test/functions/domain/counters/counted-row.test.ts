import { describe, expect, it } from 'vitest';
import { candidateNoteAddedExamples } from '../../../../events/pipeline/candidate-note-added.ts';
import type { CountedEvent } from '../../../../functions/domain/counters/counted-event.ts';
import * as rows from '../../../../functions/domain/counters/counted-row.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import type { Table } from '../../../../functions/platform/table/table.ts';
import {
  at,
  before,
  jobId,
  person,
  moved,
  closed,
  accepted,
  restored,
  added,
  gone,
  posted,
  removed,
} from '../../../support/counted-events.ts';

const rowsOf = (given: CountedEvent) =>
  rows
    .countedRowWrites(given)
    .map(({ whose, isTakenBack, write }) => [whose, isTakenBack, 'put' in write && write.put]);
describe('The row of an event', () => {
  it.each([
    [
      'a client that was added',
      added,
      'clientsAdded',
      String(added.id),
      { managerId: 1, clientId: 9 },
      [1, 'everyone'],
    ],
    [
      'a client that was removed',
      gone,
      'clientsRemoved',
      String(gone.id),
      { managerId: 1, clientId: 9 },
      [1, 'everyone'],
    ],
    [
      'a job that was posted',
      posted,
      'posted',
      String(posted.id),
      { managerId: 1, jobId: 5, clientId: null },
      [1, 'everyone'],
    ],
    [
      'a job that was removed',
      removed,
      'removed',
      String(removed.id),
      { managerId: 1, jobId: 5, clientId: null },
      [1, 'everyone'],
    ],
    [
      'an acceptance',
      accepted(person(7)),
      'candidates',
      '5-8',
      { managerId: 1, jobId: 5, candidateId: 8, recruiterId: 7 },
      [1, 7],
    ],
    [
      'an acceptance without a recruiter',
      accepted(null),
      'candidates',
      '5-8',
      { managerId: 1, jobId: 5, candidateId: 8, recruiterId: null },
      [1],
    ],
    [
      'a move',
      moved({}),
      'moves',
      `${jobId}-8`,
      { managerId: 1, recruiterId: 7, jobId, candidateId: 8, from: 'submitted', to: 'rejected', days: 1 },
      [1, 7, 'everyone'],
    ],
    [
      'a move of an older event',
      moved({ since: null }),
      'moves',
      `${jobId}-8`,
      { managerId: 1, recruiterId: 7, jobId, candidateId: 8, from: 'submitted', to: 'rejected' },
      [1, 7],
    ],
    [
      'a move of a clock that went back',
      moved({ since: before(-1), from: 'contacted' }),
      'moves',
      `${jobId}-8`,
      { managerId: 1, recruiterId: 7, jobId, candidateId: 8, from: 'contacted', to: 'rejected', days: 0 },
      [1, 7],
    ],
  ] as const)('%s names what it is about', (_what, given, kind, name, row, whose) => {
    expect(rowsOf(given as CountedEvent)).toEqual(
      whose.map((one) => [one, false, { ...keys.countedRow(one, kind, at, name), at, ...row }]),
    );
  });

  it('is taken back in its place by what takes the event back, and there is none of a closed job', () => {
    const undone = moved({ from: 'rejected', to: 'submitted', undo: true, undoneAt: before(1), since: null });
    expect(rowsOf(undone)).toEqual(
      [1, 7].map((one) => [one, true, { ...keys.countedRow(one, 'moves', before(1), `${jobId}-8`), takenBack: true }]),
    );
    expect(rowsOf(restored({ notBy: 7, acceptedAt: before(3) }))).toEqual(
      [1, 7].map((one) => [one, true, { ...keys.countedRow(one, 'candidates', before(3), '5-8'), takenBack: true }]),
    );
    expect(rowsOf(closed({}))).toEqual([]);
    expect(rowsOf(candidateNoteAddedExamples[0] as CountedEvent)).toEqual([]);
  });
});

it('Listed closed jobs have the time at which they were closed as theirs, and rows that were taken back are left out', async () => {
  const stored = [
    { sk: 'c', closedAt: '2026-11-03T10:00:00.000Z', jobId: 3 },
    { sk: 'b', at: '2026-11-02T10:00:00.000Z', jobId: 2 },
    { sk: 'a', takenBack: true },
  ];
  const read = async (kind: 'closed' | 'moves', items: object[]) => {
    const table = { queryPage: async () => ({ items, next: undefined }) } as unknown as Table;
    const span = { from: Date.parse('2026-11-01T00:00:00.000Z'), to: Date.parse('2026-12-01T00:00:00.000Z') };
    return (await rows.countedRows(table, { whose: 7, kind }, span, { limit: 9, counts: undefined })).rows;
  };
  const [closing] = await read('closed', stored.slice(0, 1));
  expect(closing).toMatchObject({ at: '2026-11-03T10:00:00.000Z', jobId: 3 });
  expect(closing).not.toHaveProperty('closedAt');
  expect((await read('moves', stored.slice(1))).map(({ jobId }) => jobId)).toEqual([2]);
});
