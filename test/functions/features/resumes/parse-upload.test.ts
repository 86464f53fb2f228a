import { createHash } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import {
  addToQueueHandler,
  cancelParseHandler,
} from '../../../../functions/features/resumes/parsed-resume.handlers.ts';
import { resumeAsOf } from '../../../../functions/records/parsed-resume.ts';
import { keys } from '../../../../functions/platform/table/keys.ts';
import { parseUpload } from '../../../../functions/features/resumes/parse-upload.steps.ts';
import { resumeUploadKey } from '../../../../functions/features/resumes/resume-keys.ts';
import { resumesStore } from '../../../../functions/features/resumes/resumes.store.ts';
import { docxHtml } from '../../../../functions/platform/outside/resume-text/docx-html.ts';
import { FileTooLarge } from '../../../../functions/platform/outside/files/port.ts';
import { anActor } from '../../../support/builders.ts';
import { handled, resultOf } from '../../../support/handle.ts';
import { aResume } from '../../../support/a-resume.ts';
import { tableIn, withLocalTable } from '../../../support/local-table.ts';
import { random } from '../../search/random.ts';
import { generatePerson } from './bench/generate-person.ts';
import { plainText } from './bench/word-files.ts';

const table = withLocalTable(tableIn);
const person = generatePerson(random(4));
const file = new TextEncoder().encode(plainText(person));
const now = '2026-11-20T09:05:00.000Z';
let eventId = 1;
const clock = { now: () => now, newId: () => (eventId += 1), newUuid: () => 'u', newToken: () => 't' };
const none = async (): Promise<never> => {
  throw new Error('not for plain texts');
};
const readers = { readPdf: none, docxHtml, pagePictures: async () => [], recognizePicture: none };

let stored: Map<string, Uint8Array>;
let recruiterId = 7000;
beforeEach(() => {
  stored = new Map();
  recruiterId += 1;
});

function needs() {
  const files = {
    read: async (key: string) => stored.get(key),
    write: async (key: string, { body }: { body: Uint8Array }) => void stored.set(key, body),
    remove: async (keys: readonly string[]) => keys.forEach((key) => stored.delete(key)),
  };
  return { resumesStore: resumesStore(table), files, readers, clock };
}

const queueAgain = async (ids: number[]) => {
  const actor = { id: recruiterId, role: 'recruiter' } as never;
  return resultOf(addToQueueHandler, { actor, body: { ids } }, needs());
};

async function upload(bytes: Uint8Array, contentType = 'text/plain', over: { id?: number } = {}) {
  const resume = aResume({ recruiterId, contentType, ...over });
  await needs().resumesStore.saveNew(resume);
  const key = resumeUploadKey(recruiterId, resume.id);
  stored.set(key, bytes);
  return { resume, key };
}

it('An uploaded resume is read once, and its file is not kept (RESUME-03)', async () => {
  const { resume, key } = await upload(file);
  await parseUpload(key, needs());
  const { resumesStore: store } = needs();
  expect(await store.resume(resume)).toMatchObject({ status: 'parsed', name: person.name, changedAt: now });
  expect((await store.text(resume))?.facts.email?.value).toBe(person.email);
  expect(stored.size).toBe(0);
  await parseUpload(key, needs());
  expect(await store.list(recruiterId)).toHaveLength(1);
});

it.each([
  ['newest first', (works: string[]) => works],
  ['oldest first', (works: string[]) => works.toReversed()],
])('The list says of a resume that was read the newest work, the place and what to check, %s', async (_how, order) => {
  const works = [
    'Charge Nurse, Mercy Hospital\nMarch 2019 - Present\n',
    'Staff Nurse, Lakeside Clinic\nJune 2012 - February 2019\n',
  ];
  const head = 'Ada Byron\nAustin, TX | ada@example.com | (512) 555-0142\n';
  const { resume, key } = await upload(
    new TextEncoder().encode(`${head}\nWORK EXPERIENCE\n\n${order(works).join('\n')}`),
  );
  await parseUpload(key, needs());
  const brief = { title: 'Charge Nurse', place: 'Austin, TX', look: null };
  expect(await needs().resumesStore.resume(resume)).toMatchObject({ brief });
});

