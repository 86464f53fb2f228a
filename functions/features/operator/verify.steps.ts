import type { EventOf } from '../../../events/catalogue.ts';
import { type VerifiableRole, verifiableRoles } from '../../../shared/constants/verification.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventOf } from '../../platform/table/outbox.ts';
import type { StoredAccount } from '../../records/account.ts';
import type { StoredVerification } from '../../records/verification.ts';
import type { OperatorRequest } from './operator-request.ts';
import { notVerified, onlyOpenAccounts, type OperatorStore } from './operator.store.ts';

interface VerifyNeeds {
  operatorStore: OperatorStore;
  clock: Clock;
}

/** Verifies a manager or recruiter for a company, once. */
export async function verify(
  { email, company, domain, note }: Extract<OperatorRequest, { action: 'verify' }>,
  { operatorStore, clock }: VerifyNeeds,
): Promise<unknown> {
  const account = await operatorStore.accountByEmail(email);
  const at = clock.now();
  const event = changed(account, { isVerified: true, company }, { id: clock.newId(), at });
  await operatorStore.saveVerified({ userId: account.id, email: account.email, company, domain, note, at }, event);
  return { id: account.id, isVerified: true };
}

/** Takes a verification back; from then on it counts for nobody, nor for the recruiters of this manager. */
export async function revokeVerification(email: string, { operatorStore, clock }: VerifyNeeds): Promise<unknown> {
  const account = await operatorStore.accountByEmail(email);
  const verification = await operatorStore.verification(account.id);
  if (!verification) throw notVerified;
  const { company } = verification;
  const event = changed(account, { isVerified: false, company }, { id: clock.newId(), at: clock.now() });
  await operatorStore.saveRevoked(account.id, event);
  return { id: account.id, isVerified: false };
}

/** What an operator sees of verifications, without the table's own keys. */
export const shownVerifications = (verifications: StoredVerification[]) =>
  verifications.map(({ userId, email, company, domain, note, at }) => ({
    id: userId,
    email,
    company,
    domain,
    note,
    at,
  }));

const isVerifiable = (role: StoredAccount['role']): role is VerifiableRole =>
  (verifiableRoles as readonly string[]).includes(role);

function changed(
  { id: userId, firstName, lastName, role }: StoredAccount,
  facts: { isVerified: boolean; company: string },
  { id, at }: { id: number; at: string },
): EventOf<'verification-changed'> {
  if (!isVerifiable(role)) throw onlyOpenAccounts;
  return eventOf('verification-changed', {
    id,
    at,
    actor: { kind: 'system' },
    subject: keys.userSubject(userId),
    data: { user: { id: userId, firstName, lastName }, role, ...facts },
  });
}
