import type { IncomingMessage, ServerResponse } from 'node:http';

const page = `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="1">
<title>HireHub is starting</title>
<body style="font:16px/1.5 system-ui;display:grid;place-items:center;min-height:90vh;margin:0">
<p>HireHub is starting; the terminal shows what it is doing.</p></body></html>`;

/** Responds while nothing else can: the page reloads itself until the product is up. */
export function starting(_: IncomingMessage, response: ServerResponse): void {
  response
    .writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'retry-after': '1', 'cache-control': 'no-store' })
    .end(page);
}
