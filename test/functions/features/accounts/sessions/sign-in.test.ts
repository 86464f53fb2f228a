import { describe, expect, it, vi } from 'vitest';
import { refreshHandler } from '../../../../../functions/features/accounts/sessions/refresh.handler.ts';
import { signInHandler } from '../../../../../functions/features/accounts/sessions/sign-in.handler.ts';
import { signOutHandler } from '../../../../../functions/features/accounts/sessions/session.handlers.ts';
import { log } from '../../../../../functions/platform/door/log.ts';
import { keys } from '../../../../../functions/platform/table/keys.ts';
import { openAccounts } from '../../../../support/accounts.ts';
import { handled, refusalOf, resultOf } from '../../../../support/handle.ts';
import { withLocalTable } from '../../../../support/local-table.ts';
import { somePassword } from '../../../../support/people.ts';

describe('Signing in', () => {
  const room = withLocalTable(openAccounts);

  const signIn = (firstName: string, over: object = {}) =>
    handled(
      signInHandler,
      {
        body: { email: `${firstName.toLowerCase()}@example.com`, password: somePassword, ...over },
        sourceIp: firstName,
      },
      room,
    );
  const cookieOf = (cookies: string[]) =>
    Object.fromEntries([(cookies[0] ?? '').split(';')[0]!.split('=') as [string, string]]);

  it('returns the access token as a header and the refresh token as a cookie that no script can read (AUTH-42, AUTH-46)', async () => {
    const account = await room.aMember('Maria');
    const { result, headers, cookies } = await signIn('Maria');
    expect(result).toMatchObject({ id: account.id, role: 'manager' });
    expect(headers).toEqual({ jwt: `access-${account.uuid}` });
    expect(cookies).toHaveLength(2);
    expect(cookies[0]).toMatch(
      /^hirehub_refresh=1\.r\.[\w-]{43}\.[\w-]+; Path=\/api\/auth; HttpOnly; Secure; SameSite=Strict; Max-Age=2592000$/,
    );
  });

  it('without being remembered ends the session with the browser (AUTH-72)', async () => {
    await room.aMember('Forgetful');
    const { cookies } = await signIn('Forgetful', { remember: false });
    expect(cookies[0]).not.toContain('Max-Age');
  });

  it('gives the same response for an unknown address, a wrong password and a disabled account (VALID-43)', async () => {
    await room.aMember('Wrong');
    const disabled = await room.aMember('Disabled');
    await room.table.writeOne({ update: keys.account(disabled.id), set: { status: 'disabled' } });
    const responses = await Promise.all(
      [signIn('Wrong', { password: 'An0ther!' }), signIn('Nobody'), signIn('Disabled')].map(refusalOf),
    );
    expect(responses[0]).toMatchObject({
      kind: 'forbidden',
      errors: [{ key: 'password', message: 'Wrong email or password' }],
    });
    expect(responses).toEqual([responses[0], responses[0], responses[0]]);
  });

  it('asks an unconfirmed user, under the email field, to confirm first (VALID-44)', async () => {
    await room.aNewcomer('Hasty');
    const message = 'Confirm your email first; we have mailed you the link';
    expect(await refusalOf(signIn('Hasty'))).toMatchObject({ kind: 'conflict', errors: [{ key: 'email', message }] });
  });

  it('says nothing about confirming to a caller who does not know the password', async () => {
    await room.aNewcomer('Guarded');
    expect(await refusalOf(signIn('Guarded', { password: 'An0ther!' }))).toMatchObject({
      kind: 'forbidden',
      errors: [{ key: 'password' }],
    });
  });

  it('is logged by account and outcome, never by what was typed', async () => {
    const info = vi.spyOn(log, 'info').mockReturnValue();
    try {
      const { id } = await room.aMember('Logged');
      info.mockClear();
      await signIn('Logged');
      for (let count = 0; count < 5; count += 1) await refusalOf(signIn('Logged', { password: 'Wr0ng!' }));
      await refusalOf(signIn('Logged'));
      await refusalOf(signIn('Stranger', { code: '123456' }));
      const line = (outcome: string, userId: number | string, hasCode = false) => [
        'log-in',
        { outcome, userId, hasCode },
      ];
      expect(info.mock.calls).toEqual([
        line('let in', id),
        ...Array.from({ length: 5 }, () => line('forbidden: password', id)),
        line('tooMany: password', id),
        line('forbidden: password', 'none', true),
      ]);
    } finally {
      info.mockRestore();
    }
  });

  it('slows down guessing, even once the right password comes, and starts afresh after a success', async () => {
    await room.aMember('Guessed');
    for (let count = 0; count < 5; count += 1) await refusalOf(signIn('Guessed', { password: `Wr0ng!${count}` }));
    const { kind, retryAfter, errors } = await refusalOf(signIn('Guessed'));
    expect([kind, retryAfter, errors[0]?.key]).toEqual(['tooMany', 2, 'password']);
    room.clock.set(new Date(Date.parse(room.clock.now()) + 2000).toISOString());
    await signIn('Guessed');
    expect(await refusalOf(signIn('Guessed', { password: 'Wr0ng!' }))).toMatchObject({ kind: 'forbidden' });
  });

  it('slows down guessing at many addresses from one place', async () => {
    const guess = (count: number) =>
      refusalOf(
        handled(
          signInHandler,
          { body: { email: `guess${count}@example.com`, password: somePassword }, sourceIp: '198.51.100.9' },
          room,
        ),
      );
    for (let count = 0; count < 40; count += 1) expect((await guess(count)).kind).toBe('forbidden');
    expect((await guess(40)).kind).toBe('tooMany');
  });

  it('is renewed by the cookie until signing out, which clears it (AUTH-45)', async () => {
    const account = await room.aMember('Steady');
    const cookies = cookieOf((await signIn('Steady')).cookies);
    expect((await handled(refreshHandler, { cookies }, room)).headers).toEqual({ jwt: `access-${account.uuid}` });
    expect((await handled(signOutHandler, { cookies }, room)).cookies[0]).toMatch(/^hirehub_refresh=; .*Max-Age=0$/);
    expect(await refusalOf(handled(refreshHandler, { cookies }, room))).toMatchObject({ kind: 'unauthenticated' });
  });

  it('cannot be renewed without a cookie, and POST /api/auth/sign-out succeeds without one (AUTH-68, API-22)', async () => {
    expect(await refusalOf(handled(refreshHandler, {}, room))).toMatchObject({ kind: 'unauthenticated' });
    expect(await resultOf(signOutHandler, {}, room)).toEqual({ done: true });
    expect([signOutHandler.route.method, signOutHandler.route.path]).toEqual(['POST', '/api/auth/sign-out']);
  });
});
