import { describe, expect, it } from 'vitest';
import { count } from '../../../functions/dashboards/count.steps.ts';
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
    const posted = { userId: 7, at: '2026-09-01T23:59:59.999Z', add: { open: 1, posted: 1 } };
    await Promise.all([
      add(1, posted),
      add(1, posted),
      add(2, { userId: 7, at: '2026-09-01T00:00:00.000Z', add: { open: -1, closed: 1 } }),
    ]);
    await add(1, posted);
    await add(3, { userId: 7, at: '2026-09-02T00:00:00.000Z', add: { posted: 1 } });
    expect(await table.get(keys.dayCounters(7, '2026-09-01'))).toMatchObject({ open: 0, posted: 1, closed: 1 });
    expect(await table.get(keys.dayCounters(7, '2026-09-02'))).toMatchObject({ posted: 1 });
  });
});

describe('An undone move', () => {
  let local: LocalTable;
  withLocalTable((opened) => {
    local = opened;
  });
  const move = candidateStatusChangedExamples[1] as Extract<CountedEvent, { type: 'candidate-status-changed' }>;
  const undo = candidateStatusChangedExamples[2] as Extract<CountedEvent, { type: 'candidate-status-changed' }>;
  const { managerId } = move.data;
  const countersOf = async (events: CountedEvent[], day: string) => {
    const table = openTable(local.tableName, local.documents);
    for (const event of events) await count(event, countersStore(table));
    return table.get(keys.dayCounters(managerId, day));
  };

  it('counts as if it had never been made, in whichever order and however often both events arrive', async () => {
    const counters = await countersOf([undo, move, undo], '2026-09-27');
    expect(counters).toMatchObject({ moves: 0, [`status_${move.data.to}`]: 0 });
    expect(counters).not.toHaveProperty(`status_${undo.data.to}`);
  });

  it('is taken back on the day on which it was made, when midnight lies between', async () => {
    const late = { ...move, id: 11, time: '2026-09-20T23:58:00.000Z' };
    const next = { ...undo, id: 12, time: '2026-09-21T00:03:00.000Z', data: { ...undo.data, undoneAt: late.time } };
    expect(await countersOf([late, next], '2026-09-20')).toMatchObject({ moves: 0 });
    expect(await countersOf([], '2026-09-21')).toBeUndefined();
  });
});

describe('What an event adds', () => {
  it('A hire counts for the manager and, with its points, for the recruiter', () => {
    const closed = jobClosedExamples[0] as Extract<CountedEvent, { type: 'job-closed' }>;
    const { manager, recruiter, points } = closed.data;
    expect(countEvent(closed)).toEqual([
      { userId: manager.id, at: closed.time, add: { open: -1, closed: 1, hired: 1 } },
      { userId: recruiter?.id, at: closed.time, add: { closed: 1, hired: 1, points } },
    ]);
    expect(countEvent({ ...closed, data: { ...closed.data, candidate: null, recruiter: null } })).toEqual([
      { userId: manager.id, at: closed.time, add: { open: -1, closed: 1, hired: 0 } },
    ]);
  });

  it('Closing a held job does not reduce the number of open jobs', () => {
    const closed = jobClosedExamples[1] as Extract<CountedEvent, { type: 'job-closed' }>;
    expect(countEvent(closed)).toEqual([
      { userId: closed.data.manager.id, at: closed.time, add: { on_hold: -1, closed: 1, hired: 0 } },
    ]);
  });

  it('A move counts for manager and recruiter under its new status', () => {
    const moved = candidateStatusChangedExamples[0] as Extract<CountedEvent, { type: 'candidate-status-changed' }>;
    const { managerId, recruiterId, to } = moved.data;
    expect(countEvent(moved).map(({ userId, add }) => [userId, add])).toEqual(
      [managerId, recruiterId].map((userId) => [userId, { [`status_${to}`]: 1, moves: 1 }]),
    );
  });
});
