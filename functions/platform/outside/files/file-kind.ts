/** Formats that are recognized by their first bytes; Office files are archives. */
export type FileKind = 'application/pdf' | 'application/zip' | 'application/rtf' | 'image/png' | 'image/jpeg' | 'text';

// A JPEG and a PDF vary after their first bytes; a reader of PDF also accepts junk before them, we do not.
const beginnings: readonly (readonly [FileKind, readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['application/zip', [0x50, 0x4b, 0x03, 0x04]],
  ['application/rtf', [0x7b, 0x5c, 0x72, 0x74, 0x66]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

/** What a file is, by what it holds, whatever its name or sender say; undefined for anything else. */
export function kindOfFile(bytes: Uint8Array): FileKind | undefined {
  const known = beginnings.find(([, start]) => start.every((byte, place) => bytes[place] === byte));
  return known?.[0] ?? (isText(bytes) ? 'text' : undefined);
}

/** Plain text: well-formed UTF-8 without control characters, and no page or program. */
function isText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return (
      !/[^\P{Cc}\t\n\r\f]/u.test(text) && !/^\s*<(!doctype|html|svg|script|\?xml)/i.test(text) && !isTestVirus(text)
    );
  } catch {
    return false;
  }
}

// The harmless file by which virus scanners are tested is refused as a scanner would. @see https://www.eicar.org
const isTestVirus = (text: string): boolean => text.includes('EICAR-STANDARD-ANTIVIRUS-TEST-FILE');
