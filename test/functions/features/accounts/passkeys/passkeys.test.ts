import { describe, expect, it } from 'vitest';
import { mailSecondFactor } from '../../../../../functions/features/accounts/letters/mail-account.steps.ts';
import {
  askForPasskeyHandler,
  signInByPasskeyHandler,
} from '../../../../../functions/features/accounts/passkeys/passkey-sign-in.handlers.ts';
import {
  addPasskeyHandler,
  readPasskeysHandler,
  removePasskeyHandler,
  renamePasskeyHandler,
  startPasskeyHandler,
} from '../../../../../functions/features/accounts/passkeys/passkey.handlers.ts';
import { prepared } from '../../../../../functions/platform/outside/mail/send-mail.ts';
import { keys } from '../../../../../functions/platform/table/keys.ts';
import type { StoredAccount } from '../../../../../functions/records/account.ts';
import { cookiesIn, openAccounts } from '../../../../support/accounts.ts';
import { handled, refusalOf, resultOf } from '../../../../support/handle.ts';
import { withLocalTable } from '../../../../support/local-table.ts';
import { somePassword } from '../../../../support/people.ts';
import { plainCredential } from '../../../../support/plain-identity.ts';
import { storedEvents } from '../../../../support/stored-events.ts';

const chrome = 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0.0.0 Safari/537.36';

