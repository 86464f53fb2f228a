import type { EventOf } from '../../../../events/catalogue.ts';
import { keys } from '../../../platform/table/keys.ts';
import { eventActor, eventOf } from '../../../platform/table/outbox.ts';
import type { StoredAccount } from '../../../records/account.ts';

/** The event of a second factor that changes. */
export function secondFactorChange(
  owner: Pick<StoredAccount, 'id' | 'role' | 'firstName' | 'lastName'>,
  change: EventOf<'second-factor-changed'>['data']['change'],
  { id, at }: { id: number; at: string },
): EventOf<'second-factor-changed'> {
  const data = { userId: owner.id, change };
  return eventOf('second-factor-changed', {
    id,
    at,
    actor: eventActor(owner),
    subject: keys.userSubject(owner.id),
    data,
  });
}
