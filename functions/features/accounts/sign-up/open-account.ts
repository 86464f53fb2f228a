import type { AnyEvent } from '../../../../events/catalogue.ts';
import type { Role } from '../../../../shared/constants/roles.ts';
import { notificationDays } from '../../../../shared/constants/limits.ts';
import { defaultMailSettings } from '../../../../shared/model/notification-settings.ts';
import type { StoredAccount } from '../../../records/account.ts';
import { eventActor, eventOf } from '../../../platform/table/outbox.ts';
import { keys } from '../../../platform/table/keys.ts';

export interface NewAccount {
  account: StoredAccount;
  favoriteJobs: number[];
  event: AnyEvent;
}

/** The clock and ids of a new account. */
export interface Circumstances {
  id: number;
  uuid: string;
  at: string;
  eventId: number;
}

interface Person {
  firstName: string;
  lastName: string;
  email: string;
  role: Exclude<Role, 'super_manager'>;
  countryId?: number | null;
  favoriteJobs?: number[] | undefined;
  /** The public campaign that brought a candidate. */
  source?: string | null;
  /** The job that a candidate signed up to apply to. */
  applyTo?: number | undefined;
  /** The code of the recruiter’s link that led to it. */
  byLink?: string | undefined;
}

/**
 * Decides a new account: unconfirmed, with the role of its sign-up, and with the event that leads to the confirmation
 * mail.
 */
export function openAccount(person: Person, { id, uuid, at, eventId }: Circumstances): NewAccount {
  const account: StoredAccount = {
    ...accountOf(person, { id, uuid, at, status: 'unconfirmed' }),
    ...(person.applyTo !== undefined && {
      applyTo: person.applyTo,
      ...(person.byLink && { byLink: person.byLink }),
    }),
  };
  const event = eventOf('account-signed-up', {
    id: eventId,
    at,
    actor: eventActor(account),
    subject: keys.userSubject(id),
    data: {
      userId: id,
      role: account.role,
      firstName: account.firstName,
      lastName: account.lastName,
      source: account.source ?? null,
    },
  });
  return { account, favoriteJobs: [...new Set(person.favoriteJobs ?? [])], event };
}

/** An account with defaults for everything a new one has not filled in yet. */
export function accountOf(
  person: Person,
  { id, uuid, at, status }: Omit<Circumstances, 'eventId'> & Pick<StoredAccount, 'status'>,
): StoredAccount {
  return {
    id,
    uuid,
    firstName: person.firstName,
    lastName: person.lastName,
    email: person.email,
    role: person.role,
    avatar: null,
    countryId: person.countryId ?? null,
    cityId: null,
    phonePrefix: null,
    phone: null,
    birthday: null,
    sbAccessToken: null,
    notificationSettings: { expiresIn: { value: notificationDays }, mail: defaultMailSettings },
    hasManagers: false,
    isInternal: false,
    superManagerRequestPending: false,
    source: person.source ?? null,
    createdAt: at,
    status,
    version: 1,
  };
}