describe('A passkey (PLUS-58)', () => {
  const room = withLocalTable(openAccounts);
  const proof = { body: { password: somePassword } };

  async function member(firstName: string) {
    const account = await room.aMember(firstName);
    const { session } = await room.signedIn(account);
    const actor = (await room.accountsStore.actor(account.id, session))!;
    return { account, call: { actor, session, sourceIp: `of ${firstName}`, userAgent: chrome } };
  }
  type Call = Awaited<ReturnType<typeof member>>['call'];
  async function add(call: Call, id: string) {
    const started = await resultOf(startPasskeyHandler, { ...call, ...proof }, room);
    const credential = plainCredential(id, started.options.challenge);
    return resultOf(addPasskeyHandler, { ...call, body: { proof: started.proof, credential } }, room);
  }
  async function logIn({ email }: Pick<StoredAccount, 'email'>, id: string, sourceIp = `log-in of ${email}`) {
    const asked = await resultOf(askForPasskeyHandler, { body: { email }, sourceIp }, room);
    const credential = plainCredential(id, asked.options.challenge);
    const body = { email, challenge: asked.challenge, credential };
    return handled(signInByPasskeyHandler, { body, sourceIp }, room);
  }
  const refused = { errors: [{ key: 'credential', message: 'This passkey does not log this account in' }] };
  const changesOf = async ({ id }: StoredAccount) =>
    (await storedEvents(room.table, keys.userSubject(id), 'second-factor-changed')).map(({ data }) => data.change);

  it('is added with the password, named after the browser, and logs in without one, which is when it was used last', async () => {
    const { account, call } = await member('Keyholder');
    expect(
      await refusalOf(handled(startPasskeyHandler, { ...call, body: { password: 'Wr0ng!' } }, room)),
    ).toMatchObject({ errors: [{ key: 'password' }] });
    const added = await add(call, 'own-key');
    expect(added).toMatchObject({ name: 'Chrome on Windows', lastUsedAt: null });
    const { headers, cookies, result } = await logIn(account, 'own-key');
    expect([result.id, headers['jwt']]).toEqual([account.id, `access-${account.uuid}`]);
    expect(Object.keys(cookiesIn(cookies))).toContain('hirehub_refresh');
    expect(await resultOf(readPasskeysHandler, call, room)).toEqual({
      passkeys: [{ ...added, lastUsedAt: room.clock.now() }],
    });
  });

  it('logs nobody in once it was removed, which takes the password, and neither does another person’s', async () => {
    const { account, call } = await member('Remover');
    const { id } = await add(call, 'first-key');
    const other = await member('Stranger');
    await add(other.call, 'foreign-key');
    expect(await refusalOf(logIn(account, 'foreign-key'))).toMatchObject(refused);
    const remove = (by: Call, body: object) => handled(removePasskeyHandler, { ...by, params: { id }, body }, room);
    expect(await refusalOf(remove(call, { password: 'Wr0ng!' }))).toMatchObject({ errors: [{ key: 'password' }] });
    expect(await refusalOf(remove(other.call, proof.body))).toMatchObject({ kind: 'notFound' });
    await remove(call, proof.body);
    expect(await refusalOf(remove(call, proof.body))).toMatchObject({ kind: 'notFound' });
    expect(await refusalOf(logIn(account, 'first-key'))).toMatchObject(refused);
    expect(await changesOf(account)).toEqual(['passkey-added', 'passkey-removed']);
  });

  it('gets another name from its owner alone, which is no change of how one logs in', async () => {
    const { account, call } = await member('Namer');
    const added = await add(call, 'named-key');
    await add(call, 'other-key');
    const rename = (by: Call, id = added.id) =>
      handled(renamePasskeyHandler, { ...by, params: { id }, body: { name: 'Work laptop' } }, room);
    expect(await refusalOf(rename((await member('Prankster')).call))).toMatchObject({ kind: 'notFound' });
    expect((await rename(call)).result).toEqual({ ...added, name: 'Work laptop' });
    const { passkeys } = await resultOf(readPasskeysHandler, call, room);
    expect(passkeys.map(({ name }) => name)).toEqual(['Work laptop', 'Chrome on Windows']);
    expect(await changesOf(account)).toEqual(['passkey-added', 'passkey-added']);
    expect((await logIn(account, 'named-key')).result.id).toBe(account.id);
  });

  it('that the user pool still has, or got past the password, logs nobody in', async () => {
    const { account, call } = await member('Bypassed');
    await room.identity.addPasskey(`access-${account.uuid}`, plainCredential('thief-key', 'a new passkey'));
    expect(await refusalOf(logIn(account, 'thief-key'))).toMatchObject(refused);
    const body = { proof: 'A'.repeat(43), credential: plainCredential('thief-key', 'a new passkey') };
    expect(await refusalOf(handled(addPasskeyHandler, { ...call, body }, room))).toMatchObject({
      errors: [{ key: 'proof' }],
    });
    await add(call, 'own-key');
    expect(room.identity.people.get(account.uuid)?.passkeys).toEqual(['own-key']);
  });

  it('is asked for in the same way whether an account has one, has none or does not exist', async () => {
    const [having, lacking] = [await member('Having'), await member('Lacking')];
    await add(having.call, 'some-key');
    const shapes = await Promise.all(
      [having.account.email, lacking.account.email, 'nobody@example.org'].map(async (email) => {
        const { options } = await resultOf(askForPasskeyHandler, { body: { email }, sourceIp: email }, room);
        return { ...options, challenge: typeof options.challenge };
      }),
    );
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1);
    expect(await refusalOf(logIn(lacking.account, 'some-key'))).toMatchObject(refused);
    expect(await refusalOf(logIn({ email: 'nobody@example.org' }, 'some-key'))).toMatchObject(refused);
  });

  it('is one of ten at most, and there are none where the user pool has none', async () => {
    const { call } = await member('Collector');
    for (let count = 0; count < 10; count += 1) await add(call, `key-${count}`);
    expect(await refusalOf(add(call, 'one-more'))).toMatchObject({
      message: 'You have 10 passkeys, the most there can be',
    });
    const without = { ...room, hasPasskeys: false };
    expect(await refusalOf(handled(startPasskeyHandler, { ...call, ...proof }, without))).toMatchObject({
      kind: 'conflict',
    });
  });

  it('is mailed to its owner when it is added or removed, with what to do about a stranger’s', async () => {
    const { account } = await member('Mailed');
    const needs = {
      account: room.accountsStore.account,
      mailedTokens: room.mailedTokens,
      send: prepared(async (mail) => void room.mails.push(mail)),
      siteUrl: 'https://hirehub.example',
      clock: room.clock,
    };
    for (const change of ['passkey-added', 'passkey-removed'] as const)
      await mailSecondFactor({ id: 7, data: { userId: account.id, change } } as never, needs);
    const [added, removed] = room.mails.slice(-2);
    expect(added).toMatchObject({ to: account.email, subject: 'A passkey logs you in to HireHub now' });
    expect(added?.text).toContain('If it was not, remove the passkey and choose a new password');
    expect(removed?.text).toContain('A passkey was removed from your account just now');
  });
});
