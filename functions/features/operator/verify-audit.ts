import type { PipelineStatus } from '../../../shared/constants/pipeline.ts';
import type { AuditLine, Seal } from '../../records/audit-line.ts';
import { hashOf, reasonDigest, reasonOf, versionOf } from '../../records/audit-line.ts';
import type { StoredCandidateOnJob } from '../../records/candidate-on-job.ts';

/** What is wrong with the audit trail of a candidate on a job. */
export interface AuditFault {
  jobId: number;
  candidateId: number;
  /** The version that the line gave, or should have given, the candidate on the job. */
  version: number;
  fault: 'changed' | 'missing';
}

/**
 * Which lines of a candidate's audit trail on a job were changed after they were written, or are missing. Lines from
 * before there were seals prove nothing and are passed over, as are reasons that erasure removed with their salt.
 */
export function verifyAudit(
  onJob: Pick<StoredCandidateOnJob, 'jobId' | 'candidateId' | 'status' | 'version' | 'auditHash'>,
  lines: readonly AuditLine[],
): AuditFault[] {
  const { jobId, candidateId } = onJob;
  const inOrder = lines.toSorted((a, b) => versionOf(a.event) - versionOf(b.event));
  const first = inOrder.findIndex(({ seal }) => seal);
  if (onJob.auditHash === undefined && first < 0) return [];
  const trail = new Map(inOrder.slice(first < 0 ? inOrder.length : first).map((line) => [versionOf(line.event), line]));
  const from = Math.min(onJob.version, ...trail.keys());
  const faults: AuditFault[] = [];
  // A gap at the start shows by the seal of the line after it, since only the very first line has none before it.
  const start = from > 1 && trail.get(from)?.seal?.previous ? from - 1 : from;
  for (let version = start; version <= Math.max(onJob.version, ...trail.keys()); version++) {
    const line = trail.get(version);
    const isLast = version === onJob.version;
    const expected = isLast ? onJob.auditHash : trail.get(version + 1)?.seal?.previous;
    const isAstray = version > onJob.version || (isLast && line && statusAfter(line.event) !== onJob.status);
    const fault = isAstray ? 'changed' : faultOf(line, expected);
    if (fault) faults.push({ jobId, candidateId, version, fault });
  }
  return faults;
}

// `expected` is the hash of the line that what follows holds: the next line, or the candidate on the job. After a
// missing line nothing vouches for this one; the missing line is the fault.
function faultOf(line: AuditLine | undefined, expected: string | undefined): AuditFault['fault'] | undefined {
  if (!line) return 'missing';
  if (!isSealed(line) || !hasItsReason(line)) return 'changed';
  return expected === undefined || expected === hashOf(line) ? undefined : 'changed';
}

function statusAfter({ type, data }: AuditLine['event']): PipelineStatus {
  if (type === 'candidate-status-changed') return data.to;
  if (type === 'candidate-hired') return 'hiring_onboarding';
  return type === 'interview-date-changed' ? data.status : 'contacted';
}

const isSealed = (line: AuditLine): line is AuditLine & { seal: Seal } => line.seal !== undefined;

// Only erasure removes a text and its salt, and it removes a name as well.
function hasItsReason({ event, seal }: AuditLine & { seal: Seal }): boolean {
  const text = reasonOf(event);
  if (!seal.reason) return text === null;
  if (text === null) return seal.reason.salt === null && isSomeoneErased(event);
  return seal.reason.salt !== null && reasonDigest(text, seal.reason.salt) === seal.reason.digest;
}

function isSomeoneErased({ actor, data }: AuditLine['event']): boolean {
  const names = [actor.kind === 'user' ? actor.firstName : '', data.candidate.firstName];
  return names.includes('A former');
}
