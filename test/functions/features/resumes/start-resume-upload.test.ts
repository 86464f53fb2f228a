import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { docxHtml } from '../../../../functions/platform/outside/resume-text/docx-html.ts';
import { parseUpload } from '../../../../functions/features/resumes/parse-upload.steps.ts';
import { readParsedResumeHandler } from '../../../../functions/features/resumes/parsed-resume.handlers.ts';
import { ownResumePath, resumeAt, resumeUploadKey } from '../../../../functions/features/resumes/resume-keys.ts';
import { resumesStore } from '../../../../functions/features/resumes/resumes.store.ts';
import { showResume } from '../../../../functions/features/resumes/show-resume.steps.ts';
import { startResumeUpload } from '../../../../functions/features/resumes/start-resume-upload.ts';
import { startResumeUploadHandler } from '../../../../functions/features/resumes/start-resume-upload.handler.ts';
import { resumeUploadForm } from '../../../../shared/validation/resume.ts';
import { aResume } from '../../../support/a-resume.ts';
import { aClock, anActor } from '../../../support/builders.ts';
import { resultOf } from '../../../support/handle.ts';
import { tableIn, withLocalTable } from '../../../support/local-table.ts';

const table = withLocalTable(tableIn);

const recruiter = anActor('recruiter');
const file = new TextEncoder().encode('Ada Byron\nada@example.com\n');
const given = {
  filename: 'ada.txt',
  contentType: 'text/plain',
  size: file.length,
  hash: createHash('sha256').update(file).digest('hex'),
} as const;

it('Parsing a resume takes its file and hash, and the same file again returns at once what was read (RESUME-17)', async () => {
  const stored = new Map<string, Uint8Array>();
  const none = async (): Promise<never> => Promise.reject(new Error('not for plain texts'));
  const needs = {
    resumesStore: resumesStore(table),
    files: {
      uploadForm: async ({ key }: { key: string }) => ({ url: '/files', fields: { key } }),
      read: async (key: string) => stored.get(key),
      write: async () => {},
      remove: async (keys: readonly string[]) => keys.forEach((key) => stored.delete(key)),
    },
    readers: { readPdf: none, docxHtml, pagePictures: none, recognizePicture: none },
    clock: aClock(),
  };
  const parse = async () => resultOf(startResumeUploadHandler, { actor: recruiter, body: given }, needs);
  const begun = await parse();
  expect(begun.resume).toMatchObject({ filename: 'ada.txt', status: 'uploaded' });
  const key = begun.form!.fields['key']!;
  stored.set(key, file);
  await parseUpload(key, needs);
  const again = await parse();
  expect(again).toMatchObject({ form: null, resume: { id: begun.resume.id, status: 'parsed', name: 'Ada Byron' } });
  const call = { actor: recruiter, params: { id: again.resume.id } };
  const { facts } = await resultOf(readParsedResumeHandler, call, needs);
  expect(facts?.email?.value).toBe('ada@example.com');
});

it.each([
  ['a name of 300 characters', { filename: `${'n'.repeat(296)}.pdf` }, 'filename', '255 chars max'],
  [
    'a name with a slash',
    { filename: '../../etc/passwd' },
    'filename',
    'Name the file in at most 255 characters, without slashes',
  ],
  [
    'a name with a backslash',
    { filename: 'C:\\cv.pdf' },
    'filename',
    'Name the file in at most 255 characters, without slashes',
  ],
  ['50 MB', { size: 50 * 1024 * 1024 }, 'size', 'The file is larger than 10 MB'],
  ['nothing in it', { size: 0 }, 'size', 'The file is empty'],
  [
    'a macro file of Word',
    { contentType: 'application/vnd.ms-word.document.macroEnabled.12' },
    'contentType',
    'Send a PDF, DOCX, TXT, PNG or JPEG',
  ],
])('A resume with %s is not taken, with a word at the field', (_, wrong, field, message) => {
  const issues = resumeUploadForm.safeParse({ ...given, ...wrong }).error?.issues ?? [];
  expect(issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[field, message]]);
});

it('An upload is found by its key, and keys of other kinds are of none', () => {
  expect(resumeUploadKey(7001, 8001)).toBe('quarantine/resumes/7001/8001');
  expect(ownResumePath('uuid', 8001)).toBe('resumes/uuid/8001');
  expect(resumeAt('quarantine/resumes/7001/8001')).toEqual({ recruiterId: 7001, id: 8001 });
  const others = [
    'resumes/7001/8001',
    'quarantine/resumes/7001',
    'quarantine/resumes/a/8001',
    `quarantine/resumes/7/${'1'.repeat(17)}`,
  ];
  for (const key of [...others, 'x/quarantine/resumes/7001/8001', 'quarantine/resumes/7001/8001/x'])
    expect(resumeAt(key), key).toBeUndefined();
});

it('A new upload waits for its file, and its facts are those of the form', () => {
  const form = { filename: 'cv.pdf', contentType: 'application/pdf', size: 900, hash: 'cd'.repeat(32) };
  const facts = { recruiterId: 7001, id: 8001, at: '2026-11-20T09:00:00.000Z' };
  const begun = {
    id: 8001,
    recruiterId: 7001,
    filename: 'cv.pdf',
    contentType: 'application/pdf',
    hash: form.hash,
    status: 'uploaded',
    reason: null,
    name: null,
    attempts: 0,
    uploadedAt: facts.at,
    changedAt: facts.at,
  };
  const parsed = resumeUploadForm.parse(form);
  expect(startResumeUpload(parsed, [], facts)).toStrictEqual(begun);
  expect(startResumeUpload(parsed, [], { ...facts, keptAt: 'resumes/x' })).toStrictEqual({
    ...begun,
    keptAt: 'resumes/x',
  });
});

it('Uploads of a candidate’s own resume are at most 20 a day, and the refusal says for how long', () => {
  const parsed = resumeUploadForm.parse({ filename: 'a', contentType: 'text/plain', size: 1, hash: 'cd'.repeat(32) });
  const begin = (days: string[]) =>
    startResumeUpload(
      parsed,
      days.map((day) => ({ uploadedAt: `${day}T23:00:00.000Z` })),
      {
        recruiterId: 7001,
        id: 8001,
        at: '2026-11-20T23:59:00.500Z',
        keptAt: 'resumes/x',
      },
    );
  const today = Array.from({ length: 20 }, () => '2026-11-20');
  expect(begin([...today.slice(1), '2026-11-19']).status).toBe('uploaded');
  expect(() => begin(today)).toThrow(
    expect.objectContaining({ message: 'At most 20 resumes a day; try again tomorrow', retryAfter: 60 }),
  );
});

it('A resume is shown as it is now, with what was read in it, and a missing one is refused', async () => {
  const [resume, place] = [aResume({ status: 'parsing' }), { recruiterId: 7001, id: 8001 }];
  const clock = aClock('2026-11-20T10:00:00.000Z');
  const shown = (one: typeof resume | undefined, text?: object) =>
    showResume(place, { resumesStore: { resume: async () => one, text: async () => text as never }, clock });
  expect(await shown(resume)).toEqual({
    ...resume,
    status: 'failed',
    reason: 'interrupted',
    facts: null,
    document: null,
  });
  const parsed = aResume({ status: 'parsed' });
  const text = { facts: { firstName: null }, document: { pages: [] } };
  expect(await shown(parsed, text)).toEqual({ ...parsed, ...text });
  await expect(shown(undefined)).rejects.toThrow(
    expect.objectContaining({ kind: 'notFound', message: 'There is no such resume' }),
  );
});
