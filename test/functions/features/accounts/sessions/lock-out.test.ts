import { describe, expect, it } from 'vitest';
import {
  recoverPasswordHandler,
  updatePasswordHandler,
} from '../../../../../functions/features/accounts/passwords/password.handlers.ts';
import { signInHandler } from '../../../../../functions/features/accounts/sessions/sign-in.handler.ts';
import type { StoredAccount } from '../../../../../functions/records/account.ts';
import { cookiesIn, openAccounts } from '../../../../support/accounts.ts';
import { handled, refusalOf } from '../../../../support/handle.ts';
import { withLocalTable } from '../../../../support/local-table.ts';
import { somePassword } from '../../../../support/people.ts';

describe('Nobody can lock another user out', () => {
  const room = withLocalTable(openAccounts);

  const later = (seconds: number) =>
    room.clock.set(new Date(Date.parse(room.clock.now()) + seconds * 1000).toISOString());
  const signIn = (
    { email }: { email: string },
    {
      password = somePassword,
      from = 'elsewhere',
      cookies = {},
    }: { password?: string; from?: string; cookies?: object } = {},
  ) =>
    handled(
      signInHandler,
      { body: { email, password }, sourceIp: from, cookies: cookies as Record<string, string> },
      room,
    );
  const wrong = (account: { email: string }, from?: string, cookies: object = {}) =>
    refusalOf(signIn(account, { password: 'Wr0ng!Passw0rd', cookies, ...(from ? { from } : {}) }));
  /** Guesses from many places until strangers have to wait for a quarter of an hour. */
  async function attack(account: { email: string }) {
    for (let guess = 0; guess < 8; guess += 1) {
      expect((await wrong(account, `place ${guess}`)).kind).toBe('forbidden');
      later([0, 0, 0, 0, 2, 4, 8][guess] ?? 0);
    }
    expect(await wrong(account, 'one more place')).toMatchObject({ kind: 'tooMany', retryAfter: 960 });
  }
  const resetPassword = async (account: StoredAccount, password = 'Br4nd-new!') =>
    handled(
      updatePasswordHandler,
      { body: { token: await room.mailedTo(account.id, 'recovery'), password, confirmationPassword: password } },
      room,
    );

  it('A browser that signed in before signs in during an attack from elsewhere, and strangers still wait', async () => {
    const account = await room.aMember('Victim');
    const { cookies } = await signIn(account, { from: 'home' });
    const { hirehub_device } = cookiesIn(cookies);
    await attack(account);
    expect((await signIn(account, { from: 'home', cookies: { hirehub_device } })).result.id).toBe(account.id);
    expect((await refusalOf(signIn(account, { from: 'a stranger' }))).kind).toBe('tooMany');
  });

  it('A known browser has its own limit, and only for the accounts that it signed in to', async () => {
    const [account, other] = [await room.aMember('Owner'), await room.aMember('Other')];
    const { hirehub_device } = cookiesIn((await signIn(account, { from: 'home' })).cookies);
    const mine = { hirehub_device };
    for (let guess = 0; guess < 5; guess += 1) expect((await wrong(account, 'home', mine)).kind).toBe('forbidden');
    expect(await wrong(account, 'home', mine)).toMatchObject({ kind: 'tooMany', retryAfter: 2 });
    expect((await signIn(account, { from: 'elsewhere' })).result.id).toBe(account.id);
    await attack(other);
    expect((await refusalOf(signIn(other, { from: 'home', cookies: mine }))).kind).toBe('tooMany');
  });

  it('A made-up device cookie is no known browser', async () => {
    const account = await room.aMember('Careful');
    await attack(account);
    for (const hirehub_device of ['A'.repeat(22), '', '../../x', account.uuid])
      expect((await refusalOf(signIn(account, { cookies: { hirehub_device } }))).kind).toBe('tooMany');
  });

  it('A password reset by mail lets its owner in immediately, from any browser', async () => {
    const account = await room.aMember('Resetter');
    await attack(account);
    await resetPassword(account);
    expect((await signIn(account, { password: 'Br4nd-new!', from: 'a new phone' })).result.id).toBe(account.id);
  });

  it('The browser that reset the password is known from then on, and those before are not', async () => {
    const account = await room.aMember('Robbed');
    const stolen = cookiesIn((await signIn(account, { from: 'thief' })).cookies);
    const mine = cookiesIn((await resetPassword(account)).cookies);
    await attack(account);
    const { hirehub_device } = stolen;
    expect((await wrong(account, 'thief', { hirehub_device })).kind).toBe('tooMany');
    expect((await signIn(account, { password: 'Br4nd-new!', cookies: mine })).result.id).toBe(account.id);
  });

  it('Recovery mails that others request do not keep the owner from requesting one, and do not flood the mailbox', async () => {
    const account = await room.aMember('Popular');
    const recover = (email: string, from: string, cookies: object = {}) =>
      handled(
        recoverPasswordHandler,
        { body: { email }, sourceIp: from, cookies: cookies as Record<string, string> },
        room,
      );
    const { hirehub_device } = cookiesIn((await signIn(account, { from: 'home' })).cookies);
    const asked = async () =>
      (await room.eventsOf(account.id)).filter((type) => type === 'password-recovery-requested').length;
    for (let request = 0; request < 12; request += 1) await recover(account.email, `place ${request}`);
    expect(await asked()).toBe(5);
    expect((await recover(account.email, 'a new phone')).result).toEqual({ done: true });
    expect(await asked()).toBe(5);
    await recover(account.email, 'home', { hirehub_device });
    expect(await asked()).toBe(6);
    for (let request = 0; request < 4; request += 1) await recover('nobody@example.com', 'one place');
    await recover('nobody@example.com', 'one place');
    expect(await refusalOf(recover('nobody@example.com', 'one place'))).toMatchObject({
      kind: 'tooMany',
      retryAfter: 2,
    });
  });
});
