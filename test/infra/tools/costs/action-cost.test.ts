import { expect, it } from 'vitest';
import { actionCost } from '../../../../infra/tools/costs/action-cost.ts';

const run = { requestId: 'r', functionName: 'Jobs', startedAt: '', trigger: 'POST /api/manager/jobs' };
const usage = { calls: 0, readUnits: 0, writeUnits: 0, items: 0, bytes: 0 };
const costOf = (over: object) =>
  actionCost({
    bytes: 0,
    reading: { events: 0, total: usage, invocations: [], ...over },
    settingsOf: (name) => ({ memory: 1024, isTraced: name === 'Jobs' }),
  });

it('An action costs its request, its runs, the traces of those that are traced, its units, its events and its messages', () => {
  const request = costOf({});
  expect(request * 1000).toBeCloseTo(0.002, 6);
  expect((costOf({ total: { ...usage, writeUnits: 8 } }) - request) * 1000).toBeCloseTo(0.005, 6);
  expect((costOf({ events: 1 }) - request) * 1000).toBeCloseTo(0.001, 6);
  const ran = costOf({ invocations: [{ ...run, milliseconds: 100, usage }] });
  expect((ran - request) * 1000).toBeCloseTo(0.0002 + 0.00133334 + 0.00075 + 0.005, 6);
  const reaction = { ...run, functionName: 'Points', trigger: 'queue Points', milliseconds: 100, usage };
  expect((costOf({ invocations: [reaction] }) - ran) * 1000).toBeCloseTo(0.0012 - 0.005, 6);
});
