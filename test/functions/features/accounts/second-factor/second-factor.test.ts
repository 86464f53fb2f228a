import { describe, expect, it } from 'vitest';
import { askForEmailChangeHandler } from '../../../../../functions/features/accounts/email-change/email-change.handlers.ts';
import { mailSecondFactor } from '../../../../../functions/features/accounts/letters/mail-account.steps.ts';
import { changePasswordHandler } from '../../../../../functions/features/accounts/passwords/password.handlers.ts';
import {
  readSecondFactorHandler,
  renewRecoveryCodesHandler,
  startSecondFactorHandler,
  turnOffSecondFactorHandler,
  turnOnSecondFactorHandler,
} from '../../../../../functions/features/accounts/second-factor/second-factor.handlers.ts';
import { refreshHandler } from '../../../../../functions/features/accounts/sessions/refresh.handler.ts';
import { signInHandler } from '../../../../../functions/features/accounts/sessions/sign-in.handler.ts';
import type { Mail } from '../../../../../functions/platform/outside/mail/port.ts';
import { keys } from '../../../../../functions/platform/table/keys.ts';
import type { StoredAccount } from '../../../../../functions/records/account.ts';
import { openAccounts } from '../../../../support/accounts.ts';
import { handled, refusalOf, resultOf } from '../../../../support/handle.ts';
import { withLocalTable } from '../../../../support/local-table.ts';
import { somePassword } from '../../../../support/people.ts';
import { firstCode } from '../../../../support/plain-identity.ts';
import { storedEvents } from '../../../../support/stored-events.ts';

const wrongCode = 'This code is wrong, or it was used before';
const atCode = (message: string) => ({ errors: [{ key: 'code', message }] });

