import { describe, expect, it } from 'vitest';
import type { EventOf } from '../../../../events/catalogue.ts';
import { jobClosedExamples } from '../../../../events/jobs/job-closed.ts';
import { candidateStatusChangedExamples } from '../../../../events/pipeline/candidate-status-changed.ts';
import { count } from '../../../../functions/features/dashboards/count.steps.ts';
import type { CountedEvent } from '../../../../functions/domain/counters/counted-event.ts';
import { countEvent } from '../../../../functions/domain/counters/counted-event.ts';
import { countersStore } from '../../../../functions/features/dashboards/counters.store.ts';
import { dashboardsStore } from '../../../../functions/features/dashboards/dashboards.store.ts';
import { countedBetween } from '../../../../functions/domain/counters/hour-counters.ts';
import { openTable } from '../../../../functions/platform/table/table.ts';
import { timeOfId } from '../../../../shared/rules/ids.ts';
import { aClock } from '../../../support/builders.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const [moved, , undo] = candidateStatusChangedExamples as EventOf<'candidate-status-changed'>[];
const back = candidateStatusChangedExamples[1] as EventOf<'candidate-status-changed'>;
const [closed, heldAndClosed] = jobClosedExamples as EventOf<'job-closed'>[];
if (!moved || !undo || !closed || !heldAndClosed) throw new Error('examples are missing');

describe('Dashboard counters', () => {
  const local = withLocalTable();
  const countedIn = (userId: number, from: string, to: string) =>
    countedBetween(openTable(local.tableName, local.documents), userId, {
      from: Date.parse(from),
      to: Date.parse(to),
    });
  const countAll = async (events: CountedEvent[]) => {
    const store = countersStore(openTable(local.tableName, local.documents), aClock());
    for (const event of events) await count(event, store);
  };

  it('count an event once, in its quarter hour, however often and whenever it is repeated', async () => {
    const { add } = countersStore(openTable(local.tableName, local.documents), aClock());
    const posted = { whose: 7, at: '2026-09-01T23:59:59.999Z', add: { posted: 1 } };
    await Promise.all([
      add(1, posted),
      add(1, posted),
      add(2, { whose: 7, at: '2026-09-01T23:44:59.999Z', add: { posted: 1, closed: 1 } }),
    ]);
    await add(1, posted);
    await add(3, { whose: 7, at: '2026-09-02T00:00:00.000Z', add: { posted: 1 } });
    expect(await countedIn(7, '2026-09-01T23:30:00Z', '2026-09-02T00:00:00Z')).toEqual([
      { at: Date.parse('2026-09-01T23:30:00Z'), counts: { posted: 1, closed: 1 } },
      { at: Date.parse('2026-09-01T23:45:00Z'), counts: { posted: 1 } },
    ]);
    expect(await countedIn(7, '2026-09-02T00:00:00Z', '2026-09-02T00:15:00Z')).toHaveLength(1);
  });

  it('are as before an undone move, in whichever order and however often both events arrive', async () => {
    const { managerId } = back.data;
    await countAll([undo, back, undo]);
    const [quarter, ...others] = await countedIn(managerId, '2026-09-20T00:00:00Z', '2026-09-30T00:00:00Z');
    expect(others).toEqual([]);
    expect([...new Set(Object.values(quarter?.counts ?? {}))]).toEqual([0]);
  });

  it('list a closed job once, for its manager, the paid recruiter and everybody', async () => {
    await countAll([closed, closed]);
    const { closingsPage } = dashboardsStore(openTable(local.tableName, local.documents));
    const { manager, candidate, recruiter, points } = closed.data;
    const span = { from: Date.parse(closed.time), to: Date.parse(closed.time) + 1 };
    const first = { page: 1, perPage: 10 };
    const listed = { candidateId: candidate?.id, recruiterId: recruiter?.id, points };
    for (const whose of [manager.id, recruiter?.id ?? 0, 'everyone' as const]) {
      expect(await closingsPage(whose, span, first)).toMatchObject([listed]);
      expect(await closingsPage(whose, { from: 0, to: span.from }, first)).toEqual([]);
    }
  });
});

describe('What an event adds', () => {
  it('of a hire is counted for the manager, by client and recruiter, and with its points for the recruiter', () => {
    const { manager, recruiter, points, clientId } = closed.data;
    const client = `c_${manager.id}_${clientId ?? 0}`;
    const took = 'hiredAfter_12';
    const hire = { ...closed, time: new Date(timeOfId(closed.data.jobId) + 12.5 * 86_400_000).toISOString() };
    const add = {
      closed: 1,
      hired: 1,
      points,
      [`${client}_closed`]: 1,
      [`${client}_hires`]: 1,
      [`r_${recruiter?.id}_hires`]: 1,
      [`r_${recruiter?.id}_points`]: points,
      [took]: 1,
    };
    const ofManager = { [`m_${manager.id}_hires`]: 1, [`m_${manager.id}_points`]: points };
    expect(countEvent(hire)).toEqual([
      { whose: manager.id, at: hire.time, add },
      { whose: 'everyone', managerId: manager.id, at: hire.time, add: { ...add, ...ofManager } },
      { whose: recruiter?.id, at: hire.time, add: { closed: 1, hired: 1, points, [took]: 1 } },
    ]);
    const { id } = heldAndClosed.data.manager;
    const unhired = `c_${id}_${heldAndClosed.data.clientId ?? 0}_closed`;
    const nobody = { at: heldAndClosed.time, add: { closed: 1, hired: 0, points: 0, [unhired]: 1 } };
    expect(countEvent(heldAndClosed)).toEqual([
      { whose: id, ...nobody },
      { whose: 'everyone', managerId: id, ...nobody },
    ]);
  });

  it('of a move is where from, where to and after how many whole days, for manager and recruiter', () => {
    const { managerId, recruiterId } = moved.data;
    const add = { moves: 1, moved_0_1: 1, stayed_0_2: 1 };
    expect(countEvent(moved)).toEqual([managerId, recruiterId].map((whose) => ({ whose, at: moved.time, add })));
  });

  it('of a move without a known beginning, as older events have it, is no length of stay', () => {
    const [counted] = countEvent({ ...moved, data: { ...moved.data, since: null } });
    expect(counted?.add).toEqual({ moves: 1, moved_0_1: 1 });
  });
});
