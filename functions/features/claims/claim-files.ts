import type { ClaimFile } from '../../../shared/model/claim-evidence.ts';
import type { StoredClaim } from '../../records/claim.ts';
import type { StoredClaimFile } from '../../records/claim-file.ts';
import type { StoredEntry } from '../../records/points.ts';

type Reader = { id: number };

/** Whether what is said against a hire waits to be decided. */
const isContested = (said: StoredEntry | undefined): boolean =>
  said?.leaving != null && said.leaving.decision === null && said.points === 0;

/** Whether this user is a side of what is contested about the claim now: its recruiter or its manager (PLUS-41). */
export function mayAddFiles(
  { id }: Reader,
  { recruiter, manager }: StoredClaim,
  said: StoredEntry | undefined,
): boolean {
  return isContested(said) && (id === recruiter.id || id === manager.id);
}

/** The files as this user sees them: what is checked still, or was refused, is its owner’s alone. */
export function shownFiles(files: readonly StoredClaimFile[], reader: Reader): ClaimFile[] {
  return files
    .filter(({ by, state }) => state === 'added' || by.id === reader.id)
    .map(({ id, at, by, name, size, state, reason }) => ({ id, at, by, name, size, state, reason }))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
}
