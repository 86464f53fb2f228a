import { notFound, userNotFound } from './cognito-refusal.ts';
import type { KeptEntries } from '../kept-entries.ts';
import { nowInSeconds, type ClientRecord, type PoolRecord, type SessionRecord, type UserRecord } from './records.ts';

/** Every pool, client, user and session, found by the names the API uses; whatever is saved here is kept on disk. */
export class Directory {
  readonly #kept: KeptEntries;
  readonly #pools = new Map<string, PoolRecord>();
  readonly #clients = new Map<string, ClientRecord>();
  readonly #users = new Map<string, Map<string, UserRecord>>();
  readonly #names = new Map<string, Map<string, string>>();
  readonly #sessions = new Map<string, SessionRecord>();

  constructor(kept: KeptEntries) {
    this.#kept = kept;
    const entries = [...kept.entries];
    const ofKind = (kind: string) => entries.filter(([key]) => key.startsWith(`${kind}/`)).map(([, value]) => value);
    for (const pool of ofKind('pool') as PoolRecord[]) this.#pools.set(pool.id, pool);
    for (const client of ofKind('client') as ClientRecord[]) this.#clients.set(client.id, client);
    for (const user of ofKind('user') as UserRecord[]) this.#index(user);
    for (const session of ofKind('session') as SessionRecord[]) this.#sessions.set(session.originJti, session);
    this.#dropExpiredSessions();
  }

  get pools(): PoolRecord[] {
    return [...this.#pools.values()];
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

  clientsOf(poolId: string): ClientRecord[] {
    return [...this.#clients.values()].filter((client) => client.poolId === poolId);
  }

  /** Users of a pool, oldest first. */
  usersOf(poolId: string): UserRecord[] {
    return [...(this.#users.get(poolId)?.values() ?? [])];
  }

  /** Finds a user by username, by sub, or by an email that counts as a sign-in name of this pool. */
  findUser(pool: PoolRecord, name: string): UserRecord | undefined {
    const username = this.#names.get(pool.id)?.get(folded(pool, name));
    return username === undefined ? undefined : this.#users.get(pool.id)?.get(username);
  }

  /** Throws UserNotFoundException when nobody has this name. */
  user(pool: PoolRecord, name: string): UserRecord {
    const user = this.findUser(pool, name);
    if (!user) throw userNotFound();
    return user;
  }

  savePool(pool: PoolRecord): void {
    this.#pools.set(pool.id, pool);
    this.#kept.set(`pool/${pool.id}`, pool);
  }

  saveClient(client: ClientRecord): void {
    this.#clients.set(client.id, client);
    this.#kept.set(`client/${client.id}`, client);
  }

  /** Saves a user as changed now, in place of the one of the same username. */
  saveUser(user: UserRecord): void {
    const saved = { ...user, modifiedAt: nowInSeconds() };
    this.#forgetNames(user);
    this.#index(saved);
    this.#kept.set(userKey(saved), saved);
  }

  removeUser(user: UserRecord): void {
    this.endSessions(user);
    this.#forgetNames(user);
    this.#users.get(user.poolId)?.delete(user.username);
    this.#kept.set(userKey(user), undefined);
  }

  /** The sign-in behind a token, unless it was revoked or ran out. */
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

  /** Ends every sign-in of a user, so that neither refresh nor access tokens are honoured any more. */
  endSessions({ poolId, username }: UserRecord): void {
    for (const session of this.#sessions.values()) {
      if (session.poolId === poolId && session.username === username) this.endSession(session.originJti);
    }
  }

  #index(user: UserRecord): void {
    mapIn(this.#users, user.poolId).set(user.username, user);
    const names = mapIn(this.#names, user.poolId);
    for (const name of signInNames(this.pool(user.poolId), user)) names.set(name, user.username);
  }

  #forgetNames({ poolId, username }: UserRecord): void {
    const before = this.#users.get(poolId)?.get(username);
    if (!before) return;
    const names = mapIn(this.#names, poolId);
    for (const name of signInNames(this.pool(poolId), before)) if (names.get(name) === username) names.delete(name);
  }

  #dropExpiredSessions(): void {
    for (const { originJti, expiresAt } of this.#sessions.values())
      if (expiresAt <= nowInSeconds()) this.endSession(originJti);
  }
}

/** An email counts beside a username only once it is verified; in place of a username it counts at once. */
function signInNames(pool: PoolRecord, { username, attributes }: UserRecord): string[] {
  const { sub, email, email_verified: verified } = attributes;
  const emailCounts = pool.emailSignIn === 'username' || (pool.emailSignIn === 'alias' && verified === 'true');
  return [username, sub, emailCounts ? email : undefined]
    .filter((name) => name !== undefined)
    .map((name) => folded(pool, name));
}

const folded = ({ caseSensitive }: PoolRecord, name: string) => (caseSensitive ? name : name.toLowerCase());
const userKey = ({ poolId, username }: UserRecord) => `user/${poolId}/${username}`;

function mapIn<Value>(maps: Map<string, Map<string, Value>>, key: string): Map<string, Value> {
  const map = maps.get(key) ?? new Map<string, Value>();
  maps.set(key, map);
  return map;
}
