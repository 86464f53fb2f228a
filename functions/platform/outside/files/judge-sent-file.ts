import { encode } from 'jpeg-js';
import { PNG } from 'pngjs';
import { chatFileLimits, chatFileTypes, type ChatFileRefusal } from '../../../../shared/constants/chat-file.ts';
import { mostSentPixels } from '../../../../shared/constants/picture.ts';
import { kindOfFile } from './file-kind.ts';
import { packageKind, type PackageKind } from './office-package.ts';
import { unpacks, zipDirectory } from './zip-directory.ts';
import { shrunkPicture } from '../pictures/cover-picture.ts';
import { decodePicture } from '../pictures/decode-picture.ts';
import { pictureSize, type PictureType } from '../pictures/picture-size.ts';

/** A file as it is stored: pictures re-encoded, everything else as it came. */
export type JudgedFile = { body: Uint8Array } | { refusal: ChatFileRefusal };

/** What an archive of each type has to be. */
const packages: Record<string, PackageKind> = {
  [chatFileTypes.docx]: 'docx',
  [chatFileTypes.xlsx]: 'xlsx',
  [chatFileTypes.pptx]: 'pptx',
  [chatFileTypes.odt]: 'odt',
};
const macros = /(^|\/)(vbaProject\.bin|vbaData\.xml)$|^(Basic|Scripts)\//i;
const quality = 90;

/**
 * What of an uploaded file may be sent as this type, or why nothing may. Decided by what it holds alone, whatever its
 * sender says.
 */
export function judgeSentFile(bytes: Uint8Array, contentType: string): JudgedFile {
  if (bytes.length === 0) return { refusal: 'empty' };
  if (bytes.length > chatFileLimits.largest) return { refusal: 'size' };
  const kind = kindOfFile(bytes);
  if (contentType in packages)
    return kind === 'application/zip' ? judgeOffice(bytes, contentType) : { refusal: 'anotherType' };
  if (kind === 'image/png' || kind === 'image/jpeg')
    return kind === contentType ? redrawn(bytes, kind) : { refusal: 'anotherType' };
  const isText = kind === 'text' && (contentType === chatFileTypes.txt || contentType === chatFileTypes.csv);
  return isText || kind === contentType ? { body: bytes } : { refusal: 'anotherType' };
}

function judgeOffice(bytes: Uint8Array, contentType: string): JudgedFile {
  const entries = zipDirectory(bytes);
  if (!entries) return { refusal: 'unreadable' };
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  if (entries.length > chatFileLimits.mostEntries || unpacked > chatFileLimits.largestUnpacked)
    return { refusal: 'unpacked' };
  if (entries.some(({ isEncrypted }) => isEncrypted)) return { refusal: 'encrypted' };
  if (entries.some(({ name }) => macros.test(name))) return { refusal: 'macros' };
  if (packageKind(bytes, entries) !== packages[contentType]) return { refusal: 'anotherType' };
  return entries.every((entry) => unpacks(bytes, entry) === 'asDeclared') ? { body: bytes } : { refusal: 'unpacked' };
}

/** A picture drawn again from its pixels, so that neither its place nor anything hidden in the file is left. */
function redrawn(bytes: Uint8Array, type: PictureType): JudgedFile {
  const size = pictureSize(bytes, type);
  if (!size || size.width === 0 || size.height === 0) return { refusal: 'unreadable' };
  if (Math.max(size.width, size.height) > chatFileLimits.largestSide) return { refusal: 'tooLarge' };
  if (size.width * size.height > chatFileLimits.mostPixels) return { refusal: 'tooLarge' };
  try {
    const { width, height, data } = shrunkPicture(decodePicture(bytes, type), mostSentPixels);
    if (type === 'image/jpeg') return { body: new Uint8Array(encode({ width, height, data }, quality).data) };
    const png = new PNG({ width, height });
    png.data = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
    return { body: new Uint8Array(PNG.sync.write(png)) };
  } catch {
    return { refusal: 'unreadable' };
  }
}
