import { match } from 'ts-pattern';
import type { EventOf } from '../../events/catalogue.ts';
import type { EventsOf } from '../../events/subscriptions.ts';
import type { LiveUpdate } from '../../shared/model/live-update.ts';

/** Events that open pages are notified of; the end of a session closes connections instead. */
export type LiveEvent = EventOf<Exclude<EventsOf<'live-updates'>, 'sessions-ended'>>;

/** Decides the live update of an event, and its recipients. */
export function composeUpdate(event: LiveEvent): { userIds: number[]; update: LiveUpdate } {
  return match(event)
    .returnType<{ userIds: number[]; update: LiveUpdate }>()
    .with({ type: 'avatar-changed' }, ({ data }) => ({
      userIds: [data.userId],
      update: { type: 'avatar', uploadId: data.uploadId, state: data.avatar ? 'done' : 'none', reason: null },
    }))
    .with({ type: 'avatar-refused' }, ({ data }) => ({
      userIds: [data.userId],
      update: { type: 'avatar', uploadId: data.uploadId, state: 'refused', reason: data.reason },
    }))
    .with({ type: 'candidate-note-added' }, ({ data }) => ({
      userIds: [data.managerId, data.recruiterId],
      update: { type: 'candidate-on-job', jobId: data.jobId, candidateId: data.candidateId, version: null },
    }))
    .with({ type: 'candidate-status-changed' }, ({ data }) => ({
      userIds: [data.managerId, data.recruiterId],
      update: {
        type: 'candidate-on-job',
        jobId: data.jobId,
        candidateId: data.candidate.id,
        version: data.version,
      },
    }))
    .with({ type: 'data-export-ready' }, ({ data }) => ({
      userIds: [data.userId],
      update: { type: 'data-export-ready', exportId: data.exportId },
    }))
    .exhaustive();
}
