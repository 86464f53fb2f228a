import { expect, it } from 'vitest';
import { isOfTime } from '../../../../functions/features/applications/candidate-job-rows.ts';
import type { Application } from '../../../../shared/model/application.ts';
import { aJob } from '../../../support/builders.ts';

const begin = Date.parse('2026-11-16T00:00:00.000Z');
const [before, within] = ['2026-11-15T10:00:00.000Z', '2026-11-17T10:00:00.000Z'];
const row = (over: Partial<Application>): Application => ({
  id: 1,
  job: aJob(),
  jobStatus: 'signed',
  state: 'accepted',
  status: 'submitted',
  since: before,
  recruiter: null,
  isFavorite: false,
  appliedAt: before,
  ...over,
});

it.each([
  ['an application that runs, however old', row({}), true],
  ['one that waits for an answer', row({ state: 'waiting', status: null }), true],
  ['one that was rejected before', row({ status: 'rejected' }), false],
  ['one that was rejected then', row({ status: 'rejected', since: within }), true],
  ['one whose job was closed', row({ jobStatus: 'closed' }), false],
  ['one that was withdrawn before', row({ state: 'withdrawn', status: null }), false],
])('Of %s, a list of a range says whether it belongs to it (DASH-37)', (_, one, belongs) => {
  expect(isOfTime(one, 'applied', begin)).toBe(belongs);
});

it('A favourite belongs to the range in which it was marked (DASH-37)', () => {
  const marked = row({ state: null, status: null });
  expect(isOfTime(marked, 'favorite', begin)).toBe(false);
  expect(isOfTime({ ...marked, appliedAt: within }, 'favorite', begin)).toBe(true);
});
