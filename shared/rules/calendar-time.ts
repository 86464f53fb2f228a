import { oneDay } from '../constants/time.ts';

/** A half-open span of time: the end belongs to it no more. Both are ISO UTC. */
export interface Span {
  start: string;
  end: string;
}

/** Whether two spans have a moment in common; one that begins when the other ends has none. */
export function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

/** The UTC days ('2026-11-24') that a span touches, in order. */
export function daysOf({ start, end }: Span): string[] {
  const days = [];
  const last = Date.parse(end) - 1;
  for (let at = Math.floor(Date.parse(start) / oneDay) * oneDay; at <= last; at += oneDay) days.push(dayOf(at));
  return days;
}

/** Spans in order, those that overlap or touch as one. */
export function merged(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of spans.toSorted((a, b) => (a.start < b.start ? -1 : 1))) {
    const before = all.at(-1);
    if (before && span.start <= before.end) before.end = before.end > span.end ? before.end : span.end;
    else all.push({ start: span.start, end: span.end });
  }
  return all;
}

/**
 * The event to highlight: the earliest that is not in the background and starts now or later (CAL-04, CAL-05).
 * `now` is ISO UTC; one that starts in this very minute counts.
 */
export function nearestEvent<E extends { start: string; rendering: string | null }>(
  events: readonly E[],
  now: string,
): E | undefined {
  const from = `${now.slice(0, 16)}:00.000Z`;
  return events
    .filter(({ rendering, start }) => rendering !== 'background' && start >= from)
    .toSorted((a, b) => (a.start < b.start ? -1 : 1))[0];
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
