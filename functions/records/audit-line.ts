import { createHash } from 'node:crypto';
import type { EventOf } from '../../events/catalogue.ts';
import { sealedEventWrite } from '../platform/table/outbox.ts';
import type { SingleWrite } from '../platform/table/write.ts';

/** An event that changes a candidate on a job, from the first line on; stored, it is a line of the audit trail. */
export type AuditedEvent = EventOf<
  'candidate-status-changed' | 'candidate-hired' | 'interview-date-changed' | 'self-assignment-accepted'
>;

const audited: ReadonlySet<string> = new Set<AuditedEvent['type']>([
  'candidate-status-changed',
  'candidate-hired',
  'interview-date-changed',
  'self-assignment-accepted',
]);

/**
 * What seals a line of the audit trail. The reason is a text about a person, so only its salted digest is part of the
 * hash: erasure can remove the text with its salt, and the trail still holds.
 */
export interface Seal {
  /** The hash of the line before; empty where the trail begins. */
  previous: string;
  reason: { digest: string; salt: string | null } | null;
}

/** A line of the audit trail as stored; lines from before there were seals have none. */
export interface AuditLine {
  event: AuditedEvent;
  seal?: Seal;
}

/** Whether a stored item of a story is a line of the audit trail, and not a note or the event of one. */
export function isAuditLine<T extends object>(item: T): item is T & AuditLine {
  return 'event' in item && audited.has((item.event as { type: string }).type);
}

/**
 * The version that the candidate on the job has from this line on; the first line gives version 1, and one that continues
 * the trail of a place that was given up the next.
 */
export function versionOf(event: AuditedEvent): number {
  return event.type === 'self-assignment-accepted' ? (event.data.version ?? 1) : event.data.version;
}

/** Why the candidate was moved, if the mover said so. */
export function reasonOf(event: AuditedEvent): string | null {
  return event.type === 'candidate-status-changed' ? event.data.reason : null;
}

/** The seal of a new line after one with this hash. `salt` keeps a short reason from being guessed from its digest. */
export function sealed(event: AuditedEvent, previous: string, salt: string): AuditLine & { seal: Seal } {
  const reason = reasonOf(event);
  return { event, seal: { previous, reason: reason === null ? null : { digest: reasonDigest(reason, salt), salt } } };
}

/** The salted digest of a reason. */
export function reasonDigest(reason: string, salt: string): string {
  return sha256(`${salt}\n${reason}`);
}

/**
 * The hash of a line: of who, when, from, to, why, and of the line before. Names and titles are left out, since people
 * change theirs and erasure removes them.
 */
export function hashOf({ event, seal }: AuditLine & { seal: Seal }): string {
  const { id, type, time, actor } = event;
  const who = actor.kind === 'user' ? [actor.id, actor.role] : ['system'];
  return sha256(JSON.stringify([seal.previous, id, type, time, who, factsOf(event), seal.reason?.digest ?? null]));
}

/** The write of a line. Nothing writes over one: lines are put only where there is none. */
export function auditLineWrite(line: AuditLine & { seal: Seal }): SingleWrite {
  return sealedEventWrite(line.event, line.seal);
}

function factsOf(event: AuditedEvent): unknown[] {
  if (event.type === 'self-assignment-accepted')
    return [
      event.data.job.id,
      event.data.candidate.id,
      event.data.managerId,
      event.data.recruiter?.id ?? null,
      ...(event.data.version === undefined ? [] : [event.data.version]),
    ];
  if (event.type === 'interview-date-changed') {
    const { jobId, candidate, managerId, recruiterId, status, from, to, version } = event.data;
    return [jobId, candidate.id, managerId, recruiterId, status, from, to, version];
  }
  if (event.type === 'candidate-hired') {
    const { jobId, candidate, manager, recruiterId, from, startOn, version } = event.data;
    return [jobId, candidate.id, manager.id, recruiterId, from, startOn, version];
  }
  const { jobId, candidate, managerId, recruiterId, from, to, interviewAt, undo, undoneAt, version } = event.data;
  return [jobId, candidate.id, managerId, recruiterId, from, to, interviewAt, undo, undoneAt, version];
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
