import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startRuleSchedule } from '../../../services/scheduler/rule-schedule.ts';
import { openScheduleBook } from '../../../services/scheduler/schedule-book.ts';
import type { ScheduleBook } from '../../../services/scheduler/schedule-book.ts';
import { startScheduleClock } from '../../../services/scheduler/schedule-clock.ts';
import type { TryOutcome } from '../../../services/scheduler/schedule-clock.ts';
import { newSchedule } from '../../../services/scheduler/schedule-routes.ts';
import { scheduleInput } from '../../../services/scheduler/schedule.ts';
import { temporaryFolder } from '../endpoint-client.ts';

let files: Awaited<ReturnType<typeof temporaryFolder>>;
let book: ScheduleBook;
let calls: string[];
const outcomes: TryOutcome[] = [];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date('2026-11-21T05:00:00Z') });
  files = await temporaryFolder();
  book = await openScheduleBook(files.folder);
  calls = [];
  outcomes.length = 0;
});
afterEach(async () => {
  vi.useRealTimers();
  await book.close();
  await files.remove();
});

const startClock = () =>
  startScheduleClock(book, async ({ name }, { scheduledAt }) => {
    calls.push(`${name} ${new Date(scheduledAt).toISOString().slice(5, 16)}`);
    return outcomes.shift() ?? 'delivered';
  });

async function save(name: string, ScheduleExpression: string, more: object = {}): Promise<void> {
  const input = scheduleInput.parse({
    ScheduleExpression,
    FlexibleTimeWindow: { Mode: 'OFF' },
    Target: { Arn: 'f', RoleArn: 'r' },
    ...more,
  });
  await book.saveSchedule(newSchedule(name, input));
}

const seconds = (time: string) => Date.parse(time) / 1000;
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

describe('The schedule clock', () => {
  it('calls at the times of the schedule and not before', async () => {
    await save('at', 'at(2026-11-21T05:10:00)');
    await save('cron', 'cron(5 * * * ? *)');
    const clock = startClock();
    await minutes(4);
    expect(calls).toEqual([]);
    await minutes(7);
    expect(calls).toEqual(['cron 11-21T05:05', 'at 11-21T05:10']);
    await minutes(60);
    expect(calls).toEqual(['cron 11-21T05:05', 'at 11-21T05:10', 'cron 11-21T06:05']);
    await clock.stop();
  });

  it('begins a rate at once or at its start, and ends it at its end', async () => {
    await save('now', 'rate(1 hour)');
    await save('bounded', 'rate(10 minutes)', {
      StartDate: seconds('2026-11-21T05:20:00Z'),
      EndDate: seconds('2026-11-21T05:35:00Z'),
      ActionAfterCompletion: 'DELETE',
    });
    const clock = startClock();
    await minutes(90);
    expect(calls).toEqual(['now 11-21T05:00', 'bounded 11-21T05:20', 'bounded 11-21T05:30', 'now 11-21T06:00']);
    expect([...book.schedules.keys()]).toEqual(['default/now']);
    await clock.stop();
  });

  it('makes up for missed times with one call', async () => {
    await save('cron', 'cron(30 * * * ? *)');
    vi.setSystemTime(new Date('2026-11-21T09:45:00Z'));
    const clock = startClock();
    await minutes(46);
    expect(calls).toEqual(['cron 11-21T05:30', 'cron 11-21T10:30']);
    await clock.stop();
  });

  it('retries a failed call with growing pauses', async () => {
    outcomes.push('retry', 'retry', 'delivered');
    await save('at', 'at(2026-11-21T05:01:00)', { ActionAfterCompletion: 'DELETE' });
    const clock = startClock();
    await minutes(1);
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1900);
    expect(calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(200);
    expect(calls).toHaveLength(3);
    expect([book.schedules.size, book.executions.size]).toEqual([0, 0]);
    await clock.stop();
  });

  it('waits for times beyond the longest timer', async () => {
    await save('far', 'at(2027-02-01T00:00:00)');
    const clock = startClock();
    await vi.advanceTimersByTimeAsync(Date.parse('2027-01-31T23:59:00Z') - Date.now());
    expect(calls).toEqual([]);
    await minutes(2);
    expect(calls).toEqual(['far 02-01T00:00']);
    await clock.stop();
  });
});

describe('The schedule of a rule', () => {
  it('sends the event that EventBridge sends, after each period', async () => {
    const events: { time: string }[] = [];
    const rule = startRuleSchedule({
      expression: 'rate(5 minutes)',
      target: { arn: 'arn:target', ruleArn: 'arn:rule', deliver: async (event) => void events.push(event) },
    });
    await minutes(11);
    rule.stop();
    await minutes(11);
    expect(events.map(({ time }) => time)).toEqual(['2026-11-21T05:05:00Z', '2026-11-21T05:10:00Z']);
    expect(events[0]).toMatchObject({
      source: 'aws.events',
      'detail-type': 'Scheduled Event',
      resources: ['arn:rule'],
      detail: {},
    });
  });
});
