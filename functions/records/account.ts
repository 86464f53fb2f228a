import type { MailSettings } from '../../shared/model/notification-settings.ts';
import type { Account, AccountInput, PersonReference } from '../../shared/model/person.ts';
import type { Actor } from '../platform/door/actor.ts';
import { noSuch, refuse } from '../platform/door/refusal.ts';
import { listedIn, attributesOf } from '../platform/table/key.ts';
import { keys } from '../platform/table/keys.ts';
import type { Table } from '../platform/table/table.ts';
import { emailChangeMoved } from './email-change.ts';
import { freedAddressWrite, ownedAddressWrite } from './email-owner.ts';
import { exists, isNew, type SingleWrite, versionIs, type Write } from '../platform/table/write.ts';

/** An account as it is stored: the model plus what only the server knows. */
export interface StoredAccount extends AccountInput {
  status: 'unconfirmed' | 'active' | 'disabled';
  version: number;
  /** The public campaign that brought a candidate; absent in accounts older than this field. */
  source?: string | null;
  /** Whether a candidate signed up by an invitation, and whose; absent where not, the second in older accounts too. */
  isInvited?: boolean;
  invitedBy?: number;
  /** The job that a candidate signed up to apply to, and the code of a link to it; gone once the address is confirmed. */
  applyTo?: number;
  byLink?: string;
  /** Sessions that have not ended: the identity provider's name of each, and its id. Absent before the first sign-in. */
  sessions?: LiveSessions;
  /** Hashes of the secrets of browsers that have signed in, the latest first; a reset password forgets them. */
  devices?: string[];
  /** Counts changes of `sessions`, so that two simultaneous changes do not undo each other. */
  sessionsVersion?: number;
}

/** The identity provider's name of a session (`origin_jti` in its tokens) and our id of it. */
export type LiveSessions = Record<string, number>;

/** An id that no clock produces. */
const unusedId = 1;

/** Reads stored accounts; the one place where features read other users' names and status. */
export function accountsIn(table: Table) {
  /** The stored account; strongly consistent, because it decides permissions. */
  async function account(userId: number): Promise<StoredAccount | undefined> {
    return table.get(keys.account(userId), { consistent: true });
  }

  /** The account as far as permissions need it; undefined when the session has ended, however long its token lasts. */
  async function actor(userId: number, session: string): Promise<Actor | undefined> {
    const stored = await table.get(keys.account(userId), { consistent: true });
    const sessionId = stored && sessionIdOf(stored, session);
    if (!stored || sessionId === undefined) return undefined;
    const { uuid, role, email, status, isInternal, hasManagers, isInvited } = stored;
    const rights = { uuid, role, email, status, isInternal, hasManagers, ...(isInvited && { isInvited }) };
    return { ...referenceOf(stored), ...rights, sessionId };
  }

  /** Stored accounts in the order requested, undefined where there is none. */
  async function accounts(userIds: number[]): Promise<(StoredAccount | undefined)[]> {
    return table.batchGet(userIds.map(keys.account));
  }

  /** The account of whom an address belongs to; undefined for nobody, which is read as well, so that the time says nothing. */
  async function accountOfOwner(userId: number | undefined): Promise<StoredAccount | undefined> {
    return account(userId ?? unusedId);
  }

  /** The account with this address; undefined when there is none, which takes as many reads. */
  async function accountByEmail(email: string): Promise<StoredAccount | undefined> {
    const owner = await table.get(keys.emailOwner(email), { consistent: true });
    return accountOfOwner(owner?.userId);
  }

  return { account, actor, accounts, accountByEmail, accountOfOwner };
}

/** Our id of the session with this name at the identity provider; undefined when it has ended or never existed. */
export function sessionIdOf({ sessions = {} }: Pick<StoredAccount, 'sessions'>, session: string): number | undefined {
  return Object.hasOwn(sessions, session) ? sessions[session] : undefined;
}

/** The account as shown beside a name. */
export function referenceOf(account: Pick<Account, 'id' | 'firstName' | 'lastName' | 'avatar'>): PersonReference {
  return { id: account.id, firstName: account.firstName, lastName: account.lastName, avatar: account.avatar };
}

