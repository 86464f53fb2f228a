import { kindOfFile } from '../files/file-kind.ts';
import { plainText } from '../files/plain-text.ts';
import type { WordText } from './word-text.ts';
import { simpleHtml } from './simple-html.ts';
import { markupText } from '../../../../shared/rules/markup-text.ts';

/** A file within a Word file that only Word can take in. */
export class UnreadChunk extends Error {
  override name = 'UnreadChunk';
}

const none = { hidden: '' };

/**
 * A file that a Word file takes in, as the HTML that Word would show: a page, alone or in a message with its pictures, a
 * text, or another Word file, which `readWord` reads. Throws UnreadChunk for any other, such as Rich Text.
 */
export async function chunkHtml(
  data: Uint8Array,
  readWord: (inner: Uint8Array) => Promise<WordText>,
): Promise<WordText> {
  const kind = kindOfFile(data);
  if (kind === 'application/zip') return readWord(data);
  if (kind !== undefined && kind !== 'text') throw new UnreadChunk(`a file within is ${kind}`);
  const text = new TextDecoder(charsetOf(data)).decode(data);
  const page = /^\s*<[!?a-z]/i.test(text) ? text : pageOfMessage(text);
  if (page !== undefined) return simpleHtml(page);
  const lines = plainText(data)?.split(/\r\n|[\n\v\r]/);
  if (!lines) throw new UnreadChunk('a file within is unknown');
  return { html: lines.map((line) => `<p>${markupText(line)}</p>`).join(''), ...none };
}

/** The encoding that a page names, or that its first bytes do. */
function charsetOf(data: Uint8Array): string {
  if (data[0] === 0xff && data[1] === 0xfe) return 'utf-16le';
  if (data[0] === 0xfe && data[1] === 0xff) return 'utf-16be';
  const head = Buffer.from(data.subarray(0, 2048)).toString('latin1');
  // The page of a message names its encoding for itself, after the message was decoded.
  const named = /^\s*MIME-Version/i.test(head) ? undefined : /charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1];
  return known(named) ?? 'utf-8';
}

function known(charset: string | undefined): string | undefined {
  try {
    return charset && new TextDecoder(charset).encoding;
  } catch {
    return undefined;
  }
}

/** The page in a message as browsers save it with its pictures; undefined for what is no message. */
function pageOfMessage(message: string): string | undefined {
  if (!/^\s*[\w-]+:/.test(message) || !/^content-type:/im.test(message)) return undefined;
  const at = message.search(/^content-type:\s*text\/html/im);
  if (at < 0) return undefined;
  // The headers of a part end at an empty line, the part at a line of two dashes and its boundary.
  const before = message.lastIndexOf('\n\n', at) + 1;
  const begin = /\r?\n\r?\n/g;
  begin.lastIndex = at;
  const end = begin.exec(message);
  if (!end) return undefined;
  const headers = message.slice(Math.max(before, message.lastIndexOf('\n--', at)), end.index);
  const boundary = /boundary="?([^"\r\n;]+)/i.exec(message)?.[1];
  const body = message.slice(begin.lastIndex);
  const close = boundary ? body.indexOf(`--${boundary}`) : -1;
  return decoded(close < 0 ? body : body.slice(0, close), headers);
}

function decoded(body: string, headers: string): string {
  const encoding = /content-transfer-encoding:\s*([\w-]+)/i.exec(headers)?.[1]?.toLowerCase();
  const charset = known(/charset\s*=\s*"?([\w-]+)/i.exec(headers)?.[1]) ?? 'utf-8';
  if (encoding === 'base64') return new TextDecoder(charset).decode(Buffer.from(body, 'base64'));
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([\da-f]{2})/gi, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return new TextDecoder(charset).decode(Buffer.from(bytes, 'latin1'));
}
