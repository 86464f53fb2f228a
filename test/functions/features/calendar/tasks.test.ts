import { beforeAll, describe, expect, it } from 'vitest';
import type { EventOf } from '../../../../events/catalogue.ts';
import {
  followClaimed,
  followMerged,
  forgetRefused,
} from '../../../../functions/features/calendar/follow-added.steps.ts';
import { remindOfTask, renewTaskReminder } from '../../../../functions/features/calendar/remind-of-tasks.steps.ts';
import {
  addTaskHandler,
  changeTaskHandler,
  listTasksHandler,
  removeTaskHandler,
} from '../../../../functions/features/calendar/task.handlers.ts';
import { tasksStore } from '../../../../functions/features/calendar/tasks.store.ts';
import { treatItem } from '../../../../functions/features/personal-data/erasure/treat-item.ts';
import type { Reminder } from '../../../../functions/platform/outside/reminders/port.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { hidingWrite } from '../../../../functions/records/hiding.ts';
import { importedCandidateWrite } from '../../../../functions/records/imported-candidate.ts';
import { newWorkRequestWrites } from '../../../../functions/records/work-request.ts';
import { mostTasks } from '../../../../shared/constants/task.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { openCandidates } from '../../../support/candidates.ts';
import { handled, refusalOf } from '../../../support/handle.ts';
import { openHiring, type Hiring } from '../../../support/hiring.ts';
import { withLocalTable } from '../../../support/local-table.ts';
import { storedEvents } from '../../../support/stored-events.ts';

let hiring: Hiring;
let candidates: ReturnType<typeof openCandidates>;
withLocalTable(async (local) => {
  hiring = await openHiring(local);
  candidates = openCandidates(hiring);
});

let needs: { tasksStore: ReturnType<typeof tasksStore>; clock: Hiring['clock'] };
beforeAll(() => {
  needs = { tasksStore: tasksStore(hiring.table), clock: hiring.clock };
});

const aRecruiter = () => anActor('recruiter', { id: hiring.clock.newId() });
const add = async (actor = aRecruiter(), over: object = {}) =>
  (await handled(addTaskHandler, { body: { what: 'Call', dueAt: null, about: null, ...over }, actor }, needs)).result;
const listed = async (actor: ReturnType<typeof aRecruiter>, query: object = {}) =>
  (await handled(listTasksHandler, { query, actor }, needs)).result;
const about = (kind: 'added' | 'candidate' | 'job', id: number) => ({ about: { kind, id } });

async function anAdded(recruiterId: number) {
  const id = hiring.clock.newId();
  const person = { id, recruiterId, email: `ada-${id}@example.com`, firstName: 'Ada', lastName: 'Byron', version: 1 };
  const place = { countryId: null, cityId: null, phonePrefix: null, phone: null, birthday: null, resumeId: null };
  const lists = { employeeInfo: null, educations: [], certifications: [], workExperiences: [] };
  await hiring.table.writeOne(importedCandidateWrite({ ...person, ...place, ...lists, importedAt: someTime }));
  return person;
}

