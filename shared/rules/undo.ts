import { undoMinutes } from '../constants/pipeline.ts';

/** Whether what was done at this time can still be undone by the person who did it; both times are ISO UTC (PLUS-11). */
export function isUndoable(doneAt: string, now: string): boolean {
  return Date.parse(now) - Date.parse(doneAt) <= undoMinutes * 60_000;
}
