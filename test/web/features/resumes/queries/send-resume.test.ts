import { beforeEach, expect, it, vi } from 'vitest';
import { UploadFailed } from '../../../../../web/common/uploads/post-file.ts';
import { sendOwnResume, sendResume } from '../../../../../web/features/resumes/queries/send-resume.ts';
import { fakeApi } from '../../../support/fake-api.ts';

const postFile = vi.hoisted(() => vi.fn());

vi.mock('../../../../../web/common/uploads/post-file.ts', async (original) => ({
  ...(await original<typeof import('../../../../../web/common/uploads/post-file.ts')>()),
  postFile,
}));
beforeEach(() => vi.resetAllMocks());

const form = { url: 'https://files.example.com', fields: { key: 'resumes/8' } };
const file = new File(['a page'], 'Ada.DOCX');
const { signal } = new AbortController();
const onProgress = vi.fn();
const body = {
  filename: 'Ada.DOCX',
  contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  size: 6,
  hash: '9a8eeff1d0bc6b9b7acf170b1168d6d07f193dc770d4c1864b03e48d775e8d1a',
};
const ways = [
  ['a recruiter adds', sendResume, 'startResumeUpload', 'cancelParse', { body: { ids: [8] } }],
  ['is the user’s own', sendOwnResume, 'startOwnResumeUpload', 'cancelOwnResume', { params: { id: 8 } }],
] as const;

it.each(ways)('A resume that %s is announced with its hash and then posted (RESUME-11)', async (_, send, start) => {
  fakeApi[start].mockResolvedValue({ data: { resume: { id: 8 }, form } });
  expect(await send(file, { onProgress, signal })).toEqual({ resumeId: 8, isKnown: false });
  expect(fakeApi[start].mock.calls).toEqual([[{ body }]]);
  expect(fakeApi[start].mock.lastCall?.[0].signal).toBe(signal);
  expect(postFile.mock.calls).toEqual([[form, file, { onProgress, signal, noun: 'file' }]]);
});

it.each(ways)('A resume that %s and was read before is not posted again (RESUME-11)', async (_, send, start) => {
  fakeApi[start].mockResolvedValue({ data: { resume: { id: 8 }, form: null } });
  expect(await send(file, { onProgress, signal })).toEqual({ resumeId: 8, isKnown: true });
  expect(postFile).not.toHaveBeenCalled();
});

it.each(ways)('A resume that %s and does not arrive is cancelled', async (_, send, start, cancel, cancelled) => {
  fakeApi[start].mockResolvedValue({ data: { resume: { id: 8 }, form } });
  const lost = new UploadFailed(false, 'file');
  postFile.mockRejectedValue(lost);
  fakeApi[cancel].mockRejectedValue(new Error('unreachable as well'));
  await expect(send(file, { onProgress, signal })).rejects.toBe(lost);
  expect(fakeApi[cancel].mock.calls).toEqual([[cancelled]]);
});

it('A file of another type is never announced', async () => {
  const sheet = new File(['x'], 'sheet.xls');
  await expect(sendResume(sheet, { onProgress, signal })).rejects.toThrow('Only judged files are sent');
  expect(fakeApi.startResumeUpload).not.toHaveBeenCalled();
});