describe('Tasks of a recruiter', () => {
  it('are about whom they added or see, or a job they recruit for, by present name, and of nobody else', async () => {
    const actor = aRecruiter();
    const added = await anAdded(actor.id);
    const priya = await candidates.aCandidate('Priya');
    await add(actor, about('added', added.id));
    await add(actor, about('candidate', priya.id));
    const names = (await listed(actor)).data.map((one) => one.about?.name);
    // A recruiter who is not verified does not know the surname.
    expect(names).toEqual(['Priya', 'Ada Byron']);
    expect((await listed(actor, { about: added.id })).meta.total).toBe(1);
    const other = aRecruiter();
    expect((await listed(other)).meta.total).toBe(0);
    for (const subject of [about('added', added.id), about('candidate', 9), about('job', 9)])
      expect(await refusalOf(add(other, subject))).toMatchObject({ kind: 'notFound' });
    const [task] = (await listed(actor)).data;
    const call = { params: { id: task!.id }, actor: other };
    expect(await refusalOf(handled(removeTaskHandler, call, needs))).toMatchObject({ kind: 'notFound' });
    const done = handled(changeTaskHandler, { ...call, body: { isDone: true, version: 1 } }, needs);
    expect(await refusalOf(done)).toMatchObject({ kind: 'notFound' });
  });

  it('are about a job that its manager asks for until that work is over, and nobody who hides from the recruiter or has left', async () => {
    const actor = aRecruiter();
    const priya = await candidates.aCandidate('Priya');
    const { id: jobId, title } = await hiring.aPostedJob();
    const times = { createdAt: someTime, answeredAt: someTime, startedAt: null, endedAt: null };
    const people = { id: hiring.clock.newId(), managerId: hiring.manager.id, recruiterId: actor.id };
    const asked = { ...people, ...times, askedBy: 'manager', message: null, job: { id: jobId, title } } as const;
    await hiring.table.write(newWorkRequestWrites({ ...asked, state: 'created' }));
    expect((await add(actor, about('job', jobId))).about?.name).toBe(title);
    await add(actor, about('candidate', priya.id));
    const work = keys.workOfRecruiter(actor.id, hiring.manager.id, jobId);
    await hiring.table.writeOne({ update: work, set: { state: 'finished' } });
    expect(await refusalOf(add(actor, about('job', jobId)))).toMatchObject({ kind: 'notFound' });
    await hiring.verify(actor.id);
    const hides = { findableBy: 'recruiters', companies: ['Lakeside'], confirmed: [], version: 2 } as const;
    await hiring.table.writeOne(hidingWrite(priya.id, { ...hides, confirmed: [] }));
    expect((await listed(actor, { about: priya.id })).data[0]?.about).toMatchObject({ id: priya.id, name: null });
    expect(await refusalOf(add(actor, about('candidate', priya.id)))).toMatchObject({ kind: 'notFound' });
    const gone = await candidates.aCandidate('Gone');
    await hiring.table.writeOne({ update: keys.account(gone.id), set: { status: 'disabled' } });
    expect(await refusalOf(add(actor, about('candidate', gone.id)))).toMatchObject({ kind: 'notFound' });
  });

  it('say that somebody is gone whom the recruiter no longer sees', async () => {
    const actor = aRecruiter();
    const added = await anAdded(actor.id);
    await add(actor, about('added', added.id));
    await hiring.table.writeOne({ remove: keys.importedCandidate(actor.id, added.id) });
    expect((await listed(actor)).data[0]?.about).toEqual({ kind: 'added', id: added.id, name: null });
  });

  it('leave with the person whom they are about, who finds them by address or trace', async () => {
    const actor = aRecruiter();
    const added = await anAdded(actor.id);
    const priya = await candidates.aCandidate('Priya');
    const [first, second] = [
      await add(actor, about('added', added.id)),
      await add(actor, about('candidate', priya.id)),
    ];
    const found = await hiring.table.query(keys.itemsNaming(added.email));
    expect(found.map(({ sk }) => sk)).toContain(keys.task(actor.id, first.id).sk);
    const traces = await hiring.table.query(keys.tracesOf(priya.id));
    expect(traces.map(({ place }) => place.sk)).toContain(keys.task(actor.id, second.id).sk);
    const erased = async (id: number, who: { id: number; email: string }, manner: 'address' | 'mention') => {
      const item = (await hiring.table.get(keys.task(actor.id, id)))!;
      return treatItem(item as never, manner, { ...who, role: 'candidate', jobs: new Set() } as never);
    };
    expect(await erased(first.id, { id: 5, email: added.email }, 'address')).toBe('goes');
    expect(await erased(second.id, { id: priya.id, email: 'p@example.com' }, 'mention')).toBe('goes');
    expect(await erased(second.id, { id: 5, email: added.email }, 'address')).toBe('stays');
  });

  it('follow somebody who was added into another record or an account, and leave with a refusal', async () => {
    const actor = aRecruiter();
    const [first, second] = [await anAdded(actor.id), await anAdded(actor.id)];
    const priya = await candidates.aCandidate('Priya');
    const { id } = await add(actor, about('added', first.id));
    const event = (data: object) => ({ data }) as never;
    const needsTable = { table: hiring.table };
    const place = { invitationId: second.id, inviterId: actor.id };
    await followMerged(
      event({ recruiterId: actor.id, mergeId: first.id, into: { kind: 'imported', id: second.id } }),
      needsTable,
    );
    expect((await listed(actor)).data[0]?.about).toEqual({ kind: 'added', id: second.id, name: 'Ada Byron' });
    expect(await hiring.table.get(keys.task(actor.id, id))).toMatchObject({ email: second.email, version: 1 });
    await followClaimed(event({ ...place, candidate: { id: priya.id } }), needsTable);
    expect((await listed(actor)).data[0]?.about).toEqual({ kind: 'candidate', id: priya.id, name: 'Priya' });
    expect(await hiring.table.query(keys.itemsNaming(second.email))).toHaveLength(1);
    const traces = await hiring.table.query(keys.tracesOf(priya.id));
    expect(traces.map(({ place: found }) => found.sk)).toContain(keys.task(actor.id, id).sk);
    await add(actor, about('added', second.id));
    await forgetRefused(event(place), needsTable);
    expect((await listed(actor)).data.map((one) => one.about?.id)).toEqual([priya.id]);
  });

  it('are as many as fit on one desk', async () => {
    const actor = aRecruiter();
    await Promise.all(
      Array.from({ length: mostTasks }, (_, at) =>
        hiring.table.writeOne({ put: { ...keys.task(actor.id, at + 1), id: at + 1, version: 1 } }),
      ),
    );
    expect(await refusalOf(add(actor))).toMatchObject({ kind: 'conflict' });
  });
});

