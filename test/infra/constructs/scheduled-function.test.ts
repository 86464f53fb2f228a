import { describe, expect, it } from 'vitest';
import { periodOf } from '../../../infra/constructs/scheduled-function.ts';

describe('The period of a schedule', () => {
  it.each([
    ['search/every-5-minutes-publish-snapshots.schedule', 300, 'publish snapshots'],
    ['accounts/every-hour-forget-tokens.schedule', 3600, 'forget tokens'],
    ['dashboards/every-day-close-counters.schedule', 86_400, 'close counters'],
  ])('%s', (functionPath, seconds, work) => {
    const read = periodOf(functionPath);
    expect([read.period.toSeconds(), read.work]).toEqual([seconds, work]);
  });

  it('must be in its name', () => {
    expect(() => periodOf('search/publish-snapshots.schedule')).toThrow('must be named every-<period>-<what>.schedule');
  });
});
