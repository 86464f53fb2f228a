import type { EventOf } from '../../../events/catalogue.ts';
import type { NewNotification } from '../../records/notification.ts';
import { notify } from './notify.ts';

const endOf = (to: EventOf<'claim-ended'>['data']['to'], by: EventOf<'claim-ended'>['data']['by']) =>
  to === 'passed_over' || to === 'lapsed' || to === 'withdrawn' ? to : by;

/**
 * Notifies of the end of a claim those who did not do it themselves; a hire and an erasure are news of their own, and an
 * unanswered address is nobody's.
 */
export function endedClaim({ data }: EventOf<'claim-ended'>): NewNotification[] {
  const { job, candidate, recruiter, managerId, client, to, by, isByAddress } = data;
  if (to === 'declined') return notify([recruiter.id], 'assigns_declined', { job, candidate, recruiter });
  const payload = { job, candidate, recruiter, client: client.companyName, how: endOf(to, by) };
  if (to === 'passed_over' || to === 'lapsed') return isByAddress ? [] : notify([recruiter.id], 'claim_ended', payload);
  if (to === 'withdrawn') return notify([candidate.id], 'claim_ended', payload);
  return by === 'hire' || by === 'erasure'
    ? []
    : notify([recruiter.id, candidate.id, managerId], 'claim_ended', payload);
}
