import { named, nameOf, type ResourceKind } from './resource-kind.ts';

/** A group of one-time schedules; Scheduler's endpoint is started with the names of all. */
export const scheduleGroup: ResourceKind = {
  identify: (declared) => named(nameOf(declared, 'Name'), 'scheduler', 'schedule-group/'),
};
