import type { EventOf } from '../../../events/catalogue.ts';
import type { AvatarRefusal } from '../../../shared/model/avatar.ts';
import type { StoredAccount } from '../../records/account.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';
import { keys } from '../../platform/table/keys.ts';

interface Checked {
  uploadId: number;
  id: number;
  at: string;
}

/** The result of a picture that was re-encoded: the account shows it. */
export function avatarAccepted(
  account: StoredAccount,
  avatar: string,
  { uploadId, id, at }: Checked,
): EventOf<'avatar-changed'> {
  const data = { userId: account.id, avatar, former: account.avatar, uploadId };
  return eventOf('avatar-changed', { id, at, actor: eventActor(account), subject: keys.userSubject(account.id), data });
}

/** The result of a file that cannot be shown: an event reports it, and the account stays as it is. */
export function avatarDeclined(
  userId: number,
  reason: AvatarRefusal,
  { uploadId, id, at }: Checked,
): EventOf<'avatar-refused'> {
  return eventOf('avatar-refused', {
    id,
    at,
    actor: { kind: 'system' },
    subject: keys.userSubject(userId),
    data: { userId, uploadId, reason },
  });
}
