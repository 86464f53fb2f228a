import { referenceOf } from '../../records/account.ts';
import { eventActor, eventOf } from '../../table/outbox.ts';
import type { NewAccount } from './open-account.ts';
import { accountOf } from './open-account.ts';

interface Form {
  firstName: string;
  lastName: string;
  favoriteJobs?: number[] | undefined;
  /** The public campaign that brought the candidate. */
  source: string | null;
}
interface Circumstances {
  id: number;
  uuid: string;
  at: string;
  eventId: number;
}
interface Invitation {
  inviterId: number;
  invitationId: number;
  email: string;
}

/**
 * Decides what an invited candidate's account is: active at once, because the mail proved the address, and without a
 * country until the candidate names one (DEC-35).
 */
export function acceptCandidateInvitation(
  form: Form,
  { inviterId, invitationId, email }: Invitation,
  { id, uuid, at, eventId }: Circumstances,
): NewAccount {
  const account = accountOf({ ...form, email, role: 'candidate' }, { id, uuid, at, status: 'active' });
  const event = eventOf('candidate-invitation-accepted', {
    id: eventId,
    at,
    actor: eventActor(account),
    subject: `USER#${id}`,
    data: { invitationId, inviterId, candidate: referenceOf(account), source: form.source },
  });
  return { account, favoriteJobs: [...new Set(form.favoriteJobs ?? [])], event };
}
