import { describe, expect, it } from 'vitest';
import {
  cancelFileHandler,
  downloadFileHandler,
  readFileStateHandler,
  startFileHandler,
} from '../../../../functions/features/chat/chat-file.handlers.ts';
import { chatFileKey, chatQuarantineKey } from '../../../../functions/features/chat/chat-file-keys.ts';
import { chatFilesStore } from '../../../../functions/features/chat/chat-files.store.ts';
import { chatStore } from '../../../../functions/features/chat/chat.store.ts';
import { receiveFile } from '../../../../functions/features/chat/receive-file.steps.ts';
import type { Actor } from '../../../../functions/platform/door/actor.ts';
import { type Table } from '../../../../functions/platform/table/table.ts';
import { chatFileLimits } from '../../../../shared/constants/chat-file.ts';
import { aClock, anActor, someTime } from '../../../support/builders.ts';
import { handled, refusalOf, resultOf } from '../../../support/handle.ts';
import { tableIn, withLocalTable } from '../../../support/local-table.ts';
import { aMailRoom } from '../../../support/notification-mail.ts';
import { plainFiles } from '../../../support/plain-files.ts';

const ttl = 4_000_000_000;
const pdf = new TextEncoder().encode('%PDF-1.7\n%%EOF');
let drawn = 1500;

/** A conversation of a recruiter and a candidate, and what sending files in it takes. */
async function aRoom(table: Table) {
  const people = aMailRoom(table);
  const pair = { firstId: ++drawn, secondId: ++drawn };
  await people.aReader(pair.firstId);
  await people.aReader(pair.secondId, {}, { role: 'candidate' });
  const files = plainFiles();
  const clock = aClock();
  const [store, filesStore] = [chatStore(table), chatFilesStore(table)];
  await store.start(pair, { startedBy: pair.firstId, at: someTime, ttl });
  const recruiter = anActor('recruiter', { id: pair.firstId });
  const candidate = anActor('candidate', { id: pair.secondId });
  const needs = {
    chatStore: store,
    chatFilesStore: filesStore,
    files,
    checkedFiles: files,
    clock,
    keptUntil: () => ttl,
  };
  const clientId = crypto.randomUUID();
  const place = { ...pair, senderId: recruiter.id, clientId };
  const params = { id: candidate.id };
  const start = async (filename = 'plan.pdf') =>
    resultOf(startFileHandler, { params, body: { clientId, filename, size: 9 }, actor: recruiter }, needs);
  /** What S3 does with a posted file, and then the function behind it. */
  const arrives = async (body: Uint8Array) => {
    await files.write(chatQuarantineKey(place), { body, contentType: 'application/pdf' });
    await receiveFile(chatQuarantineKey(place), needs);
  };
  const state = async () =>
    resultOf(readFileStateHandler, { params: { ...params, clientId }, actor: recruiter }, needs);
  const messages = () => store.messages(pair, 1, 100);
  const download = async (actor: Actor, id: number, number = 1) =>
    handled(downloadFileHandler, { params: { id, number }, actor }, needs);
  return {
    pair,
    place,
    needs,
    files,
    store,
    recruiter,
    candidate,
    clientId,
    params,
    start,
    arrives,
    state,
    messages,
    download,
  };
}

