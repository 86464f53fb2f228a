import { expect, it } from 'vitest';
import { resumeStatuses, type ResumeStatus } from '../../../../shared/constants/resume.ts';
import { resumeMessages, resumeQuery, resumeUploadForm } from '../../../../shared/validation/resume.ts';
import { listParsedResumesHandler } from '../../../../functions/features/resumes/parsed-resume.handlers.ts';
import { startResumeUpload } from '../../../../functions/features/resumes/start-resume-upload.ts';
import { startResumeUploadHandler } from '../../../../functions/features/resumes/start-resume-upload.handler.ts';
import { aResume } from '../../../support/a-resume.ts';
import { handled, messageOf } from '../../../support/handle.ts';

const actor = { id: 7001, role: 'recruiter' } as never;
const at = '2026-11-20T09:10:00.000Z';
const clock = { now: () => at, newId: () => 8100, newUuid: () => 'u', newToken: () => 't' };
const form = { filename: 'cv.pdf', contentType: 'application/pdf', size: 900, hash: 'cd'.repeat(32) };
const statuses: ResumeStatus[] = ['uploaded', 'parsed', 'failed', 'cancelled', 'uploaded'];
const resumes = statuses.map((status, place) => aResume({ id: 8001 + place, status }));
const many = Array.from({ length: 60 }, (_one, place) => aResume({ id: 8001 + place, status: 'parsed' }));

const listed = async (all: typeof resumes, query: object) => {
  const call = { actor, query: resumeQuery.parse(query) };
  const { result } = await handled(listParsedResumesHandler, call, { resumesStore: { list: async () => all }, clock });
  return result;
};

it('A recruiter’s resumes are those that were uploaded, unless another status is wanted (RESUME-02)', async () => {
  expect((await listed(resumes, {})).data.map(({ id }) => id)).toEqual([8001, 8005]);
  expect((await listed(resumes, { status: 'parsed' })).data.map(({ id }) => id)).toEqual([8002]);
  expect((await listed(resumes, { status: 'all' })).data).toHaveLength(5);
});

it('A resume is uploaded, queued, read, or has failed, was cancelled or imported, and a list has no other status (RESUME-03)', () => {
  expect(resumeStatuses).toEqual(['uploaded', 'queued', 'parsing', 'parsed', 'failed', 'cancelled', 'imported']);

  for (const status of [...resumeStatuses, 'all']) expect(resumeQuery.safeParse({ status }).success, status).toBe(true);
  expect(resumeQuery.safeParse({ status: 'done' }).success).toBe(false);
});

it('A page has 25 resumes, and the count is of all (RESUME-19, RESUME-23)', async () => {
  expect((await listed(many, { status: 'all' })).data).toHaveLength(25);
  const last = await listed(many, { status: 'all', page: 3 });
  expect([last.data.length, last.meta.total]).toEqual([10, 60]);
});

it('A list says how many were read, are not added yet and need no look, whatever status is wanted', async () => {
  const brief = (look: string | null) => ({ title: 'Nurse', place: null, look });
  const all = [
    aResume({ id: 1, status: 'parsed', brief: brief(null) }),
    aResume({ id: 2, status: 'parsed', brief: brief('It names no address') }),
    aResume({ id: 3, status: 'imported', brief: brief(null) }),
    aResume({ id: 4, status: 'parsed' }),
  ];
  expect((await listed(all, { status: 'imported' })).meta).toMatchObject({ total: 1, addable: 1 });
});

it('A file that was read before is returned with what was read, and needs no upload (RESUME-11)', async () => {
  const same = aResume({ id: 8002, status: 'parsed' });
  const never = async (): Promise<never> => {
    throw new Error('nothing is begun');
  };
  const needs = (known?: typeof same) => ({
    resumesStore: { list: async () => [], sameFile: async () => known, saveNew: known ? never : async () => {} },
    files: { uploadForm: async ({ key }: { key: string }) => ({ url: 'http://files', fields: { key } }) },
    clock,
  });
  const again = await handled(startResumeUploadHandler, { actor, body: form }, needs(same));
  expect(again.result).toMatchObject({ resume: { id: 8002, status: 'parsed' }, form: null });
  const first = await handled(startResumeUploadHandler, { actor, body: form }, needs());
  expect(first.result).toMatchObject({
    resume: { id: 8100, status: 'uploaded' },
    form: { fields: { key: 'quarantine/resumes/7001/8100' } },
  });
});

it('A recruiter may begin 500 uploads a day', () => {
  const facts = { recruiterId: 7001, id: 1, at };
  const former = (count: number) => Array.from({ length: count }, () => ({ uploadedAt: at }));
  const parsed = resumeUploadForm.parse(form);
  expect(messageOf(() => startResumeUpload(parsed, former(499), facts))).toBeUndefined();
  expect(messageOf(() => startResumeUpload(parsed, former(500), facts))).toContain('500 resumes a day');
});

it.each([
  ['a slash in its name', { filename: '../../cv.pdf' }, 'Name the file'],
  ['a name of 300 letters', { filename: 'a'.repeat(300) }, '255'],
  ['50 MB', { size: 50 * 1024 * 1024 }, resumeMessages.size],
  ['no byte', { size: 0 }, resumeMessages.empty],
  ['the type of a spreadsheet', { contentType: 'application/vnd.ms-excel' }, 'Send a PDF'],
])('A file with %s is not accepted', (_what, change, message) => {
  expect(resumeUploadForm.safeParse({ ...form, ...change }).error?.issues[0]?.message).toContain(message);
});
