import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { chatStore } from '../../functions/features/chat/chat.store.ts';
import { accountsIn } from '../../functions/records/account.ts';
import { type Pair, pairOfUsers, type StoredMessage } from '../../functions/records/conversation.ts';
import { keys } from '../../functions/platform/table/keys.ts';
import type { RunningLocal } from '../../infra/start/start-local.ts';
import { tableOf } from './table-of.ts';

const perCall = 25;
const minute = 60_000;
const ttl = 4_000_000_000;

/**
 * Fills a conversation that was begun with messages of both, one to three lines long, a minute apart until now; both
 * have read them.
 */
export async function plantMessages(local: RunningLocal, pair: Pair, count: number): Promise<void> {
  const { table, tableName, documents, close } = await tableOf(local);
  const until = Date.now();
  const messages = Array.from({ length: count }, (_, place): StoredMessage => {
    const number = place + 1;
    return {
      ...pair,
      number,
      senderId: number % 5 < 3 ? pair.firstId : pair.secondId,
      clientId: crypto.randomUUID(),
      text: `planted ${number}${' and more words to read'.repeat((number % 3) * 4)}`,
      at: new Date(until - (count - place) * minute).toISOString(),
      ttl,
    };
  });
  for (let from = 0; from < count; from += perCall) {
    const puts = messages
      .slice(from, from + perCall)
      .map((one) => ({ PutRequest: { Item: { ...keys.chatMessage(pair, one.number), ...one } } }));
    await documents.send(new BatchWriteCommand({ RequestItems: { [tableName]: puts } }));
  }
  const { text, senderId, at } = messages.at(-1)!;
  await table.writeOne({
    update: keys.conversation(pair),
    set: {
      lastNumber: count,
      firstRead: count,
      secondRead: count,
      last: { text, senderId, at },
      changed: 'message',
    },
    when: { expression: 'attribute_exists(pk)' },
  });
  close();
}

/** Sends messages of both in turns, one after the other. */
export async function sendMany(local: RunningLocal, pair: Pair, count: number): Promise<void> {
  const { table, close } = await tableOf(local);
  const store = chatStore(table);
  for (let turn = 1; turn <= count; turn += 1) {
    const known = await store.conversation(pair);
    if (!known) throw new Error('the conversation was not begun');
    const senderId = turn % 2 ? pair.firstId : pair.secondId;
    const message = { ...pair, senderId, clientId: crypto.randomUUID(), text: `line ${turn}`, ttl };
    await store.send({ ...message, at: new Date().toISOString() }, known, () => {});
  }
  close();
}

interface Ids {
  recruiterId: number;
  candidateId: number;
}

/** Begins this many conversations of the recruiter with candidates who have the account of this one, under other names. */
export async function plantConversations(local: RunningLocal, { recruiterId, candidateId }: Ids, count: number) {
  const { table, close } = await tableOf(local);
  const { account } = accountsIn(table);
  const like = await account(candidateId);
  const store = chatStore(table);
  for (let place = 1; place <= count; place += 1) {
    const noorId = candidateId + place;
    const pair = pairOfUsers(recruiterId, noorId);
    const at = new Date(Date.now() - place * 3 * 60 * minute).toISOString();
    const lastName = 'Maximiliane-Theodora '.repeat(place % 5).trim() || 'Li';
    await table.writeOne({
      put: { ...like, ...keys.account(noorId), id: noorId, firstName: `Noor ${place}`, lastName },
    });
    const known = await store.start(pair, { startedBy: recruiterId, at, ttl });
    const senderId = place % 3 ? noorId : recruiterId;
    const text = place % 4 ? `Question ${place}, which is longer than one line of the list has room for` : 'Yes';
    await store.send({ ...pair, senderId, clientId: crypto.randomUUID(), text, at, ttl }, known, () => {});
  }
  close();
}

/** The texts of a conversation by number. */
export async function messagesOf(local: RunningLocal, pair: Pair): Promise<string[]> {
  const { table, close } = await tableOf(local);
  const all = await chatStore(table).messages(pair, 1, 10_000);
  close();
  return all.map(({ text = '' }) => text);
}
