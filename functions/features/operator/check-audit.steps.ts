import { inGroups } from '../../platform/table/in-groups.ts';
import type { AuditStore } from './audit.store.ts';
import type { AuditCursor } from './operator-request.ts';
import type { AuditFault } from './verify-audit.ts';
import { verifyAudit } from './verify-audit.ts';

const jobsPerCall = 25;

/** How much of the audit trail was read, what is wrong with it, and where the next call continues. */
export interface AuditReport {
  jobs: number;
  candidates: number;
  lines: number;
  faults: AuditFault[];
  next?: AuditCursor;
}

/** Verifies the audit trails of some jobs; the caller repeats it with `next` until there is none. */
export async function checkAudit(store: AuditStore, after?: AuditCursor): Promise<AuditReport> {
  const { jobIds, next } = await store.jobsAfter(after, jobsPerCall);
  const candidates = (await inGroups(jobIds, store.candidatesOn)).flat();
  const checked = await inGroups(candidates, async (onJob) => {
    const lines = await store.linesOf(onJob);
    return { lines: lines.length, faults: await settled(store, verifyAudit(onJob, lines)) };
  });
  return {
    jobs: jobIds.length,
    candidates: candidates.length,
    lines: checked.reduce((all, one) => all + one.lines, 0),
    faults: checked.flatMap(({ faults }) => faults),
    ...(next && { next }),
  };
}

// A candidate who was moved between the two reads looks like one whose trail is wrong, so faults are read again.
async function settled(store: AuditStore, faults: AuditFault[]): Promise<AuditFault[]> {
  const [first] = faults;
  if (!first) return faults;
  const onJob = (await store.candidatesOn(first.jobId)).find(({ candidateId }) => candidateId === first.candidateId);
  return onJob ? verifyAudit(onJob, await store.linesOf(onJob)) : [];
}
