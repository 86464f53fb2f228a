import { keys } from '../../../../../functions/platform/table/keys.ts';
import { describe, expect, it } from 'vitest';
import { raceSeconds } from '../../../../../functions/features/accounts/sessions/rotating-token.ts';
import { refreshHandler } from '../../../../../functions/features/accounts/sessions/refresh.handler.ts';
import { signOutHandler } from '../../../../../functions/features/accounts/sessions/session.handlers.ts';
import { tokenIn } from '../../../../../functions/features/accounts/sessions/session-token.steps.ts';
import { cookiesIn, openAccounts } from '../../../../support/accounts.ts';
import { handled, refusalOf } from '../../../../support/handle.ts';
import { withLocalTable } from '../../../../support/local-table.ts';

type Cookies = Record<string, string>;

describe('A refresh token', () => {
  const room = withLocalTable(openAccounts);

  const later = (seconds: number) =>
    room.clock.set(new Date(Date.parse(room.clock.now()) + seconds * 1000).toISOString());
  const renew = async (cookies: Cookies) => {
    const { headers, cookies: set } = await handled(refreshHandler, { cookies }, room);
    return { token: headers.jwt, cookies: cookiesIn(set), header: set[0]! };
  };
  const over = { kind: 'unauthenticated' };

  it('is exchanged for the next one at each renewal, which stays as remembered as the first (AUTH-45)', async () => {
    const account = await room.aMember('Steady');
    for (const remember of [true, false]) {
      let { cookies } = await room.signedIn(account, { remember });
      const seen = new Set<string | undefined>([cookies.hirehub_refresh]);
      for (let time = 0; time < 3; time += 1) {
        later(900);
        const renewed = await renew(cookies);
        expect([renewed.token, renewed.header.includes('Max-Age')]).toEqual([`access-${account.uuid}`, remember]);
        cookies = renewed.cookies;
        seen.add(cookies.hirehub_refresh);
      }
      expect(seen.size).toBe(4);
    }
  });

  it('that is used a second time ends its session for the thief and for the owner, and no other', async () => {
    const account = await room.aMember('Robbed');
    const [{ cookies: stolen }, other] = [await room.signedIn(account), await room.signedIn(account)];
    const { cookies } = await renew(stolen);
    later(raceSeconds + 1);
    expect(await refusalOf(renew(stolen))).toMatchObject(over);
    expect(await refusalOf(renew(cookies))).toMatchObject(over);
    expect(await room.identity.refresh((await tokenIn(cookies, room.identity))!.refreshToken)).toBeUndefined();
    expect((await renew(other.cookies)).token).toBe(`access-${account.uuid}`);
    const events = await room.table.query(keys.eventsOf(`USER#${account.id}`));
    expect(events.at(-1)?.event).toMatchObject({ type: 'sessions-ended', data: { reason: 'reused' } });
  });

  it('that a thief uses first ends the session as soon as the owner comes back', async () => {
    const account = await room.aMember('Asleep');
    const { cookies } = await room.signedIn(account);
    const thief = await renew(cookies);
    later(900);
    expect(await refusalOf(renew(cookies))).toMatchObject(over);
    expect(await refusalOf(renew(thief.cookies))).toMatchObject(over);
  });

  it('of fifty tabs that renew at the same moment gives all of them the same next one', async () => {
    const account = await room.aMember('Tabs');
    const { cookies } = await room.signedIn(account);
    const tabs = await Promise.all(Array.from({ length: 50 }, () => renew(cookies)));
    expect(new Set(tabs.map((tab) => tab.cookies.hirehub_refresh)).size).toBe(1);
    later(900);
    expect((await renew(tabs[7]!.cookies)).token).toBe(`access-${account.uuid}`);
  });

  it('whose response got lost works again for some seconds', async () => {
    const account = await room.aMember('Tunnel');
    const { cookies } = await room.signedIn(account);
    await renew(cookies);
    later(3);
    const again = await renew(cookies);
    later(900);
    expect((await renew(again.cookies)).token).toBe(`access-${account.uuid}`);
  });

  it('with a made-up generation or seal is refused, and ends nothing', async () => {
    const account = await room.aMember('Forged');
    const { cookies } = await room.signedIn(account);
    const text = cookies.hirehub_refresh!;
    const [, seal = '', rest = ''] = /^1\.r\.([\w-]{43})\.(.+)$/.exec(text) ?? [];
    for (const forged of [`2.r.${seal}.${rest}`, `1.b.${seal}.${rest}`, `1.r.${'A'.repeat(43)}.${rest}`, rest])
      expect(await refusalOf(renew({ hirehub_refresh: forged }))).toMatchObject(over);
    expect((await renew(cookies)).token).toBe(`access-${account.uuid}`);
  });

  it('of an earlier generation still signs its browser out', async () => {
    const account = await room.aMember('Leaver');
    const { cookies } = await room.signedIn(account);
    const next = await renew(cookies);
    await handled(signOutHandler, { cookies }, room);
    expect(await refusalOf(renew(next.cookies))).toMatchObject(over);
  });
});
