import { describe, expect, it } from 'vitest';
import { countEvent } from '../../../functions/dashboards/count-event.ts';
import { countersStore } from '../../../functions/dashboards/counters.store.ts';
import type { CountedEvent } from '../../../functions/dashboards/count-event.ts';
import { keys } from '../../../functions/table/keys.ts';
import { openTable } from '../../../functions/table/table.ts';
import { jobClosedExamples } from '../../../events/jobs/job-closed.examples.ts';
import { candidateStatusChangedExamples } from '../../../events/pipeline/candidate-status-changed.examples.ts';
import { withLocalTable, type LocalTable } from '../../support/local-table.ts';

describe('Dashboard counters', () => {
  let local: LocalTable;
  withLocalTable((opened) => {
    local = opened;
  });

  it('count an event once, however often and whenever it is repeated', async () => {
    const table = openTable(local.tableName, local.documents);
    const { add } = countersStore(table);
    const [first, second] = [
      { id: 1, time: '2026-09-01T23:59:59.999Z' },
      { id: 2, time: '2026-09-01T00:00:00.000Z' },
    ];
    await Promise.all([
      add(first, { userId: 7, add: { open: 1, posted: 1 } }),
      add(first, { userId: 7, add: { open: 1, posted: 1 } }),
      add(second, { userId: 7, add: { open: -1, closed: 1 } }),
    ]);
    await add(first, { userId: 7, add: { open: 1, posted: 1 } });
    await add({ id: 3, time: '2026-09-02T00:00:00.000Z' }, { userId: 7, add: { posted: 1 } });
    expect(await table.get(keys.dayCounters(7, '2026-09-01'))).toMatchObject({ open: 0, posted: 1, closed: 1 });
    expect(await table.get(keys.dayCounters(7, '2026-09-02'))).toMatchObject({ posted: 1 });
  });
});

describe('What an event adds', () => {
  it('A hire counts for the manager and, with its points, for the recruiter', () => {
    const closed = jobClosedExamples[0] as Extract<CountedEvent, { type: 'job-closed' }>;
    const { manager, recruiter, points } = closed.data;
    expect(countEvent(closed)).toEqual([
      { userId: manager.id, add: { open: -1, closed: 1, hired: 1 } },
      { userId: recruiter?.id, add: { closed: 1, hired: 1, points } },
    ]);
    expect(countEvent({ ...closed, data: { ...closed.data, candidate: null, recruiter: null } })).toEqual([
      { userId: manager.id, add: { open: -1, closed: 1, hired: 0 } },
    ]);
  });

  it('Closing a held job does not reduce the number of open jobs', () => {
    const closed = jobClosedExamples[1] as Extract<CountedEvent, { type: 'job-closed' }>;
    expect(countEvent(closed)).toEqual([{ userId: closed.data.manager.id, add: { on_hold: -1, closed: 1, hired: 0 } }]);
  });

  it('A move counts for manager and recruiter under its new status', () => {
    const moved = candidateStatusChangedExamples[0] as Extract<CountedEvent, { type: 'candidate-status-changed' }>;
    const { managerId, recruiterId, to } = moved.data;
    expect(countEvent(moved).map(({ userId, add }) => [userId, add])).toEqual(
      [managerId, recruiterId].map((userId) => [userId, { [`status_${to}`]: 1, moves: 1 }]),
    );
  });
});
