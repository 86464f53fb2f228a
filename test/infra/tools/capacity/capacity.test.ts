import { describe, expect, it } from 'vitest';
import { capacityTable, monthOf } from '../../../../infra/tools/capacity/capacity.ts';
import { limitsOf } from '../../../../infra/tools/capacity/limits.ts';
import { loadOf } from '../../../../infra/tools/capacity/people.ts';
import { stages } from '../../../../infra/stages.ts';

const usage = { calls: 0, readUnits: 0, writeUnits: 0, items: 0, bytes: 0 };
const run = (functionName: string, trigger: string, milliseconds: number, calls = 0) => ({
  requestId: functionName,
  functionName,
  trigger,
  startedAt: '',
  milliseconds,
  usage: { ...usage, calls },
});
const applied = {
  action: 'A candidate applies' as const,
  dollars: 0.00004,
  reading: {
    events: 1,
    total: { ...usage, readUnits: 20, writeUnits: 30 },
    invocations: [
      run('Apply', 'POST /api/candidate/jobs/1/apply', 20, 4),
      run('Live', 'stream of Table', 30),
      run('Live', 'stream of Table', 10, 2),
      run('Notify', 'queue Notify', 50),
      run('Count', 'queue Count', 20),
    ],
  },
};
const needOf = (what: string, people: number, stage = stages.prod): number | undefined =>
  limitsOf(stage)
    .find((limit) => limit.what.startsWith(what))
    ?.need(loadOf(people), [applied]);

describe('The capacity of a stage', () => {
  it.each([
    // 1.3 applications a second, and the renewals of 30,000 tabs each 1,800 s.
    ['Requests a second', 1.3 + 30_000 / 1800],
    ['Sign-ins and renewals', 1 + 30_000 / 1800],
    ['New connections', 30_000 / 7200],
    // 130 ms in functions and six calls of 5 ms.
    ['Functions at once', 1.3 * 0.16],
    ['Messages at once', 1.3 * 0.05],
    ['The busiest reader of the stream', 1.3 * 0.05],
    ['Read units', 26],
    ['Write units', 39],
    ['Events a second', 1.3],
    ['Mails a second', 4.6],
    ['Mails a day', 4.6 * 8 * 3600],
    ['Digests a day', 300_000],
    ['Documents of a kind', 900_000],
  ])('needs of "%s" what a million people use', (what, need) => {
    expect(needOf(what, 1_000_000)).toBeCloseTo(need, 6);
    expect(needOf(what, 10_000)).toBeCloseTo(need / 100, 6);
  });

  it('does not end at the documents in memory where OpenSearch searches', () => {
    const search = { engine: 'opensearch', on: 'serverless' } as const;
    expect(needOf('Documents of a kind', 1_000_000, { ...stages.prod, search })).toBeUndefined();
  });

  it('costs a month what its actions, mails and active people do', () => {
    // In a busiest second 1.3 applications at $0.00004 and 4.6 mails at $0.0001; 300,000 people at $0.0055.
    expect(monthOf(loadOf(1_000_000), [applied])).toBeCloseTo((1.3 * 0.00004 + 4.6 * 0.0001) * 864_000 + 1650, 6);
  });

  it('is a table with the fullest first and in bold what is beyond its limit', () => {
    const [, , first, second, ...more] = capacityTable(stages.prod, [applied], 40).split('\n');
    expect(first).toBe('| Documents of a kind that are searched in memory | 300,000 | 3.0 % | 30 % | **300 %** |');
    expect(second).toBe('| Mails a day | 50,000 | 2.6 % | 26 % | **265 %** |');
    expect(more.at(-1)).toBe('| **dollars a month** | | $61 | $249 | $2,132 |');
  });
});
