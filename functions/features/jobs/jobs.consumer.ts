import { clock, theTable } from '../../platform/door/dependencies.ts';
import { eventConsumer } from '../../platform/door/event-consumer.ts';
import { renewPerson } from '../../domain/people/person-copy.ts';
import { clearJobNotes } from './clear-job-notes.store.ts';
import { keepSkillChoices, keepSkillChoicesOfManager } from './keep-skill-choices.steps.ts';
import { jobsNamingManager } from './jobs-with-manager.store.ts';

export const handler = eventConsumer('jobs', theTable, {
  // Jobs show their manager's current name.
  'person-changed': async ({ data }, table) =>
    renewPerson(table, data.userId, await jobsNamingManager(table, data.userId)),
  // Nobody can read the notes on a removed job.
  'job-removed': async ({ data }, table) => clearJobNotes(table, data.jobId),
  // Jobs are matched by what their manager says about their skills (SKILL-03).
  'job-posted': async ({ data }, table) => keepSkillChoices({ table, clock }, data.jobId),
  'job-changed': async ({ data }, table) => keepSkillChoices({ table, clock }, data.jobId),
  'associated-skills-changed': async ({ data }, table) => keepSkillChoicesOfManager({ table, clock }, data),
});
