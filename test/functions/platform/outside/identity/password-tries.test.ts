import { describe, expect, it } from 'vitest';
import { confirmPassword } from '../../../../../functions/platform/outside/identity/confirm-password.ts';
import { passwordTries } from '../../../../../functions/platform/outside/identity/password-tries.ts';
import { openTable } from '../../../../../functions/platform/table/table.ts';
import { someTime } from '../../../../support/builders.ts';
import { refusalOf } from '../../../../support/handle.ts';
import { withLocalTable } from '../../../../support/local-table.ts';
import { somePassword } from '../../../../support/people.ts';
import { plainIdentity } from '../../../../support/plain-identity.ts';

const later = (seconds: number) => new Date(Date.parse(someTime) + seconds * 1000).toISOString();

describe('A password that is asked for again', () => {
  const local = withLocalTable();

  /** A person and how they confirm; every check of a password takes a turn of the event loop, as a service does. */
  async function aPerson(uuid: string) {
    const identity = plainIdentity();
    await identity.create({ uuid, email: `${uuid}@example.com`, password: somePassword, role: 'manager' });
    let checks = 0;
    const slow = {
      ...identity,
      signIn: async (...given: Parameters<typeof identity.signIn>) => {
        checks += 1;
        await new Promise(setImmediate);
        return identity.signIn(...given);
      },
    };
    const tries = passwordTries(openTable(local.tableName, local.documents), () => new Promise(setImmediate));
    return {
      confirm: (password: string, at = someTime) =>
        confirmPassword(uuid, password, at, { passwordTries: tries, identity: slow }),
      checks: () => checks,
    };
  }

  it('is accepted thirty times in parallel when it is right: a right password is no try', async () => {
    const { confirm, checks } = await aPerson('ana');
    const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => confirm(somePassword)));
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(checks()).toBe(30);
    for (let guess = 0; guess < 5; guess += 1)
      expect(await refusalOf(confirm('Wr0ng!Passw0rd'))).toMatchObject({ kind: 'invalid' });
  });

  it('that cannot be checked counts as no guess, and the wrong ones before it still do', async () => {
    const identity = plainIdentity();
    await identity.create({ uuid: 'eve', email: 'eve@example.com', password: somePassword, role: 'manager' });
    const tries = passwordTries(openTable(local.tableName, local.documents), () => new Promise(setImmediate));
    const confirm = (password: string, signIn = identity.signIn) =>
      confirmPassword('eve', password, someTime, { passwordTries: tries, identity: { ...identity, signIn } });
    for (let guess = 0; guess < 4; guess += 1) await refusalOf(confirm('Wr0ng!Passw0rd'));
    for (let time = 0; time < 9; time += 1)
      await expect(confirm(somePassword, async () => Promise.reject(new Error('unreachable')))).rejects.toThrow(
        'unreachable',
      );
    expect(await refusalOf(confirm('Wr0ng!Passw0rd'))).toMatchObject({ kind: 'invalid' });
    expect(await refusalOf(confirm(somePassword))).toMatchObject({ kind: 'tooMany' });
  });

  it('is guessed five times in a quarter of an hour, one after the other or in parallel, and then not even when right', async () => {
    const { confirm, checks } = await aPerson('ben');
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => refusalOf(confirm('Wr0ng!Passw0rd'))));
    expect(outcomes.filter(({ kind }) => kind === 'invalid')).toHaveLength(5);
    expect(checks()).toBe(5);
    expect(await refusalOf(confirm(somePassword, later(300)))).toMatchObject({
      kind: 'tooMany',
      retryAfter: 600,
      errors: [{ key: 'password', message: 'Too many attempts; try again in 600 s' }],
    });
    expect(checks()).toBe(5);
    await confirm(somePassword, later(901));
  });

  it('takes back the wrong ones before it when it is right', async () => {
    const { confirm } = await aPerson('cleo');
    for (let round = 0; round < 3; round += 1) {
      for (let guess = 0; guess < 4; guess += 1) expect((await refusalOf(confirm('Wr0ng!'))).kind).toBe('invalid');
      await confirm(somePassword);
    }
  });
});