describe('A second factor (PLUS-58)', () => {
  const room = withLocalTable(openAccounts);

  /** The code that works next at the user pool. */
  const codeOf = ({ uuid }: StoredAccount) => room.identity.people.get(uuid)?.code ?? '';
  const callBy = async (account: StoredAccount, session: string) => ({
    actor: (await room.accountsStore.actor(account.id, session))!,
    session,
    sourceIp: `of ${account.firstName}`,
  });

  /** A member with a second factor, their call, what their browser holds, and their recovery codes. */
  async function protectedMember(firstName: string) {
    const account = await room.aMember(firstName);
    const browser = await room.signedIn(account);
    const call = await callBy(account, browser.session);
    await handled(startSecondFactorHandler, { ...call, body: { password: somePassword } }, room);
    const body = { password: somePassword, code: codeOf(account) };
    const { codes } = await resultOf(turnOnSecondFactorHandler, { ...call, body }, room);
    return { account, call, browser, codes };
  }
  const logIn = (account: StoredAccount, code?: string, password = somePassword) =>
    handled(
      signInHandler,
      { body: { email: account.email, password, ...(code && { code }) }, sourceIp: `log-in of ${account.firstName}` },
      room,
    );
  const changesOf = async ({ id }: StoredAccount) =>
    (await storedEvents(room.table, keys.userSubject(id), 'second-factor-changed')).map(({ data }) => data.change);

  it('is turned on with a code of the app, and ten recovery codes are returned once and stored as hashes', async () => {
    const account = await room.aMember('Careful');
    const call = await callBy(account, (await room.signedIn(account)).session);
    const wrong = { ...call, body: { password: 'Wr0ng!Passw0rd' } };
    expect(await refusalOf(handled(startSecondFactorHandler, wrong, room))).toMatchObject({
      errors: [{ key: 'password', message: 'This is not your password' }],
    });
    const started = await resultOf(startSecondFactorHandler, { ...call, body: { password: somePassword } }, room);
    expect(started.address).toBe(
      `otpauth://totp/HireHub:careful%40example.com?secret=${started.secret}&issuer=HireHub`,
    );
    // Nothing is asked for before a code was given.
    expect((await logIn(account)).headers).toHaveProperty('jwt');
    const turnOn = (code: string) =>
      handled(turnOnSecondFactorHandler, { ...call, body: { password: somePassword, code } }, room);
    expect(await refusalOf(turnOn('999999'))).toMatchObject({ kind: 'invalid', ...atCode(wrongCode) });
    const { codes } = (await turnOn(firstCode)).result;
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    const stored = JSON.stringify(await room.table.get(keys.secondFactor(account.id)));
    for (const code of codes) expect(stored).not.toContain(code.replaceAll('-', ''));
    expect(await resultOf(readSecondFactorHandler, call, room)).toEqual({ since: room.clock.now(), codesLeft: 10 });
    expect(await refusalOf(turnOn('100002'))).toMatchObject({ kind: 'conflict' });
    expect(await changesOf(account)).toEqual(['on']);
  });

  it('is asked for when logging in, after the right password alone, and takes each code once', async () => {
    const { account } = await protectedMember('Guarded');
    expect(await refusalOf(logIn(account, undefined, 'Wr0ng!Passw0rd'))).toMatchObject({
      errors: [{ key: 'password' }],
    });
    expect(await refusalOf(logIn(account))).toMatchObject({
      kind: 'forbidden',
      ...atCode('Enter the code that your authenticator app shows'),
    });
    const code = codeOf(account);
    expect((await logIn(account, code)).headers).toHaveProperty('jwt');
    expect(await refusalOf(logIn(account, code))).toMatchObject({ kind: 'forbidden', ...atCode(wrongCode) });
    expect((await logIn(account, `${codeOf(account).slice(0, 3)} ${codeOf(account).slice(3)}`)).headers).toHaveProperty(
      'jwt',
    );
  });

  it.each(['disabled', 'unconfirmed'] as const)(
    'is not asked about an account that is %s, and its codes are worth nothing there',
    async (status) => {
      const { account, codes } = await protectedMember(`Gone${status}`);
      await room.table.writeOne({ update: keys.account(account.id), set: { status } });
      for (const code of [undefined, codeOf(account), codes[0]])
        expect(await refusalOf(logIn(account, code))).toMatchObject({
          errors: [{ key: 'password', message: 'Wrong email or password' }],
        });
      expect(await changesOf(account)).toEqual(['on']);
      expect(await room.table.get(keys.secondFactor(account.id))).toBeDefined();
    },
  );

  it('cannot be guessed at without limit, and says so', async () => {
    const { account, call } = await protectedMember('Attacked');
    for (let time = 0; time < 5; time += 1)
      expect(await refusalOf(logIn(account, '999999'))).toMatchObject({ kind: 'forbidden' });
    expect(await refusalOf(logIn(account, codeOf(account)))).toMatchObject({
      kind: 'tooMany',
      ...atCode('Too many attempts; try again in 2 seconds'),
    });
    const turnOff = (code: string) =>
      handled(turnOffSecondFactorHandler, { ...call, body: { password: somePassword, code } }, room);
    for (let time = 0; time < 5; time += 1)
      expect(await refusalOf(turnOff('999999'))).toMatchObject({ kind: 'invalid', ...atCode(wrongCode) });
    expect(await refusalOf(turnOff(codeOf(account)))).toMatchObject({ kind: 'tooMany', errors: [{ key: 'code' }] });
  });

  it('lets its owner in by a recovery code, which turns it off, once', async () => {
    const { account, codes } = await protectedMember('Phoneless');
    const [first, second] = codes as [string, string];
    expect(await refusalOf(logIn(account, 'AAAA-BBBB-CCCC-DDDD'))).toMatchObject(atCode(wrongCode));
    const tries = await Promise.allSettled([logIn(account, first.toLowerCase()), logIn(account, second)]);
    expect(tries.map(({ status }) => status)).toContain('fulfilled');
    expect(await changesOf(account)).toEqual(['on', 'recovered']);
    expect(await room.table.get(keys.secondFactor(account.id))).toBeUndefined();
    expect((await logIn(account)).headers).toHaveProperty('jwt');
  });

  it('gets new recovery codes with password and code, after which the earlier ones are worth nothing', async () => {
    const { account, call, codes } = await protectedMember('Tidy');
    const body = { password: somePassword, code: codeOf(account) };
    const renewed = (await resultOf(renewRecoveryCodesHandler, { ...call, body }, room)).codes;
    expect(renewed.filter((code) => codes.includes(code))).toEqual([]);
    expect(await refusalOf(logIn(account, codes[0]))).toMatchObject(atCode(wrongCode));
    expect((await logIn(account, renewed[9])).headers).toHaveProperty('jwt');
    expect(await changesOf(account)).toEqual(['on', 'renewed', 'recovered']);
  });

  it.each(['a code of the app', 'a recovery code'])('is turned off with the password and %s', async (what) => {
    const { account, call, codes } = await protectedMember(what === 'a recovery code' ? 'Offrecovery' : 'Offapp');
    const turnOff = (password: string, code: string) =>
      handled(turnOffSecondFactorHandler, { ...call, body: { password, code } }, room);
    const code = what === 'a recovery code' ? codes[3]! : codeOf(account);
    expect(await refusalOf(turnOff('Wr0ng!Passw0rd', code))).toMatchObject({ errors: [{ key: 'password' }] });
    await turnOff(somePassword, code);
    expect(await changesOf(account)).toEqual(['on', 'off']);
    expect((await logIn(account)).headers).toHaveProperty('jwt');
    expect(await refusalOf(turnOff(somePassword, code))).toMatchObject({ kind: 'conflict' });
  });

  it('that was turned off is not asked for, though the user pool did not hear of it', async () => {
    const { account } = await protectedMember('Halfway');
    await room.table.writeOne({ remove: keys.secondFactor(account.id) });
    expect((await logIn(account)).headers).toHaveProperty('jwt');
    expect(room.identity.people.get(account.uuid)?.asksForCode).toBe(false);
  });

  it('stays when the password is changed, and this session goes on where the others end', async () => {
    const { account, call, browser } = await protectedMember('Changing');
    const other = await logIn(account, codeOf(account));
    const newPassword = 'Br4nd-new!';
    const body = { oldPassword: somePassword, newPassword, confirmPassword: newPassword, code: codeOf(account) };
    await handled(changePasswordHandler, { ...call, body }, room);
    expect((await handled(refreshHandler, { cookies: browser.cookies }, room)).headers).toHaveProperty('jwt');
    expect(Object.values((await room.accountsStore.account(account.id))?.sessions ?? {})).toEqual([browser.sessionId]);
    expect(other.headers).toHaveProperty('jwt');
    expect(await refusalOf(logIn(account, undefined, newPassword))).toMatchObject({ errors: [{ key: 'code' }] });
  });

  it('is asked for its code before the password or the address changes, and a recovery code does not do', async () => {
    const { account, call, codes } = await protectedMember('Twofold');
    const password = (code?: string) => {
      const newPassword = 'Br4nd-new!';
      const body = { oldPassword: somePassword, newPassword, confirmPassword: newPassword, ...(code && { code }) };
      return handled(changePasswordHandler, { ...call, body }, room);
    };
    const address = (code?: string) => {
      const body = { email: 'twofold@example.org', password: somePassword, ...(code && { code }) };
      return handled(askForEmailChangeHandler, { ...call, body }, room);
    };
    for (const change of [password, address]) {
      const missing = await refusalOf(change());
      expect(missing).toMatchObject({ kind: 'invalid', ...atCode('Enter the code that your authenticator app shows') });
      expect(await refusalOf(change('999999'))).toMatchObject({ kind: 'invalid', ...atCode(wrongCode) });
      await expect(change(codes[0])).rejects.toThrow('Six digits from the app');
    }
    expect(await room.emailChanges.waiting(account.id, room.clock.now())).toBeUndefined();
    await address(codeOf(account));
    expect(await room.emailChanges.waiting(account.id, room.clock.now())).toMatchObject({ to: 'twofold@example.org' });
    await password(codeOf(account));
    expect(await refusalOf(logIn(account, undefined, 'Br4nd-new!'))).toMatchObject({ errors: [{ key: 'code' }] });
  });

  it('that was turned off is asked for by nothing, although the user pool has not heard of it', async () => {
    const { account, call } = await protectedMember('Unheard');
    await room.table.writeOne({ remove: keys.secondFactor(account.id) });
    const body = { email: 'unheard@example.org', password: somePassword };
    expect((await resultOf(askForEmailChangeHandler, { ...call, body }, room)).change).toMatchObject({ confirmed: [] });
  });

  it.each([
    ['on', 'Logging in to HireHub asks for a code now'],
    ['off', 'Logging in to HireHub asks for no code any more'],
    ['renewed', 'Your HireHub recovery codes are new'],
    ['recovered', 'Someone logged in to HireHub with a recovery code'],
  ] as const)('is mailed about to its owner when it is %s', async (change, subject) => {
    const account = await room.aMember(`Mailed${change}`);
    const send = async (mail: Mail) => void room.mails.push(mail);
    const needs = { ...room, account: room.accountsStore.account, send, siteUrl: 'https://hirehub.example' };
    await mailSecondFactor({ id: 7, data: { userId: account.id, change } } as never, needs);
    expect(room.mails.at(-1)).toMatchObject({ to: account.email, subject });
  });
});
