import type { Erasure } from '../../../../shared/model/personal-data.ts';
import type { StoredErasure } from '../../../records/erasure.ts';

/** An erasure, if requested, and what it would delete today. */
export interface ErasureAtStake {
  erasure: StoredErasure | undefined;
  stake: { openJobs: number; pointsLeft: number };
}

/** An erasure as the owner of the account sees it. */
export function showErasure({ erasure, stake }: ErasureAtStake, graceDays: number): Erasure {
  return { dueAt: erasure?.dueAt ?? null, requestedAt: erasure?.requestedAt ?? null, graceDays, ...stake };
}
