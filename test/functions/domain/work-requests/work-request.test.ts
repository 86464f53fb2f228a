import { expect, it } from 'vitest';
import { changeWorkRequest } from '../../../../functions/domain/work-requests/work-request.ts';
import type { StoredWorkRequest } from '../../../../functions/records/work-request.ts';
import { referenceOf } from '../../../../functions/records/account.ts';
import { anActor, someTime } from '../../../support/builders.ts';

it('A recruiter’s first candidate on the job is when their work began', () => {
  const [manager, recruiter] = [anActor('manager'), anActor('recruiter')];
  const accepted: StoredWorkRequest = {
    id: 1,
    managerId: manager.id,
    recruiterId: recruiter.id,
    job: { id: 5001, title: 'Night nurse' },
    askedBy: 'manager',
    state: 'accepted',
    message: null,
    createdAt: someTime,
    answeredAt: someTime,
    startedAt: null,
    endedAt: null,
  };
  const pair = { manager: referenceOf(manager), recruiter: referenceOf(recruiter) };
  const at = '2026-09-02T10:00:00.000Z';
  const { after } = changeWorkRequest(accepted, 'start', pair, { actor: { kind: 'system' }, at, eventId: 2 });
  expect(after).toEqual({ ...accepted, state: 'working', startedAt: at });
});
