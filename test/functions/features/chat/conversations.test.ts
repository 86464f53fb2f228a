import { describe, expect, it } from 'vitest';
import {
  blockChannelHandler,
  listChannelsHandler,
  readChannelHandler,
  reportChannelHandler,
  startChannelHandler,
} from '../../../../functions/features/chat/channel.handlers.ts';
import { chatFilesStore } from '../../../../functions/features/chat/chat-files.store.ts';
import { chatStore } from '../../../../functions/features/chat/chat.store.ts';
import { downloadFileHandler, readFileStateHandler } from '../../../../functions/features/chat/chat-file.handlers.ts';
import {
  listMessagesHandler,
  markReadHandler,
  sendMessageHandler,
} from '../../../../functions/features/chat/message.handlers.ts';
import { searchMessagesHandler } from '../../../../functions/features/chat/search-messages.handler.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import type { Handler } from '../../../../functions/platform/door/handler.ts';
import { sharedJobWrite } from '../../../../functions/domain/jobs/shared-jobs.ts';
import { firstChoiceWrite } from '../../../../functions/records/hiding.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { openTable } from '../../../../functions/platform/table/table.ts';
import { aClock, anActor } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { withLocalTable } from '../../../support/local-table.ts';

const keptUntil = () => 4_000_000_000;

describe('A conversation', () => {
  const local = withLocalTable();
  let drawn = 700;

  const room = () => {
    const table = openTable(local.tableName, local.documents);
    const needs = {
      chatStore: chatStore(table),
      chatFilesStore: chatFilesStore(table),
      files: { downloadAddress: () => Promise.reject(new Error('an address was given')) },
      clock: aClock(),
      keptUntil,
    };
    const person = async (role: 'recruiter' | 'candidate'): Promise<Actor> => {
      const id = (drawn += 1);
      const actor = anActor(role, { id, email: `person-${id}@example.com` });
      await table.writeOne({ put: { ...actor, ...keys.account(id), status: 'active' } });
      if (role === 'candidate') await table.writeOne(firstChoiceWrite(id, 'recruiters'));
      return actor;
    };
    const aPair = async () => {
      const [recruiter, candidate] = [await person('recruiter'), await person('candidate')];
      await table.writeOne(sharedJobWrite(candidate.id, recruiter.id, 5));
      return { recruiter, candidate };
    };
    const start = (actor: Actor, other: Actor) =>
      handled(startChannelHandler, { body: { recipientId: other.id }, actor }, needs);
    const say = (actor: Actor, other: Actor, data: string) => {
      const body = { clientId: crypto.randomUUID(), data };
      return handled(sendMessageHandler, { params: { id: other.id }, body, actor }, needs);
    };
    return { needs, person, aPair, start, say };
  };

  it('of two who press Message on each other at the same moment, and write, is one for both, with both messages (CHAT-20, CHAT-21)', async () => {
    const { needs, aPair, start, say } = room();
    const { recruiter, candidate } = await aPair();
    const begun = await Promise.all([start(recruiter, candidate), start(candidate, recruiter)]);
    expect(new Set(begun.map(({ result }) => result.url)).size).toBe(1);
    await Promise.all([say(recruiter, candidate, 'Hello'), say(candidate, recruiter, 'Hi')]);
    for (const [me, other] of [
      [recruiter, candidate],
      [candidate, recruiter],
    ] as const) {
      const { channels } = await resultOf(listChannelsHandler, { query: {}, actor: me }, needs);
      expect(channels.map(({ withUserId, lastNumber }) => [withUserId, lastNumber])).toEqual([[other.id, 2]]);
      const query = { perPage: 20 };
      const { messages } = await resultOf(listMessagesHandler, { params: { id: other.id }, query, actor: me }, needs);
      expect(messages.map(({ data }) => data).toSorted()).toEqual(['Hello', 'Hi']);
    }
  });

  it('that one has begun without writing is begun by the other too, who writes first; before that it is not there for them (CHAT-20)', async () => {
    const { needs, aPair, start, say } = room();
    const { recruiter, candidate } = await aPair();
    const listed = async () =>
      (await resultOf(listChannelsHandler, { query: {}, actor: candidate }, needs)).channels.length;
    await start(recruiter, candidate);
    expect([await listed(), (await refusalOf(say(candidate, recruiter, 'Hi'))).kind]).toEqual([0, 'notFound']);
    await start(candidate, recruiter);
    expect(await listed()).toBe(1);
    expect((await say(candidate, recruiter, 'Hi')).result.messageId).toBe(1);
  });

  it('of others is refused like none, in the same words after the same reading, whatever is asked of it (PERM-18)', async () => {
    const { needs, aPair, start, say, person } = room();
    const { recruiter, candidate } = await aPair();
    await start(recruiter, candidate);
    await say(recruiter, candidate, 'Only for you');
    const [stranger, alone] = [await person('recruiter'), await person('candidate')];
    const asked: Record<string, (id: number) => Promise<unknown>> = {};
    const call = (name: string, handler: unknown, more: object = {}, params: object = {}) => {
      asked[name] = (id) =>
        handled(
          handler as Handler<never, object>,
          { params: { id, ...params }, actor: stranger, ...more } as never,
          needs,
        );
    };
    const clientId = crypto.randomUUID();
    call('read', readChannelHandler);
    call('list', listMessagesHandler, { query: { perPage: 20 } });
    call('list around', listMessagesHandler, { query: { around: 1, perPage: 20 } });
    call('send', sendMessageHandler, { body: { clientId, data: 'Hi' } });
    call('mark', markReadHandler, { body: { number: 1 } });
    call('search', searchMessagesHandler, { query: { query: 'only' } });
    call('end', blockChannelHandler, { body: { isBlocked: true } });
    call('report', reportChannelHandler, { body: { reason: 'spam' } });
    call('file', readFileStateHandler, {}, { clientId });
    call('download', downloadFileHandler, {}, { number: 1 });
    asked.begin = (recipientId) => handled(startChannelHandler, { body: { recipientId }, actor: stranger }, needs);
    for (const [name, ask] of Object.entries(asked)) {
      const refusals = [];
      for (const { id } of [candidate, alone]) {
        local.calls.length = 0;
        const { kind, message, errors } = await refusalOf(ask(id));
        const reads = local.calls.map(({ action, items, readUnits }) => [action, items, readUnits]);
        refusals.push({ name, kind, message, errors, reads });
      }
      expect(refusals[0]).toEqual(refusals[1]);
      expect(refusals[0]).toMatchObject({ kind: name === 'begin' ? 'forbidden' : 'notFound' });
    }
  });
});
