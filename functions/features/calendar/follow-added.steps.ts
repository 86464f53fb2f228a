import type { EventOf } from '../../../events/catalogue.ts';
import type { TaskAbout } from '../../../shared/model/task.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { keys } from '../../platform/table/keys.ts';
import type { Table } from '../../platform/table/table.ts';
import { importedCandidate } from '../../records/imported-candidate.ts';
import { movedTaskWrites, removedTaskWrite } from '../../records/task.ts';

interface Needs {
  table: Table;
}

/** Tasks about somebody who claims their profile are about the candidate from then on. */
export async function followClaimed(
  { data }: EventOf<'candidate-invitation-accepted'>,
  { table }: Needs,
): Promise<void> {
  await moveTasks(
    { ownerId: data.inviterId, from: data.invitationId, to: { kind: 'candidate', id: data.candidate.id } },
    table,
  );
}

/** Tasks about somebody who was merged into another are about that one; undoing the merge leaves them there. */
export async function followMerged({ data }: EventOf<'candidates-merged'>, { table }: Needs): Promise<void> {
  const { recruiterId: ownerId, mergeId: from, into } = data;
  await moveTasks(
    { ownerId, from, to: { kind: into.kind === 'registered' ? 'candidate' : 'added', id: into.id } },
    table,
  );
}

/** What a recruiter wrote about somebody who refused the profile is erased with it. */
export async function forgetRefused(
  { data }: EventOf<'candidate-invitation-declined'>,
  { table }: Needs,
): Promise<void> {
  const tasks = await tasksAbout({ ownerId: data.inviterId, from: data.invitationId }, table);
  await inGroups(tasks, (task) => table.writeOne(removedTaskWrite(task)));
}

async function moveTasks(
  { ownerId, from, to }: { ownerId: number; from: number; to: TaskAbout },
  table: Table,
): Promise<void> {
  const tasks = await tasksAbout({ ownerId, from }, table);
  if (tasks.length === 0) return;
  const added = to.kind === 'added' ? await importedCandidate(table, { recruiterId: ownerId, id: to.id }) : undefined;
  await inGroups(tasks, (task) => table.write(movedTaskWrites(task, to, added?.email)));
}

async function tasksAbout({ ownerId, from }: { ownerId: number; from: number }, table: Table) {
  const all = await table.query(keys.tasks(ownerId), { consistent: true });
  return all.filter(({ about }) => about?.kind === 'added' && about.id === from);
}
