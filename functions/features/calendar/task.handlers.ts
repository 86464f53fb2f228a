import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { changedTask, listedTasks, newTask } from './keep-task.ts';
import type { TasksStore } from './tasks.store.ts';

interface Needs {
  tasksStore: TasksStore;
  clock: Pick<Clock, 'now' | 'newId'>;
}

export const listTasksHandler = handler(
  contract.calendar.listTasks,
  async ({ query, actor }, { tasksStore, clock }: Needs) => {
    const { data, meta } = pageOf(listedTasks(await tasksStore.tasksOf(actor.id), query, clock.now()), query);
    return { data: await tasksStore.shown(data, actor.id), meta };
  },
);

export const addTaskHandler = handler(
  contract.calendar.addTask,
  async ({ body, actor }, { tasksStore, clock }: Needs) => {
    const at = clock.now();
    const found = await tasksStore.judgeAbout(actor.id, body.about);
    const task = { ...newTask(body, { id: clock.newId(), ownerId: actor.id, at }), ...found };
    await tasksStore.save(task, { actor, id: clock.newId(), at });
    return (await tasksStore.shown([task], actor.id))[0]!;
  },
);

export const changeTaskHandler = handler(
  contract.calendar.changeTask,
  async ({ params, body, actor }, { tasksStore, clock }: Needs) => {
    const at = clock.now();
    const task = changedTask(await tasksStore.task(actor.id, params.id), body, at);
    await tasksStore.save(task, { actor, id: clock.newId(), at });
    return (await tasksStore.shown([task], actor.id))[0]!;
  },
);

export const removeTaskHandler = handler(
  contract.calendar.removeTask,
  async ({ params, actor }, { tasksStore, clock }: Needs) => {
    await tasksStore.remove(await tasksStore.task(actor.id, params.id), { actor, id: clock.newId(), at: clock.now() });
    return { id: params.id };
  },
);
