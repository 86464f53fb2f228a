import { oneDay } from '../../../../shared/constants/time.ts';
import { localOf, readLocal, wallClock } from '../../../../shared/rules/zoned-time.ts';
import { draftOf, type TimesDraft } from './event-times.ts';

/*
 * Where the mouse is in a week or day, as times. All times here are wall clocks: milliseconds whose UTC fields are the
 * local ones of the shown zone, in which every day of the grid has 24 hours.
 */

/** A day as it is drawn: its box on the screen, from midnight to midnight. */
export interface DayColumn {
  date: string;
  left: number;
  right: number;
  top: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}
/** What is dragged: the event, or its end alone. */
export type DragPart = 'whole' | 'end';
export interface Instants {
  start: string;
  end: string;
}

const minute = 60_000;
const step = 15 * minute;
const textOf = (wall: number): string => new Date(wall).toISOString().slice(0, 16);
const wallOf = (local: string): number => Date.parse(`${local}Z`);

/** The wall clock at a point, in the nearest column and within its day. */
export function wallAt({ x, y }: Point, columns: readonly DayColumn[]): number {
  const column = columns.find(({ right }) => x < right) ?? columns.at(-1);
  if (!column) throw new Error('there are no days to drag in');
  const share = Math.min(Math.max((y - column.top) / column.height, 0), 1);
  return Date.parse(column.date) + share * oneDay;
}

/**
 * The times to propose when an event, or its end, was dragged by so much of the wall clock, in steps of 15 minutes;
 * undefined where that changes nothing. A moved event lasts as long as before, also over a change of clocks. What the
 * clock skips or repeats at the new time is left for the dialog to ask.
 */
export function draggedTimes(event: Instants, { part, by, zone }: { part: DragPart; by: number; zone: string }) {
  const steps = Math.round(by / step) * step;
  const times = part === 'end' ? withEndAt(event, steps, zone) : movedBy(event, steps, zone);
  const before = timesOf(event, zone);
  const isSame = (['dateStart', 'timeStart', 'dateEnd', 'timeEnd'] as const).every((key) => times[key] === before[key]);
  return isSame ? undefined : times;
}

/** The times of an event as its form holds them, with which of two equal times is meant. */
export function timesOf({ start, end }: Instants, zone: string): TimesDraft {
  return {
    ...draftOf(localOf(start, zone), localOf(end, zone)),
    ...edge('startIs', start, zone),
    ...edge('endIs', end, zone),
  };
}

function movedBy(event: Instants, steps: number, zone: string): TimesDraft {
  const length = Date.parse(event.end) - Date.parse(event.start);
  const start = textOf(wallClock(Date.parse(event.start), zone) + steps);
  const read = readLocal(start, zone);
  // Where the new start is asked about, the end follows what will be proposed.
  if (read.is !== 'one') return draftOf(start, textOf(wallOf(read.is === 'none' ? read.instead : start) + length));
  const end = new Date(Date.parse(read.instant) + length).toISOString();
  return { ...draftOf(start, localOf(end, zone)), ...edge('endIs', end, zone) };
}

function withEndAt({ start, end }: Instants, steps: number, zone: string): TimesDraft {
  const first = wallClock(Date.parse(start), zone);
  const last = Math.min(Math.max(wallClock(Date.parse(end), zone) + steps, first + step), first + oneDay);
  return { ...draftOf(textOf(first), textOf(last)), ...edge('startIs', start, zone) };
}

/** Which of two equal times an instant is, where its clock shows that time twice. */
function edge(key: 'startIs' | 'endIs', instant: string, zone: string): Partial<TimesDraft> {
  const read = readLocal(localOf(instant, zone), zone);
  return read.is === 'two' ? { [key]: Date.parse(read.first) === Date.parse(instant) ? 'first' : 'second' } : {};
}

/** A part of a span in one column, in shares of its height. */
export interface Segment {
  column: DayColumn;
  from: number;
  to: number;
}

/** Where a span of local times is drawn: one segment for each day that it touches. */
export function segmentsOf(times: TimesDraft, columns: readonly DayColumn[]): Segment[] {
  const start = wallOf(`${times.dateStart}T${times.timeStart}`);
  const end = wallOf(`${times.dateEnd}T${times.timeEnd}`);
  return columns.flatMap((column) => {
    const midnight = Date.parse(column.date);
    const [from, to] = [Math.max(start - midnight, 0) / oneDay, Math.min(end - midnight, oneDay) / oneDay];
    return to > from ? [{ column, from, to }] : [];
  });
}
