import { unzipSync } from 'fflate';
import { resumeLimits, type ResumeRefusal } from '../../shared/constants/resume.ts';

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

/**
 * What a file is, or why it is not read: judged by its first bytes and the sizes that it declares, before anything is
 * unpacked. Its name and announced type are only compared.
 */
export function judgeResume(bytes: Uint8Array, announced: string): { kind: ResumeKind } | { refusal: ResumeRefusal } {
  if (bytes.length === 0) return { refusal: 'empty' };
  if (bytes.length > resumeLimits.largest) return { refusal: 'size' };
  const kind = kindOf(bytes);
  if (!kind || kind !== kinds[announced]) return { refusal: 'anotherType' };
  const refusal = kind === 'docx' ? judgeDocx(bytes) : undefined;
  return refusal ? { refusal } : { kind };
}

const begins = (bytes: Uint8Array, ...start: number[]): boolean => start.every((byte, at) => bytes[at] === byte);

function kindOf(bytes: Uint8Array): ResumeKind | undefined {
  // Readers accept junk before the header of a PDF; a page of HTML that only mentions one is none.
  if (begins(bytes, 0x25, 0x50, 0x44, 0x46, 0x2d)) return 'pdf';
  if (begins(bytes, 0x50, 0x4b, 0x03, 0x04)) return 'docx';
  if (begins(bytes, 0x89, 0x50, 0x4e, 0x47) || begins(bytes, 0xff, 0xd8, 0xff)) return 'picture';
  return isText(bytes) ? 'text' : undefined;
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

/** Reads only the directory of the archive: names and sizes, which a bomb must declare. */
function judgeDocx(bytes: Uint8Array): ResumeRefusal | undefined {
  const names: string[] = [];
  let unpacked = 0;
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.push(name);
        unpacked += originalSize;
        return false;
      },
    });
  } catch {
    return 'unreadable';
  }
  if (unpacked > resumeLimits.largestUnpacked) return 'unpacked';
  if (names.some((name) => /vbaProject\.bin$/i.test(name))) return 'macros';
  return names.includes('word/document.xml') ? undefined : 'anotherType';
}