describe('The reminder of a task', () => {
  it('is set when it is due, follows another time, and reminds once unless the task is done', async () => {
    const actor = aRecruiter();
    const waiting = new Map<string, Reminder>();
    const reminders = {
      set: async (reminder: Reminder) => void waiting.set(reminder.name, reminder),
      drop: async (name: string) => void waiting.delete(name),
    };
    const now = () => '2026-03-01T09:00:00.000Z';
    const said = <T extends 'task-changed' | 'task-reminded'>(type: T) =>
      storedEvents(hiring.table, keys.taskSubject(actor.id), type);
    const deliver = async () => {
      for (const event of await said('task-changed')) await renewTaskReminder(event, { reminders, now });
    };
    const fire = async (reminder: Reminder) =>
      remindOfTask(JSON.parse(reminder.detail) as EventOf<'task-due'>, { table: hiring.table });
    const { id } = await add(actor, { what: 'Call Ada', dueAt: '2026-03-05T09:00:00.000Z' });
    await deliver();
    const [early] = [...waiting.values()];
    expect([...waiting.keys()]).toEqual([`task-${id}-v1`]);
    const change = async (body: object) => handled(changeTaskHandler, { params: { id }, body, actor }, needs);
    await change({ dueAt: '2026-03-06T09:00:00.000Z', version: 1 });
    await deliver();
    expect([...waiting.keys()]).toEqual([`task-${id}-v2`]);
    await fire(early!);
    expect(await said('task-reminded')).toEqual([]);
    const [late] = [...waiting.values()];
    await fire(late!);
    await fire(late!);
    expect((await said('task-reminded')).map(({ data }) => data.task)).toEqual([{ id, what: 'Call Ada' }]);
    await change({ isDone: true, version: 2 });
    await deliver();
    expect(waiting.size).toBe(0);
    expect(await hiring.table.get(keys.task(actor.id, id))).toHaveProperty('ttl');
    await change({ isDone: false, version: 3 });
    expect(await hiring.table.get(keys.task(actor.id, id))).not.toHaveProperty('ttl');
  });
});
