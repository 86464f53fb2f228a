import { jobStatuses } from '../../shared/constants/job.ts';
import type { SkillChoice } from '../../shared/rules/associated-skills.ts';
import type { AssociatedSkill } from '../records/associated-skill.ts';
import { type StoredJob, skillChoicesWrite } from '../records/job.ts';
import { inGroups } from '../table/in-groups.ts';
import { keys } from '../table/keys.ts';
import type { Table } from '../table/table.ts';

/** Keeps with a job what its manager says about its skills now, so that a match costs no further call to the table. */
export async function keepSkillChoices(table: Table, jobId: number): Promise<void> {
  const job = await table.get<StoredJob>(keys.job(jobId), { consistent: true });
  if (job) await keep(table, job, await choicesOf(table, job.managerId));
}

/** The same for each of the manager's jobs that names one of two skills. */
export async function keepSkillChoicesOfManager(
  table: Table,
  { managerId, tagId, associatedTagId }: { managerId: number; tagId: number; associatedTagId: number },
): Promise<void> {
  const jobs = await Promise.all(
    jobStatuses.map((status) => table.query<StoredJob>(keys.jobsOfManager(managerId, status))),
  );
  // Read after the jobs: one that is posted meanwhile keeps its own by the event of that.
  const choices = await choicesOf(table, managerId);
  const named = jobs.flat().filter(({ spheres }) => spheres.some(({ id }) => id === tagId || id === associatedTagId));
  await inGroups(named, (job) => keep(table, job, choices));
}

/** The choices that concern a job's skills, in order. */
export function choicesFor(
  { spheres }: Pick<StoredJob, 'spheres'>,
  choices: readonly AssociatedSkill[],
): SkillChoice[] {
  const isNamed = (tagId: number) => spheres.some(({ id }) => id === tagId);
  return choices
    .filter(({ tagId, associatedTagId }) => isNamed(tagId) || isNamed(associatedTagId))
    .map(({ tagId, associatedTagId, isApart }) => ({ tagId, associatedTagId, isApart }));
}

const choicesOf = (table: Table, managerId: number): Promise<AssociatedSkill[]> =>
  table.query<AssociatedSkill>(keys.associatedSkillsOf(managerId), { consistent: true });

const gone = new Error('the job is gone');
const changed = new Error('the job’s choices of skills changed while they were kept');

// The choices are read after the job and replace those that were read with it; a late reaction throws and is repeated.
async function keep(table: Table, job: StoredJob, choices: readonly AssociatedSkill[]): Promise<void> {
  const now = choicesFor(job, choices);
  if (wordsOf(now) === wordsOf(job.skillChoices ?? [])) return;
  await table.writeOne(skillChoicesWrite(job, now, { gone, changed })).catch((error: unknown) => {
    if (error !== gone) throw error;
  });
}

const wordsOf = (choices: readonly SkillChoice[]): string =>
  choices.map(({ tagId, associatedTagId, isApart }) => [tagId, associatedTagId, isApart].join(' ')).join();