it('A crash while a resume is read loses nothing: the repeated message reads it', async () => {
  const { resume, key } = await upload(file);
  const crashing = { ...needs(), resumesStore: { ...needs().resumesStore, saveParsed: none } };
  await expect(parseUpload(key, crashing)).rejects.toThrow('not for plain texts');
  expect(await needs().resumesStore.resume(resume)).toMatchObject({ status: 'parsing' });
  await parseUpload(key, needs());
  expect(await needs().resumesStore.resume(resume)).toMatchObject({ status: 'parsed' });
});

it('The resumes named by id are cancelled, by their recruiter alone, and those that were read stay read (RESUME-22)', async () => {
  const [one, other, read] = [
    await upload(file),
    await upload(file, 'text/plain', { id: 8101 }),
    await upload(file, 'text/plain', { id: 8102 }),
  ];
  await parseUpload(read.key, needs());
  const cancel = (ids: number[], id = recruiterId) =>
    handled(cancelParseHandler, { actor: anActor('recruiter', { id }), body: { ids } }, needs());
  const states = () =>
    Promise.all([one, other, read].map(async ({ resume }) => (await needs().resumesStore.resume(resume))?.status));
  const ids = [one, other, read].map(({ resume }) => resume.id);
  await cancel(ids, recruiterId + 500);
  expect(await states()).toEqual(['uploaded', 'uploaded', 'parsed']);
  await cancel([ids[0]!, ids[2]!]);
  expect(await states()).toEqual(['cancelled', 'uploaded', 'parsed']);
  await parseUpload(one.key, needs());
  expect(await states()).toEqual(['cancelled', 'uploaded', 'parsed']);
});

it('A resume that was cancelled while it was read stays cancelled, and nothing that was read is kept (RESUME-22)', async () => {
  const { resume, key } = await upload(file);
  const { resumesStore: store, ...others } = needs();
  const cancelling = {
    ...store,
    saveParsed: async (...given: Parameters<typeof store.saveParsed>) => {
      await store.saveStatus(resume, { status: 'cancelled', changedAt: now }, 3);
      return store.saveParsed(...given);
    },
  };
  await parseUpload(key, { ...others, resumesStore: cancelling });
  expect(await store.resume(resume)).toMatchObject({ status: 'cancelled' });
  expect(await store.text(resume)).toBeUndefined();
});

it('A resume whose reading fails three times has failed, and is read again from its file when it is queued (RESUME-04, RESUME-21)', async () => {
  const { resume, key } = await upload(file);
  const { resumesStore: store } = needs();
  const crashing = { ...needs(), resumesStore: { ...store, saveParsed: none } };
  for (const status of ['parsing', 'parsing', 'failed']) {
    await expect(parseUpload(key, crashing)).rejects.toThrow('not for plain texts');
    expect(await store.resume(resume)).toMatchObject({ status });
  }
  expect(await queueAgain([resume.id])).toEqual({ queued: [resume.id] });
  expect(await store.resume(resume)).toMatchObject({ status: 'queued', reason: null });
  await parseUpload(key, needs());
  expect(await store.resume(resume)).toMatchObject({ status: 'parsed', reason: null });
  expect(stored.size).toBe(0);
});

it('Only a cancelled or interrupted resume whose file is still there is queued again (RESUME-21)', async () => {
  const { resume, key } = await upload(file);
  const { resumesStore: store } = needs();
  expect(await queueAgain([resume.id, 1])).toEqual({ queued: [] });
  await store.saveStatus(resume, { status: 'cancelled', changedAt: now }, 3);
  await parseUpload(key, needs());
  expect(await queueAgain([resume.id])).toEqual({ queued: [resume.id] });
  await store.saveStatus(resume, { status: 'cancelled', changedAt: now }, 4);
  stored.clear();
  expect(await queueAgain([resume.id])).toEqual({ queued: [] });
});

it('Each status of a resume is told to the recruiter’s open pages', async () => {
  const { resume, key } = await upload(file);
  await parseUpload(key, needs());
  const events = await table.query(keys.eventsOf(keys.parsedResumesOf(recruiterId).pk));
  expect(events.map(({ event }) => event.data)).toEqual(
    ['parsing', 'parsed'].map((status) => ({ recruiterId, resumeId: resume.id, status })),
  );
});

