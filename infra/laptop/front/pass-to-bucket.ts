import type { ApiResponse } from '../http-api/api-request.ts';

/** Passes a request on to a bucket as CloudFront does, with its query and nothing else of the caller. */
export async function passToBucket(
  url: string,
  { method, path, query }: { method: string; path: string; query: string },
): Promise<ApiResponse> {
  const response = await fetch(`${url}${path}?${query}`, { method });
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => name !== 'content-length'),
    body: Buffer.from(await response.arrayBuffer()),
  };
}
