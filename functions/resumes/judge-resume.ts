import { resumeLimits, type ResumeRefusal } from '../../shared/constants/resume.ts';
import { kindOfFile, type FileKind } from '../outside/files/file-kind.ts';
import { zipDirectory } from '../outside/files/zip-directory.ts';

/** What a file is, by its first bytes. */
export type ResumeKind = 'pdf' | 'docx' | 'picture' | 'text';

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const kinds: Record<string, ResumeKind> = {
  'application/pdf': 'pdf',
  [docxType]: 'docx',
  'image/png': 'picture',
  'image/jpeg': 'picture',
  'text/plain': 'text',
};

const readable: Partial<Record<FileKind, ResumeKind>> = {
  'application/pdf': 'pdf',
  'application/zip': 'docx',
  'image/png': 'picture',
  'image/jpeg': 'picture',
  text: 'text',
};

/**
 * What a file is, or why it is not read: judged by its first bytes and the sizes that it declares, before anything is
 * unpacked. Its name and announced type are only compared.
 */
export function judgeResume(bytes: Uint8Array, announced: string): { kind: ResumeKind } | { refusal: ResumeRefusal } {
  if (bytes.length === 0) return { refusal: 'empty' };
  if (bytes.length > resumeLimits.largest) return { refusal: 'size' };
  const found = kindOfFile(bytes);
  const kind = found && readable[found];
  if (!kind || kind !== kinds[announced]) return { refusal: 'anotherType' };
  const refusal = kind === 'docx' ? judgeDocx(bytes) : undefined;
  return refusal ? { refusal } : { kind };
}

/** Reads only the directory of the archive: names and sizes, which a bomb must declare. */
function judgeDocx(bytes: Uint8Array): ResumeRefusal | undefined {
  const entries = zipDirectory(bytes);
  if (!entries) return 'unreadable';
  if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > resumeLimits.largestUnpacked) return 'unpacked';
  if (entries.some(({ name }) => /vbaProject\.bin$/i.test(name))) return 'macros';
  return entries.some(({ name }) => name === 'word/document.xml') ? undefined : 'anotherType';
}
