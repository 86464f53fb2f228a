import { describe, expect, it } from 'vitest';
import { changePasswordHandler } from '../../../../../functions/features/accounts/passwords/password.handlers.ts';
import { refreshHandler } from '../../../../../functions/features/accounts/sessions/refresh.handler.ts';
import type { StoredAccount } from '../../../../../functions/records/account.ts';
import { cookiesIn, openAccounts } from '../../../../support/accounts.ts';
import { anActor } from '../../../../support/builders.ts';
import { handled, refusalOf } from '../../../../support/handle.ts';
import { withLocalTable } from '../../../../support/local-table.ts';
import { somePassword } from '../../../../support/people.ts';

describe('Changing one’s own password', () => {
  const room = withLocalTable(openAccounts);

  const change = async (
    account: StoredAccount,
    oldPassword: string,
    { session = '', newPassword = 'Br4nd-new!' } = {},
  ) => {
    const actor =
      (await room.accountsStore.actor(account.id, session)) ??
      anActor('manager', { id: account.id, uuid: account.uuid });
    return handled(
      changePasswordHandler,
      {
        body: { oldPassword, newPassword, confirmPassword: newPassword },
        actor,
        session,
        sourceIp: `from ${account.uuid}`,
      },
      room,
    );
  };

  it('ends every other session and replaces the current one (VALID-22)', async () => {
    const account = await room.aMember('Maria');
    const [other, own] = [await room.signedIn(account), await room.signedIn(account)];
    const { headers, cookies } = await change(account, somePassword, own);
    expect(headers).toEqual({ jwt: `access-${account.uuid}` });
    expect(cookies[0]).toMatch(/HttpOnly.*Max-Age=2592000/);
    for (const cookie of [other.cookies, own.cookies])
      expect(await refusalOf(handled(refreshHandler, { cookies: cookie }, room))).toMatchObject({
        kind: 'unauthenticated',
      });
    expect((await handled(refreshHandler, { cookies: cookiesIn(cookies) }, room)).headers).toEqual({
      jwt: `access-${account.uuid}`,
    });
    expect((await room.sessionsStore.sessionsOf(account.id, room.clock.now())).map(({ id }) => id)).toEqual([
      own.sessionId,
    ]);
    expect(await room.identity.signIn(account.uuid, somePassword)).toBeUndefined();
    expect(await room.eventsOf(account.id)).toEqual(expect.arrayContaining(['password-changed', 'sessions-ended']));
  });

  it('counts no right password as a guess, however often it is changed', async () => {
    const account = await room.aMember('Careful');
    let old = somePassword;
    for (let time = 1; time <= 8; time += 1) {
      const { session } = await room.signedIn(account, { password: old });
      await change(account, old, { session, newPassword: `Br4nd-new!${time}` });
      old = `Br4nd-new!${time}`;
    }
    expect(await room.identity.signIn(account.uuid, old)).toBeDefined();
  });

  it('ends the other sessions and notifies the owner even if the identity provider fails afterwards', async () => {
    const account = await room.aMember('Unlucky');
    const [other, own] = [await room.signedIn(account), await room.signedIn(account)];
    const actor = (await room.accountsStore.actor(account.id, own.session))!;
    const failing = {
      ...room,
      identity: { ...room.identity, signOutEverywhere: async () => Promise.reject(new Error('the user pool is busy')) },
    };
    const body = { oldPassword: somePassword, newPassword: 'Br4nd-new!', confirmPassword: 'Br4nd-new!' };
    await expect(
      handled(changePasswordHandler, { body, actor, session: own.session, sourceIp: 'unlucky' }, failing),
    ).rejects.toThrow('the user pool is busy');
    expect(await refusalOf(handled(refreshHandler, { cookies: other.cookies }, room))).toMatchObject({
      kind: 'unauthenticated',
    });
    expect(await room.eventsOf(account.id)).toEqual(expect.arrayContaining(['password-changed', 'sessions-ended']));
  });

  it('keeps a browser-only session browser-only (DEC-08)', async () => {
    const account = await room.aMember('Forgetful');
    const own = await room.signedIn(account, { remember: false });
    const { cookies } = await change(account, somePassword, own);
    expect(cookies[0]).not.toContain('Max-Age');
    expect((await room.sessionsStore.session(account.id, own.sessionId))?.remembered).toBe(false);
  });

  it('requires the old password, which cannot be guessed at without limit', async () => {
    const account = await room.aMember('Guarded');
    const own = await room.signedIn(account);
    for (let count = 0; count < 5; count += 1) {
      expect(await refusalOf(change(account, 'Wr0ng!Pass', own))).toMatchObject({
        kind: 'invalid',
        errors: [{ key: 'oldPassword', message: 'This is not your password' }],
      });
    }
    expect(await refusalOf(change(account, somePassword, own))).toMatchObject({
      kind: 'tooMany',
      errors: [{ key: 'oldPassword' }],
    });
    expect(await room.identity.signIn(account.uuid, somePassword)).toBeDefined();
  });
});
