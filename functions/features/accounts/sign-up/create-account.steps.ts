import type { Clock } from '../../../platform/door/clock.ts';
import { refuse } from '../../../platform/door/refusal.ts';
import type { Identity } from '../../../platform/outside/identity/port.ts';
import type { LinkKind, PurposeOf } from '../../../records/mailed-token.ts';
import type { MailedTokens } from '../../../domain/mailed-links/mailed-tokens.ts';
import type { Write } from '../../../platform/table/write.ts';
import type { AccountsStore } from '../accounts.store.ts';
import type { Circumstances, NewAccount } from './open-account.ts';

export interface CreatingNeeds {
  accountsStore: AccountsStore;
  identity: Identity;
  clock: Clock;
}
export interface ByLinkNeeds extends CreatingNeeds {
  mailedTokens: MailedTokens;
}
interface Created {
  id: number;
  email: string;
}

/** The result of accepting by a link of one kind. */
interface ByLink<L extends LinkKind> {
  kind: L;
  refusals: { otherAddress: string; hasAccount: string };
  open(purpose: PurposeOf<L>, circumstances: Circumstances): NewAccount;
  accepted(purpose: PurposeOf<L>, account: NewAccount['account'], at: string): Write[];
}

/** The ids and the time of an account that is about to be made. */
export function circumstancesOf(clock: Clock): Circumstances {
  const id = clock.newId();
  return { id, uuid: clock.newUuid(id), at: clock.now(), eventId: clock.newId() };
}

/**
 * Creates an account. The user pool comes first, because the password may not be stored anywhere meanwhile; when the
 * table refuses, the user is removed again.
 */
export async function createAccount(
  opened: NewAccount,
  password: string,
  { accountsStore, identity }: Pick<CreatingNeeds, 'accountsStore' | 'identity'>,
  alsoWrite: Write[] = [],
): Promise<Created> {
  const { id, uuid, email, role } = opened.account;
  await identity.create({ uuid, email, password, role });
  try {
    await accountsStore.saveNew(opened, alsoWrite);
  } catch (error) {
    await identity.remove(uuid);
    throw error;
  }
  return { id, email };
}

/**
 * Creates the account of a person who accepts through a mailed link: for the address that was invited, using the link
 * up, and confirmed immediately (AUTH-24, API-13).
 */
export async function createByLink<L extends LinkKind>(
  { token, email, password }: { token: string; email: string | undefined; password: string },
  { kind, refusals, open, accepted }: ByLink<L>,
  { accountsStore, mailedTokens, identity, clock }: ByLinkNeeds,
): Promise<Created> {
  const at = clock.now();
  const purpose = await mailedTokens.purpose(token, kind, at);
  if (email !== undefined && email !== purpose.email) throw refuse.invalid('email', refusals.otherAddress);
  if (await accountsStore.accountByEmail(purpose.email)) throw refuse.conflict(refusals.hasAccount, 'email');
  const opened = open(purpose, { ...circumstancesOf(clock), at });
  const writes = [mailedTokens.use(token, at), ...accepted(purpose, opened.account, at)];
  const created = await createAccount(opened, password, { accountsStore, identity }, writes);
  // Only now: a verified address without an account would keep its owner from ever registering.
  await identity.markEmailVerified(opened.account.uuid);
  return created;
}
