import { randomUUID } from 'node:crypto';
import { CognitoRefusal, invalidParameter } from './cognito-refusal.ts';
import type { Directory } from './directory.ts';
import { assertPasswordFollows, hashPassword } from './passwords.ts';
import { nowInSeconds, type PoolRecord, type UserRecord, type UserStatus } from './records.ts';
import { srpVerifier } from './srp.ts';

/** What a user is made of; `password` has been checked and hashed by the time the record exists. */
export interface NewAccount {
  pool: PoolRecord;
  name: string;
  attributes: Record<string, string>;
  status: UserStatus;
  password: string;
  forceAliasCreation?: boolean;
}

const email = /^[^\s@]+@[^\s@]+$/;

/**
 * Makes a user. Throws UsernameExistsException when the username, or an email that counts as one, is taken; with
 * `forceAliasCreation` a taken alias moves here instead.
 */
export async function createAccount(directory: Directory, account: NewAccount): Promise<UserRecord> {
  const { pool, name, attributes, forceAliasCreation } = account;
  const sub = randomUUID();
  if (pool.emailSignIn === 'alias' && email.test(name)) {
    throw invalidParameter('Username cannot be of email format, since user pool is configured for email alias.');
  }
  if (pool.emailSignIn === 'username' && !email.test(name)) throw invalidParameter('Username should be an email.');
  const username = pool.emailSignIn === 'username' ? sub : name;
  const secrets = await passwordSecrets(directory, { pool, username, password: account.password });

  if (directory.findUser(pool, name))
    throw taken(
      pool.emailSignIn === 'username'
        ? 'An account with the given email already exists.'
        : 'User account already exists',
    );
  const complete = { ...(pool.emailSignIn === 'username' && { email: name }), ...attributes };
  const holder = aliasHolder(directory, pool, complete);
  if (holder && !forceAliasCreation) throw taken('An account with the email already exists.');
  if (holder) unverifyEmail(directory, holder);
  const now = nowInSeconds();
  const user: UserRecord = {
    poolId: pool.id,
    username,
    attributes: { sub, ...complete },
    groups: [],
    enabled: true,
    status: account.status,
    ...secrets,
    createdAt: now,
    modifiedAt: now,
  };
  directory.saveUser(user);
  return user;
}

/** Gives a user another password that follows the pool's policy; throws InvalidPasswordException when it does not. */
export async function changePassword(
  directory: Directory,
  user: UserRecord,
  password: string,
  status: UserStatus,
): Promise<UserRecord> {
  const pool = directory.pool(user.poolId);
  const secrets = await passwordSecrets(directory, { pool, username: user.username, password });
  // Hashing takes a while: what else changed about the user meanwhile stays.
  const changed = { ...directory.user(pool, user.username), ...secrets, status };
  directory.saveUser(changed);
  return changed;
}

/**
 * Sets attributes. A new email is unverified unless the same call verifies it. A verified email that another user holds
 * as alias moves here and is unverified there, as Cognito does; where email is the username, AliasExistsException is
 * thrown.
 */
export function updateAttributes(directory: Directory, user: UserRecord, changes: Record<string, string>): void {
  const pool = directory.pool(user.poolId);
  const emailChanges = changes['email'] !== undefined && changes['email'] !== user.attributes['email'];
  const attributes = { ...user.attributes, ...(emailChanges && { email_verified: 'false' }), ...changes };
  const holder = aliasHolder(directory, pool, attributes);
  if (holder && holder.username !== user.username) {
    if (pool.emailSignIn === 'username') {
      throw new CognitoRefusal('AliasExistsException', 'An account with the given email already exists.');
    }
    unverifyEmail(directory, holder);
  }
  directory.saveUser({ ...user, attributes });
}

async function passwordSecrets(
  directory: Directory,
  { pool, username, password }: { pool: PoolRecord; username: string; password: string },
): Promise<Pick<UserRecord, 'password' | 'srp'>> {
  assertPasswordFollows(pool.passwordPolicy, password);
  // An SRP verifier is far cheaper to guess from than scrypt, so it is kept only where a client may use SRP.
  const offersSrp = directory.clientsOf(pool.id).some(({ authFlows }) => authFlows.includes('ALLOW_USER_SRP_AUTH'));
  return {
    password: await hashPassword(password),
    srp: offersSrp ? srpVerifier({ poolId: pool.id, username, password }) : undefined,
  };
}

function aliasHolder(
  directory: Directory,
  pool: PoolRecord,
  attributes: Record<string, string>,
): UserRecord | undefined {
  const counts =
    pool.emailSignIn === 'username' || (pool.emailSignIn === 'alias' && attributes['email_verified'] === 'true');
  return counts && attributes['email'] ? directory.findUser(pool, attributes['email']) : undefined;
}

function unverifyEmail(directory: Directory, user: UserRecord): void {
  directory.saveUser({ ...user, attributes: { ...user.attributes, email_verified: 'false' } });
}

function taken(message: string): CognitoRefusal {
  return new CognitoRefusal('UsernameExistsException', message);
}
