import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { CognitoRefusal, invalidParameter } from './cognito-refusal.ts';

/** What a pool demands of a password; Cognito's own default is eight characters of all four kinds. */
export interface PasswordPolicy {
  minimumLength: number;
  requireNumbers?: boolean;
  requireUppercase?: boolean;
  requireLowercase?: boolean;
  requireSymbols?: boolean;
}

/** A password under scrypt, stored with its cost, so that the cost can be raised later. */
export interface PasswordHash {
  cost: number;
  salt: string;
  hash: string;
}

// 16 MiB of memory and some 50 ms on a laptop.
const currentCost = 2 ** 14;
const noPassword: PasswordHash = { cost: currentCost, salt: '00'.repeat(16), hash: '00'.repeat(32) };

/** Hashes a password with a fresh salt. */
export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(16);
  const hash = await derive(password, salt, currentCost);
  return { cost: currentCost, salt: salt.toString('hex'), hash: hash.toString('hex') };
}

/**
 * Whether the password matches; takes as long when there is none, so that the time does not reveal who has an account.
 */
export async function passwordFits(password: string, kept: PasswordHash | undefined): Promise<boolean> {
  const { cost, salt, hash } = kept ?? noPassword;
  const derived = await derive(password, Buffer.from(salt, 'hex'), cost);
  return timingSafeEqual(derived, Buffer.from(hash, 'hex')) && kept !== undefined;
}

/** Throws InvalidPasswordException with Cognito's wording when the password breaks the policy. */
export function assertPasswordFollows(policy: PasswordPolicy, password: string): void {
  // The API's own pattern comes before the pool's policy.
  if (!/^\S.*\S$/s.test(password) && password.length > 1)
    throw invalidParameter(
      "1 validation error detected: Value at 'password' failed to satisfy constraint: Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$",
    );
  const fault = faultOf(policy, password);
  if (fault) throw new CognitoRefusal('InvalidPasswordException', `Password did not conform with policy: ${fault}`);
}

function faultOf(policy: PasswordPolicy, password: string): string | undefined {
  if (password.length < policy.minimumLength) return 'Password not long enough';
  if (password.length > 256) return 'Password must not be longer than 256 characters';
  if (policy.requireNumbers && !/\d/.test(password)) return 'Password must have numeric characters';
  if (policy.requireUppercase && !/[A-Z]/.test(password)) return 'Password must have uppercase characters';
  if (policy.requireLowercase && !/[a-z]/.test(password)) return 'Password must have lowercase characters';
  if (policy.requireSymbols && !/[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/.test(password))
    return 'Password must have symbol characters';
  return undefined;
}

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, 32, { N: cost, r: 8, p: 1 }, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
