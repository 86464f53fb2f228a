import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { chatFileKey, chatQuarantineKey } from '../../../../functions/features/chat/chat-file-keys.ts';
import { chatStore } from '../../../../functions/features/chat/chat.store.ts';
import { requestErasureHandler } from '../../../../functions/features/personal-data/erasure/request-erasure.handler.ts';
import { buildArchive } from '../../../../functions/features/personal-data/export/build-archive.steps.ts';
import { startDataExportHandler } from '../../../../functions/features/personal-data/export/data-export.handlers.ts';
import { anActor, someTime } from '../../../support/builders.ts';
import { handled, resultOf } from '../../../support/handle.ts';
import { opened, withLocalTable } from '../../../support/local-table.ts';
import { somePassword } from '../../../support/people.ts';
import { everything, openPersonalData } from '../../../support/personal-data.ts';

const local = withLocalTable();
const room = opened(() => openPersonalData(local));
let drawn = 6100;

/** A recruiter and a candidate who wrote two messages, one of them a file; a second file is in quarantine. */
async function aConversation() {
  room.clock.set(someTime);
  room.files.kept.clear();
  const recruiter = anActor('recruiter', { id: ++drawn, email: `recruiter-${drawn}@example.com` });
  const candidate = anActor('candidate', { id: ++drawn, email: `candidate-${drawn}@example.com` });
  for (const actor of [recruiter, candidate]) await room.admit(actor);
  const pair = { firstId: recruiter.id, secondId: candidate.id };
  const store = chatStore(room.table);
  await store.start(pair, { startedBy: recruiter.id, at: someTime, ttl: 4_000_000_000 });
  const send = async (text: string, more: object = {}) => {
    const message = { ...pair, senderId: recruiter.id, clientId: crypto.randomUUID(), text, at: someTime, ...more };
    return store.send({ ...message, ttl: 4_000_000_000 }, (await store.conversation(pair))!, () => {});
  };
  await send(`secret-${drawn} of the two`);
  const { clientId } = await send('plan.pdf', { file: { size: 3, contentType: 'application/pdf' } });
  const key = chatFileKey({ ...pair, senderId: recruiter.id, clientId });
  const waiting = chatQuarantineKey({ ...pair, senderId: candidate.id, clientId: crypto.randomUUID() });
  const file = { body: new Uint8Array([1, 2, 3]), contentType: 'application/pdf' };
  for (const one of [key, waiting]) await room.files.write(one, file);
  return { recruiter, candidate, key, secret: `secret-${drawn} of the two` };
}

it('Messages and their files are in the archive of either participant', async () => {
  const { recruiter, candidate, key, secret } = await aConversation();
  for (const actor of [recruiter, candidate]) {
    const { id } = await resultOf(startDataExportHandler, { body: { password: somePassword }, actor }, room);
    await buildArchive({ exportId: id, userId: actor.id }, room);
    const files = unzipSync(room.files.kept.get(`exports/${actor.uuid}/${id}.zip`)!.body);
    expect(new TextDecoder().decode(files['data/messages.json'])).toContain(secret);
    expect(files[`files/${key}`]).toEqual(new Uint8Array([1, 2, 3]));
    expect(Object.keys(files).filter((name) => name.includes('quarantine'))).toEqual([]);
  }
});

it.each(['recruiter', 'candidate'] as const)(
  'Nothing of a conversation or its files is left when the %s is erased',
  async (side) => {
    const { secret, ...people } = await aConversation();
    const body = { password: somePassword, confirmation: 'erase' };
    await handled(requestErasureHandler, { body, actor: people[side] }, room);
    await room.strike('2026-09-15T10:00:00.000Z');
    await room.strike('2026-09-15T10:20:00.000Z');
    expect(await everything(local)).not.toContain(secret);
    expect([...room.files.kept.keys()]).toEqual([]);
  },
);
