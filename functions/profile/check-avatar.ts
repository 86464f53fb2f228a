import type { EventOf } from '../../events/catalogue.ts';
import type { AvatarRefusal } from '../../shared/model/avatar.ts';
import type { StoredAccount } from '../records/account.ts';
import { eventActor, eventOf } from '../table/outbox.ts';

interface Checked {
  uploadId: number;
  id: number;
  at: string;
}

/** What follows from a picture that was drawn anew: the account shows it. */
export function avatarAccepted(
  account: StoredAccount,
  avatar: string,
  { uploadId, id, at }: Checked,
): EventOf<'avatar-changed'> {
  const data = { userId: account.id, avatar, former: account.avatar, uploadId };
  return eventOf('avatar-changed', { id, at, actor: eventActor(account), subject: `USER#${account.id}`, data });
}

/** What follows from a file that is no picture to show: it is told, and the account stays as it is. */
export function avatarDeclined(
  userId: number,
  reason: AvatarRefusal,
  { uploadId, id, at }: Checked,
): EventOf<'avatar-refused'> {
  return eventOf('avatar-refused', {
    id,
    at,
    actor: { kind: 'system' },
    subject: `USER#${userId}`,
    data: { userId, uploadId, reason },
  });
}
