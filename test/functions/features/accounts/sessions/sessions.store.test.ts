import { describe, expect, it } from 'vitest';
import {
  endSessionHandler,
  listSessionsHandler,
  signOutEverywhereHandler,
  signOutHandler,
  verifyHandler,
} from '../../../../../functions/features/accounts/sessions/session.handlers.ts';
import { refreshHandler } from '../../../../../functions/features/accounts/sessions/refresh.handler.ts';
import { signInHandler } from '../../../../../functions/features/accounts/sessions/sign-in.handler.ts';
import { updatePasswordHandler } from '../../../../../functions/features/accounts/passwords/password.handlers.ts';
import { contract } from '../../../../../shared/contract/contract.ts';
import { keys } from '../../../../../functions/platform/table/keys.ts';
import { tokenIn } from '../../../../../functions/features/accounts/sessions/session-token.steps.ts';
import type { StoredAccount } from '../../../../../functions/records/account.ts';
import type { SignedIn } from '../../../../support/accounts.ts';
import { openAccounts } from '../../../../support/accounts.ts';
import { handled, refusalOf, resultOf } from '../../../../support/handle.ts';
import { withLocalTable } from '../../../../support/local-table.ts';
import { somePassword } from '../../../../support/people.ts';
import { storedEvents } from '../../../../support/stored-events.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';
const over = { kind: 'unauthenticated' };

