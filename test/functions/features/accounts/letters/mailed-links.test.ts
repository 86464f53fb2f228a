import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import {
  confirmHandler,
  readMailedLinkHandler,
  resendConfirmationHandler,
} from '../../../../../functions/features/accounts/letters/mailed-link.handlers.ts';
import {
  recoverPasswordHandler,
  updatePasswordHandler,
} from '../../../../../functions/features/accounts/passwords/password.handlers.ts';
import { refreshHandler } from '../../../../../functions/features/accounts/sessions/refresh.handler.ts';
import { keys } from '../../../../../functions/platform/table/keys.ts';
import { openAccounts } from '../../../../support/accounts.ts';
import { handled, refusalOf, resultOf } from '../../../../support/handle.ts';
import { opened, withLocalTable } from '../../../../support/local-table.ts';
import { somePassword } from '../../../../support/people.ts';

const newPassword = 'Br4nd-new!';

describe('Mailed links', () => {
  const local = withLocalTable();
  const room = opened(() => openAccounts(local));

  const confirm = (confirmationToken: string) => handled(confirmHandler, { body: { confirmationToken } }, room);
  const update = (token: string) =>
    handled(updatePasswordHandler, { body: { token, password: newPassword, confirmationPassword: newPassword } }, room);
  const later = (hours: number) =>
    room.clock.set(new Date(Date.parse(room.clock.now()) + hours * 3_600_000).toISOString());
  const gone = (message: string) => ({ kind: 'gone', errors: [{ key: 'token', message }] });

  it('confirm an address once (AUTH-53)', async () => {
    const { id } = await room.aNewcomer('Maria');
    const token = await room.mailedTo(id, 'confirmation');
    expect((await confirm(token)).result).toEqual({ email: 'maria@example.com', applyTo: null, application: null });
    expect(await room.accountsStore.account(id)).toMatchObject({ status: 'active', version: 2 });
    expect(await room.eventsOf(id)).toEqual(['account-signed-up', 'account-confirmed']);
    expect(await refusalOf(confirm(token))).toMatchObject(gone('This link was already used'));
  });

  it('confirm an address once even when followed twice at the same moment', async () => {
    const { id } = await room.aNewcomer('Double');
    const token = await room.mailedTo(id, 'confirmation');
    const both = await Promise.allSettled([confirm(token), confirm(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await room.eventsOf(id)).toEqual(['account-signed-up', 'account-confirmed']);
  });

  it('expire, confirmations after two days and recoveries after an hour', async () => {
    const { id } = await room.aNewcomer('Late');
    const member = await room.aMember('Slow');
    const [confirmation, recovery] = [
      await room.mailedTo(id, 'confirmation'),
      await room.mailedTo(member.id, 'recovery'),
    ];
    later(1);
    expect(await refusalOf(update(recovery))).toMatchObject(gone('This link has expired'));
    later(46.9);
    await confirm(confirmation);
    const other = await room.aNewcomer('Later');
    const token = await room.mailedTo(other.id, 'confirmation');
    later(48);
    expect(await refusalOf(confirm(token))).toMatchObject(gone('This link has expired'));
  });

  it('stop working when a newer one is mailed', async () => {
    const { id } = await room.aNewcomer('Impatient');
    const [first, second] = [await room.mailedTo(id, 'confirmation'), await room.mailedTo(id, 'confirmation')];
    expect(await refusalOf(confirm(first))).toMatchObject(gone('A newer link was sent; use that one'));
    await confirm(second);
  });

  it('work for one purpose only, and guessed ones for none (ERR-08)', async () => {
    const { id } = await room.aNewcomer('Mixed');
    expect(await refusalOf(update(await room.mailedTo(id, 'confirmation')))).toMatchObject(gone('Token is wrong!'));
    expect(await refusalOf(confirm('A'.repeat(22)))).toMatchObject(gone('Token is wrong!'));
  });

  it('are stored only as hashes', async () => {
    const { id } = await room.aNewcomer('Secret');
    const token = await room.mailedTo(id, 'confirmation');
    const { Items } = await local.documents.send(new ScanCommand({ TableName: local.tableName }));
    expect(JSON.stringify(Items)).not.toContain(token);
  });

  it('set a new password once and end every other session (AUTH-49)', async () => {
    const member = await room.aMember('Rosa');
    const { cookies } = await room.signedIn(member);
    const token = await room.mailedTo(member.id, 'recovery');
    await update(token);
    expect(await refusalOf(handled(refreshHandler, { cookies }, room))).toMatchObject({ kind: 'unauthenticated' });
    expect(await room.identity.signIn(member.uuid, newPassword)).toBeDefined();
    expect(await room.eventsOf(member.id)).toContain('password-changed');
    expect(await refusalOf(update(token))).toMatchObject(gone('This link was already used'));
  });

  it('to set a new password change nothing until they are followed', async () => {
    const member = await room.aMember('Calm');
    const { cookies } = await room.signedIn(member);
    await room.mailedTo(member.id, 'recovery');
    expect(await room.identity.signIn(member.uuid, somePassword)).toBeDefined();
    expect(await room.identity.signIn(member.uuid, newPassword)).toBeUndefined();
    expect(await resultOf(refreshHandler, { cookies }, room)).toBeDefined();
  });

  it('set no password while the identity provider fails, stay valid for another try, and nobody is notified (AUTH-49)', async () => {
    const member = await room.aMember('Unlucky');
    const token = await room.mailedTo(member.id, 'recovery');
    const failing = {
      ...room,
      identity: { ...room.identity, setPassword: async () => Promise.reject(new Error('the user pool is busy')) },
    };
    const body = { token, password: newPassword, confirmationPassword: newPassword };
    await expect(handled(updatePasswordHandler, { body }, failing)).rejects.toThrow('the user pool is busy');
    expect(await room.eventsOf(member.id)).not.toContain('password-changed');
    await update(token);
    expect(await room.identity.signIn(member.uuid, newPassword)).toBeDefined();
    expect((await room.eventsOf(member.id)).filter((type) => type === 'password-changed')).toHaveLength(1);
  });

  it('A password reset also confirms the address, so that whoever registered another person’s address loses access (AUTH-49)', async () => {
    const { id, uuid } = await room.aNewcomer('Hijacked');
    const confirmation = await room.mailedTo(id, 'confirmation');
    await update(await room.mailedTo(id, 'recovery'));
    expect(await room.accountsStore.account(id)).toMatchObject({ status: 'active', version: 2 });
    expect(await room.eventsOf(id)).toEqual(['account-signed-up', 'account-confirmed', 'password-changed']);
    expect(await room.identity.signIn(uuid, somePassword)).toBeUndefined();
    expect(await room.identity.signIn(uuid, newPassword)).toBeDefined();
    expect(await refusalOf(confirm(confirmation))).toMatchObject(gone('This account is already confirmed'));
  });

  it('set a new password even if the address is confirmed at the same moment', async () => {
    const { id, uuid } = await room.aNewcomer('Both');
    const [confirmation, recovery] = [await room.mailedTo(id, 'confirmation'), await room.mailedTo(id, 'recovery')];
    const meanwhile = {
      ...room.identity,
      setPassword: async (whose: string, password: string) => (
        await confirm(confirmation),
        room.identity.setPassword(whose, password)
      ),
    };
    await handled(
      updatePasswordHandler,
      { body: { token: recovery, password: newPassword, confirmationPassword: newPassword } },
      { ...room, identity: meanwhile },
    );
    expect(await room.identity.signIn(uuid, newPassword)).toBeDefined();
    expect(await room.eventsOf(id)).toEqual(['account-signed-up', 'account-confirmed', 'password-changed']);
  });

  it('set only one of two new passwords sent at the same moment', async () => {
    const member = await room.aMember('Twofold');
    const token = await room.mailedTo(member.id, 'recovery');
    const other = 'An0ther-new!';
    const both = await Promise.allSettled([
      update(token),
      handled(updatePasswordHandler, { body: { token, password: other, confirmationPassword: other } }, room),
    ]);
    const accepted = both[0]?.status === 'fulfilled' ? newPassword : other;
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(room.identity.people.get(member.uuid)?.password).toBe(accepted);
  });

  it('set no password for an account that was closed in the meantime', async () => {
    const member = await room.aMember('Closed');
    const token = await room.mailedTo(member.id, 'recovery');
    await room.table.writeOne({ update: keys.account(member.id), set: { status: 'disabled' } });
    expect(await refusalOf(update(token))).toMatchObject({ kind: 'gone' });
    expect(await room.identity.signIn(member.uuid, newPassword)).toBeUndefined();
  });

  it('A password reset ends a session opened with the old password at the same moment', async () => {
    const member = await room.aMember('Raced');
    const token = await room.mailedTo(member.id, 'recovery');
    const raced = {
      ...room,
      identity: {
        ...room.identity,
        setPassword: async (uuid: string, password: string) => (
          await room.signedIn(member),
          room.identity.setPassword(uuid, password)
        ),
      },
    };
    await handled(
      updatePasswordHandler,
      { body: { token, password: newPassword, confirmationPassword: newPassword } },
      raced,
    );
    expect((await room.accountsStore.account(member.id))?.sessions).toEqual({});
  });

  it('A recovery link says whether it is still valid, and whose it is, before anything is filled in (AUTH-40)', async () => {
    const member = await room.aMember('Reader');
    const read = async (token: string) => resultOf(readMailedLinkHandler, { body: { token, kind: 'recovery' } }, room);
    const [first, second] = [await room.mailedTo(member.id, 'recovery'), await room.mailedTo(member.id, 'recovery')];
    expect(await read(first)).toMatchObject({ state: 'replaced', email: 'reader@example.com' });
    expect(await read(second)).toEqual({ state: 'open', email: 'reader@example.com', sender: null, hasAccount: true });
    await update(second);
    expect(await read(second)).toMatchObject({ state: 'used' });
    const third = await room.mailedTo(member.id, 'recovery');
    later(1);
    expect(await read(third)).toMatchObject({ state: 'expired' });
    const nothing = { state: 'unknown', email: null, sender: null, hasAccount: false };
    expect(await read('A'.repeat(22))).toEqual(nothing);
    expect(await read(await room.mailedTo((await room.aNewcomer('Other')).id, 'confirmation'))).toEqual(nothing);
  });

  it('to confirm an address say before they are used whether they work, and afterwards that the address is confirmed', async () => {
    const { id } = await room.aNewcomer('Scanned');
    const token = await room.mailedTo(id, 'confirmation');
    const read = async (given: string) =>
      resultOf(readMailedLinkHandler, { body: { token: given, kind: 'confirmation' } }, room);
    const open = { state: 'open', email: 'scanned@example.com', sender: null, hasAccount: true };
    expect([await read(token), await read(token)]).toEqual([open, open]);
    const newest = await room.mailedTo(id, 'confirmation');
    expect(await read(token)).toMatchObject({ state: 'replaced' });
    await confirm(newest);
    expect([await read(token), await read(newest)]).toMatchObject([{ state: 'used' }, { state: 'used' }]);
    expect(await read(await room.mailedTo(id, 'recovery'))).toMatchObject({ state: 'unknown' });
  });

  it('are requested with the same response whether or not the address has an account (AUTH-48)', async () => {
    const member = await room.aMember('Known');
    const newcomer = await room.aNewcomer('Unconfirmed');
    const emails = ['known@example.com', 'unconfirmed@example.com', 'nobody@example.com'];
    const ask = (handler: typeof recoverPasswordHandler, email: string) =>
      handled(handler, { body: { email }, sourceIp: email }, room);
    const responses = await Promise.all(emails.map((email) => ask(recoverPasswordHandler, email)));
    expect(responses.map(({ result }) => result)).toEqual([{ done: true }, { done: true }, { done: true }]);
    await Promise.all(
      emails.map((email) => handled(resendConfirmationHandler, { body: { email }, sourceIp: `again ${email}` }, room)),
    );
    expect((await room.eventsOf(member.id)).slice(2)).toEqual(['password-recovery-requested']);
    expect((await room.eventsOf(newcomer.id)).slice(1)).toEqual([
      'password-recovery-requested',
      'confirmation-requested',
    ]);
  });

  it('are limited in number', async () => {
    const ask = () =>
      handled(recoverPasswordHandler, { body: { email: 'pestered@example.com' }, sourceIp: 'pest' }, room);
    for (let count = 0; count < 5; count += 1) await ask();
    expect(await refusalOf(ask())).toMatchObject({ kind: 'tooMany', retryAfter: 2 });
  });
});
