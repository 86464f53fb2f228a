import type { Clock } from '../../../platform/door/clock.ts';
import type { StoredAccount } from '../../../records/account.ts';
import { eventActor, eventOf } from '../../../platform/table/outbox.ts';
import type { AccountsStore } from '../accounts.store.ts';
import type { AttemptsStore } from '../attempts/attempts.store.ts';
import { deviceOf } from '../attempts/known-device.ts';
import { deviceSecretIn } from '../sessions/device-cookie.ts';
import { keys } from '../../../platform/table/keys.ts';

export interface RequestMailNeeds {
  accountsStore: AccountsStore;
  attemptsStore: AttemptsStore;
  clock: Clock;
}
type MailEvent = 'confirmation-requested' | 'password-recovery-requested';
interface MailRequest {
  what: MailEvent;
  email: string;
  sourceIp: string;
  cookies: Record<string, string>;
  /** The mail an account with this status gets; none for other statuses. */
  events: Partial<Record<StoredAccount['status'], MailEvent>>;
}

/**
 * Requests a mail to an address. Response and work are the same whether or not the address has such an account, so
 * neither reveals it; nor do they reveal that others have asked too often already, and the owner is never refused for
 * that: the mails that they got are still valid.
 */
export async function requestMail(
  { what, email, sourceIp, cookies, events }: MailRequest,
  { accountsStore, attemptsStore, clock }: RequestMailNeeds,
): Promise<{ done: true }> {
  const at = clock.now();
  const secret = deviceSecretIn(cookies);
  const { account, mayMail } = await attemptsStore.takeMailRequest(
    { what, account: email, sourceIp, device: secret && deviceOf(secret) },
    { now: at, key: 'email', accountOfOwner: accountsStore.accountOfOwner },
  );
  const event = account && mayMail && events[account.status];
  if (account && event) {
    const data = { userId: account.id, firstName: account.firstName };
    await accountsStore.saveEvent(
      eventOf(event, {
        id: clock.newId(),
        at,
        actor: eventActor(account),
        subject: keys.userSubject(account.id),
        data,
      }),
    );
  } else await accountsStore.saveNothing(clock.newId(), at);
  return { done: true };
}
