import { plainText } from './plain-text.ts';

/** Formats that are recognized by their first bytes; Office files are archives, those of old ones containers. */
export type FileKind =
  | 'application/pdf'
  | 'application/zip'
  | 'application/rtf'
  | 'application/x-ole-storage'
  | 'image/png'
  | 'image/jpeg'
  | 'text';

const beginnings: readonly (readonly [FileKind, readonly number[]])[] = [
  ['application/zip', [0x50, 0x4b, 0x03, 0x04]],
  ['application/rtf', [0x7b, 0x5c, 0x72, 0x74, 0x66]],
  ['application/rtf', [0xef, 0xbb, 0xbf, 0x7b, 0x5c, 0x72, 0x74, 0x66]],
  ['application/x-ole-storage', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

/** What a file is, by what it holds, whatever its name or sender say; undefined for anything else. */
export function kindOfFile(bytes: Uint8Array): FileKind | undefined {
  const known = beginnings.find(([, start]) => start.every((byte, place) => bytes[place] === byte));
  if (known) return known[0];
  if (isPdf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) return 'application/pdf';
  return plainText(bytes) === undefined ? undefined : 'text';
}

/** How far from the beginning the header of a PDF may be, for printers and mail put something before it. */
const headerWithin = 1024;
const isMarkup = /^(\xef\xbb\xbf)?\s*<[!?a-z]/i;

/**
 * A PDF begins with its header, or has objects after one behind a mark or junk that is not another format.
 * @see ISO 32000-1:2008, annex H, note 13
 */
function isPdf(file: Buffer): boolean {
  const head = file.toString('latin1', 0, headerWithin);
  const at = head.indexOf('%PDF-');
  if (at <= 0) return at === 0;
  return /^%PDF-\d\.\d/.test(head.slice(at)) && !isMarkup.test(head) && file.includes(' obj', at);
}
