import { expect, it } from 'vitest';
import { candidateNoteAddedExamples } from '../../../../events/pipeline/candidate-note-added.ts';
import { selfAssignmentAcceptedExamples } from '../../../../events/applications/self-assignment-accepted.ts';
import { selfAssignmentUndoneExamples } from '../../../../events/applications/self-assignment-undone.ts';
import { countEvent, personName } from '../../../../functions/domain/counters/counted-event.ts';
import { accepted, before, person } from '../../../support/counted-events.ts';

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
    [managerId, { candidates: 1, [personName('r', recruiter!.id, 'candidates')]: 1 }],
    [recruiter!.id, { candidates: 1 }],
  ]);
  expect(counted({ insteadOf: 7 })).toEqual([
    [managerId, { [personName('r', recruiter!.id, 'candidates')]: 1, r_7_candidates: -1 }],
    [7, { candidates: -1 }],
    [recruiter!.id, { candidates: 1 }],
  ]);
});

it('A choice that is undone leaves manager and recruiter with one candidate less, when it was counted', () => {
  const example = selfAssignmentUndoneExamples[0]!;
  const { managerId, recruiter, acceptedAt } = example.data;
  const ofRecruiter = personName('r', recruiter!.id, 'candidates');
  expect(countEvent(example)).toEqual([
    { at: acceptedAt, whose: managerId, add: { candidates: -1, [ofRecruiter]: -1 } },
    { at: acceptedAt, whose: recruiter!.id, add: { candidates: -1 } },
  ]);
  const declined = { ...example, data: { ...example.data, recruiter: null } };
  expect(countEvent(declined)).toEqual([{ at: acceptedAt, whose: managerId, add: { candidates: -1 } }]);
});

it('A recruiter who is back has their candidate back, from when the choice was counted', () => {
  const back = accepted(person(7));
  const undone = { ...back, data: { ...back.data, insteadOf: 9, undoneAt: before(1) } };
  expect(countEvent(undone)).toEqual([
    { at: before(1), whose: 1, add: { r_7_candidates: 1, r_9_candidates: -1 } },
    { at: before(1), whose: 9, add: { candidates: -1 } },
    { at: before(1), whose: 7, add: { candidates: 1 } },
  ]);
});
