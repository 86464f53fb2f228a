import type { EventOf } from '../../../events/catalogue.ts';
import { clock, theTable } from '../../platform/door/dependencies.ts';
import { eventConsumer } from '../../platform/door/event-consumer.ts';
import { keepPackedApplicant, keepPackedJob } from '../../domain/packed-jobs/packed-jobs.ts';
import { renewPerson } from '../../domain/people/person-copy.ts';
import { keepBegunJob } from '../../domain/pipeline/begun-jobs.ts';
import type { Table } from '../../platform/table/table.ts';
import { clearHandover } from './handovers.store.ts';
import { clearTeam } from './job-team.store.ts';
import { clearJobNotes } from './clear-job-notes.store.ts';
import { keepSkillChoices, keepSkillChoicesOfManager } from './keep-skill-choices.steps.ts';
import { jobsNamingManager } from './jobs-with-manager.store.ts';

// Lists over several managers' jobs read them packed, so every change of a job or of who waits on it is packed. A job is
// also matched by what its manager says about its skills (SKILL-03); both together are as safe to repeat as each.
export const handler = eventConsumer('jobs', theTable, {
  'job-posted': async ({ data: { jobId, manager } }, table) =>
    sideBySide(keepPackedJob(table, manager.id, jobId), keepSkillChoices({ table, clock }, jobId)),
  'job-changed': async ({ data: { jobId, managerId } }, table) =>
    sideBySide(keepPackedJob(table, managerId, jobId), keepSkillChoices({ table, clock }, jobId)),
  'job-status-changed': async ({ data }, table) => keepPackedJob(table, data.managerId, data.jobId),
  'job-closed': async ({ data }, table) => keepPackedJob(table, data.manager.id, data.jobId),
  'opening-filled': async ({ data }, table) => keepPackedJob(table, data.manager.id, data.jobId),
  // Nobody can read the notes on a removed job.
  'job-removed': async ({ data: { jobId, managerId } }, table) =>
    sideBySide(
      keepPackedJob(table, managerId, jobId),
      clearJobNotes(table, jobId),
      clearHandover(table, jobId),
      clearTeam(table, jobId),
    ),
  // Lists of either manager show whose the job is now, and its skills are matched as the new one says.
  'job-handover-changed': async ({ data: { state, job, manager, recipient } }, table) => {
    if (state !== 'accepted') return;
    await sideBySide(
      keepPackedJob(table, manager.id, job.id),
      keepPackedJob(table, recipient.id, job.id),
      keepSkillChoices({ table, clock }, job.id),
    );
  },
  // An accepted candidate is one more on the job, and a restored one too.
  'self-assignment-accepted': async ({ data }, table) =>
    keepPackedJob(table, data.managerId, data.job.id, data.candidate.id),
  'self-assignment-restored': async ({ data }, table) =>
    keepPackedJob(table, data.managerId, data.job.id, data.candidate.id),
  'self-assignment-undone': async ({ data }, table) =>
    keepPackedJob(table, data.managerId, data.job.id, data.candidate.id),
  'self-assignment-created': keepApplicant,
  'self-assignment-declined': keepApplicant,
  'self-assignment-decline-undone': keepApplicant,
  'self-assignment-withdrawn': keepApplicant,
  // The recruiter's jobs in progress are ordered by where their candidates are.
  'candidate-status-changed': keepBegun,
  'candidate-hired': keepBegun,
  // Jobs show their manager's current name.
  'person-changed': async ({ data }, table) =>
    renewPerson(table, data.userId, await jobsNamingManager(table, data.userId)),
  'associated-skills-changed': async ({ data }, table) => keepSkillChoicesOfManager({ table, clock }, data),
});

type Applied = EventOf<
  | 'self-assignment-created'
  | 'self-assignment-declined'
  | 'self-assignment-decline-undone'
  | 'self-assignment-withdrawn'
>;

async function keepApplicant({ data: { managerId, job, candidate } }: Applied, table: Table): Promise<void> {
  await keepPackedApplicant(table, managerId, { jobId: job.id, candidateId: candidate.id });
}

async function keepBegun(
  { data: { jobId, candidate, recruiterId } }: EventOf<'candidate-status-changed' | 'candidate-hired'>,
  table: Table,
): Promise<void> {
  await keepBegunJob(table, { jobId, candidateId: candidate.id, recruiterId });
}

async function sideBySide(...effects: Promise<unknown>[]): Promise<void> {
  await Promise.all(effects);
}
