import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { docxHtml } from '../../../functions/outside/resume-text/docx-html.ts';
import { parseUpload } from '../../../functions/resumes/parse-upload.steps.ts';
import { readParsedResumeHandler } from '../../../functions/resumes/read-parsed-resume.handler.ts';
import { resumesStore } from '../../../functions/resumes/resumes.store.ts';
import { startResumeUploadHandler } from '../../../functions/resumes/start-resume-upload.handler.ts';
import { openTable, type Table } from '../../../functions/table/table.ts';
import { resumeUploadForm } from '../../../shared/validation/resume.ts';
import { aClock, anActor } from '../../support/builders.ts';
import { handled } from '../../support/handle.ts';
import { withLocalTable } from '../../support/local-table.ts';

let table: Table;
withLocalTable((local) => {
  table = openTable(local.tableName, local.documents);
});

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
  const parse = async () => (await handled(startResumeUploadHandler, { actor: recruiter, body: given }, needs)).result;
  const begun = await parse();
  expect(begun.resume).toMatchObject({ filename: 'ada.txt', status: 'uploaded' });
  const key = begun.form!.fields['key']!;
  stored.set(key, file);
  await parseUpload(key, needs);
  const again = await parse();
  expect(again).toMatchObject({ form: null, resume: { id: begun.resume.id, status: 'parsed', name: 'Ada Byron' } });
  const call = { actor: recruiter, params: { id: again.resume.id } };
  const { facts } = (await handled(readParsedResumeHandler, call, needs)).result;
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
