import type { ProposalStop } from '../../../shared/constants/claims.ts';
import { openStatus } from '../../../shared/constants/job.ts';
import { worksOnRequest } from '../../../shared/rules/work-request.ts';
import { keys } from '../../platform/table/keys.ts';
import { readLists } from '../../platform/table/read-lists.ts';
import type { Table } from '../../platform/table/table.ts';
import type { StoredClaim } from '../../records/claim.ts';
import type { JobGate } from '../../records/job-gate.ts';

/** Reads what keeps proposals from being agreed to. */
export function proposalStopsIn(table: Table) {
  /**
   * These claims as they hold now: a proposal for a job that is on hold or closed, or of a recruiter who no longer works on
   * it, says so, and says nothing once the job is open again.
   */
  async function asTheyHold(claims: readonly StoredClaim[]): Promise<StoredClaim[]> {
    const proposed = claims.filter(({ state }) => state === 'proposed');
    if (proposed.length === 0) return [...claims];
    const wanted = proposed.map(
      ({ job, manager, recruiter }) =>
        [
          keys.jobGate(job.id),
          keys.managerOfRecruiter(recruiter.id, manager.id),
          keys.workOfRecruiter(recruiter.id, manager.id, job.id),
        ] as const,
    );
    const found = await readLists(table, wanted, { consistent: true });
    const stops = new Map(
      proposed.map((claim, row) => {
        const [gate, link, request] = found[row] ?? [];
        return [claim.id, stopOf(claim, { gate, works: !!link || worksOnRequest(request?.state) })];
      }),
    );
    return claims.map((claim) => {
      const stop = stops.get(claim.id);
      return stop ? { ...claim, stop } : claim;
    });
  }

  return { asTheyHold };
}

function stopOf(
  { isForApplication }: StoredClaim,
  { gate, works }: { gate: JobGate | undefined; works: boolean },
): ProposalStop | undefined {
  if (!gate || gate.status === 'closed') return 'closed';
  // Who applied is on the job already, and may agree while it is on hold.
  if (gate.status !== openStatus && !isForApplication) return 'on_hold';
  return works ? undefined : 'recruiter_left';
}