/** The refusal of a second confirmation. */
export const confirmedAlready = refuse.gone('This account is already confirmed', 'token');

const noAccount = noSuch('account');

/** The writes of a new account; its address must be free. */
export function newAccountWrites(account: StoredAccount): Write[] {
  return [ownedAddressWrite(account, account.email), { put: { ...keys.account(account.id), ...account }, when: isNew }];
}

/** The write that confirms an account's address, once. */
export function confirmedAccountWrite(userId: number): SingleWrite {
  return {
    ...changed(userId, { status: 'active' }),
    remove: ['applyTo', 'byLink'],
    when: { expression: '#status = :unconfirmed', values: { unconfirmed: 'unconfirmed' } },
    refusal: confirmedAlready,
  };
}

/**
 * The write of an account's live sessions and, where they change, known browsers, built on those that were read; another
 * change meanwhile refuses.
 */
export function liveSessionsWrite(
  { id, sessionsVersion }: Pick<StoredAccount, 'id' | 'sessionsVersion'>,
  { live, devices }: { live: LiveSessions; devices?: string[] | undefined },
  refusal: Error,
): SingleWrite {
  const unchanged =
    sessionsVersion === undefined
      ? { expression: 'attribute_exists(pk) AND attribute_not_exists(sessionsVersion)' }
      : { expression: '#sessionsVersion = :seen', values: { seen: sessionsVersion } };
  return {
    update: keys.account(id),
    set: { sessions: live, ...(devices ? { devices } : {}) },
    add: { sessionsVersion: 1 },
    when: unchanged,
    refusal,
  };
}

/**
 * The write of a profile over the name that was read and, where they stay, over the notification settings that were
 * read: others that came meanwhile refuse.
 */
export function changedProfileWrite(
  { id, firstName, lastName }: Pick<StoredAccount, 'id' | 'firstName' | 'lastName'>,
  facts: Partial<AccountInput>,
  { kept, refusal }: { kept: StoredAccount['notificationSettings'] | undefined; refusal: Error },
): SingleWrite {
  const same = ['#firstName = :first AND #lastName = :last', ...(kept ? ['#notificationSettings = :kept'] : [])];
  return {
    ...changed(id, facts),
    when: { expression: same.join(' AND '), values: { first: firstName, last: lastName, ...(kept ? { kept } : {}) } },
    refusal,
  };
}

/** The write of what a person says of themselves: their links to elsewhere (PROF-09), or when they work. */
export function ownFactWrite(userId: number, fact: Partial<AccountInput>): SingleWrite {
  return { ...changed(userId, fact), when: exists, refusal: noAccount };
}

/** The write of a person's time zone; a guess over one that is known refuses with `refusal`. */
export function timeZoneWrite(
  userId: number,
  { timeZone, isGuess }: { timeZone: string; isGuess: boolean },
  refusal: Error,
): SingleWrite {
  const unknown = { expression: 'attribute_exists(pk) AND (attribute_not_exists(#timeZone) OR #timeZone = :none)' };
  return {
    ...changed(userId, { timeZone }),
    when: isGuess ? { ...unknown, values: { none: null } } : exists,
    refusal: isGuess ? refusal : noAccount,
  };
}

/** The write of the picture that an account shows; another picture since `former` was read refuses. */
export function shownAvatarWrite(
  { userId, avatar, former }: { userId: number; avatar: string | null; former: string | null },
  refusal: Error,
): SingleWrite {
  return {
    ...changed(userId, { avatar }),
    when: { expression: 'attribute_exists(pk) AND #avatar = :former', values: { former } },
    refusal,
  };
}

/** The write of mail settings over the account as it was read; any other change meanwhile refuses. */
export function mailSettingsWrite(
  { id, version, notificationSettings }: StoredAccount,
  mail: MailSettings,
  refusal: Error,
): SingleWrite {
  return {
    ...changed(id, { notificationSettings: { ...notificationSettings, mail } }),
    when: versionIs(version),
    refusal,
  };
}

