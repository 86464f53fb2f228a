import { describe, expect, it } from 'vitest';
import { jobClosedExamples } from '../../../../events/jobs/job-closed.ts';
import { closingsBetween, closingWrites } from '../../../../functions/records/closing.ts';
import type { CountedEvent } from '../../../../functions/domain/counters/counted-event.ts';
import * as hours from '../../../../functions/domain/counters/hour-counters.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { openTable } from '../../../../functions/platform/table/table.ts';
import { idAt } from '../../../../shared/rules/ids.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { describeWrites } from '../../../support/outcomes.ts';

const day = 86_400_000;
const at = '2026-09-26T09:30:00.000Z';
const before = (days: number) => new Date(Date.parse(at) - days * day).toISOString();
const jobId = idAt(Date.parse(at) - 12 * day - 1, 0);
const person = (id: number) => ({ id, firstName: 'A', lastName: 'B', avatar: null });
type Of<T extends CountedEvent['type']> = Extract<CountedEvent, { type: T }>;
const event = <E extends CountedEvent>(example: E, data: Partial<E['data']>): E => ({
  ...example,
  time: at,
  data: { ...example.data, ...data },
});
const closed = (data: Partial<Of<'job-closed'>['data']>) =>
  event(jobClosedExamples[0] as Of<'job-closed'>, {
    jobId,
    title: 'Nurse',
    manager: person(1),
    clientId: 9,
    points: 500,
    candidate: null,
    recruiter: null,
    source: undefined,
    ...data,
  });

const hour = '2026-09-26T09';
const counter = (over: object) => ({ ...keys.hourCounters(7, hour), hour, ...over });
const add =
  (over: Partial<hours.Count> = {}) =>
  () =>
    hours.countedEventWrite(50, { whose: 7, at, add: { moves: 2 }, ...over });
const mended = (events: number[], seen: number[]) => () =>
  hours.mendedHourWrite(7, { hour, counters: { q0_moves: 1 }, events }, seen);
const simultaneous = 'conflict | Something was counted at the same time; recount again';
describeWrites('The counters of an hour', [
  ['begin with their first event', add(), [], [counter({ q2_moves: 2, countedEvents: new Set([50]) })]],
  [
    'grow with another, and know the manager where it happened',
    add({ at: '2026-09-26T09:45:00.000Z', managerId: 1 }),
    [counter({ q2_moves: 2, q3_moves: 1, countedEvents: new Set([49]) })],
    [counter({ q2_moves: 2, q3_moves: 3, countedEvents: new Set([49, 50]), changedBy: 1 })],
  ],
  ['count each event once', add(), [counter({ countedEvents: new Set([50]) })], 'conflict | already counted'],
  [
    'are mended as they were read',
    mended([50], [49]),
    [counter({ q1_x: 1, countedEvents: new Set([49]) })],
    [counter({ q0_moves: 1, countedEvents: new Set([50]) })],
  ],
  ['are mended to nothing', mended([], [49]), [counter({ countedEvents: new Set([49]) })], [counter({ q0_moves: 1 })]],
  ['are mended where there were none', mended([50], []), [], [counter({ q0_moves: 1, countedEvents: new Set([50]) })]],
  [
    'are not mended over another event',
    mended([50], [49]),
    [counter({ countedEvents: new Set([49, 48]) })],
    simultaneous,
  ],
  ['are not mended over a first event', mended([50], []), [counter({ countedEvents: new Set([49]) })], simultaneous],
]);

