import type { Erasure } from '../../shared/model/personal-data.ts';
import type { StoredErasure } from '../table/erasures.ts';

/** An erasure as the owner of the account sees it. */
export function showErasure(erasure: Pick<StoredErasure, 'dueAt' | 'requestedAt'> | undefined, stake: { openJobs: number; pointsLeft: number }, graceDays: number): Erasure {
  return { dueAt: erasure?.dueAt ?? null, requestedAt: erasure?.requestedAt ?? null, graceDays, ...stake };
}
