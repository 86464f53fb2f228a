import { formatDate } from '../../../ui/text/dates.ts';

/** A day given as YYYY-MM-DD, in words; it is the same day in every time zone. */
export function dayInWords(day: string): string {
  return formatDate(`${day}T12:00`);
}

/** Whether this moment has passed. */
export function isOver(at: string): boolean {
  return Date.parse(at) <= Date.now();
}
