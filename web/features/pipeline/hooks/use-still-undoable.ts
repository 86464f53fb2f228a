import { useEffect, useState } from 'react';
import type { Mover, PipelinePosition } from '../../../../shared/rules/pipeline-status.ts';
import { undoRefusal } from '../../../../shared/rules/pipeline-status.ts';

const refreshInterval = 15_000;

/** Whether this user can still undo the last move; becomes false by itself after ten minutes. */
export function useStillUndoable(position: PipelinePosition & { statusChangedAt: string }, mover: Mover): boolean {
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date().toISOString()), refreshInterval);
    return () => clearInterval(timer);
  }, []);
  // A move made after the last clock update is not in the future.
  const latest = position.statusChangedAt > now ? position.statusChangedAt : now;
  return undoRefusal(position, mover, latest) === undefined;
}