describe('A file of a message', () => {
  const table = withLocalTable(tableIn);

  it('becomes the message when its check has passed, once, however often its arrival is reported (CHAT-24)', async () => {
    const { place, files, start, arrives, state, messages, clientId } = await aRoom(table);
    expect((await start()).fields).toMatchObject({
      key: chatQuarantineKey(place),
      'Content-Type': 'application/pdf',
      'x-largest': String(chatFileLimits.largest),
    });
    expect([await state(), await messages()]).toEqual([{ state: 'waiting', reason: null }, []]);
    await arrives(pdf);
    await arrives(pdf);
    expect(await state()).toEqual({ state: 'sent', reason: null });
    expect(await messages()).toMatchObject([
      { number: 1, clientId, text: 'plan.pdf', file: { size: pdf.length, contentType: 'application/pdf' } },
    ]);
    expect([...files.kept.keys()]).toEqual([chatFileKey(place)]);
    expect((await refusalOf(start())).kind).toBe('conflict');
  });

  it('is never fetchable before that, and is refused with a reason that its sender can read (CHAT-25)', async () => {
    const { files, start, arrives, state, messages, download, recruiter, params } = await aRoom(table);
    await start('photo.png');
    expect((await refusalOf(download(recruiter, params.id))).kind).toBe('notFound');
    await arrives(new TextEncoder().encode('<!doctype html><script>1</script>'));
    expect(await state()).toEqual({ state: 'refused', reason: 'anotherType' });
    expect([await messages(), [...files.kept.keys()]]).toEqual([[], []]);
    // The sender may try again under the same id.
    await start('plan.pdf');
    await arrives(pdf);
    expect(await messages()).toHaveLength(1);
  });

  it('that is larger than permitted is refused', async () => {
    const { start, arrives, state } = await aRoom(table);
    await start();
    await arrives(new Uint8Array(chatFileLimits.largest + 1));
    expect(await state()).toEqual({ state: 'refused', reason: 'size' });
  });

  it('that was cancelled is not sent, and one that was sent stays', async () => {
    const { needs, start, arrives, state, messages, files, recruiter, clientId, params } = await aRoom(table);
    const cancel = () => handled(cancelFileHandler, { params: { ...params, clientId }, actor: recruiter }, needs);
    await start();
    await cancel();
    await arrives(pdf);
    expect([await state(), await messages(), files.kept.size]).toEqual([{ state: 'cancelled', reason: null }, [], 0]);
    await start();
    await arrives(pdf);
    expect((await cancel()).result).toEqual({ state: 'sent', reason: null });
    expect(await messages()).toHaveLength(1);
  });

  it('is kept while the message cannot be saved, and becomes the message when its arrival is reported again', async () => {
    const { place, needs, store, start, arrives, state, messages } = await aRoom(table);
    await start();
    await needs.files.write(chatQuarantineKey(place), { body: pdf, contentType: 'application/pdf' });
    const send = async () => {
      throw new Error('the table is down');
    };
    const cut = receiveFile(chatQuarantineKey(place), { ...needs, chatStore: { ...store, send } });
    await expect(cut).rejects.toThrow('the table is down');
    expect(await state()).toEqual({ state: 'waiting', reason: null });
    await arrives(pdf);
    expect([await state(), (await messages()).length]).toEqual([{ state: 'sent', reason: null }, 1]);
  });

  it('is not sent when the conversation has ended meanwhile, and nothing of it stays', async () => {
    const { pair, store, files, start, arrives, state } = await aRoom(table);
    await start();
    await store.block(pair, 'second', { isBlocked: true });
    await arrives(pdf);
    expect([await state(), files.kept.size]).toEqual([{ state: 'refused', reason: 'ended' }, 0]);
    expect((await refusalOf(start())).kind).toBe('forbidden');
  });

  it('is downloaded by its two participants alone, as an attachment of its name, for two minutes', async () => {
    const { place, start, arrives, download, recruiter, candidate } = await aRoom(table);
    await start();
    await arrives(pdf);
    for (const [actor, other] of [
      [recruiter, candidate],
      [candidate, recruiter],
    ] as const) {
      const { result } = await download(actor, other.id);
      expect(result.url).toBe(`https://files.example/${chatFileKey(place)}?as=plan.pdf&minutes=2`);
    }
    const stranger = anActor('recruiter', { id: ++drawn });
    expect((await refusalOf(download(stranger, candidate.id))).kind).toBe('notFound');
    expect((await refusalOf(download(recruiter, candidate.id, 2))).kind).toBe('notFound');
  });

  it('under a key that nobody announced is discarded', async () => {
    const { needs, files, messages, arrives } = await aRoom(table);
    await arrives(pdf);
    await files.write('quarantine/chat/nonsense', { body: pdf, contentType: 'application/pdf' });
    await receiveFile('quarantine/chat/nonsense', needs);
    expect([await messages(), files.kept.size]).toEqual([[], 0]);
  });
});
