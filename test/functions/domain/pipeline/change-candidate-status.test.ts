import { expect, it } from 'vitest';
import {
  changeCandidateStatus,
  undoCandidateStatus,
} from '../../../../functions/domain/pipeline/change-candidate-status.ts';
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

it('A rejection for a listed reason says it with the words, and whoever undoes it takes the reason back', () => {
  const onJob = aCandidateOnJob({ status: 'submitted' });
  const circumstances = { actor: anActor('manager', { id: onJob.managerId }), at: someTime, id: 1 };
  const reject = (reason?: string) =>
    changeCandidateStatus(
      { onJob, jobStatus: 'signed' },
      { status: 'rejected', rejectedFor: 'pay', reason },
      circumstances,
    );
  expect(reject(' 20 % above ').event.data).toMatchObject({
    rejectedFor: 'pay',
    reason: 'Asks for more than the job pays: 20 % above',
  });
  const { after } = reject();
  expect(after.lastChange).toMatchObject({ rejectedFor: 'pay', reason: 'Asks for more than the job pays' });
  const undone = undoCandidateStatus({ onJob: after, jobStatus: 'signed' }, circumstances);
  expect(undone.event.data).toMatchObject({ undo: true, rejectedFor: 'pay', reason: null });
  expect(undone.after.lastChange).toBeNull();
});