const closing = (over: object = {}) => ({
  eventId: closed({}).id,
  jobId,
  title: 'Nurse',
  managerId: 1,
  clientId: 9,
  candidateId: null,
  recruiterId: null,
  points: 0,
  closedAt: at,
  days: 12,
  ...over,
});
const listed = (whose: number | 'everyone', over: object = {}) => ({
  ...keys.closing(whose, at, closed({}).id),
  ...closing(over),
});
const hire = { candidateId: 8, recruiterId: 7, points: 500, source: 'applied' };
describeWrites('A closing', [
  [
    'without a hire is its manager’s and everybody’s',
    () => closingWrites(closed({ source: 'applied' })),
    [],
    [listed(1), listed('everyone')],
  ],
  [
    'with a recruiter is theirs too',
    () => closingWrites(closed({ candidate: person(8), recruiter: person(7), source: 'applied' })),
    [],
    [listed(1, hire), listed(7, hire), listed('everyone', hire)],
  ],
  [
    'of a clock that went back took no days',
    () => closingWrites(closed({ jobId: idAt(Date.parse(at) + day, 0) })),
    [],
    [1, 'everyone' as const].map((whose) => listed(whose, { jobId: idAt(Date.parse(at) + day, 0), days: 0 })),
  ],
]);

describe('Counted hours', () => {
  const local = withLocalTable();

  it('are read as they are stored, and by quarters of a span', async () => {
    const table = openTable(local.tableName, local.documents);
    expect(await hours.addCount(table, 50, { whose: 7, at, add: { moves: 2 } })).toBe(true);
    expect(await hours.addCount(table, 50, { whose: 7, at, add: { moves: 2 } })).toBe(false);
    await hours.addCount(table, 51, { whose: 7, at: '2026-09-26T10:00:00.000Z', add: { notes: 1 }, managerId: 1 });
    expect(await hours.countedHours(table, 7)).toEqual([
      { hour, counters: { q2_moves: 2 }, events: [50] },
      { hour: '2026-09-26T10', counters: { q0_notes: 1 }, events: [51] },
    ]);
    const quarters = [
      { at: Date.parse(at), counts: { moves: 2 } },
      { at: Date.parse('2026-09-26T10:00:00.000Z'), counts: { notes: 1 } },
    ];
    const between = (from: string, to: string) =>
      hours.countedBetween(table, 7, { from: Date.parse(from), to: Date.parse(to) });
    expect(await between(at, '2026-09-26T10:15:00.000Z')).toEqual(quarters);
    expect(await between(at, '2026-09-26T10:00:00.000Z')).toEqual(quarters.slice(0, 1));
    expect(await between('2026-09-26T09:45:00.000Z', '2026-09-26T11:00:00.000Z')).toEqual(quarters.slice(1));
    expect(
      hours.quartersOf({ hour, q0_a: 1, q3_b_c: 2, q4_d: 3, xq1_e: 4, changedBy: 1, q1_f: 'no' } as never),
    ).toEqual([
      { at: Date.parse('2026-09-26T09:00:00.000Z'), counts: { a: 1 } },
      { at: Date.parse('2026-09-26T09:45:00.000Z'), counts: { b_c: 2 } },
    ]);
  });

  it('of a span that ends on the hour are read without the hour that begins then', async () => {
    const asked: unknown[] = [];
    const query = async (question: unknown) => (asked.push(question), []);
    const span = { from: Date.parse('2026-09-26T07:15:00Z'), to: Date.parse('2026-09-26T09:00:00Z') };
    await hours.countedBetween({ query } as never, 7, span);
    await hours.countedBetween({ query } as never, 7, { ...span, to: span.to + 1 });
    expect(asked).toEqual(
      ['2026-09-26T08', '2026-09-26T09'].map((last) => keys.hourCountersBetween(7, '2026-09-26T07', last)),
    );
  });

  it('have the newest closings of a span, without its end', async () => {
    const table = openTable(local.tableName, local.documents);
    const ids = [before(3), before(2), before(1)].map((time, place) => ({ time, id: 100 + place }));
    for (const one of ids) await table.write(closingWrites({ ...closed({}), ...one }));
    const span = { from: Date.parse(before(3)), to: Date.parse(before(1)) };
    const found = async (limit: number) => (await closingsBetween(table, 1, span, limit)).map(({ eventId }) => eventId);
    expect([await found(9), await found(1)]).toEqual([[101, 100], [101]]);
  });
});