describe('Stored sessions', () => {
  const room = withLocalTable(openAccounts);

  const refresh = ({ cookies }: SignedIn) => handled(refreshHandler, { cookies }, room);
  const actorAt = async ({ id }: StoredAccount, { session }: SignedIn) =>
    (await room.accountsStore.actor(id, session))!;
  const list = async (account: StoredAccount, at: SignedIn) =>
    resultOf(
      listSessionsHandler,
      { query: { page: 1, perPage: 25 }, actor: await actorAt(account, at), session: at.session },
      room,
    );
  const end = async (account: StoredAccount, at: SignedIn, id: number) =>
    handled(endSessionHandler, { params: { id }, actor: await actorAt(account, at), session: at.session }, room);
  const wait = (seconds: number) =>
    room.clock.set(new Date(Date.parse(room.clock.now()) + seconds * 1000).toISOString());

  it('are listed with the current one first, by the device names that people know', async () => {
    const account = await room.aMember('Lister');
    const phone = await room.signedIn(account, { remember: false, userAgent: iPhone });
    wait(60);
    const laptop = await room.signedIn(account);
    wait(60);
    await refresh(phone);
    const { data, meta } = await list(account, laptop);
    expect(data).toMatchObject([
      { id: laptop.sessionId, browser: 'Chrome', system: 'Windows', remembered: true, isCurrent: true },
      {
        id: phone.sessionId,
        browser: 'Safari',
        system: 'iPhone',
        remembered: false,
        isCurrent: false,
        refreshedAt: room.clock.now(),
      },
    ]);
    expect(meta.total).toBe(2);
    expect((await list(account, phone)).data[0]).toMatchObject({ id: phone.sessionId, isCurrent: true });
  });

  it('end one by one: from that moment they can neither be renewed nor change anything', async () => {
    const account = await room.aMember('Ender');
    const [phone, laptop] = [await room.signedIn(account), await room.signedIn(account)];
    expect((await end(account, laptop, phone.sessionId)).cookies).toEqual([]);
    expect(await refusalOf(refresh(phone))).toMatchObject(over);
    expect(await room.accountsStore.actor(account.id, phone.session)).toBeUndefined();
    expect((await list(account, laptop)).data.map(({ id }) => id)).toEqual([laptop.sessionId]);
    expect((await refresh(laptop)).headers.jwt).toBeDefined();
    expect(await refusalOf(end(account, laptop, phone.sessionId))).toMatchObject({ kind: 'notFound' });
    expect((await end(account, laptop, laptop.sessionId)).cookies[0]).toMatch(/Max-Age=0$/);
  });

  it('of another user cannot be seen or ended', async () => {
    const [mine, theirs] = [await room.aMember('Mine'), await room.aMember('Theirs')];
    const [own, other] = [await room.signedIn(mine), await room.signedIn(theirs)];
    expect(await refusalOf(end(mine, own, other.sessionId))).toMatchObject({ kind: 'notFound' });
    expect((await refresh(other)).headers.jwt).toBeDefined();
    expect(await room.accountsStore.actor(mine.id, other.session)).toBeUndefined();
  });

  it('end everywhere at once, at the identity provider too, with a single event', async () => {
    const account = await room.aMember('Leaver');
    const all = [await room.signedIn(account), await room.signedIn(account), await room.signedIn(account)];
    const { cookies } = await handled(signOutEverywhereHandler, { actor: await actorAt(account, all[0]!) }, room);
    expect(cookies[0]).toMatch(/^hirehub_refresh=; .*Max-Age=0$/);
    for (const one of all) {
      expect(await refusalOf(refresh(one))).toMatchObject(over);
      expect(await room.identity.refresh((await tokenIn(one.cookies, room.identity))!.refreshToken)).toBeUndefined();
    }
    expect(await room.table.query(keys.sessionsOf(account.id))).toEqual([]);
    const [ended] = await storedEvents(room.table, keys.userSubject(account.id), 'sessions-ended');
    expect([ended?.data.reason, ended?.data.sessionIds.sort()]).toEqual([
      'everywhere',
      all.map(({ sessionId }) => sessionId).sort(),
    ]);
  });

  it('Signing out ends the session in this browser and in no other', async () => {
    const account = await room.aMember('Outgoing');
    const [phone, laptop] = [await room.signedIn(account), await room.signedIn(account)];
    await handled(signOutHandler, { cookies: phone.cookies }, room);
    expect((await list(account, laptop)).data.map(({ id }) => id)).toEqual([laptop.sessionId]);
    expect(await room.accountsStore.actor(account.id, phone.session)).toBeUndefined();
    await handled(signOutHandler, { cookies: phone.cookies }, room);
  });

  it('are replaced by signing in again in the same browser', async () => {
    const account = await room.aMember('Again');
    const first = await room.signedIn(account);
    await handled(
      signInHandler,
      { body: { email: account.email, password: somePassword }, cookies: first.cookies },
      room,
    );
    expect(await refusalOf(refresh(first))).toMatchObject(over);
    expect(await room.sessionsStore.sessionsOf(account.id, room.clock.now())).toHaveLength(1);
  });

  it('all end when a mailed link sets a new password', async () => {
    const account = await room.aMember('Recoverer');
    const before = await room.signedIn(account);
    const [password, token] = ['Br4nd-new!', await room.mailedTo(account.id, 'recovery')];
    await handled(updatePasswordHandler, { body: { token, password, confirmationPassword: password } }, room);
    expect(await refusalOf(refresh(before))).toMatchObject(over);
    expect(await room.accountsStore.actor(account.id, before.session)).toBeUndefined();
    expect((await room.eventsOf(account.id)).slice(-2)).toEqual(['password-changed', 'sessions-ended']);
  });

  it('of a disabled account end, and are refused at renewal and at verification', async () => {
    const account = await room.aMember('Disabled');
    const own = await room.signedIn(account);
    const actor = await actorAt(account, own);
    await room.table.writeOne({ update: keys.account(account.id), set: { status: 'disabled' } });
    expect(await refusalOf(refresh(own))).toMatchObject(over);
    expect(await refusalOf(handled(verifyHandler, { actor, session: own.session }, room))).toMatchObject({
      ...over,
      message: 'Token is wrong!',
    });
  });

  it('are not opened for an account that is closed during sign-in', async () => {
    const account = await room.aMember('Vanishing');
    await room.signedIn(account);
    const closing = {
      ...room.identity,
      signIn: async (uuid: string, password: string) => {
        await room.table.writeOne({
          update: keys.account(account.id),
          set: { status: 'disabled', sessions: {} },
          add: { sessionsVersion: 1 },
        });
        return room.identity.signIn(uuid, password);
      },
    };
    expect(
      await refusalOf(
        handled(
          signInHandler,
          { body: { email: account.email, password: somePassword } },
          { ...room, identity: closing },
        ),
      ),
    ).toMatchObject({ kind: 'forbidden', message: 'Wrong email or password' });
    expect((await room.accountsStore.account(account.id))?.sessions).toEqual({});
  });

  it('that have ended are no longer verified (AUTH-44)', async () => {
    const account = await room.aMember('Verified');
    const own = await room.signedIn(account);
    const actor = await actorAt(account, own);
    expect(await resultOf(verifyHandler, { actor, session: own.session }, room)).toMatchObject({
      id: account.id,
    });
    await end(account, own, own.sessionId);
    expect(await refusalOf(handled(verifyHandler, { actor, session: own.session }, room))).toMatchObject(over);
  });

  it('bring the user’s chat access token as it is stored, and null before there is one (PROF-04)', async () => {
    const account = await room.aMember('Chatting');
    const own = await room.signedIn(account);
    const actor = await actorAt(account, own);
    const verified = async () =>
      contract.accounts.verify.response.parse(await resultOf(verifyHandler, { actor, session: own.session }, room));
    expect((await verified()).sbAccessToken).toBeNull();
    await room.table.writeOne({ update: keys.account(account.id), set: { sbAccessToken: 'chat-token' } });
    expect((await verified()).sbAccessToken).toBe('chat-token');
  });

  it('expire a month after sign-in', async () => {
    const account = await room.aMember('Absent');
    const { sessionId } = await room.signedIn(account);
    const item = (await room.table.get(keys.session(account.id, sessionId)))!;
    expect(item.ttl).toBe(Math.floor(Date.parse(room.clock.now()) / 1000) + 30 * 86_400);
    expect(await room.sessionsStore.sessionsOf(account.id, new Date(item.ttl * 1000).toISOString())).toEqual([]);
  });

  it('that begin at the same moment all count', async () => {
    const account = await room.aMember('Twins');
    const both = await Promise.all([room.signedIn(account), room.signedIn(account), room.signedIn(account)]);
    expect((await room.sessionsStore.sessionsOf(account.id, room.clock.now())).map(({ id }) => id).sort()).toEqual(
      both.map(({ sessionId }) => sessionId).sort(),
    );
    for (const one of both) expect((await refresh(one)).headers.jwt).toBeDefined();
  });
});
