import { match } from 'ts-pattern';
import type { EventOf } from '../../events/catalogue.ts';
import type { EventsOf } from '../../events/subscriptions.ts';
import type { Count } from '../records/day-counters.ts';

/** Events that change the counters of dashboards. */
export type CountedEvent = EventOf<EventsOf<'dashboards'>>;

/** Decides which counters an event changes: the manager's, and those of the recruiter involved. */
export function countEvent(event: CountedEvent): Count[] {
  const at = event.type === 'candidate-status-changed' ? (event.data.undoneAt ?? event.time) : event.time;
  return addedBy(event).map((added) => ({ at, ...added }));
}

type Added = Omit<Count, 'at'>;

function addedBy(event: CountedEvent): Added[] {
  return match(event)
    .returnType<Added[]>()
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
      ...(data.recruiter ? [{ userId: data.recruiter.id, add: { candidates: 1, status_contacted: 1 } }] : []),
    ])
    .with({ type: 'candidate-status-changed' }, countMove)
    .exhaustive();
}

// An undone move is taken back where it was counted, instead of counting as a second move to where it came from.
function countMove({ data }: EventOf<'candidate-status-changed'>): Added[] {
  const add = data.undo ? { [`status_${data.from}`]: -1, moves: -1 } : { [`status_${data.to}`]: 1, moves: 1 };
  return [{ userId: data.managerId, add }, ...(data.recruiterId ? [{ userId: data.recruiterId, add }] : [])];
}

function nameOf(status: string): string {
  return status === 'signed' ? 'open' : status;
}

function countClosing({ data }: EventOf<'job-closed'>): Added[] {
  const forManager = {
    userId: data.manager.id,
    add: { [nameOf(data.from)]: -1, closed: 1, hired: data.candidate ? 1 : 0 },
  };
  return data.recruiter
    ? [forManager, { userId: data.recruiter.id, add: { closed: 1, hired: 1, points: data.points } }]
    : [forManager];
}
