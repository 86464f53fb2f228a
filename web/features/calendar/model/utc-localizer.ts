import { DateLocalizer } from 'react-big-calendar';
import { oneDay } from '../../../../shared/constants/time.ts';

/*
 * Dates of the grid carry the wall clock of the shown zone in their UTC fields, so that every day of the grid has
 * 24 hours and no change of clocks can shift an event off its label. Localizers that compute in the browser's zone draw
 * such weeks up to two hours wrong (https://github.com/jquense/react-big-calendar/issues/2450).
 */

type Moment = Date | string | number;
type Unit = string | undefined;

const minute = 60_000;
const lengths: Record<string, number> = { milliseconds: 1, minutes: minute, day: oneDay, week: 7 * oneDay };

const at = (moment: Moment): number => new Date(moment).getTime();

/** Weeks begin on Sunday. */
function startOf(moment: Moment, unit: Unit): Date {
  const date = new Date(moment);
  if (unit === 'minutes') date.setUTCSeconds(0, 0);
  else date.setUTCHours(0, 0, 0, 0);
  if (unit === 'week') date.setUTCDate(date.getUTCDate() - date.getUTCDay());
  if (unit === 'month') date.setUTCDate(1);
  return date;
}

function add(moment: Moment, count: number, unit: string): Date {
  const length = lengths[unit];
  if (length !== undefined) return new Date(at(moment) + count * length);
  const date = startOf(moment, 'month');
  date.setUTCMonth(date.getUTCMonth() + count);
  return date;
}

const endOf = (moment: Moment, unit = 'day'): Date => new Date(at(add(startOf(moment, unit), 1, unit)) - 1);

const compared = (compare: (a: number, b: number) => boolean) => (a: Moment, b: Moment, unit?: Unit) =>
  unit ? compare(at(startOf(a, unit)), at(startOf(b, unit))) : compare(at(a), at(b));
const eq = compared((a, b) => a === b);
const lt = compared((a, b) => a < b);
const lte = compared((a, b) => a <= b);
const gt = compared((a, b) => a > b);
const gte = compared((a, b) => a >= b);

const diff = (a: Moment, b: Moment, unit = 'minutes'): number =>
  Math.round((at(b) - at(a)) / (lengths[unit] ?? minute));

function range(start: Moment, end: Moment, unit = 'day'): Date[] {
  const all = [];
  for (let date = new Date(start); lte(date, end); date = add(date, 1, unit)) all.push(date);
  return all;
}

function ceil(moment: Moment, unit: Unit): Date {
  const floor = startOf(moment, unit);
  return eq(floor, moment) ? floor : add(floor, 1, unit ?? 'day');
}

function merge(date: Moment | null, time: Moment | null): Date | null {
  const given = date ?? time;
  if (given === null) return null;
  const clock = new Date(time ?? given);
  return new Date(at(startOf(given, 'day')) + (clock.getUTCHours() * 60 + clock.getUTCMinutes()) * minute);
}

const shown = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
  return (date: Date) => format.format(date);
};
const time = shown({ hour: 'numeric', minute: '2-digit' });
const span = ({ start, end }: { start: Date; end: Date }) => `${time(start)} – ${time(end)}`;

// Titles of its views are not shown: our own toolbar names them.
const formats = {
  dateFormat: shown({ day: 'numeric' }),
  dayFormat: shown({ weekday: 'short', day: 'numeric' }),
  weekdayFormat: shown({ weekday: 'short' }),
  timeGutterFormat: shown({ hour: 'numeric' }),
  selectRangeFormat: span,
  eventTimeRangeFormat: span,
  eventTimeRangeStartFormat: ({ start }: { start: Date }) => `${time(start)} –`,
  eventTimeRangeEndFormat: ({ end }: { end: Date }) => `– ${time(end)}`,
};

/** The localizer of the grid: it computes in UTC fields alone. */
export function utcLocalizer(): DateLocalizer {
  const firstVisibleDay = (date: Moment) => startOf(startOf(date, 'month'), 'week');
  const lastVisibleDay = (date: Moment) => add(startOf(endOf(date, 'month'), 'week'), 6, 'day');
  const spec = {
    firstOfWeek: () => 0,
    // What has a format is written by it; a title that nobody sees has none.
    format: String,
    formats,
    startOf,
    endOf,
    add,
    eq,
    neq: compared((a, b) => a !== b),
    lt,
    lte,
    gt,
    gte,
    diff,
    range,
    ceil,
    merge,
    inRange: (date: Moment, from: Moment, to: Moment, unit = 'day') => gte(date, from, unit) && lte(date, to, unit),
    min: (...dates: Date[]) => new Date(Math.min(...dates.map(Number))),
    max: (...dates: Date[]) => new Date(Math.max(...dates.map(Number))),
    daySpan: (from: Moment, to: Moment) => Math.ceil((at(to) - at(startOf(from, 'day'))) / oneDay),
    firstVisibleDay,
    lastVisibleDay,
    visibleDays: (date: Moment) => range(firstVisibleDay(date), lastVisibleDay(date)),
    getSlotDate: (date: Moment, minutes: number, offset: number) =>
      new Date(at(startOf(date, 'day')) + (minutes + offset) * minute),
    getTimezoneOffset: () => 0,
    getDstOffset: () => 0,
    getTotalMin: (from: Moment, to: Moment) => diff(from, to),
    getMinutesFromMidnight: (date: Moment) => diff(startOf(date, 'day'), date),
    continuesPrior: (start: Moment, first: Moment) => lt(start, first, 'day'),
    continuesAfter: (start: Moment, end: Moment, last: Moment) =>
      eq(start, end, 'minutes') ? gte(end, last, 'minutes') : gt(end, last, 'minutes'),
    sortEvents: ({ evtA: a, evtB: b }: { evtA: { start: Date; end: Date }; evtB: { start: Date; end: Date } }) =>
      at(a.start) - at(b.start) || at(a.end) - at(b.end),
    inEventRange: ({
      event,
      range: shownRange,
    }: {
      event: { start: Date; end: Date };
      range: { start: Date; end: Date };
    }) => lte(startOf(event.start, 'day'), shownRange.end, 'day') && gt(event.end, shownRange.start, 'minutes'),
    isSameDate: (a: Moment, b: Moment) => eq(a, b, 'day'),
    startAndEndAreDateOnly: (a: Moment, b: Moment) => eq(startOf(a, 'day'), a) && eq(startOf(b, 'day'), b),
  };
  // The declarations of the library know half of what it reads.
  return new DateLocalizer(spec as unknown as ConstructorParameters<typeof DateLocalizer>[0]);
}
