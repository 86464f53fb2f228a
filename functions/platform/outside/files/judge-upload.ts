import { chatFileLimits } from '../../../../shared/constants/chat-file.ts';
import type { Files } from './port.ts';
import { FileTooLarge } from './port.ts';
import { judgeSentFile, type JudgedFile } from './judge-sent-file.ts';

/** What of the upload with this key may be kept as this type, or why nothing may; undefined once it was removed. */
export async function judgeUpload(
  key: string,
  contentType: string,
  files: Pick<Files, 'read'>,
): Promise<JudgedFile | undefined> {
  try {
    const bytes = await files.read(key, chatFileLimits.largest);
    return bytes && judgeSentFile(bytes, contentType);
  } catch (error) {
    if (error instanceof FileTooLarge) return { refusal: 'size' };
    throw error;
  }
}
