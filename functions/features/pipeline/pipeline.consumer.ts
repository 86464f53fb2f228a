import { clock, theTable } from '../../platform/door/dependencies.ts';
import { eventConsumer } from '../../platform/door/event-consumer.ts';
import type { Table } from '../../platform/table/table.ts';
import { environment } from '../../platform/environment.ts';
import { renewPerson } from '../../domain/people/person-copy.ts';
import { handOverPlaces } from './hand-over-places.steps.ts';
import { endSilence } from './mark-silence.steps.ts';
import { placesOnJobs } from './people-on-jobs.store.ts';
import { pipelineStore } from './pipeline.store.ts';
import { silenceStore } from './silence.store.ts';

const renewPlaces = async (table: Table, userId: number) =>
  renewPerson(table, userId, await placesOnJobs(table, userId));

export const handler = eventConsumer('pipeline', theTable, {
  // Boards and records show candidates and recruiters by their current name and picture, candidates by their position too.
  'person-changed': async ({ data }, table) => renewPlaces(table, data.userId),
  'candidate-profile-changed': async ({ data }, table) => {
    // A whole profile that came at once is said by one section.
    if (data.section === 'workExperiences' || data.entryId === null) await renewPlaces(table, data.candidateId);
  },
  'self-assignment-accepted': async ({ data }, table) => renewPlaces(table, data.candidate.id),
  // Candidates wait for the manager only while their job is open.
  'job-closed': async ({ data }, table) => pipelineStore(table).listInProcess(data.jobId),
  // A job whose manager answers, or where nobody waits any more, is marked for silence no longer.
  'candidate-status-changed': async ({ data }, table) =>
    endSilence(data.jobId, { store: silenceStore(table), answerDays: environment('claims').ANSWER_DAYS, clock }),
  'job-handover-changed': handOverPlaces,
  'job-status-changed': async ({ data }, table) => pipelineStore(table).listInProcess(data.jobId),
});
