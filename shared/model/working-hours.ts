import * as z from 'zod';

/** An hour of a day, in whole and half hours from midnight: 9.5 is half past nine. */
const hour = (least: number, most: number) =>
  z.number('Choose a time').multipleOf(0.5, 'Choose a full or half hour').min(least).max(most);

/** From when to when on a day, on the clock of some zone; the end may be the midnight after it. */
export const clockHours = { fromHour: hour(0, 23.5), toHour: hour(0.5, 24) };

/** When somebody works on one day of the week, 0 being Sunday. */
export const workingSpan = z.strictObject({ weekday: z.int().min(0).max(6), ...clockHours });
export type WorkingSpan = z.output<typeof workingSpan>;

/** When somebody works in a week on the clock of their zone; empty for who has not chosen any. */
export type WorkingHours = readonly WorkingSpan[];

/** Working hours with the zone whose clock shows them. */
export interface WorkingWeek {
  hours: WorkingHours;
  zone: string;
}
