import { countries } from '../../../shared/constants/countries.ts';
import type { Role } from '../../../shared/constants/roles.ts';
import type { Clock } from '../../door/clock.ts';
import { refuse } from '../../door/refusal.ts';
import type { Identity } from '../../outside/identity/port.ts';
import type { AccountsStore } from '../accounts.store.ts';
import type { AttemptsStore } from '../attempts/attempts.store.ts';
import { openAccount } from './open-account.ts';

export interface SignUpNeeds {
  accountsStore: AccountsStore;
  attemptsStore: AttemptsStore;
  identity: Identity;
  clock: Clock;
}
interface Form {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  country?: 'India' | 'USA' | undefined;
  favoriteJobs?: number[] | undefined;
  source?: string | null;
}

const countryIds: Record<'India' | 'USA', string> = { India: 'IN', USA: 'US' };

/**
 * Registers a person of one kind. The user pool is asked first, because the password may not wait anywhere; without the
 * table's yes it is undone.
 */
export async function registerPerson(
  form: Form,
  role: Exclude<Role, 'super_manager'>,
  sourceIp: string,
  { accountsStore, attemptsStore, identity, clock }: SignUpNeeds,
) {
  const at = clock.now();
  const attempt = { what: 'sign-up', account: form.email, sourceIp };
  if ((await attemptsStore.takeOfAddress(attempt, at, 'email')) !== undefined)
    throw refuse.conflict('This email is already registered', 'email');
  const id = clock.newId();
  const uuid = clock.newUuid(id);
  const countryId = form.country
    ? (countries.find((country) => country.iso === countryIds[form.country ?? 'USA'])?.id ?? null)
    : null;
  const opened = openAccount(
    { ...form, role, countryId, favoriteJobs: form.favoriteJobs ?? [] },
    { id, uuid, at, eventId: clock.newId() },
  );
  await identity.create({ uuid, email: form.email, password: form.password, role });
  try {
    await accountsStore.saveNew(opened);
  } catch (error) {
    await identity.remove(uuid);
    throw error;
  }
  return { id, email: form.email };
}
