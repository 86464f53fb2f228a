import { notFound, userNotFound } from './cognito-refusal.ts';
import type { KeptEntries } from '../kept-entries.ts';
import { nowInSeconds, type ClientRecord, type PoolRecord, type SessionRecord, type UserRecord } from './records.ts';

/** Every pool, client, user and session, found by the names the API uses; everything saved here is stored on disk. */
export class Directory {
  readonly #kept: KeptEntries;
  readonly #pools = new Map<string, PoolRecord>();
  readonly #clients = new Map<string, ClientRecord>();
  readonly #users = new Map<string, UserRecord>();
  readonly #sessions = new Map<string, SessionRecord>();

  constructor(kept: KeptEntries) {
    this.#kept = kept;
    const entries = [...kept.entries];
    const ofKind = (kind: string) => entries.filter(([key]) => key.startsWith(`${kind}/`)).map(([, value]) => value);
    for (const pool of ofKind('pool') as PoolRecord[]) this.#pools.set(pool.id, pool);
    for (const client of ofKind('client') as ClientRecord[]) this.#clients.set(client.id, client);
    for (const user of ofKind('user') as UserRecord[]) this.#users.set(this.#nameOf(user), user);
    for (const session of ofKind('session') as SessionRecord[]) this.#sessions.set(session.originJti, session);
    for (const { originJti, expiresAt } of this.#sessions.values())
      if (expiresAt <= nowInSeconds()) this.endSession(originJti);
  }

  /** Throws ResourceNotFoundException when there is no such pool. */
  pool(id: string): PoolRecord {
    const pool = this.#pools.get(id);
    if (!pool) throw notFound(`User pool ${id} does not exist.`);
    return pool;
  }

  /** Throws ResourceNotFoundException when there is no such client, or it belongs to another pool. */
  client(id: string, poolId?: string): ClientRecord {
    const client = this.#clients.get(id);
    if (!client || (poolId && client.poolId !== poolId)) throw notFound(`User pool client ${id} does not exist.`);
    return client;
  }

  /** The secret of an earlier declaration of the client, if any. */
  secretOf(clientId: string): string | undefined {
    return this.#clients.get(clientId)?.secret;
  }

  /** The user with this username, case-insensitive if the pool is; undefined when there is none. */
  findUser(poolId: string, username: string): UserRecord | undefined {
    return this.#users.get(this.#nameOf({ poolId, username }));
  }

  /** Throws UserNotFoundException when there is no user of this username. */
  user(poolId: string, username: string): UserRecord {
    this.pool(poolId);
    const user = this.findUser(poolId, username);
    if (!user) throw userNotFound();
    return user;
  }

  /** The users of a pool, by username. */
  users(poolId: string): UserRecord[] {
    this.pool(poolId);
    const users = [...this.#users.values()].filter((user) => user.poolId === poolId);
    return users.sort((one, other) => (one.username < other.username ? -1 : 1));
  }

  savePool(pool: PoolRecord): void {
    this.#pools.set(pool.id, pool);
    this.#kept.set(`pool/${pool.id}`, pool);
  }

  saveClient(client: ClientRecord): void {
    this.#clients.set(client.id, client);
    this.#kept.set(`client/${client.id}`, client);
  }

  /** Saves a changed user in place of the one with the same username. */
  saveUser(user: UserRecord): void {
    const saved = { ...user, modifiedAt: nowInSeconds() };
    this.#users.set(this.#nameOf(saved), saved);
    this.#kept.set(userKey(saved), saved);
  }

  removeUser(user: UserRecord): void {
    this.endSessions(user);
    this.#users.delete(this.#nameOf(user));
    this.#kept.set(userKey(user), undefined);
  }

  /** The sign-in behind a token, unless it was revoked or has expired. */
  session(originJti: string): SessionRecord | undefined {
    const session = this.#sessions.get(originJti);
    return session && session.expiresAt > nowInSeconds() ? session : undefined;
  }

  saveSession(session: SessionRecord): void {
    this.#sessions.set(session.originJti, session);
    this.#kept.set(`session/${session.originJti}`, session);
  }

  endSession(originJti: string): void {
    if (this.#sessions.delete(originJti)) this.#kept.set(`session/${originJti}`, undefined);
  }

  /** Ends every sign-in of a user, so that no refresh token works any more. */
  endSessions({ poolId, username }: UserRecord): void {
    for (const session of this.#sessions.values()) {
      if (session.poolId === poolId && session.username === username) this.endSession(session.originJti);
    }
  }

  #nameOf({ poolId, username }: Pick<UserRecord, 'poolId' | 'username'>): string {
    return `${poolId}/${this.#pools.get(poolId)?.caseSensitive ? username : username.toLowerCase()}`;
  }
}

const userKey = ({ poolId, username }: UserRecord) => `user/${poolId}/${username}`;
