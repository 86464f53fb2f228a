import type { Context, SQSEvent } from 'aws-lambda';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { jobPostedExamples } from '../../../../events/jobs/job-posted.ts';
import { log } from '../../../../functions/platform/door/log.ts';
import { loggedRun } from '../../../../functions/platform/door/logged-run.ts';
import { queueFunction } from '../../../../functions/platform/door/queue-function.ts';
import { scheduleFunction } from '../../../../functions/platform/door/schedule-function.ts';
import { runNow } from '../../../../functions/platform/run.ts';
import { eventOf } from '../../../../functions/platform/table/outbox.ts';
import { aContext } from '../../../support/http-event.ts';

const posted = jobPostedExamples[0]!;
const emitted = () => {
  const { id, time: at, actor, subject, data } = posted;
  return eventOf('job-posted', { id, at, actor, subject, data });
};
const request = { correlation: 'r-1', id: 'r-1', what: 'POST /api/jobs' };

afterEach(() => vi.restoreAllMocks());

describe('A run', () => {
  it('marks what it emits with the press that it goes back to, and with itself as the cause (PLUS-61)', async () => {
    expect(emitted()).not.toHaveProperty('trace');
    const event = await loggedRun({ ...request, id: 'm-1' }, async () => emitted());
    expect(event.trace).toEqual({ correlation: 'r-1', cause: 'm-1' });
  });

  it('names itself and the press in every line that it logs, and says how it ended', async () => {
    const written = vi.spyOn(console, 'error').mockReturnValue();
    const ended = vi.spyOn(log, 'info').mockReturnValue();
    await loggedRun(
      { ...request, cause: 'job-posted#1' },
      async () => log.error('too bad', { jobId: 7 }),
      () => ({ status: 200 }),
    );
    expect(JSON.parse(written.mock.calls.join(''))).toMatchObject({ correlation: 'r-1', run: 'r-1', jobId: 7 });
    expect(ended).toHaveBeenCalledExactlyOnceWith('run ended', {
      what: 'POST /api/jobs',
      cause: 'job-posted#1',
      milliseconds: expect.any(Number) as number,
      status: 200,
    });
  });

  it('of an operator names the operator in every line of its log, and in what it emits', async () => {
    const written = vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(log, 'info').mockReturnValue();
    const event = await loggedRun({ ...request, operator: 'arn:aws:iam::1:user/ada' }, async () => {
      log.error('too bad');
      return emitted();
    });
    expect(JSON.parse(written.mock.calls.join(''))).toMatchObject({ operator: 'arn:aws:iam::1:user/ada' });
    expect(event.trace).toEqual({ correlation: 'r-1', cause: 'r-1', operator: 'arn:aws:iam::1:user/ada' });
  });

  it('that fails says so, and still fails', async () => {
    const said = vi.spyOn(log, 'info').mockReturnValue();
    const failing = loggedRun(request, async () => {
      throw new Error('busy');
    });
    await expect(failing).rejects.toThrow('busy');
    expect(said).toHaveBeenCalledExactlyOnceWith('run failed', expect.objectContaining({ what: 'POST /api/jobs' }));
  });

  it('behind a queue continues the story of its message, side by side with others, or begins one', async () => {
    const runs: unknown[] = [];
    const consumer = queueFunction(
      () => undefined,
      async () => {
        await Promise.resolve();
        runs.push(runNow());
      },
      () => ({ consumer: 'points' }),
    );
    const event = { ...posted, trace: { correlation: 'r-1', cause: 'r-1' } };
    const bodies = [{ detail: event }, { detail: posted }, 'text'];
    const Records = bodies.map((body, place) => ({ messageId: `m-${place}`, body: JSON.stringify(body) }));
    await consumer({ Records } as SQSEvent, aContext);
    expect(runs).toEqual([
      { correlation: 'r-1', id: 'm-0' },
      { correlation: 'm-1', id: 'm-1' },
      { correlation: 'm-2', id: 'm-2' },
    ]);
  });

  it('by the clock begins a story of its own', async () => {
    const runs: unknown[] = [];
    const work = scheduleFunction(
      () => undefined,
      async () => void runs.push(runNow()),
    );
    await work({}, { ...aContext, awsRequestId: 'clock-1' } as Context);
    expect(runs).toEqual([{ correlation: 'clock-1', id: 'clock-1' }]);
  });
});
