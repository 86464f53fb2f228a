import { resumeLimits, type ResumeRefusal } from '../../../shared/constants/resume.ts';
import { kindOfFile, type FileKind } from '../../platform/outside/files/file-kind.ts';
import { unpacks, zipDirectory } from '../../platform/outside/files/zip-directory.ts';

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
  if (announced === docxType && isLockedWord(bytes)) return { refusal: 'encrypted' };
  const found = kindOfFile(bytes);
  const kind = found && readable[found];
  if (!kind || kind !== kinds[announced]) return { refusal: 'anotherType' };
  const refusal = kind === 'docx' ? judgeDocx(bytes) : undefined;
  return refusal ? { refusal } : { kind };
}

// Word keeps a file with a password in a container of the old kind, whose directory names it in two-byte letters.
const containerMark = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const lockedName = Buffer.from('EncryptedPackage', 'utf16le');

function isLockedWord(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return file.subarray(0, containerMark.length).equals(containerMark) && file.includes(lockedName);
}

/** Reads the directory of the archive, names and sizes, and then whether the entries unpack to what it declares. */
function judgeDocx(bytes: Uint8Array): ResumeRefusal | undefined {
  const entries = zipDirectory(bytes);
  if (!entries) return 'unreadable';
  if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > resumeLimits.largestUnpacked) return 'unpacked';
  if (entries.some(({ name }) => /vbaProject\.bin$/i.test(name))) return 'macros';
  if (!entries.some(({ name }) => name === 'word/document.xml')) return 'anotherType';
  if (entries.some(({ isEncrypted }) => isEncrypted)) return 'encrypted';
  const outcomes = entries.map((entry) => unpacks(bytes, entry));
  if (outcomes.includes('more')) return 'unpacked';
  return outcomes.includes('damaged') ? 'unreadable' : undefined;
}
