import { match } from 'ts-pattern';
import type { EventOf } from '../../events/catalogue.ts';
import type { EventsOf } from '../../events/subscriptions.ts';
import type { Count } from '../records/day-counters.ts';

/** Events that change the counters of dashboards. */
export type CountedEvent = EventOf<EventsOf<'dashboards'>>;

/** Decides which counters an event changes: the manager's, and those of the recruiter involved. */
export function countEvent(event: CountedEvent): Count[] {
  return match(event)
    .returnType<Count[]>()
    .with({ type: 'client-added' }, ({ data }) => [{ userId: data.managerId, add: { clients: 1 } }])
    .with({ type: 'client-removed' }, ({ data }) => [{ userId: data.managerId, add: { clients: -1 } }])
    .with({ type: 'job-posted' }, ({ data }) => [{ userId: data.manager.id, add: { posted: 1, open: 1 } }])
    .with({ type: 'job-status-changed' }, ({ data }) => [
      { userId: data.managerId, add: { [nameOf(data.from)]: -1, [nameOf(data.to)]: 1 } },
    ])
    .with({ type: 'job-closed' }, countClosing)
    .with({ type: 'job-removed' }, ({ data }) => [{ userId: data.managerId, add: { [nameOf(data.status)]: -1 } }])
    .with({ type: 'self-assignment-accepted' }, ({ data }) => [
      { userId: data.managerId, add: { candidates: 1, status_contacted: 1 } },
      { userId: data.recruiter.id, add: { candidates: 1, status_contacted: 1 } },
    ])
    .with({ type: 'candidate-status-changed' }, ({ data }) => {
      const add = { [`status_${data.to}`]: 1, moves: 1 };
      return [
        { userId: data.managerId, add },
        { userId: data.recruiterId, add },
      ];
    })
    .exhaustive();
}

function nameOf(status: string): string {
  return status === 'signed' ? 'open' : status;
}

function countClosing({ data }: EventOf<'job-closed'>): Count[] {
  const forManager = {
    userId: data.manager.id,
    add: { [nameOf(data.from)]: -1, closed: 1, hired: data.candidate ? 1 : 0 },
  };
  return data.recruiter
    ? [forManager, { userId: data.recruiter.id, add: { closed: 1, hired: 1, points: data.points } }]
    : [forManager];
}
