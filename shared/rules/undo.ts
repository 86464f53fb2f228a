import { undoMinutes } from '../constants/pipeline.ts';

/** Whether what was done at this time can still be undone by the person who did it; both times are ISO UTC (PLUS-11). */
export function isUndoable(doneAt: string, now: string): boolean {
  return Date.parse(now) - Date.parse(doneAt) <= undoMinutes * 60_000;
}

/** When what can be undone is mailed: after the time for it, and a minute in which an undo may still be on its way. */
export function mailedAfterUndo(doneAt: string): string {
  return new Date(Date.parse(doneAt) + (undoMinutes + 1) * 60_000).toISOString();
}
