import { createHash } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { parseUpload } from '../../../functions/resumes/parse-upload.steps.ts';
import { resumeUploadKey } from '../../../functions/resumes/resume-keys.ts';
import { resumesStore } from '../../../functions/resumes/resumes.store.ts';
import { docxHtml } from '../../../functions/outside/resume-text/docx-html.ts';
import { aResume } from '../../support/a-resume.ts';
import { openTable, type Table } from '../../../functions/table/table.ts';
import { withLocalTable } from '../../support/local-table.ts';
import { random } from '../search/random.ts';
import { generatePerson } from './bench/generate-person.ts';
import { plainText } from './bench/word-files.ts';

let table: Table;
withLocalTable((local) => {
  table = openTable(local.tableName, local.documents);
});
const person = generatePerson(random(4));
const file = new TextEncoder().encode(plainText(person));
const now = '2026-11-20T09:05:00.000Z';
const clock = { now: () => now, newId: () => 1, newUuid: () => 'u', newToken: () => 't' };
const none = async (): Promise<never> => {
  throw new Error('not for plain texts');
};
const readers = { readPdf: none, docxHtml, pagePictures: none, recognizePicture: none };

let stored: Map<string, Uint8Array>;
let recruiterId = 7000;
beforeEach(() => {
  stored = new Map();
  recruiterId += 1;
});

function needs() {
  const files = {
    read: async (key: string) => stored.get(key),
    remove: async (keys: readonly string[]) => keys.forEach((key) => stored.delete(key)),
  };
  return { resumesStore: resumesStore(table), files, readers, clock };
}

async function upload(bytes: Uint8Array, contentType = 'text/plain') {
  const resume = aResume({ recruiterId, contentType });
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

it('A crash while a resume is read loses nothing: the repeated message reads it', async () => {
  const { resume, key } = await upload(file);
  const crashing = { ...needs(), resumesStore: { ...needs().resumesStore, saveParsed: none } };
  await expect(parseUpload(key, crashing)).rejects.toThrow('not for plain texts');
  expect(await needs().resumesStore.resume(resume)).toMatchObject({ status: 'parsing' });
  await parseUpload(key, needs());
  expect(await needs().resumesStore.resume(resume)).toMatchObject({ status: 'parsed' });
});

it('A resume that was cancelled while it was read stays cancelled, and nothing of it is kept (RESUME-22)', async () => {
  const { resume, key } = await upload(file);
  const { resumesStore: store, ...others } = needs();
  const cancelling = {
    ...store,
    saveParsed: async (...given: Parameters<typeof store.saveParsed>) => {
      await store.saveStatus(resume, { status: 'cancelled', changedAt: now });
      return store.saveParsed(...given);
    },
  };
  await parseUpload(key, { ...others, resumesStore: cancelling });
  expect(await store.resume(resume)).toMatchObject({ status: 'cancelled' });
  expect(await store.text(resume)).toBeUndefined();
  expect(stored.size).toBe(0);
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
