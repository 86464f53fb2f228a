import { countryByIso } from '../../../../shared/constants/countries.ts';
import type { FindableBy } from '../../../../shared/constants/candidate-profile.ts';
import type { Role } from '../../../../shared/constants/roles.ts';
import { keys } from '../../../platform/table/keys.ts';
import { eventOf } from '../../../platform/table/outbox.ts';
import { tryWrite } from '../../../platform/table/try-write.ts';
import { addressTaken } from '../../../records/email-owner.ts';
import { firstChoiceWrite } from '../../../records/hiding.ts';
import type { AttemptsStore } from '../attempts/attempts.store.ts';
import type { CreatingNeeds } from './create-account.steps.ts';
import { circumstancesOf, createAccount } from './create-account.steps.ts';
import { openAccount } from './open-account.ts';

export interface SignUpNeeds extends CreatingNeeds {
  attemptsStore: AttemptsStore;
}
interface Form {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  /** The code of a country, or one of the names that were sent first. */
  country?: string | undefined;
  favoriteJobs?: number[] | undefined;
  source?: string | null;
  applyTo?: number | undefined;
  byLink?: string | undefined;
  /** Who finds a candidate. */
  findableBy?: FindableBy | undefined;
}

const firstNames: Readonly<Record<string, string>> = { India: 'IN', USA: 'US' };

/**
 * Registers a person with one role. A taken address gets the same response after the same calls, so that nobody learns here
 * who has an account; its owner gets a mail instead of a second account.
 */
export async function registerPerson(
  form: Form,
  role: Exclude<Role, 'super_manager'>,
  sourceIp: string,
  { accountsStore, attemptsStore, identity, clock }: SignUpNeeds,
) {
  const at = clock.now();
  const attempt = { what: 'sign-up', account: form.email, sourceIp };
  await attemptsStore.take(attempt, at, 'email');
  const { country = '' } = form;
  const countryId = countryByIso(firstNames[country] ?? country)?.id ?? null;
  const opened = openAccount(
    { ...form, role, countryId, favoriteJobs: form.favoriteJobs ?? [] },
    { ...circumstancesOf(clock), at },
  );
  const choice = form.findableBy === undefined ? [] : [firstChoiceWrite(opened.account.id, form.findableBy)];
  const made = createAccount(opened, form.password, { accountsStore, identity }, choice);
  const isNew = await tryWrite(made, addressTaken);
  // Nobody is signed in yet; it takes as long as removing a user whose address was taken.
  if (isNew) await identity.signOutEverywhere(opened.account.uuid).catch(() => undefined);
  await mailOwner({ email: form.email, isNew, at }, { accountsStore, clock });
  const { id, email } = opened.account;
  return { id, email };
}

/**
 * Has the owner of a taken address mailed a link to a new password, which somebody who registered the address before does
 * not know; for a free one, reads and writes as much without effect.
 */
async function mailOwner(
  { email, isNew, at }: { email: string; isNew: boolean; at: string },
  { accountsStore, clock }: Pick<SignUpNeeds, 'accountsStore' | 'clock'>,
) {
  const owner = await accountsStore.accountByEmail(email);
  if (isNew || !owner || owner.status === 'disabled') return accountsStore.saveNothing(clock.newId(), at);
  return accountsStore.saveEvent(
    eventOf('password-recovery-requested', {
      id: clock.newId(),
      at,
      // Who signed up is unknown.
      actor: { kind: 'system' },
      subject: keys.userSubject(owner.id),
      data: { userId: owner.id, firstName: owner.firstName, isSignUp: true },
    }),
  );
}
