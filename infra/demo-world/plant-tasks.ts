import { addTaskHandler, changeTaskHandler } from '../../functions/features/calendar/task.handlers.ts';
import type { TasksStore } from '../../functions/features/calendar/tasks.store.ts';
import type { ImportsStore } from '../../functions/features/imports/imports.store.ts';
import { act } from './act.ts';
import type { PlantedPeople } from './plant-people.ts';
import type { worldClock } from './world-clock.ts';

interface TaskNeeds {
  tasksStore: TasksStore;
  importsStore: Pick<ImportsStore, 'imports'>;
  clock: ReturnType<typeof worldClock>;
}

/** A recruiter who added people wants to call one of them, has something late and something without a date, and has done one. */
export async function plantTasks({ recruiters }: PlantedPeople, needs: TaskNeeds): Promise<void> {
  const { clock, importsStore } = needs;
  for (const recruiter of recruiters) {
    const [added] = await importsStore.imports(recruiter.id);
    if (!added) continue;
    const day = (daysAgo: number) => new Date(clock.at(daysAgo, 600)).toISOString();
    const about = { kind: 'added' as const, id: added.id };
    const add = (body: object) =>
      act(addTaskHandler, recruiter, { body: { dueAt: null, about: null, ...body } }, needs);
    clock.moveTo(clock.at(3, 540));
    await add({ what: 'Ask when they could start, and about pay', dueAt: day(1), about });
    await add({ what: 'Look for two more night nurses in Dallas' });
    const done = await add({ what: 'Send the rates of the spring to Daniel', dueAt: day(2) });
    clock.moveTo(clock.at(2, 560));
    await act(changeTaskHandler, recruiter, { params: { id: done.id }, body: { isDone: true, version: 1 } }, needs);
  }
}
