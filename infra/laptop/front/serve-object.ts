import type { IncomingHttpHeaders } from 'node:http';
import type { ApiResponse } from '../http-api/api-request.ts';

/** A stored file as CloudFront reads it from its bucket. */
export interface OriginObject {
  body: Buffer;
  /** With content type and entity tag; names in lower case. */
  headers: Record<string, string>;
}

/** Reads a file of a bucket by its key; undefined when there is none, or CloudFront may not read it. */
export type ReadObject = (key: string) => Promise<OriginObject | undefined>;

/** Serves GET and HEAD for a stored file. As in AWS, a caller who may not list gets 403 for a missing file. */
export async function serveObject(
  read: ReadObject,
  { method, path, headers }: { method: string; path: string; headers: IncomingHttpHeaders },
): Promise<ApiResponse> {
  const found = method === 'GET' || method === 'HEAD' ? await read(keyOf(path)) : undefined;
  if (!found)
    return {
      status: 403,
      headers: [['content-type', 'text/plain; charset=utf-8']],
      body: Buffer.from('There is no such file.\n'),
    };
  const said = Object.entries(found.headers);
  return headers['if-none-match'] === found.headers.etag
    ? { status: 304, headers: said, body: Buffer.alloc(0) }
    : { status: 200, headers: said, body: found.body };
}

function keyOf(path: string): string {
  try {
    return decodeURIComponent(path.replace(/^\//, ''));
  } catch {
    return '';
  }
}
