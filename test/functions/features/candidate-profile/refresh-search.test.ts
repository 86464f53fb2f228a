import { expect, it } from 'vitest';
import type { EventOf } from '../../../../events/catalogue.ts';
import {
  refreshJob,
  refreshMoved,
  refreshPerson,
} from '../../../../functions/features/candidate-profile/refresh-search.steps.ts';
import { recordChanged } from '../../../../functions/records/candidate-profile.ts';

const time = '2026-11-22T12:00:00.000Z';

function watched(failures = 0) {
  const refreshed: number[] = [];
  let left = failures;
  const candidateProfileStore = {
    candidatesOn: async () => [7, 8],
    refresh: async (id: number) => {
      if (left-- > 0) throw recordChanged;
      refreshed.push(id);
    },
  };
  return { refreshed, needs: { candidateProfileStore } };
}

it.each([
  ['contacted', 'submitted', []],
  ['submitted', 'rejected', [7]],
  ['rejected', 'contacted', [7]],
])('A move from %s to %s writes these search documents again: %j', async (from, to, expected) => {
  const { refreshed, needs } = watched();
  const event = { time, data: { candidate: { id: 7 }, from, to } } as EventOf<'candidate-status-changed'>;
  await refreshMoved(event, needs);
  expect(refreshed).toEqual(expected);
});

it.each([
  ['held', { from: 'signed', to: 'on_hold' }, []],
  ['reopened', { from: 'closed', to: 'signed' }, [7, 8]],
  ['closed', { from: 'signed' }, [7, 8]],
])('A job that is %s writes the search documents of these candidates again', async (_, change, expected) => {
  const { refreshed, needs } = watched();
  await refreshJob({ time, data: { jobId: 5, ...change } } as EventOf<'job-closed'>, needs);
  expect(refreshed).toEqual(expected);
});

it('A record that changes at the same moment is read and written again', async () => {
  const { refreshed, needs } = watched(2);
  await refreshJob({ time, data: { jobId: 5, from: 'signed' } } as EventOf<'job-closed'>, needs);
  expect(refreshed.toSorted()).toEqual([7, 8]);
});

it('A record that keeps changing is given up after five tries', async () => {
  const event = {
    time,
    data: { candidate: { id: 7 }, from: 'rejected', to: 'contacted' },
  } as EventOf<'candidate-status-changed'>;
  const { refreshed, needs } = watched(4);
  await refreshMoved(event, needs);
  expect(refreshed).toEqual([7]);
  await expect(refreshMoved(event, watched(5).needs)).rejects.toBe(recordChanged);
});

it('A search document that cannot be written for another reason is not tried again', async () => {
  const down = new Error('the table is down');
  let tries = 0;
  const refresh = async () => {
    tries += 1;
    throw down;
  };
  const needs = { candidateProfileStore: { candidatesOn: async () => [], refresh } };
  await expect(refreshPerson(7, time, needs)).rejects.toBe(down);
  expect(tries).toBe(1);
});
