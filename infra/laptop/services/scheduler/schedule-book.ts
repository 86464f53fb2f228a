import { join } from 'node:path';
import { openJournal } from '../journal.ts';
import { keyOf } from './schedule.ts';
import type { Execution, Schedule } from './schedule.ts';

export interface ScheduleGroup {
  name: string;
  createdAt: number;
}

type BookEntry =
  | { schedule: Schedule }
  | { noSchedule: string }
  | { execution: Execution }
  | { noExecution: string }
  | { group: ScheduleGroup }
  | { noGroup: string };

/** Schedules, groups and due calls, on disk; changes take effect immediately and resolve when they are durable. */
export interface ScheduleBook {
  schedules: ReadonlyMap<string, Schedule>;
  executions: ReadonlyMap<string, Execution>;
  groups: ReadonlyMap<string, ScheduleGroup>;
  saveSchedule: (schedule: Schedule) => Promise<void>;
  deleteSchedule: (key: string) => Promise<void>;
  saveExecution: (execution: Execution) => Promise<void>;
  deleteExecution: (id: string) => Promise<void>;
  saveGroup: (group: ScheduleGroup) => Promise<void>;
  /** Its schedules go with it. */
  deleteGroup: (name: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens the book of a folder; the group `default` always exists. */
export async function openScheduleBook(folder: string): Promise<ScheduleBook> {
  const schedules = new Map<string, Schedule>();
  const executions = new Map<string, Execution>();
  const groups = new Map<string, ScheduleGroup>([['default', { name: 'default', createdAt: Date.now() }]]);

  function apply(entry: BookEntry): void {
    if ('schedule' in entry) schedules.set(keyOf(entry.schedule), entry.schedule);
    else if ('noSchedule' in entry) schedules.delete(entry.noSchedule);
    else if ('execution' in entry) executions.set(entry.execution.id, entry.execution);
    else if ('noExecution' in entry) executions.delete(entry.noExecution);
    else if ('group' in entry) groups.set(entry.group.name, entry.group);
    else groups.delete(entry.noGroup);
  }
  function* snapshot(): Generator<BookEntry> {
    for (const group of groups.values()) yield { group };
    for (const schedule of schedules.values()) yield { schedule };
    for (const execution of executions.values()) yield { execution };
  }
  const journal = await openJournal<BookEntry>({ file: join(folder, 'schedules.jsonl'), replay: apply, snapshot });
  const record = (entry: BookEntry): Promise<void> => {
    apply(entry);
    return journal.append(entry);
  };

  return {
    schedules,
    executions,
    groups,
    saveSchedule: (schedule) => record({ schedule }),
    deleteSchedule: (key) => record({ noSchedule: key }),
    saveExecution: (execution) => record({ execution }),
    deleteExecution: (id) => record({ noExecution: id }),
    saveGroup: (group) => record({ group }),
    deleteGroup: async (name) => {
      const inGroup = [...schedules.values()].filter(({ input }) => input.GroupName === name);
      await Promise.all([
        ...inGroup.map((schedule) => record({ noSchedule: keyOf(schedule) })),
        record({ noGroup: name }),
      ]);
    },
    close: () => journal.close(),
  };
}
