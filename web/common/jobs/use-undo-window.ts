import { useEffect, useState } from 'react';
import { isUndoable } from '../../../shared/rules/undo.ts';

const refreshInterval = 15_000;

/** Whether what was done at this time can still be undone; becomes false by itself after ten minutes (PLUS-11). */
export function useUndoWindow(doneAt: string | undefined): boolean {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), refreshInterval);
    return () => clearInterval(timer);
  }, []);
  return doneAt !== undefined && isUndoable(doneAt, now);
}
