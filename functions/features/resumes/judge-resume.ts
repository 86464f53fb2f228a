import { resumeLimits, type ResumeRefusal } from '../../../shared/constants/resume.ts';
import { kindOfFile, type FileKind } from '../../platform/outside/files/file-kind.ts';
import { packageKind } from '../../platform/outside/files/office-package.ts';
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

/** Formats of other word processors, which are said by name whatever the file is called. */
const unread: Partial<Record<FileKind, ResumeRefusal>> = {
  'application/rtf': 'richText',
  'application/x-ole-storage': 'oldWord',
};

/**
 * What a file is, or why it is not read: judged by its first bytes and the sizes that it declares, before anything is
 * unpacked. Its name and announced type are only compared.
 */
export function judgeResume(bytes: Uint8Array, announced: string): { kind: ResumeKind } | { refusal: ResumeRefusal } {
  if (bytes.length === 0) return { refusal: 'empty' };
  if (bytes.length > resumeLimits.largest) return { refusal: 'size' };
  const found = kindOfFile(bytes);
  if (found === 'application/x-ole-storage' && isLockedWord(bytes)) return { refusal: 'encrypted' };
  const kind = found && readable[found];
  const refusal = (found && unread[found]) ?? (kind === 'docx' ? judgeArchive(bytes) : undefined);
  if (refusal) return { refusal };
  if (kind && kind === kinds[announced]) return { kind };
  return { refusal: !found && announced === 'text/plain' && mayBeText(bytes) ? 'encoding' : 'anotherType' };
}

// Word keeps a file with a password in a container of the old kind, whose directory names it in two-byte letters.
const lockedName = Buffer.from('EncryptedPackage', 'utf16le');

function isLockedWord(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(lockedName);
}

/** Whether a file may be a text in an encoding that is not read: it has letters beyond ASCII, and nothing of a program. */
function mayBeText(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('latin1');
  return /[\x80-\xff]/.test(text) && !/[^\P{Cc}\s\x80-\x9f]|^\s*</u.test(text);
}

/** Reads the directory of the archive, names and sizes, and then whether the entries unpack to what it declares. */
function judgeArchive(bytes: Uint8Array): ResumeRefusal | undefined {
  const entries = zipDirectory(bytes);
  if (!entries) return 'unreadable';
  if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > resumeLimits.largestUnpacked) return 'unpacked';
  if (entries.some(({ name }) => /vbaProject\.bin$/i.test(name))) return 'macros';
  const kind = packageKind(bytes, entries);
  if (kind === 'odt') return 'openDocument';
  if (kind === 'pages') return 'applePages';
  if (kind !== 'docx') return 'anotherType';
  if (entries.some(({ isEncrypted }) => isEncrypted)) return 'encrypted';
  const outcomes = entries.map((entry) => unpacks(bytes, entry));
  if (outcomes.includes('more')) return 'unpacked';
  return outcomes.includes('damaged') ? 'unreadable' : undefined;
}
