import type { IncomingHttpHeaders } from 'node:http';
import type { ApiResponse } from '../http-api/api-request.ts';
import { isCompressible, type Site, type SiteFile } from './site.ts';

/**
 * Serves GET and HEAD for a file: unchanged, a range of it, compressed, or whole. Other methods are refused as
 * CloudFront does.
 */
export async function serveSite(
  site: Site,
  {
    method,
    path,
    headers,
    compress,
  }: { method: string; path: string; headers: IncomingHttpHeaders; compress: boolean },
): Promise<ApiResponse> {
  if (method !== 'GET' && method !== 'HEAD') return plain(403, 'This address can only be read.');
  const file = await site.find(path);
  if (!file) return plain(404, 'There is no such file.');
  const common: ApiResponse['headers'] = [
    ['content-type', file.contentType],
    ['cache-control', file.cacheControl],
    ['accept-ranges', 'bytes'],
  ];
  if (isUnchanged(file, headers['if-none-match']))
    return {
      status: 304,
      headers: [
        ['etag', file.etag],
        ['cache-control', file.cacheControl],
      ],
      body: Buffer.alloc(0),
    };
  const range =
    headers.range && headers['if-range'] === undefined ? rangeOf(headers.range, file.body.length) : undefined;
  if (range === 'unsatisfiable')
    return { ...plain(416, 'The file is shorter.'), headers: [['content-range', `bytes */${file.body.length}`]] };
  if (range) {
    const contentRange: [string, string] = ['content-range', `bytes ${range.from}-${range.to}/${file.body.length}`];
    return {
      status: 206,
      headers: [...common, ['etag', file.etag], contentRange],
      body: file.body.subarray(range.from, range.to + 1),
    };
  }
  const encoding =
    compress && isCompressible(file) ? preferredEncoding(String(headers['accept-encoding'] ?? '')) : undefined;
  if (!encoding) return { status: 200, headers: [...common, ['etag', file.etag]], body: file.body };
  return {
    status: 200,
    headers: [...common, ['etag', `W/${file.etag}`], ['content-encoding', encoding], ['vary', 'Accept-Encoding']],
    body: await file.encoded(encoding),
  };
}

function isUnchanged({ etag }: SiteFile, condition: string | undefined): boolean {
  return (condition ?? '')
    .split(',')
    .some((candidate) => candidate.trim().replace(/^W\//, '') === etag || candidate.trim() === '*');
}

/** The one range of a request; several ranges get the whole file. */
function rangeOf(header: string, length: number): { from: number; to: number } | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header.trim()) ?? [];
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(0, length - Number(last)) : Number(first);
  const to = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1);
  return from > to ? 'unsatisfiable' : { from, to };
}

function preferredEncoding(accepted: string): 'br' | 'gzip' | undefined {
  const offered = accepted
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return offered.includes('br') ? 'br' : offered.includes('gzip') ? 'gzip' : undefined;
}

function plain(status: number, text: string): ApiResponse {
  return { status, headers: [['content-type', 'text/plain; charset=utf-8']], body: Buffer.from(`${text}\n`) };
}
