import { newChatUploadWrite } from '../../functions/records/chat-upload.ts';
import { newMessageWrites, pairOfUsers, startedConversationWrite } from '../../functions/records/conversation.ts';
import { sharedJobWrite } from '../../functions/domain/jobs/shared-jobs.ts';
import { keys } from '../../functions/platform/table/keys.ts';
import type { Table } from '../../functions/platform/table/table.ts';

const ttl = 4_000_000_000;

/** What of the world these things need. */
interface Around {
  table: Table;
  people: Record<'ada' | 'ben' | 'maria' | 'rosa' | 'carl', { id: number }>;
}
interface Owner {
  id: number;
  role: string;
}

// Rosa writes with Ada, whom she put forward, and with Maria, for whom she works.
const withRosa = ({ people: { ada, maria } }: Around, owner: Owner) => (owner.role === 'manager' ? maria : ada);
const pairOf = (around: Around, owner: Owner) => pairOfUsers(around.people.rosa.id, withRosa(around, owner).id);

/** What routes about messages are about. */
export const chatThings = {
  // A file that the owner sends in Rosa's conversation with Ada, or with Maria.
  'file of a message': async (around: Around, owner: Owner) => {
    const { id } = await chatThings.conversation(around, owner);
    const pair = pairOf(around, owner);
    const clientId = crypto.randomUUID();
    const upload = { ...pair, senderId: owner.id, clientId, filename: 'plan.pdf', contentType: 'application/pdf' };
    const write = newChatUploadWrite({ ...upload, state: 'waiting', reason: null }, new Date().toISOString());
    await around.table.writeOne(write);
    return { id, params: { id, clientId } };
  },
  'message with a file': async (around: Around, owner: Owner) => {
    const { id } = await chatThings.conversation(around, owner);
    const { rosa } = around.people;
    const pair = pairOf(around, owner);
    const at = new Date().toISOString();
    const file = { size: 9, contentType: 'application/pdf' };
    const message = { senderId: rosa.id, clientId: crypto.randomUUID(), text: 'plan.pdf', file, at, ttl };
    await around.table.write(newMessageWrites({ ...pair, ...message, number: 2 }));
    return { id, params: { id, number: 2 } };
  },
  'own user': async (_: Around, { id }: Owner) => ({ id, params: { id } }),
  // Rosa's conversation with Ada, or with Maria, named by the one to whom the owner writes.
  conversation: async (around: Around, owner: Owner) => {
    const {
      table,
      people: { rosa },
    } = around;
    const pair = pairOf(around, owner);
    const at = new Date().toISOString();
    await table.writeOne({ remove: keys.conversation(pair) });
    await table.writeOne(startedConversationWrite(pair, { startedBy: rosa.id, at, ttl }));
    const message = { senderId: rosa.id, clientId: crypto.randomUUID(), text: 'Free on Thursday?', at, ttl };
    await table.write(newMessageWrites({ ...pair, ...message, number: 1 }));
    const other = owner.role === 'recruiter' ? withRosa(around, owner).id : rosa.id;
    return { id: other, params: { id: other } };
  },
  // Rosa has met Ben on a job and Carl, who works for Maria, has met Ada; none of them has written yet.
  'person to write to': async ({ table, people: { rosa, ada, ben, carl } }: Around, owner: Owner) => {
    // Where Ben waits for all of Maria's recruiters, Carl may write to him too.
    for (const { jobId } of await table.query(keys.applicationsOfCandidate(ben.id)))
      await table.writeOne({ remove: keys.application(ben.id, jobId) });
    await table.writeOne(sharedJobWrite(ben.id, rosa.id, 5));
    await table.writeOne(sharedJobWrite(ada.id, carl.id, 5));
    const recipientId = owner.role === 'recruiter' ? ben.id : carl.id;
    return { id: recipientId, body: { recipientId } };
  },
};
