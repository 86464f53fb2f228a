import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { contract } from '../../shared/contract/contract.ts';
import type { LiveUpdate } from '../../shared/model/live-update.ts';
import type { ConversationCalls } from '../../web/features/chat/model/conversation-store.ts';
import { ConversationStore } from '../../web/features/chat/model/conversation-store.ts';
import type { Api } from '../support/api.ts';
import { openApi } from '../support/api.ts';
import type { ChildHireHub } from '../support/child-hirehub.ts';
import { startChild } from '../support/child-hirehub.ts';
import { fetchFrom } from '../support/fetch-from.ts';
import type { Person } from '../support/people.ts';
import { aCandidatePutForward, anInvitedRecruiter, aPerson, signIn } from '../support/people.ts';

/*
 * 300 open tabs and 20 messages a second, of whose pushes every tenth is lost, doubled or late. `npm test` does it for
 * some seconds; `SOAK_SECONDS=120 npm run test:journeys -- many-messages` for two minutes.
 */
const seconds = Number(process.env.SOAK_SECONDS ?? 8);
const messagesPerSecond = 20;
const conversations = 15;
const tabsEach = 10;
const spoilt = 0.1;
const acknowledgedBeforeKill = 40;

interface Side extends Person {
  other: number;
}
interface Tab {
  store: ConversationStore;
  socket: WebSocket;
  faults: string[];
}

