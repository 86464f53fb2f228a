import { expect, it } from 'vitest';
import { SignInAttempts } from '../../../services/cognito/attempts.ts';
import {
  assertPasswordFollows,
  hashPassword,
  passwordFits,
  type PasswordPolicy,
} from '../../../services/cognito/passwords.ts';
import type { UserRecord } from '../../../services/cognito/records.ts';

function faultOf(policy: PasswordPolicy, password: string): string {
  try {
    assertPasswordFollows(policy, password);
    return 'nothing';
  } catch (error) {
    return (error as Error).message;
  }
}

it('A hash fits only its password, and differs each time', async () => {
  const [one, other] = [await hashPassword('Passw0rd!x'), await hashPassword('Passw0rd!x')];
  expect(one.hash).not.toBe(other.hash);
  expect(await passwordFits('Passw0rd!x', one)).toBe(true);
  expect(await passwordFits('Passw0rd!X', one)).toBe(false);
  expect(await passwordFits('', undefined)).toBe(false);
});

it.each<[string, Partial<PasswordPolicy>, string]>([
  ['Abcdef1!', {}, 'nothing'],
  ['Abcde1!', {}, 'not long enough'],
  ['Abcdefg!', { requireNumbers: true }, 'numeric'],
  ['abcdef1!', { requireUppercase: true }, 'uppercase'],
  ['ABCDEF1!', { requireLowercase: true }, 'lowercase'],
  ['Abcdefg1', { requireSymbols: true }, 'symbol'],
  ['Abcdef1 x', { requireSymbols: true }, 'nothing'],
  ['a'.repeat(257), {}, 'longer than 256'],
  [' Abcdef1!', {}, 'regular expression pattern'],
  ['Abcdef1! ', {}, 'regular expression pattern'],
])('The check of %s under %o finds: %s', (password, policy, fault) => {
  expect(faultOf({ minimumLength: 8, ...policy }, password)).toContain(fault);
});

it('The lock doubles with each further wrong password and ends after a quarter of an hour', () => {
  let now = 0;
  const attempts = new SignInAttempts(() => now);
  const user = { poolId: 'p', username: 'u' } as UserRecord;
  const fail = (times: number) => Array.from({ length: times }).forEach(() => attempts.failed(user));
  fail(4);
  expect(() => attempts.assertOpen(user)).not.toThrow();
  fail(1);
  now += 999;
  expect(() => attempts.assertOpen(user)).toThrow('Password attempts exceeded');
  now += 1;
  expect(() => attempts.assertOpen(user)).not.toThrow();
  fail(3);
  now += 7999;
  expect(() => attempts.assertOpen(user)).toThrow('Password attempts exceeded');
  now += 15 * 60_000;
  fail(1);
  expect(() => attempts.assertOpen(user)).not.toThrow();
});
