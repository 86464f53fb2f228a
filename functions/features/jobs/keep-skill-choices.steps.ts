import { jobStatuses } from '../../../shared/constants/job.ts';
import type { SkillChoice } from '../../../shared/rules/associated-skills.ts';
import type { Clock } from '../../platform/door/clock.ts';
import type { AssociatedSkill } from '../../records/associated-skill.ts';
import { skillChoicesWrites, type StoredJob, withText } from '../../records/job.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { tryWrite } from '../../platform/table/try-write.ts';

interface Needs {
  table: Table;
  clock: Pick<Clock, 'now'>;
}

/**
 * Keeps with a job what its manager says about its skills now, so that a match costs no further call to the table and a
 * search finds the job by it (SKILL-03). For a job that was edited: where anything was ever kept, it is kept again,
 * since the edit may have put the job into the index as it was before something was said.
 */
export async function keepSkillChoices({ table, clock }: Needs, jobId: number): Promise<void> {
  const job = await table.get(keys.job(jobId), { consistent: true });
  if (!job) return;
  const now = choicesFor(job, await choicesOf(table, job.managerId));
  if (job.skillChoicesKept !== undefined || now.length > 0) await keep({ table, clock }, job, now);
}

/** The same for each of the manager's jobs that names one of two skills. */
export async function keepSkillChoicesOfManager(
  { table, clock }: Needs,
  { managerId, tagId, associatedTagId }: { managerId: number; tagId: number; associatedTagId: number },
): Promise<void> {
  const jobs = await Promise.all(jobStatuses.map((status) => table.query(keys.jobsOfManager(managerId, status))));
  // Read after the jobs: one that is posted meanwhile keeps its own by the event of that.
  const choices = await choicesOf(table, managerId);
  const named = jobs.flat().filter(({ spheres }) => spheres.some(({ id }) => id === tagId || id === associatedTagId));
  await inGroups(named, async (job) => {
    const now = choicesFor(job, choices);
    if (wordsOf(now) !== wordsOf(job.skillChoices ?? [])) await keep({ table, clock }, job, now);
  });
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
  table.query(keys.associatedSkillsOf(managerId), { consistent: true });

const gone = new Error('the job is gone');
const changed = new Error('the job’s choices of skills changed while they were kept');

// The choices are read after the job and replace those that were read with it; a late reaction throws and is repeated.
async function keep({ table, clock }: Needs, job: StoredJob, now: readonly SkillChoice[]): Promise<void> {
  const text = await table.get(keys.jobText(job.id), { consistent: true });
  const written = Date.parse(clock.now());
  const whole = withText(job, text);
  await tryWrite(table.write(skillChoicesWrites(whole, now, { written, gone, changed })), gone);
}

const wordsOf = (choices: readonly SkillChoice[]): string =>
  choices.map(({ tagId, associatedTagId, isApart }) => [tagId, associatedTagId, isApart].join(' ')).join();
