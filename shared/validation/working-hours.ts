import * as z from 'zod';
import { workingSpan } from '../model/working-hours.ts';
import { shareTime } from '../rules/working-hours.ts';

/** As many times as anybody works in a week. */
export const mostWorkingSpans = 21;

/** A person's working hours: each time ends after it begins, and no two have a moment in common. */
export const workingHoursForm = z.strictObject({
  hours: z
    .array(workingSpan)
    .max(mostWorkingSpans, `At most ${mostWorkingSpans} times`)
    .superRefine((spans, context) => {
      const refused = (at: number, field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [at, field], message });
      for (const [at, span] of spans.entries()) {
        if (span.toHour <= span.fromHour) refused(at, 'toHour', 'Must be after the beginning');
        else if (spans.slice(0, at).some((other) => shareTime(other, span)))
          refused(at, 'fromHour', 'Overlaps another time of this day');
      }
    }),
});
export type WorkingHoursForm = z.output<typeof workingHoursForm>;
