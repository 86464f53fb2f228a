import type { Claim } from '../model/claim.ts';
import { isUndoable } from './undo.ts';

/** Whether a candidate chose this recruiter; who agreed by applying chose nobody among several. */
export function isChoice({ state, confirmedBy }: Pick<Claim, 'state' | 'confirmedBy'>): boolean {
  return state === 'standing' && confirmedBy !== null && confirmedBy !== 'application';
}

/**
 * Whether a candidate may still take back that they chose this recruiter: for ten minutes, until which the others are not
 * notified. `at` is ISO UTC.
 */
export function mayUndoChoice(claim: Pick<Claim, 'state' | 'confirmedAt' | 'confirmedBy'>, at: string): boolean {
  return isChoice(claim) && claim.confirmedAt !== null && isUndoable(claim.confirmedAt, at);
}
