import type { AnyEvent } from '../../../events/catalogue.ts';
import type { Note, TimelineEntry } from '../../../shared/model/pipeline.ts';

type Author = TimelineEntry['by'];

/**
 * The story of a candidate on a job, newest first: moves and dates of interviews from events, and notes as they are now
 * (PIPE-15, DEC-50).
 */
export function composeTimeline(events: AnyEvent[], notes: Note[]): TimelineEntry[] {
  const declined = new Set(events.flatMap((event) => (isDecline(event) ? event.time : [])));
  const moves = events.flatMap((event) => moveOf(event, declined) ?? []);
  const written = notes.map((note): TimelineEntry => ({
    type: 'user_note',
    id: note.id,
    at: note.createdAt,
    by: note.createdBy,
    note: note.note,
    editedAt: note.editedAt,
  }));
  return [...moves, ...written].sort((a, b) => b.id - a.id);
}

// A declined applicant was never contacted, and their move to Rejected says it all.
const isDecline = (event: AnyEvent): boolean =>
  event.type === 'self-assignment-accepted' && event.data.isDeclined === true;

function moveOf(event: AnyEvent, declined: ReadonlySet<string>): TimelineEntry | undefined {
  if (event.actor.kind !== 'user') return undefined;
  const by: Author = {
    id: event.actor.id,
    role: event.actor.role,
    firstName: event.actor.firstName,
    lastName: event.actor.lastName,
    avatar: null,
  };
  const line = { type: 'status_change', id: event.id, at: event.time, by } as const;
  if (event.type === 'candidate-status-changed') {
    const { from, to, reason, interviewAt, undo } = event.data;
    return {
      ...line,
      from: declined.has(event.time) ? null : from,
      to,
      reason,
      interviewAt: interviewAt ?? null,
      undo,
    };
  }
  if (event.type === 'candidate-hired') return { ...line, type: 'hired', startOn: event.data.startOn };
  if (event.type === 'interview-date-changed') return { ...line, type: 'interview_date', interviewAt: event.data.to };
  if (event.type === 'self-assignment-accepted' && !isDecline(event))
    return { ...line, from: null, to: 'contacted', reason: null, interviewAt: null, undo: false };
  return undefined;
}
