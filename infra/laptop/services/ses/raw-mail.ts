/** The content of a raw MIME message; header names are in lower case. */
export interface RawMail {
  headers: Record<string, string>;
  text?: string;
  html?: string;
  /** An invitation for calendars (RFC 6047). */
  calendar?: string;
  source: string;
}

/** Reads headers and the first text, HTML and calendar parts of a MIME message; attachments stay in the source. */
export function readRawMail(source: string): RawMail {
  const { headers, body } = readEntity(source);
  return { headers: mapValues(headers, decodeWords), ...readParts(headers, body), source };
}

interface Entity {
  headers: Record<string, string>;
  body: string;
}

function readEntity(source: string): Entity {
  const text = source.replaceAll('\r\n', '\n');
  const end = text.indexOf('\n\n');
  const head = end < 0 ? text : text.slice(0, end);
  const lines = head.replace(/\n[ \t]+/g, ' ').split('\n');
  const headers = lines.flatMap((line): [string, string][] => {
    const at = line.indexOf(':');
    return at > 0 ? [[line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()]] : [];
  });
  return { headers: Object.fromEntries(headers), body: end < 0 ? '' : text.slice(end + 2) };
}

function readParts(headers: Record<string, string>, body: string): Omit<RawMail, 'headers' | 'source'> {
  const type = headers['content-type'] ?? 'text/plain';
  const [, boundary] = /^multipart\/.*boundary="?([^";]+)"?/i.exec(type) ?? [];
  if (boundary) {
    const parts = body
      .split(`--${boundary}`)
      .slice(1, -1)
      .map((part) => readEntity(part.replace(/^\n/, '')));
    const read = parts.map((part) => readParts(part.headers, part.body));
    return {
      text: read.find(({ text }) => text !== undefined)?.text,
      html: read.find(({ html }) => html !== undefined)?.html,
      calendar: read.find(({ calendar }) => calendar !== undefined)?.calendar,
    };
  }
  if (/^attachment/i.test(headers['content-disposition'] ?? '')) return {};
  const decoded = decodeBody(body, headers['content-transfer-encoding']);
  if (/^text\/html/i.test(type)) return { html: decoded };
  if (/^text\/calendar/i.test(type)) return { calendar: decoded };
  return /^text\/plain/i.test(type) ? { text: decoded } : {};
}

function decodeBody(body: string, encoding = '7bit'): string {
  if (/^base64$/i.test(encoding)) return Buffer.from(body, 'base64').toString();
  return /^quoted-printable$/i.test(encoding) ? decodeQuotedPrintable(body.replaceAll('=\n', '')) : body.trimEnd();
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

/** Encoded words such as `=?utf-8?B?…?=`; other charsets than UTF-8 are read as UTF-8. */
function decodeWords(value: string): string {
  return value.replace(/=\?[^?]+\?([bq])\?([^?]*)\?=(\s+(?==\?))?/gi, (_, kind: string, text: string) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(text, 'base64').toString()
      : decodeQuotedPrintable(text.replaceAll('_', ' ')),
  );
}

function mapValues(record: Record<string, string>, map: (value: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