const { chat } = contract;
const letters = (n: number): string => [...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('');
const spread = (milliseconds: number[]): string => {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  const share = (of: number) => Math.round(sorted[Math.floor(sorted.length * of)] ?? 0);
  return `after ${share(0.5)} ms (half), ${share(0.95)} ms (95 %)`;
};
const soon = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe.skipIf(process.platform !== 'linux')('Three hundred open tabs of conversations', () => {
  let folder: string;
  let hirehub: ChildHireHub;
  let api: Api;
  const pairs: [recruiter: Side, candidate: Side][] = [];
  const tabs: Tab[][] = [];
  /** Milliseconds from a message's time to its push, in each tab of the other participant. */
  const delivered: number[] = [];
  /** How often a busy server had to be asked again. */
  let repeated = 0;

  async function aPair(n: number): Promise<[Side, Side]> {
    const office = openApi(hirehub.url, fetchFrom(`127.0.2.${n + 1}`));
    const [manager, candidate] = await Promise.all([
      aPerson(office, 'manager', `Maria${letters(n)}`),
      aPerson(office, 'candidate', `Arun${letters(n)}`),
    ]);
    const recruiter = await anInvitedRecruiter(office, manager, `Rosa${letters(n)}`);
    await aCandidatePutForward(office, { manager, candidate, recruiter });
    await office.call(chat.startChannel, { body: { recipientId: candidate.id } }, recruiter.token);
    return [
      { ...recruiter, other: candidate.id },
      { ...candidate, other: recruiter.id },
    ];
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hirehub-messages-'));
    hirehub = await startChild(folder);
    api = openApi(hirehub.url);
    for (let n = 0; n < conversations; n += 5)
      pairs.push(...(await Promise.all([0, 1, 2, 3, 4].map((more) => aPair(n + more)))));
  }, 180_000);
  afterAll(async () => {
    for (const { socket } of tabs.flat()) socket.terminate();
    await hirehub?.kill();
    await rm(folder, { recursive: true, force: true });
  });

  const send = async ({ other, token }: Side, clientId: string, data: string) =>
    (await api.call(chat.sendMessage, { params: { id: other }, body: { clientId, data } }, token)).body.data;
  /** Sends as the page does: what a busy server did not take is sent again under its id. */
  const sendUntilTaken = async ({ other, token }: Side, data: string) => {
    const body = { clientId: crypto.randomUUID(), data };
    for (;;) {
      const { status, text } = await api.ask(chat.sendMessage, { params: { id: other }, body }, token);
      if (status === 200) return;
      if (status !== 503) throw new Error(`${status} ${text}`);
      repeated += 1;
      await soon(1000);
    }
  };
  const listed = async ({ other, token }: Side) => {
    const all = [];
    for (let after = 0; ; after = all.length) {
      const query = { after, perPage: 100 };
      const page = (await api.call(chat.listMessages, { params: { id: other }, query }, token)).body.data.messages;
      all.push(...page);
      if (page.length < 100) return all;
    }
  };

  /** A tab as the page has it, behind a line that loses, doubles and delays pushes. */
  async function aTab(side: Side): Promise<Tab> {
    const { id, other, token } = side;
    const calls = {
      list: async (query: object) =>
        (await api.call(chat.listMessages, { params: { id: other }, query }, token)).body.data,
    } as unknown as ConversationCalls;
    const store = new ConversationStore(calls);
    await store.load();
    const { accessToken } = (await api.call(chat.registerChatUser, { params: { id } }, token)).body.data;
    const socket = new WebSocket(`${api.siteUrl.replace(/^http/, 'ws')}/ws?token=${accessToken}`);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const tab: Tab = { store, socket, faults: [] };
    const late: (() => void)[] = [];
    socket.on('message', (data: Buffer) => {
      const update = JSON.parse(data.toString()) as LiveUpdate;
      if (update.type !== 'chat-message' || update.withUserId !== other) return;
      if (update.message.senderId === other) delivered.push(Date.now() - Date.parse(update.message.createdAt));
      const receive = () => store.receive(update.message);
      const chance = Math.random();
      if (chance < spoilt / 3) return;
      if (chance < (2 * spoilt) / 3) receive();
      if (chance < spoilt) late.push(receive);
      else {
        receive();
        late.splice(0).forEach((again) => again());
      }
    });
    store.subscribe(() => {
      const wrong = store
        .read()
        .messages.findIndex(({ messageId }, place) => messageId !== place + (store.read().messages[0]?.messageId ?? 1));
      if (wrong >= 0) tab.faults.push(`place ${wrong}`);
    });
    return tab;
  }

  it(
    'show every message once and in order at 20 messages a second, though pushes are lost, doubled and reordered (PLUS-28)',
    { timeout: (seconds + 180) * 1000 },
    async () => {
      for (const pair of pairs) {
        const both = pair.flatMap((side) => Array.from({ length: tabsEach }, () => aTab(side)));
        tabs.push(await Promise.all(both));
      }
      expect(tabs.flat().filter(({ socket }) => socket.readyState === WebSocket.OPEN)).toHaveLength(300);
      const begun = performance.now();
      const sent: Promise<unknown>[] = [];
      const took: number[] = [];
      for (let count = 0; count < seconds * messagesPerSecond; count += 1) {
        await soon(Math.max(0, begun + (count * 1000) / messagesPerSecond - performance.now()));
        const side = pairs[count % conversations]?.[Math.floor(count / conversations) % 2];
        if (!side) throw new Error('a conversation without sides');
        const start = performance.now();
        sent.push(sendUntilTaken(side, `message ${count}`).then(() => took.push(performance.now() - start)));
      }
      await Promise.all(sent);
      // A last push that was lost is missed by nobody else; the page looks for it twice a minute.
      await Promise.all(tabs.flat().map(({ store }) => store.fill()));
      let shown = 0;
      for (const [place, [recruiter]] of pairs.entries()) {
        const numbers = (await listed(recruiter)).map(({ messageId }) => messageId);
        expect(numbers).toEqual(numbers.map((_, at) => at + 1));
        for (const { store, faults } of tabs[place] ?? []) {
          expect(store.read().messages.map(({ messageId }) => messageId)).toEqual(numbers);
          expect(faults).toEqual([]);
          shown += numbers.length;
        }
      }
      expect(shown).toBe(seconds * messagesPerSecond * tabsEach * 2);
      console.log(
        `${tabs.flat().length} tabs, ${sent.length} messages in ${seconds} s, ${repeated} of them sent again, ${shown} shown; a message is stored ${spread(took)}, and with the other participant ${spread(delivered)}`,
      );
    },
  );

  it('lose no message that was acknowledged when the server is killed while sending, and repeat none (PLUS-28)', async () => {
    const acknowledged = new Map<string, number>();
    const last = new Map<Side, string>();
    let dying: Promise<void> | undefined;
    const senders = pairs.slice(0, 5).flat();
    await Promise.all(
      senders.map(async (side) => {
        for (;;) {
          const clientId = crypto.randomUUID();
          last.set(side, clientId);
          try {
            acknowledged.set(clientId, (await send(side, clientId, 'before the kill')).messageId);
          } catch (error) {
            // A connection that broke is the kill; a refusal would be a fault.
            if (error instanceof TypeError) return;
            throw error;
          }
          if (acknowledged.size >= acknowledgedBeforeKill) dying ??= hirehub.kill();
        }
      }),
    );
    await dying;
    hirehub = await startChild(folder);
    api = openApi(hirehub.url);
    for (const side of senders) {
      const { token } = await signIn(api, side.email);
      side.token = token;
      // The browser sends what got no response again, under its id.
      await send(side, last.get(side) ?? '', 'before the kill');
    }
    for (const [recruiter] of pairs.slice(0, 5)) {
      const all = await listed(recruiter);
      expect(all.map(({ messageId }) => messageId)).toEqual(all.map((_, place) => place + 1));
      expect(new Set(all.map(({ clientId }) => clientId)).size).toBe(all.length);
      const known = all.filter(({ clientId }) => acknowledged.has(clientId));
      expect(known.map(({ messageId }) => messageId)).toEqual(known.map(({ clientId }) => acknowledged.get(clientId)));
      for (const { clientId } of known) acknowledged.delete(clientId);
      // What else is there was on its way when the server was killed, or came in the soak before.
      const others = all.filter((one) => one.data === 'before the kill' && !known.includes(one));
      expect([...last.values()]).toEqual(expect.arrayContaining(others.map(({ clientId }) => clientId)));
    }
    expect([...acknowledged.keys()]).toEqual([]);
  }, 120_000);
});