it.each([
  ['uploaded', '09:41', 'notReceived'],
  ['uploaded', '09:40', null],
  ['queued', '09:16', 'interrupted'],
  ['parsing', '09:16', 'interrupted'],
  ['parsing', '09:15', null],
  ['parsed', '23:00', null],
] as const)('A resume that was %s at 09:00 is at %s given up as %s', (status, time, reason) => {
  const later = resumeAsOf(aResume({ status }), `2026-11-20T${time}:00.000Z`);
  expect(later).toMatchObject(reason ? { status: 'failed', reason } : { status, reason: null });
});

it('A file that cannot be read gives its resume a reason', async () => {
  const { resume, key } = await upload(file, 'application/pdf');
  await parseUpload(key, needs());
  expect(await needs().resumesStore.resume(resume)).toMatchObject({ status: 'failed', reason: 'anotherType' });
});

it('The same file is found again by what it holds (RESUME-11)', async () => {
  const { resume, key } = await upload(file);
  await parseUpload(key, needs());
  const hash = createHash('sha256').update(file).digest('hex');
  expect(await needs().resumesStore.sameFile(recruiterId, hash)).toMatchObject({ id: resume.id });
  expect(await needs().resumesStore.sameFile(recruiterId + 1, hash)).toBeUndefined();
});

it('What is kept of a text is where its words are, to a tenth of a point', async () => {
  const { resume, key } = await upload(file, 'application/pdf');
  const placed = { text: 'Ada Byron', left: 50.04, base: 60.06, width: 45.55, height: 10, isBold: true };
  const page = { width: 595.276, height: 841.89, texts: [placed] };
  const readPdf = async () => ({ pages: [page], links: [], hasScripts: false, pageCount: 1 });
  stored.set(key, new TextEncoder().encode('%PDF-1.7'));
  await parseUpload(key, { ...needs(), readers: { ...readers, readPdf } });
  expect((await needs().resumesStore.text(resume))?.document).toEqual({
    pages: [{ width: 595.3, height: 841.9 }],
    lines: [{ page: 0, parts: [{ text: 'Ada Byron', left: 50, top: 50.1, width: 45.6, height: 12 }] }],
  });
  expect(await needs().resumesStore.resume(resume)).toMatchObject({
    name: 'Ada Byron',
    brief: { title: null, place: null, look: 'It names no address' },
    attempts: 1,
  });
});

it('A file that is too large, or whose name is not read, leaves a resume without one', async () => {
  const [large, nameless] = [await upload(file), await upload(file, 'text/plain', { id: 8105 })];
  const { files } = needs();
  const tooLarge = { ...files, read: () => Promise.reject(new FileTooLarge('too large')) };
  await parseUpload(large.key, { ...needs(), files: tooLarge });
  expect(await needs().resumesStore.resume(large.resume)).toMatchObject({
    status: 'failed',
    reason: 'size',
    name: null,
  });
  stored.set(nameless.key, new TextEncoder().encode('twelve years of nights'));
  await parseUpload(nameless.key, needs());
  expect(await needs().resumesStore.resume(nameless.resume)).toMatchObject({
    status: 'parsed',
    reason: null,
    name: null,
  });
});

it('A file whose key is of no resume, or of one that is gone, is removed and nothing else happens', async () => {
  const keysRemoved: string[] = [];
  const { files, ...others } = needs();
  const remove = async (keys: readonly string[]) => void keysRemoved.push(...keys);
  const gone = resumeUploadKey(recruiterId, 8199);
  for (const key of ['other/file', gone]) await parseUpload(key, { ...others, files: { ...files, remove } });
  expect(keysRemoved).toEqual(['other/file', gone]);
});

it('A file that was removed while its message was on the way leaves its resume to the other message', async () => {
  const { resume, key } = await upload(file);
  stored.clear();
  await parseUpload(key, needs());
  expect(await needs().resumesStore.resume(resume)).toMatchObject({ status: 'parsing', attempts: 1 });
});
