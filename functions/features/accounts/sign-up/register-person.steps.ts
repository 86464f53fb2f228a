import { countries } from '../../../../shared/constants/countries.ts';
import type { FindableBy } from '../../../../shared/constants/candidate-profile.ts';
import type { Role } from '../../../../shared/constants/roles.ts';
import { refuse } from '../../../platform/door/refusal.ts';
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
  country?: 'India' | 'USA' | undefined;
  favoriteJobs?: number[] | undefined;
  source?: string | null;
  applyTo?: number | undefined;
  /** Who finds a candidate. */
  findableBy?: FindableBy | undefined;
}

const countryIds: Record<'India' | 'USA', string> = { India: 'IN', USA: 'US' };

/** Registers a person with one role; a taken address is refused, and counted against guessing. */
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
  const countryId = form.country
    ? (countries.find((country) => country.iso === countryIds[form.country ?? 'USA'])?.id ?? null)
    : null;
  const opened = openAccount(
    { ...form, role, countryId, favoriteJobs: form.favoriteJobs ?? [] },
    { ...circumstancesOf(clock), at },
  );
  const choice = form.findableBy === undefined ? [] : [firstChoiceWrite(opened.account.id, form.findableBy)];
  return createAccount(opened, form.password, { accountsStore, identity }, choice);
}
