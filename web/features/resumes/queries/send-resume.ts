import { api } from '../../../api/api.ts';
import { postFile, type UploadPermit } from '../../../common/uploads/post-file.ts';
import type { SendFile } from '../model/upload-queue.ts';
import { typeOfFile } from '../model/judge-file.ts';

async function hashOf(file: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface Calls {
  start: (call: {
    body: { filename: string; contentType: NonNullable<ReturnType<typeof typeOfFile>>; size: number; hash: string };
    signal: AbortSignal;
  }) => Promise<{ data: { resume: { id: number }; form: UploadPermit | null } }>;
  cancel: (id: number) => Promise<unknown>;
}

/**
 * Sends one resume with its hash (RESUME-11): a file that was read before is not sent again. Cancelling before the end
 * also cancels the resume that waits for the file.
 */
const sendBy =
  ({ start, cancel }: Calls): SendFile =>
  async (file, { onProgress, signal }) => {
    const contentType = typeOfFile(file);
    if (!contentType) throw new Error('Only judged files are sent');
    const hash = await hashOf(file);
    const body = { filename: file.name, contentType, size: file.size, hash };
    const { resume, form } = (await start({ body, signal })).data;
    if (!form) return { resumeId: resume.id, isKnown: true };
    try {
      await postFile(form, file, { onProgress, signal, noun: 'file' });
    } catch (error) {
      // The resume would wait for its file; whether this reaches the server changes nothing for the user.
      await cancel(resume.id).catch(() => undefined);
      throw error;
    }
    return { resumeId: resume.id, isKnown: false };
  };

/** Sends a resume of somebody whom a recruiter will add. */
export const sendResume = sendBy({
  start: (call) => api.resumes.startResumeUpload(call),
  cancel: (id) => api.resumes.cancelParse({ body: { ids: [id] } }),
});

/** Sends the user's own resume (CAND-74). */
export const sendOwnResume = sendBy({
  start: (call) => api.resumes.startOwnResumeUpload(call),
  cancel: (id) => api.resumes.cancelOwnResume({ params: { id } }),
});
