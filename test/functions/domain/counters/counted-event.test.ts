import { expect, it } from 'vitest';
import { candidateNoteAddedExamples } from '../../../../events/pipeline/candidate-note-added.ts';
import { countEvent } from '../../../../functions/domain/counters/counted-event.ts';

it('A note is counted for the user who wrote it, and for nobody where the system did', () => {
  const [event] = candidateNoteAddedExamples;
  if (event?.actor.kind !== 'user') throw new Error('A user writes the example.');
  expect(countEvent(event)).toMatchObject([{ whose: event.actor.id, add: { notes: 1 } }]);
  expect(countEvent({ ...event, actor: { kind: 'system' } })).toEqual([]);
});
