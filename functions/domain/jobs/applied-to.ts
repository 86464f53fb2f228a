import { appliedSteps } from '../../../shared/constants/job.ts';
import type { JobGate } from '../../records/job-gate.ts';

/** At least so many people applied to a job. */
export interface Applied {
  applied?: number;
}

/**
 * At least how many people applied to the job of this gate, as the highest step they reach, so that nobody is seen to
 * apply; nothing below the first.
 */
export function appliedTo(gate: Pick<JobGate, 'applied'> | undefined): Applied {
  const applied = appliedSteps.findLast((step) => step <= (gate?.applied ?? 0));
  return applied === undefined ? {} : { applied };
}
