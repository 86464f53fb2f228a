import type { AnyEvent, EventOf } from '../../../events/catalogue.ts';
import type { EventsOf } from '../../../events/subscriptions.ts';
import { isUndoable } from '../../../shared/rules/undo.ts';

/** What people are notified of. */
export type NotifyingEvent = EventOf<EventsOf<'notifications'>>;

/**
 * Whether this act can be taken back for ten minutes, or follows one that can, so that its mails wait until then
 * (PLUS-51).
 */
export function canBeTakenBack(event: NotifyingEvent): boolean {
  switch (event.type) {
    case 'candidate-status-changed':
      return !event.data.undo;
    case 'meeting-booked':
      return event.data.act === 'move';
    case 'meeting-cancelled':
      return event.data.act === 'move' || event.data.because !== undefined;
    case 'claim-confirmed':
      return event.data.way !== 'application';
    // A candidate who comes onto a job by choosing a recruiter.
    case 'self-assignment-accepted':
      return event.actor.kind === 'user' && event.actor.role === 'candidate' && !event.data.undoneAt;
    case 'job-status-changed':
      return event.data.to === 'on_hold';
    case 'self-assignment-declined':
    case 'self-assignment-withdrawn':
    case 'job-closed':
    case 'candidate-hired':
    case 'points-awarded':
      return true;
    default:
      return false;
  }
}

/** Which earlier event about the same subject this one takes back, given its events newest first; undefined for none. */
export function takenBackBy(event: NotifyingEvent, earlier: readonly AnyEvent[]): NotifyingEvent | undefined {
  const acts = earlier.filter((one): one is NotifyingEvent => one.id !== event.id && isUndoable(one.time, event.time));
  // News may come late, after that of a later act.
  const before = acts.filter(({ time }) => time <= event.time);
  const newest = (type: NotifyingEvent['type']) => before.find((one) => one.type === type && canBeTakenBack(one));
  switch (event.type) {
    case 'candidate-status-changed':
      return event.data.undo
        ? acts.find((one) => one.type === 'candidate-status-changed' && one.time === event.data.undoneAt)
        : hireBefore(before);
    case 'meeting-booked':
      return event.data.act === 'undo' ? newest('meeting-cancelled') : undefined;
    case 'meeting-cancelled':
      return event.data.act === 'undo' ? newest('meeting-booked') : undefined;
    case 'self-assignment-decline-undone':
      return acts.find(
        (one) => one.type === 'self-assignment-declined' && one.data.recruiter.id === event.data.recruiter.id,
      );
    case 'choice-undone':
      return acts.find((one) => one.type === 'claim-confirmed' && one.time === event.data.confirmedAt);
    case 'self-assignment-undone':
      return acts.find((one) => one.type === 'self-assignment-accepted' && one.time === event.data.acceptedAt);
    case 'self-assignment-accepted':
      return acts.find((one) => one.type === 'self-assignment-accepted' && one.time === event.data.undoneAt);
    case 'self-assignment-restored':
      // A recruiter who is not wanted is news, though the candidate had withdrawn and returned before.
      return event.data.notBy === undefined ? newest('self-assignment-withdrawn') : undefined;
    case 'job-status-changed':
      if (event.data.from === 'closed') return newest('job-closed');
      return event.data.from === 'on_hold' ? newest('job-status-changed') : undefined;
    default:
      return undefined;
  }
}

// A move takes a hire back that it comes right after.
function hireBefore(acts: readonly NotifyingEvent[]): NotifyingEvent | undefined {
  const last = acts.find(({ type }) => type === 'candidate-hired' || type === 'candidate-status-changed');
  return last?.type === 'candidate-hired' ? last : undefined;
}

/** Whether the act of this event was taken back, given the events about the same subject newest first. */
export const wasTakenBack = (eventId: number, events: readonly AnyEvent[]): boolean =>
  events.some((later) => takenBackBy(later as NotifyingEvent, events)?.id === eventId);
