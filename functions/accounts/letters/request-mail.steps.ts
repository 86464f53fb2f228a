import type { Clock } from '../../door/clock.ts';
import type { StoredAccount } from '../../records/account.ts';
import { eventActor, eventOf } from '../../table/outbox.ts';
import type { AccountsStore } from '../accounts.store.ts';
import type { AttemptsStore } from '../attempts/attempts.store.ts';

export interface RequestMailNeeds {
  accountsStore: AccountsStore;
  attemptsStore: AttemptsStore;
  clock: Clock;
}
type Asked = 'confirmation-requested' | 'password-recovery-requested';
interface Wish {
  what: Asked;
  email: string;
  sourceIp: string;
  /** What is asked for an account that stands so; nothing for the others. */
  events: Partial<Record<StoredAccount['status'], Asked>>;
}

/**
 * Asks for a mail to an address. Answer and work are the same whether or not the address has such an account, so
 * neither tells.
 */
export async function requestMail(
  { what, email, sourceIp, events }: Wish,
  { accountsStore, attemptsStore, clock }: RequestMailNeeds,
): Promise<{ done: true }> {
  const at = clock.now();
  const attempt = { what, account: email, sourceIp };
  const account = await accountsStore.accountOfOwner(await attemptsStore.takeOfAddress(attempt, at, 'email'));
  const event = account && events[account.status];
  if (account && event) {
    const data = { userId: account.id, firstName: account.firstName };
    await accountsStore.saveEvent(
      eventOf(event, { id: clock.newId(), at, actor: eventActor(account), subject: `USER#${account.id}`, data }),
    );
  } else await accountsStore.saveNothing(clock.newId(), at);
  return { done: true };
}
