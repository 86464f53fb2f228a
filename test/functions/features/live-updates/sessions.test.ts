import { describe, expect, it } from 'vitest';
import { authorizeConnection } from '../../../../functions/features/live-updates/authorize-connection.steps.ts';
import { createTicketHandler } from '../../../../functions/features/live-updates/create-ticket.handler.ts';
import { endConnections } from '../../../../functions/features/live-updates/end-connections.steps.ts';
import { openConnection } from '../../../../functions/features/live-updates/open-connection.steps.ts';
import { liveUpdatesStore } from '../../../../functions/features/live-updates/live-updates.store.ts';
import { endSessionHandler } from '../../../../functions/features/accounts/sessions/session.handlers.ts';
import type { StoredAccount } from '../../../../functions/records/account.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import type { SignedIn } from '../../../support/accounts.ts';
import { openAccounts } from '../../../support/accounts.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';

describe('A live connection', () => {
  const room = withLocalTable(openAccounts);

  let framed = 0;
  const store = () => liveUpdatesStore(room.table);
  const ticketFor = async ({ id }: StoredAccount, { session }: SignedIn): Promise<string> => {
    const actor = (await room.accountsStore.actor(id, session))!;
    return (await resultOf(createTicketHandler, { actor, session }, { liveUpdatesStore: store(), clock: room.clock }))
      .ticket;
  };
  const cdn = { 'X-Origin-Secret': 'ours' };
  const opens = (token: string, headers: Record<string, string> = { Origin: 'https://hirehub.example' }) =>
    authorizeConnection(
      { token, headers: { ...cdn, ...headers } },
      {
        liveUpdatesStore: store(),
        accounts: room.accountsStore,
        siteUrl: 'https://hirehub.example/',
        isFromCdn: (secret) => secret === 'ours',
        now: room.clock.now,
      },
    );
  const end = async (account: StoredAccount, own: SignedIn) =>
    handled(
      endSessionHandler,
      { params: { id: own.sessionId }, actor: (await room.accountsStore.actor(account.id, own.session))! },
      room,
    );

  it('is opened once by a ticket that knows user and session and is stored as a hash (NOTIF-54)', async () => {
    const account = await room.aMember('Listener');
    const own = await room.signedIn(account);
    const ticket = await ticketFor(account, own);
    expect(await room.table.query({ pk: `TICKET#${ticket}` })).toEqual([]);
    expect(await opens(ticket)).toMatchObject({ id: account.id, role: 'manager', sessionId: own.sessionId });
    expect(await opens(ticket)).toBeUndefined();
  });

  it('is opened through CloudFront only, and a ticket that walks around it is not used up', async () => {
    const account = await room.aMember('Walker');
    const ticket = await ticketFor(account, await room.signedIn(account));
    expect(await opens(ticket, { 'X-Origin-Secret': 'guessed' })).toBeUndefined();
    expect(await opens(ticket, { 'X-Origin-Secret': '' })).toBeUndefined();
    expect(await opens(ticket)).toMatchObject({ id: account.id });
  });

  it('can be opened by a ticket for 30 seconds', async () => {
    const account = await room.aMember('Slow');
    const ticket = await ticketFor(account, await room.signedIn(account));
    room.clock.set(new Date(Date.parse(room.clock.now()) + 31_000).toISOString());
    expect(await opens(ticket)).toBeUndefined();
  });

  it.each([
    { origin: 'https://evil.example' },
    { Origin: 'https://hirehub.example.evil.example' },
    { origin: 'null' },
    { origin: 'http://hirehub.example' },
    { origin: 'https://hirehub.example:8443' },
    { origin: 'https://evil.hirehub.example' },
    { origin: 'https://evilhirehub.example' },
    { origin: 'https://hirehub.example@evil.example' },
    { origin: 'https://hirehub.example/' },
    { origin: '' },
    { Origin: 'https://hirehub.example', 'sec-fetch-site': 'same-site' },
    { Origin: 'https://hirehub.example', 'sec-fetch-site': 'cross-site' },
    { 'Sec-Fetch-Site': 'cross-site' },
  ] as Record<string, string>[])(
    'is opened from our own pages only, not with %j, which uses no ticket up',
    async (headers) => {
      const account = await room.aMember(`Framed${(framed += 1)}`);
      const ticket = await ticketFor(account, await room.signedIn(account));
      expect(await opens(ticket, headers)).toBeUndefined();
      expect(await opens(ticket, { 'User-Agent': 'no browser' })).toMatchObject({ id: account.id });
    },
  );

  it('is opened neither by the ticket of an ended session nor for a disabled account', async () => {
    const account = await room.aMember('Ended');
    const [own, other] = [await room.signedIn(account), await room.signedIn(account)];
    const tickets = [
      await ticketFor(account, own),
      await ticketFor(account, other),
      await ticketFor(account, other),
    ] as const;
    await end(account, own);
    expect(await opens(tickets[0])).toBeUndefined();
    expect(await opens(tickets[1])).toMatchObject({ sessionId: other.sessionId });
    await room.table.writeOne({ update: keys.account(account.id), set: { status: 'disabled' } });
    expect(await opens(tickets[2])).toBeUndefined();
  });

  it.each([
    '',
    ' ',
    'eyJhbGciOiJSUzI1NiJ9.eyJ1c2VybmFtZSI6IjEifQ.c2ln',
    'A'.repeat(21),
    'A'.repeat(23),
    'A'.repeat(5000),
    '../../etc/passwd',
    'null',
    '🂡'.repeat(22),
  ])('is not opened by %.30s', async (token) => {
    expect(await opens(token)).toBeUndefined();
  });

  it('needs a ticket, of which nobody gets an unlimited number', async () => {
    const account = await room.aMember('Greedy');
    const own = await room.signedIn(account);
    room.clock.set('2026-09-02T10:00:20.000Z');
    for (let count = 0; count < 120; count += 1) await ticketFor(account, own);
    expect(await refusalOf(ticketFor(account, own))).toMatchObject({ kind: 'tooMany', retryAfter: 40 });
    room.clock.set('2026-09-02T10:01:00.000Z');
    expect(await ticketFor(account, own)).toHaveLength(22);
  });

  it('beyond thirty of a user closes their oldest (PLUS-43)', async () => {
    const account = await room.aMember('Tabs');
    const { sessionId } = await room.signedIn(account);
    const closed: string[] = [];
    for (let tab = 1; tab <= 200; tab += 1) {
      room.clock.set(new Date(Date.parse('2026-09-03T10:00:00.000Z') + tab * 1000).toISOString());
      const needs = {
        liveUpdatesStore: store(),
        account: room.accountsStore.account,
        now: room.clock.now,
        close: async (id: string) => void closed.push(id),
      };
      expect(await openConnection({ userId: account.id, connectionId: `tab-${tab}`, sessionId }, needs)).toBe(true);
    }
    expect(closed).toEqual(Array.from({ length: 170 }, (_, tab) => `tab-${tab + 1}`));
    expect(await store().connectionsOf(account.id)).toHaveLength(30);
  });

  it('of an ended session is notified and closed, and those of other sessions stay open', async () => {
    for (const [connectionId, sessionId] of [
      ['tab-1', 71],
      ['tab-2', 71],
      ['gone', 71],
      ['phone', 72],
    ] as const)
      await store().saveConnection({ userId: 51, connectionId, sessionId }, room.clock.now());
    const said: [string, unknown][] = [];
    const closed: string[] = [];
    await endConnections(
      { userId: 51, sessionIds: [71], reason: 'ended' },
      {
        liveUpdatesStore: store(),
        post: async (connectionId, data) => connectionId !== 'gone' && said.push([connectionId, JSON.parse(data)]) > 0,
        close: async (connectionId) => void closed.push(connectionId),
      },
    );
    expect(said.sort()).toEqual([
      ['tab-1', { type: 'session-ended' }],
      ['tab-2', { type: 'session-ended' }],
    ]);
    // The one reported gone may be opening at this moment.
    expect(closed.sort()).toEqual(['gone', 'tab-1', 'tab-2']);
    expect((await store().connectionsOf(51)).map(({ connectionId }) => connectionId)).toEqual(['phone']);
  });

  it('is not kept when its session ended while it was opening, after its ticket was accepted', async () => {
    const account = await room.aMember('Hasty');
    const [own, other] = [await room.signedIn(account), await room.signedIn(account)];
    const connected = (connectionId: string, { sessionId }: SignedIn) =>
      openConnection(
        { userId: account.id, connectionId, sessionId },
        {
          liveUpdatesStore: store(),
          account: room.accountsStore.account,
          now: room.clock.now,
          close: async () => {},
        },
      );
    expect(await opens(await ticketFor(account, own))).toMatchObject({ sessionId: own.sessionId });
    await end(account, own);
    expect(await connected('ended', own)).toBe(false);
    expect(await connected('lives', other)).toBe(true);
    expect((await store().connectionsOf(account.id)).map(({ connectionId }) => connectionId)).toEqual(['lives']);
    await room.table.writeOne({ update: keys.account(account.id), set: { status: 'disabled' } });
    expect(await connected('closed', other)).toBe(false);
  });

  it('of a browser that signed out is closed without a message, because another user may have signed in there (AUTH-42)', async () => {
    await store().saveConnection({ userId: 52, connectionId: 'left', sessionId: 71 }, room.clock.now());
    const happened: string[] = [];
    await endConnections(
      { userId: 52, sessionIds: [71], reason: 'sign-out' },
      {
        liveUpdatesStore: store(),
        post: async (connectionId) => happened.push(`notified ${connectionId}`) > 0,
        close: async (connectionId) => void happened.push(`closed ${connectionId}`),
      },
    );
    expect(happened).toEqual(['closed left']);
  });
});
