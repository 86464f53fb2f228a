import { describe, expect, it, vi } from 'vitest';
import { log } from '../../../../functions/platform/door/log.ts';
import type { ItemChange } from '../../../../functions/platform/door/stream-function.ts';
import { pushMessages } from '../../../../functions/features/live-updates/push-messages.steps.ts';
import { relayTyping, typedTo } from '../../../../functions/features/live-updates/relay-typing.steps.ts';
import type { StoredConversation } from '../../../../functions/records/conversation.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import type { LiveUpdate } from '../../../../shared/model/live-update.ts';
import { someTime } from '../../../support/builders.ts';

const pair = { firstId: 1, secondId: 2 };
const conversation: StoredConversation = {
  ...pair,
  startedBy: 1,
  startedAt: someTime,
  lastNumber: 3,
  firstRead: 3,
  secondRead: 2,
  changed: 'message',
  ttl: 1,
};
const message = { ...pair, number: 3, senderId: 1, clientId: 'a', text: 'Hello', at: someTime, ttl: 1 };

/** Browsers of users 1 (two tabs) and 2 (one), and what each was sent. */
function browsers(failing?: string) {
  const sent: Record<string, LiveUpdate[]> = {};
  const connectionsOf = async (userId: number) =>
    (userId === 1 ? ['1a', '1b'] : userId === 2 ? ['2a'] : []).map((connectionId) => ({
      userId,
      connectionId,
      connectedAt: someTime,
    }));
  const needs = {
    liveUpdatesStore: { connectionsOf, removeConnection: async () => {} },
    post: async (connectionId: string, data: string) => {
      if (connectionId === failing) throw new Error('no such connection');
      (sent[connectionId] ??= []).push(JSON.parse(data) as LiveUpdate);
      return true;
    },
    now: () => someTime,
  };
  return { sent, needs: needs as unknown as Parameters<typeof pushMessages>[1] };
}
const change = (kind: ItemChange['kind'], item: object | undefined, key?: { pk: string; sk: string }): ItemChange => ({
  kind,
  item: item as Record<string, unknown> | undefined,
  sequenceNumber: '1',
  ...(key ? { key } : {}),
});

describe('What happens in a conversation is pushed', () => {
  it('a new message to every tab of both, each with the other one’s id (CHAT-09)', async () => {
    const { sent, needs } = browsers();
    await pushMessages([change('INSERT', { ...keys.chatMessage(pair, 3), ...message })], needs);
    expect(Object.keys(sent).toSorted()).toEqual(['1a', '1b', '2a']);
    expect(sent['2a']).toMatchObject([
      { type: 'chat-message', withUserId: 1, message: { messageId: 3, data: 'Hello' } },
    ]);
    expect(sent['1a']).toMatchObject([{ type: 'chat-message', withUserId: 2 }]);
  });

  it('a mark or an end to both, and what a message changes there not a second time (CHAT-10)', async () => {
    const { sent, needs } = browsers();
    const item = { ...keys.conversation(pair), ...conversation };
    await pushMessages([change('MODIFY', item)], needs);
    expect(sent).toEqual({});
    await pushMessages([change('MODIFY', { ...item, changed: 'mark', secondBlocked: true })], needs);
    expect(sent['2a']).toMatchObject([
      { type: 'chat-channel', channel: { withUserId: 1, readNumber: 2, unreadMessageCount: 1, isBlocked: true } },
    ]);
    expect(sent['1b']).toMatchObject([{ type: 'chat-channel', channel: { isBlocked: false, isEnded: true } }]);
  });

  it('a deleted conversation to both, and its messages not one by one (CHAT-11)', async () => {
    const { sent, needs } = browsers();
    await pushMessages(
      [change('REMOVE', undefined, keys.conversation(pair)), change('REMOVE', undefined, keys.chatMessage(pair, 1))],
      needs,
    );
    expect(sent['2a']).toEqual([{ type: 'chat-channel-deleted', withUserId: 1 }]);
    expect(sent['1a']).toEqual([{ type: 'chat-channel-deleted', withUserId: 2 }]);
  });

  it('to one although the other cannot be reached', async () => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
    const { sent, needs } = browsers('1a');
    await pushMessages([change('INSERT', { ...keys.chatMessage(pair, 3), ...message })], needs);
    expect(sent['2a']).toHaveLength(1);
    expect(warn.mock.calls).toEqual([['message not pushed', { userId: 1, error: expect.any(Error) }]]);
    warn.mockRestore();
  });
});

describe('That somebody is writing is shown', () => {
  const typing = async (over: Partial<StoredConversation> | undefined, role = 'recruiter') => {
    const { sent, needs } = browsers();
    const found = over && { ...conversation, ...over };
    await relayTyping({ userId: 1, role }, 2, { ...needs, conversation: async () => found } as Parameters<
      typeof relayTyping
    >[2]);
    return sent;
  };

  it('to the other participant alone', async () => {
    expect(await typing({})).toEqual({ '2a': [{ type: 'chat-typing', withUserId: 1 }] });
  });

  it('to nobody without a conversation, before its first message, after its end, or from another role', async () => {
    const nobody = [
      await typing(undefined),
      await typing({ lastNumber: 0 }),
      await typing({ secondBlocked: true }),
      await typing({ firstBlocked: true }),
      await typing({}, 'super_manager'),
    ];
    expect(nobody).toEqual([{}, {}, {}, {}, {}]);
  });

  it.each([
    ['{"action":"typing","to":2}', 2],
    ['{"action":"typing","to":"2"}', undefined],
    ['{"action":"typing","to":-1}', undefined],
    ['{"action":"other","to":2}', undefined],
    ['not JSON', undefined],
    [undefined, undefined],
  ])('for what a browser sends: %s', (body, to) => {
    expect(typedTo(body)).toBe(to);
  });
});
