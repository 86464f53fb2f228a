import type { Account, AccountInput, PersonReference } from '../../shared/model/person.ts';
import type { Actor } from '../door/actor.ts';
import { keys } from '../table/keys.ts';
import type { Item, Table } from '../table/table.ts';

/** An account as it is stored: the model plus what only the server knows. */
export interface StoredAccount extends AccountInput {
  status: 'unconfirmed' | 'active' | 'disabled';
  version: number;
  /** The public campaign that brought a candidate; absent in accounts older than this field. */
  source?: string | null;
  /**
   * Sessions that have not ended: the identity provider's name of each, and its id. Absent before the first sign-in.
   */
  sessions?: LiveSessions;
  /** Counts changes of `sessions`, so that two simultaneous changes do not undo each other. */
  sessionsVersion?: number;
}

/** The identity provider's name of a session (`origin_jti` in its tokens) and our id of it. */
export type LiveSessions = Record<string, number>;

/** Reads stored accounts; the one place where features read other users' names and status. */
export function accountsIn(table: Table) {
  /** The stored account; strongly consistent, because it decides permissions. */
  async function account(userId: number): Promise<StoredAccount | undefined> {
    return table.get<StoredAccount>(keys.account(userId), { consistent: true });
  }

  /**
   * The account as far as permissions need it; undefined when the session of the call has ended, whatever lifetime its
   * token has left.
   */
  async function actor(userId: number, session: string): Promise<Actor | undefined> {
    const stored = await account(userId);
    const sessionId = stored && sessionIdOf(stored, session);
    if (!stored || sessionId === undefined) return undefined;
    const { uuid, role, email, status, isInternal, hasManagers } = stored;
    return { ...referenceOf(stored), uuid, role, email, status, isInternal, hasManagers, sessionId };
  }

  /** Stored accounts in the order requested, undefined where there is none. */
  async function accounts(userIds: number[]): Promise<(StoredAccount | undefined)[]> {
    return table.batchGet<StoredAccount & Item>(userIds.map(keys.account));
  }

  return { account, actor, accounts };
}

/** Our id of the session with this name at the identity provider; undefined when it has ended or never existed. */
export function sessionIdOf({ sessions = {} }: Pick<StoredAccount, 'sessions'>, session: string): number | undefined {
  return Object.hasOwn(sessions, session) ? sessions[session] : undefined;
}

/** The account as shown beside a name. */
export function referenceOf(account: Pick<Account, 'id' | 'firstName' | 'lastName' | 'avatar'>): PersonReference {
  return { id: account.id, firstName: account.firstName, lastName: account.lastName, avatar: account.avatar };
}
