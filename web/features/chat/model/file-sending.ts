import type { ChatFileState } from '../../../../shared/model/chat.ts';
import { chatFileMessages, chatFileForm } from '../../../../shared/validation/chat-file.ts';
import { ApiError, failureMessage, isRefusal } from '../../../api/api-error.ts';
import { UploadFailed, type UploadPermit } from '../../../common/uploads/post-file.ts';

/** What sending a file calls; tests pass their own. */
export interface FileCalls {
  start(file: { clientId: string; filename: string; size: number }): Promise<UploadPermit>;
  upload(
    permit: UploadPermit,
    file: Blob,
    options: { onProgress: (percent: number) => void; signal: AbortSignal },
  ): Promise<void>;
  state(clientId: string): Promise<ChatFileState>;
  cancel(clientId: string): Promise<unknown>;
}

/** How far a file is; `sent` has become a message, which is read by its number. */
export type FileProgress =
  | { stage: 'uploading'; percent: number }
  | { stage: 'checking' }
  | { stage: 'failed'; error: string; mayRetry: boolean }
  | { stage: 'sent' };

/** Milliseconds before each look at the check; after the last one the user may send the file again. */
const pauses = [500, 500, 1000, 1000, 2000, 3000, 5000, 8000, 10_000, 15_000, 20_000];
const conflict = 409;

/** Why a chosen file cannot be sent, before anything is; the server checks again. */
export function problemOf(file: Pick<File, 'name' | 'size'>, clientId: string): string | undefined {
  const judged = chatFileForm.safeParse({ clientId, filename: file.name, size: file.size });
  return judged.success ? undefined : judged.error.issues[0]?.message;
}

/**
 * Uploads a file and follows its check until it is sent or refused, reporting how far it is (CHAT-22 to CHAT-25). Ends
 * without a word when it is given up.
 */
export async function sendFile(
  { file, clientId, signal }: { file: File; clientId: string; signal: AbortSignal },
  calls: FileCalls,
  { report, wait }: { report: (progress: FileProgress) => void; wait: (milliseconds: number) => Promise<unknown> },
): Promise<void> {
  const problem = problemOf(file, clientId);
  if (problem) return report({ stage: 'failed', error: problem, mayRetry: false });
  report({ stage: 'uploading', percent: 0 });
  try {
    const permit = await calls.start({ clientId, filename: file.name, size: file.size });
    if (signal.aborted) return;
    await calls.upload(permit, file, { onProgress: (percent) => report({ stage: 'uploading', percent }), signal });
    report({ stage: 'checking' });
    for (const milliseconds of pauses) {
      await wait(milliseconds);
      if (signal.aborted) return;
      const settled = settledBy(await calls.state(clientId).catch(() => undefined));
      if (settled) return report(settled);
    }
    report({ stage: 'failed', error: 'The check of this file did not end. Try again.', mayRetry: true });
  } catch (error) {
    if (!signal.aborted) report(failedBy(error));
  }
}

function settledBy(found: ChatFileState | undefined): FileProgress | undefined {
  if (found?.state === 'sent') return { stage: 'sent' };
  return found?.state === 'refused'
    ? { stage: 'failed', error: chatFileMessages[found.reason ?? 'unreadable'], mayRetry: false }
    : undefined;
}

function failedBy(error: unknown): FileProgress {
  if (error instanceof UploadFailed) return { stage: 'failed', error: `${error.message}.`, mayRetry: true };
  // It was sent before, but its response was lost.
  if (error instanceof ApiError && error.status === conflict) return { stage: 'sent' };
  if (isRefusal(error)) return { stage: 'failed', error: failureMessage(error), mayRetry: false };
  return { stage: 'failed', error: 'The file was not uploaded. Check your connection and try again.', mayRetry: true };
}
