import { windowsText } from '../../../../shared/rules/windows-text.ts';

const sampled = 4096;

/**
 * The text of a plain text file: UTF-8, UTF-16 with or without its mark, or a code page of Windows, as older editors write it.
 * Undefined for anything else, and for pages and programs that are written as text.
 */
export function plainText(bytes: Uint8Array): string | undefined {
  const text = withoutMarks(decodedText(bytes));
  return text === undefined || controls.test(text) || isPage(text) || isTestVirus(text) ? undefined : text;
}

/** Word writes its own hyphens as control characters into plain text, DOS the end of a file. */
function withoutMarks(text: string | undefined): string | undefined {
  const plain = text?.replaceAll('\x1e', '-').replaceAll('\x1f', '');
  return plain?.endsWith('\x1a') ? plain.slice(0, -1) : plain;
}

function decodedText(bytes: Uint8Array): string | undefined {
  const encoding = utf16Of(bytes) ?? 'utf-8';
  if (encoding !== 'utf-8') {
    const text = decoded(bytes.subarray(0, bytes.length & ~1), encoding);
    return text && /\s/.test(text) ? text : undefined;
  }
  const text = decoded(bytes, encoding);
  if (text !== undefined) return text;
  return mostlyUtf8(bytes) ?? windowsText(bytes);
}

/** Larger texts are no one's resume, and reading each letter by itself takes long. */
const longestMixed = 1_000_000;
const letters = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}|[\x80-\xff]/g;

/** A text in UTF-8 into which some letters of Windows-1252 were pasted; undefined where those are more than a few. */
function mostlyUtf8(bytes: Uint8Array): string | undefined {
  if (bytes.length > longestMixed) return undefined;
  const [utf8, western] = [new TextDecoder(), new TextDecoder('windows-1252')];
  const count = { whole: 0, strange: 0 };
  const text = Buffer.from(bytes)
    .toString('latin1')
    .replace(letters, (letter) => {
      const isWhole = letter.length > 1;
      count[isWhole ? 'whole' : 'strange'] += 1;
      return (isWhole ? utf8 : western).decode(Buffer.from(letter, 'latin1'));
    });
  return count.whole >= 4 * count.strange ? text : undefined;
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Which UTF-16 a text is in, by its mark or by the empty halves of its plain letters, spaces and ends of lines. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, sampled);
  const empty = [0, 0];
  for (const [place, byte] of sample.entries()) if (byte === 0) empty[place % 2]! += 1;
  const [even, odd] = empty as [number, number];
  if (Math.min(even, odd) > 0 || even + odd < sample.length / 20) return undefined;
  return even > 0 ? 'utf-16be' : 'utf-16le';
}

const controls = /[^\P{Cc}\t\n\v\f\r\x85]/u;

const isPage = (text: string): boolean => /^\s*<(!doctype|html|svg|script|\?xml)/i.test(text);

// The harmless file by which virus scanners are tested is refused as a scanner would. @see https://www.eicar.org
const isTestVirus = (text: string): boolean => text.includes('EICAR-STANDARD-ANTIVIRUS-TEST-FILE');
