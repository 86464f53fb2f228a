import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Redirects a page requested at http://127.0.0.1 or http://[::1] to http://localhost: cookies, mailed links and the
 * files' CORS rules know one address only. Returns false for everything else.
 */
export function toCanonicalAddress(siteUrl: string) {
  const { host } = new URL(siteUrl);
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '/', headers } = request;
    const isPage = method === 'GET' && headers.upgrade === undefined && (headers.accept ?? '').includes('text/html');
    if (!isPage || !headers.host || headers.host === host || !/^(127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host))
      return false;
    response
      .writeHead(307, {
        location: new URL(url, siteUrl).origin === siteUrl ? siteUrl + url : siteUrl,
        'cache-control': 'no-store',
      })
      .end();
    return true;
  };
}
