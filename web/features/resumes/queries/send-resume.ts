import { api } from '../../../api/api.ts';
import { postFile } from '../../../common/uploads/post-file.ts';
import type { SendFile } from '../upload-queue.ts';
import { typeOfFile } from '../judge-file.ts';

async function hashOf(file: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Sends one resume with its hash (RESUME-11): a file that was read before is not sent again. Cancelling before the end
 * also cancels the resume that waits for the file.
 */
export const sendResume: SendFile = async (file, { onProgress, signal }) => {
  const contentType = typeOfFile(file);
  if (!contentType) throw new Error('Only judged files are sent');
  const hash = await hashOf(file);
  const body = { filename: file.name, contentType, size: file.size, hash };
  const { resume, form } = (await api.resumes.startResumeUpload({ body, signal })).data;
  if (!form) return { resumeId: resume.id, isKnown: true };
  try {
    await postFile(form, file, { onProgress, signal, noun: 'file' });
  } catch (error) {
    // The resume would wait for its file; whether this reaches the server changes nothing for the user.
    await api.resumes.cancelParse({ body: { ids: [resume.id] } }).catch(() => undefined);
    throw error;
  }
  return { resumeId: resume.id, isKnown: false };
};
