import { describe, expect, it } from 'vitest';
import { describeSocket } from '../../../../functions/features/description/describe-socket.ts';
import { liveUpdate } from '../../../../shared/model/live-update.ts';

const document = JSON.parse(JSON.stringify(describeSocket())) as {
  asyncapi: string;
  channels: {
    liveUpdates: {
      address: string;
      bindings: { ws: { query: { required: string[] } } };
      messages: Record<string, { summary?: string; payload: { properties?: { type: { const: string } } } }>;
    };
  };
  operations: Record<string, { messages: { $ref: string }[] }>;
};
const { liveUpdates } = document.channels;

describe('The description of the WebSocket', () => {
  it('says where it is and that it needs a token (NOTIF-54, NOTIF-55)', () => {
    expect(document.asyncapi).toBe('3.0.0');
    expect(liveUpdates.address).toBe('/ws');
    expect(liveUpdates.bindings.ws.query.required).toEqual(['token']);
  });

  it('describes each message that the server sends, in a sentence and by its schema', () => {
    const sent = liveUpdate.options.map(({ shape }) => shape.type.value);
    const described = Object.values(liveUpdates.messages).flatMap(
      ({ payload }) => payload.properties?.type.const ?? [],
    );
    expect(described.toSorted()).toEqual(sent.toSorted());
    const silent = Object.entries(liveUpdates.messages).filter(
      ([, { summary = '', payload }]) => payload.properties && summary.length < 10,
    );
    expect(silent).toEqual([]);
  });

  it('says in words what every part of it is', () => {
    const silent: string[] = [];
    const walk = (value: unknown, place: string) => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, inner] of Object.entries(value)) {
        if (['description', 'summary', 'title'].includes(key) && typeof inner === 'string' && !/^\S+ .*\S$/.test(inner))
          silent.push(`${place}: ${inner}`);
        walk(inner, `${place}/${key}`);
      }
    };
    walk({ ...document, channels: { liveUpdates: { ...liveUpdates, messages: {} } } }, '');
    expect(silent).toEqual([]);
  });

  it('offers any text as a question, which the unread count answers', () => {
    expect(liveUpdates.messages.question).toEqual({
      title: 'A sign of life from the browser',
      payload: { type: 'string' },
    });
    const reference = (name: string) => ({ $ref: `#/channels/liveUpdates/messages/${name}` });
    expect(document.operations.askForCount).toMatchObject({
      action: 'send',
      messages: [reference('question')],
      reply: { channel: { $ref: '#/channels/liveUpdates' }, messages: [reference('unread-count')] },
    });
    expect(document.operations.receiveUpdate).toMatchObject({ action: 'receive' });
    expect(document.operations.receiveUpdate?.messages).toHaveLength(liveUpdate.options.length);
  });

  it('refers only to messages that it describes', () => {
    for (const { $ref } of Object.values(document.operations).flatMap(({ messages }) => messages))
      expect(Object.keys(liveUpdates.messages)).toContain($ref.split('/').at(-1));
  });
});
