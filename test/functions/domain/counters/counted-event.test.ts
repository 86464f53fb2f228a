import { expect, it } from 'vitest';
import { candidateNoteAddedExamples } from '../../../../events/pipeline/candidate-note-added.ts';
import { selfAssignmentAcceptedExamples } from '../../../../events/applications/self-assignment-accepted.ts';
import { countEvent } from '../../../../functions/domain/counters/counted-event.ts';

it('A note is counted for the user who wrote it, and for nobody where the system did', () => {
  const [event] = candidateNoteAddedExamples;
  if (event?.actor.kind !== 'user') throw new Error('A user writes the example.');
  expect(countEvent(event)).toMatchObject([{ whose: event.actor.id, add: { notes: 1 } }]);
  expect(countEvent({ ...event, actor: { kind: 'system' } })).toEqual([]);
});

it('A recruiter who takes over from another has one candidate more, the other one less, and the manager as many', () => {
  const [event] = selfAssignmentAcceptedExamples;
  const { managerId, recruiter } = event!.data;
  const counted = (data: object) =>
    countEvent({ ...event!, data: { ...event!.data, ...data } }).map(({ whose, add }) => [whose, add]);
  expect(counted({})).toEqual([
    [managerId, { candidates: 1 }],
    [recruiter!.id, { candidates: 1 }],
  ]);
  expect(counted({ insteadOf: 7 })).toEqual([
    [7, { candidates: -1 }],
    [recruiter!.id, { candidates: 1 }],
  ]);
});