/** The write of a manager's wish to become super manager, one at a time (PROF-15). */
export function superManagerRequestWrite(userId: number, at: string): SingleWrite {
  return {
    update: keys.account(userId),
    set: { superManagerRequestPending: true, ...listedIn(keys.superManagerRequests, at) },
    when: { expression: '#superManagerRequestPending = :no', values: { no: false } },
    refusal: refuse.conflict('You have already sent a request; an operator will reply'),
  };
}

/** The write that makes an active manager a super manager. */
export function superManagerWrite(userId: number, refusal: Error): SingleWrite {
  return {
    ...changed(userId, { role: 'super_manager', superManagerRequestPending: false }),
    remove: [...attributesOf(keys.superManagerRequests)],
    when: { expression: '#role = :manager AND #status = :active', values: { manager: 'manager', active: 'active' } },
    refusal,
  };
}

/** The write of whether a recruiter is internal. */
export function recruiterKindWrite(userId: number, isInternal: boolean): SingleWrite {
  return {
    ...changed(userId, { isInternal }),
    when: { expression: '#role = :recruiter', values: { recruiter: 'recruiter' } },
    refusal: refuse.conflict('Only recruiters have a kind', 'email'),
  };
}

/** The write of a recruiter's account whom no manager is left for; one that is gone refuses. */
export function withoutManagersWrite(userId: number, refusal: Error): SingleWrite {
  return { update: keys.account(userId), set: { hasManagers: false }, when: exists, refusal };
}

/** The check that the address belongs to this recruiter, whose account is neither unconfirmed nor closed. */
export function activeRecruiterCheck(userId: number, email: string, refusal: Error): Write {
  return {
    check: keys.account(userId),
    when: {
      expression: '#role = :recruiter AND #status = :active AND #email = :email',
      values: { recruiter: 'recruiter', active: 'active', email },
    },
    refusal,
  };
}

/** The check that an account is neither unconfirmed nor closed. */
export function activeAccountCheck(userId: number, refusal: Error): Write {
  return {
    check: keys.account(userId),
    when: { expression: '#status = :active', values: { active: 'active' } },
    refusal,
  };
}

/** The write of an active recruiter's account who works for a manager from now on. */
export function withManagerWrite(userId: number, refusal: Error): SingleWrite {
  return {
    ...changed(userId, { hasManagers: true }),
    when: {
      expression: '#role = :recruiter AND #status = :active',
      values: { recruiter: 'recruiter', active: 'active' },
    },
    refusal,
  };
}

/** The write of when an account is to be erased, which every page then shows. */
export function erasureDueWrite(userId: number, dueAt: string): SingleWrite {
  return { ...changed(userId, { erasureDueAt: dueAt }), when: exists };
}

/** The write of an account that is not to be erased any more; a closed one refuses. */
export function noErasureDueWrite(userId: number, refusal: Error): SingleWrite {
  return {
    update: keys.account(userId),
    remove: ['erasureDueAt'],
    add: { version: 1 },
    when: { expression: '#status <> :disabled', values: { disabled: 'disabled' } },
    refusal,
  };
}

/** The write that closes an account for good: nobody signs in to it or changes it any more. */
export function closedAccountWrite(userId: number): SingleWrite {
  return {
    update: keys.account(userId),
    set: { status: 'disabled', sessions: {} },
    add: { version: 1, sessionsVersion: 1 },
    when: exists,
  };
}

/** The writes that give an account another address, which must be free; its own is free from then on. */
export function movedAddressWrites(
  { id, email, role }: Pick<StoredAccount, 'id' | 'email' | 'role'>,
  to: string,
): Write[] {
  const active = { expression: '#status = :active AND #email = :from', values: { active: 'active', from: email } };
  return [
    ownedAddressWrite({ id, role }, to),
    freedAddressWrite(email),
    { ...changed(id, { email: to }), when: active, refusal: emailChangeMoved },
  ];
}

/** The writes that delete an account and free its address. */
export function removedAccountWrites({ id, email }: Pick<StoredAccount, 'id' | 'email'>): Write[] {
  return [freedAddressWrite(email), { remove: keys.account(id) }];
}

function changed(userId: number, facts: Partial<StoredAccount>) {
  return { update: keys.account(userId), set: facts, add: { version: 1 } };
}
