import { referenceOf } from '../../records/account.ts';
import { eventActor, eventOf } from '../../table/outbox.ts';
import type { NewAccount } from './open-account.ts';
import { accountOf } from './open-account.ts';

interface Names {
  firstName: string;
  lastName: string;
}
interface Circumstances {
  id: number;
  uuid: string;
  at: string;
  eventId: number;
}
interface Invitation {
  managerId: number;
  invitationId: number;
  email: string;
}

/**
 * Decides what an invited recruiter's account is: active at once, because the link came by mail, and working for the
 * manager who invited.
 */
export function acceptInvitation(
  names: Names,
  { managerId, invitationId, email }: Invitation,
  { id, uuid, at, eventId }: Circumstances,
): NewAccount {
  const account = {
    ...accountOf({ ...names, email, role: 'recruiter' }, { id, uuid, at, status: 'active' }),
    hasManagers: true,
  };
  const event = eventOf('recruiter-invitation-accepted', {
    id: eventId,
    at,
    actor: eventActor(account),
    subject: `USER#${id}`,
    data: { invitationId, managerId, recruiter: referenceOf(account) },
  });
  return { account, favoriteJobs: [], event };
}
