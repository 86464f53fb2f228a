import { expect, it } from 'vitest';
import { silentSince } from '../../../../functions/domain/managers/silent-manager.ts';
import type { PipelineStatus } from '../../../../shared/constants/pipeline.ts';

const since = '2026-09-01T10:00:00.000Z';
const onJob = (
  status: PipelineStatus,
  statusChangedAt = since,
  lastChange: { byId: number; at: string } | null = null,
) => ({
  status,
  statusChangedAt,
  lastChange,
});
const later = '2026-09-05T10:00:00.000Z';

it.each([
  ['ten days after a submission', [onJob('submitted')], '2026-09-11T10:00:00.000Z', since],
  ['a moment before that', [onJob('submitted')], '2026-09-11T09:59:59.999Z', null],
  ['of several since the oldest', [onJob('submitted', later), onJob('submitted')], '2026-09-15T10:00:00.000Z', since],
  [
    'by those who were submitted alone',
    [onJob('contacted'), onJob('submitted', later)],
    '2026-09-15T10:00:00.000Z',
    later,
  ],
  ['where nobody was submitted', [onJob('contacted')], '2026-10-01T10:00:00.000Z', null],
  ['where nobody is on the job', [], '2026-10-01T10:00:00.000Z', null],
  [
    'although somebody else moved a candidate',
    [onJob('submitted'), onJob('rejected', later, { byId: 8, at: later })],
    '2026-09-15T10:00:00.000Z',
    since,
  ],
  [
    'although the manager moved one at that very moment',
    [onJob('submitted'), onJob('rejected', since, { byId: 7, at: since })],
    '2026-09-15T10:00:00.000Z',
    since,
  ],
  [
    'unless the manager has moved one since',
    [onJob('submitted'), onJob('rejected', later, { byId: 7, at: later })],
    '2026-09-15T10:00:00.000Z',
    null,
  ],
] as const)('A manager is silent %s (PLUS-14)', (_when, all, at, expected) => {
  expect(silentSince(all, { managerId: 7, at, answerDays: 10 })).toBe(expected);
});
