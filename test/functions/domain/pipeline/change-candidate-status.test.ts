import { expect, it } from 'vitest';
import { changeCandidateStatus } from '../../../../functions/domain/pipeline/change-candidate-status.ts';
import { aCandidateOnJob, anActor, someTime } from '../../../support/builders.ts';

it('The reason of a move is kept without the blanks around it, and a blank one is none (PIPE-20)', () => {
  const onJob = aCandidateOnJob({ status: 'contacted' });
  const reasonOf = (reason: string | undefined) => {
    const actor = anActor('manager', { id: onJob.managerId });
    const circumstances = { actor, at: someTime, id: 1 };
    const { after, event } = changeCandidateStatus(
      { onJob, jobStatus: 'signed' },
      { status: 'submitted', reason },
      circumstances,
    );
    expect(after.lastChange?.reason ?? null).toBe(event.data.reason);
    return event.data.reason;
  };
  expect(['  Knows the ward ', '  ', undefined].map(reasonOf)).toEqual(['Knows the ward', null, null]);
});
