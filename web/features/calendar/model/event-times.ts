import { localOf, readLocal } from '../../../../shared/rules/zoned-time.ts';
import { zoneNameAt, placeOfZone } from '../../../../shared/rules/zone-words.ts';
import { calendarMessages } from '../../../../shared/validation/calendar.ts';

/** The times of an event as its form holds them (CAL-08, CAL-10). */
export interface TimesDraft {
  dateStart: string;
  timeStart: string;
  dateEnd: string;
  timeEnd: string;
  /** Which of two equal times is meant, where the clock is put back. */
  startIs?: 'first' | 'second';
  endIs?: 'first' | 'second';
}
export type TimesEdge = 'start' | 'end';

/** What has to be settled before a time is one instant. */
export interface TimesQuestion {
  edge: TimesEdge;
  message: string;
  /** The time to take instead of one that does not exist. */
  instead?: string;
  /** The two instants to choose from, each with its name. */
  choices?: readonly { is: 'first' | 'second'; label: string }[];
}

/** The instants of a draft, or the first thing to settle. */
export type ReadTimes =
  { start: string; end: string } | { question: TimesQuestion } | { problem: TimesEdge; message: string };

const clock = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' });
const date = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', day: 'numeric' });
const asUtc = (local: string): Date => new Date(`${local}Z`);

function readEdge(
  edge: TimesEdge,
  local: string,
  { zone, is }: { zone: string; is: 'first' | 'second' | undefined },
): { instant: string } | { question: TimesQuestion } {
  const read = readLocal(local, zone);
  if (read.is === 'one') return { instant: read.instant };
  const named = clock.format(asUtc(local));
  if (read.is === 'none') {
    const message = `${named} does not exist on ${date.format(asUtc(local))} in ${placeOfZone(zone)}: the clock is put forward.`;
    return { question: { edge, message, instead: read.instead } };
  }
  if (is) return { instant: read[is] };
  const label = (which: 'first' | 'second') => `${named} ${zoneNameAt(read[which], zone)} (the ${which})`;
  return {
    question: {
      edge,
      message: `${named} comes twice on ${date.format(asUtc(local))}: the clock is put back. Which do you mean?`,
      choices: (['first', 'second'] as const).map((which) => ({ is: which, label: label(which) })),
    },
  };
}

/** Reads a draft in a zone: nothing that the clock skips or repeats is guessed. */
export function readTimes(draft: TimesDraft, zone: string): ReadTimes {
  if (!draft.dateStart || !draft.timeStart) return { problem: 'start', message: 'Enter when it begins' };
  if (!draft.dateEnd || !draft.timeEnd) return { problem: 'end', message: 'Enter when it ends' };
  const start = readEdge('start', `${draft.dateStart}T${draft.timeStart}`, { zone, is: draft.startIs });
  if ('question' in start) return start;
  const end = readEdge('end', `${draft.dateEnd}T${draft.timeEnd}`, { zone, is: draft.endIs });
  if ('question' in end) return end;
  if (end.instant <= start.instant) return { problem: 'end', message: calendarMessages.order };
  return { start: start.instant, end: end.instant };
}

const minute = 60_000;
const wall = (date: string, time: string): number => Date.parse(`${date}T${time}Z`);

/** How many minutes pass on the clock between the ends of a draft; undefined where one is missing, or the end comes first. */
export function minutesOf({ dateStart, timeStart, dateEnd, timeEnd }: TimesDraft): number | undefined {
  const minutes = (wall(dateEnd, timeEnd) - wall(dateStart, timeStart)) / minute;
  return minutes > 0 ? minutes : undefined;
}

/** The end of a draft so many minutes after its beginning on the clock; nothing where either is unknown. */
export function endAfter({ dateStart, timeStart }: TimesDraft, minutes: number | undefined): Partial<TimesDraft> {
  const end = wall(dateStart, timeStart) + (minutes ?? NaN) * minute;
  if (Number.isNaN(new Date(end).getTime())) return {};
  const [dateEnd = '', timeEnd = ''] = new Date(end).toISOString().slice(0, 16).split('T');
  return { dateEnd, timeEnd, endIs: undefined };
}

/** A draft that begins and ends at these local times. */
export function draftOf(start: string, end: string): TimesDraft {
  const [dateStart = '', timeStart = ''] = start.split('T');
  const [dateEnd = '', timeEnd = ''] = end.split('T');
  return { dateStart, timeStart, dateEnd, timeEnd };
}

/** A draft of an hour on a day, at nine or, today, in the next full hour. */
export function draftOn(day: string, nowLocal: string): TimesDraft {
  const hour = day === nowLocal.slice(0, 10) ? Math.min(Number(nowLocal.slice(11, 13)) + 1, 22) : 9;
  const at = (hours: number) => `${day}T${String(hours).padStart(2, '0')}:00`;
  return draftOf(at(hour), at(hour + 1));
}

/** An hour that begins at this moment, as the fields of a form in this zone hold it. */
export function draftAt(start: string, zone: string): TimesDraft {
  const end = new Date(Date.parse(start) + 3_600_000).toISOString();
  return draftOf(localOf(start, zone).slice(0, 16), localOf(end, zone).slice(0, 16));
}
