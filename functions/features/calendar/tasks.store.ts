import { mostTasks } from '../../../shared/constants/task.ts';
import { oneDay } from '../../../shared/constants/time.ts';
import type { Task, TaskAbout } from '../../../shared/model/task.ts';
import { recruiterStanding } from '../../domain/jobs/recruiter-standing.ts';
import { relationsIn } from '../../domain/people/relation.ts';
import { seenPeople } from '../../domain/people/seen-people.ts';
import type { Actor } from '../../platform/door/actor.ts';
import { noSuch, refuse } from '../../platform/door/refusal.ts';
import { keys } from '../../platform/table/keys.ts';
import { briefEventWrite, eventActor, eventOf } from '../../platform/table/outbox.ts';
import { readLists } from '../../platform/table/read-lists.ts';
import type { Table } from '../../platform/table/table.ts';
import { importedCandidate } from '../../records/imported-candidate.ts';
import { removedTaskWrite, taskWrites, type StoredTask } from '../../records/task.ts';

interface Moment {
  actor: Actor;
  /** Of the event. */
  id: number;
  at: string;
}

const eventKept = 30 * oneDay;

/** Reads and saves what recruiters want to do, and knows about whom and what they may write it. */
export function tasksStore(table: Table) {
  const { seesAnything } = relationsIn(table);

  /** Everything that the recruiter wants to do, and has done in the last days. */
  const tasksOf = (ownerId: number): Promise<StoredTask[]> => table.query(keys.tasks(ownerId), { consistent: true });

  /** One of the recruiter's tasks; any other is as missing as none. */
  async function task(ownerId: number, id: number): Promise<StoredTask> {
    const found = await table.get(keys.task(ownerId, id), { consistent: true });
    if (!found) throw noSuch('task');
    return found;
  }

  /** The address of whom a task is about, where it is the recruiter who added them; refuses whom and what they do not see. */
  async function judgeAbout(recruiterId: number, about: TaskAbout | null): Promise<{ email?: string }> {
    if (about?.kind === 'added') {
      const person = await importedCandidate(table, { recruiterId, id: about.id });
      if (!person) throw noSuch('person among those you added', 'about');
      return { email: person.email };
    }
    if (about?.kind === 'candidate' && !(await seesCandidate(recruiterId, about.id)))
      throw noSuch('candidate', 'about');
    if (about?.kind === 'job' && !(await readsJob(recruiterId, about.id))) throw noSuch('job', 'about');
    return {};
  }

  async function seesCandidate(recruiterId: number, candidateId: number): Promise<boolean> {
    const account = await table.get(keys.account(candidateId));
    if (account?.role !== 'candidate' || account.status !== 'active') return false;
    return seesAnything({ id: recruiterId, role: 'recruiter' }, candidateId);
  }

  async function readsJob(recruiterId: number, jobId: number): Promise<boolean> {
    const job = await table.get(keys.job(jobId));
    return job !== undefined && (await recruiterStanding(table, recruiterId, job)).mayRead;
  }

  /** Saves a task with the event by which its reminder follows; one more than can be kept is refused. */
  async function save(task: StoredTask, moment: Moment): Promise<void> {
    if (task.version === 1 && (await tasksOf(task.ownerId)).length >= mostTasks)
      throw refuse.conflict(`At most ${mostTasks} tasks are kept; remove some first`);
    const dueAt = task.doneAt === null ? task.dueAt : null;
    await table.write([...taskWrites(task), changed(task, dueAt, moment)]);
  }

  /** Removes a task and its reminder. */
  async function remove(task: StoredTask, moment: Moment): Promise<void> {
    const last = { ...task, version: task.version + 1 };
    await table.write([removedTaskWrite(task), changed(last, null, moment)]);
  }

  function changed({ id: taskId, ownerId, version }: StoredTask, dueAt: string | null, { actor, id, at }: Moment) {
    const data = { taskId, ownerId, version, dueAt };
    const emission = { id, at, actor: eventActor(actor), subject: keys.taskSubject(ownerId), data };
    return briefEventWrite(eventOf('task-changed', emission), Math.floor((Date.parse(at) + eventKept) / 1000));
  }

  /** These tasks with the present names of whom and what they are about, as far as the recruiter sees them. */
  async function shown(tasks: readonly StoredTask[], recruiterId: number): Promise<Task[]> {
    const idsOf = (kind: TaskAbout['kind']) => [
      ...new Set(tasks.flatMap(({ about }) => (about?.kind === kind ? about.id : []))),
    ];
    const [added, candidates, jobs] = [idsOf('added'), idsOf('candidate'), idsOf('job')];
    const [[people, accounts, found], { shown: seen, unknown }] = await Promise.all([
      readLists(table, [
        added.map((id) => keys.importedCandidate(recruiterId, id)),
        candidates.map(keys.account),
        jobs.map(keys.job),
      ]),
      seenPeople(table, { id: recruiterId, role: 'recruiter' }, candidates),
    ]);
    const names = new Map<number, string>();
    for (const one of people) if (one) names.set(one.id, `${one.firstName} ${one.lastName}`);
    for (const one of accounts)
      if (one?.status === 'active' && seen.has(one.id))
        names.set(one.id, unknown.has(one.id) ? one.firstName : `${one.firstName} ${one.lastName}`);
    for (const one of found) if (one) names.set(one.id, one.title);
    return tasks.map(({ about, ...one }) => ({
      ...one,
      about: about && { ...about, name: names.get(about.id) ?? null },
    }));
  }

  return { tasksOf, task, judgeAbout, save, remove, shown };
}
export type TasksStore = ReturnType<typeof tasksStore>;
