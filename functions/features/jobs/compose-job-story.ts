import type { AnyEvent } from '../../../events/catalogue.ts';
import type { JobStoryEntry } from '../../../shared/model/job-story.ts';
import type { HireEvent } from '../../records/closing.ts';

/** What happened to a job, newest first: posted, changed, held, resumed, whom it hired, closed with whom, reopened, taken over (JOB-06). */
export function composeJobStory(events: readonly AnyEvent[]): JobStoryEntry[] {
  return events.flatMap((event) => entryOf(event) ?? []).sort((a, b) => b.id - a.id);
}

function entryOf(event: AnyEvent): JobStoryEntry | undefined {
  if (event.actor.kind !== 'user') return undefined;
  const { kind: _kind, ...person } = event.actor;
  const line = {
    id: event.id,
    at: event.time,
    by: { ...person, avatar: null },
    changed: [],
    candidate: null,
    recruiter: null,
  };
  if (event.type === 'job-posted') return { ...line, what: 'posted' };
  if (event.type === 'job-changed') return { ...line, what: 'changed', changed: event.data.changed };
  if (event.type === 'job-closed') return { ...line, what: 'closed', ...hireIn(event) };
  if (event.type === 'opening-filled') return { ...line, what: 'hired', ...hireIn(event) };
  if (event.type === 'job-handover-changed')
    return event.data.state === 'accepted' ? { ...line, what: 'takenOver' } : undefined;
  if (event.type !== 'job-status-changed') return undefined;
  if (event.data.to === 'on_hold') return { ...line, what: 'held' };
  return { ...line, what: event.data.from === 'closed' ? 'reopened' : 'resumed' };
}

function hireIn({ data: { candidate, recruiter } }: HireEvent) {
  return { candidate, recruiter, ...(candidate && { isHire: true as const }) };
}
