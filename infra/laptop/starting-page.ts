import type { IncomingMessage, ServerResponse } from 'node:http';

const page = (name: string): string => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="1">
<title>${name} is starting</title>
<body style="font:16px/1.5 system-ui;display:grid;place-items:center;min-height:90vh;margin:0">
<p>${name} is starting; the terminal shows what it is doing.</p></body></html>`;

/** Responds while nothing else can: the page reloads itself until the app is up. */
export function starting(name: string) {
  return (_: IncomingMessage, response: ServerResponse): void =>
    void response
      .writeHead(503, { 'content-type': 'text/html; charset=utf-8', 'retry-after': '1', 'cache-control': 'no-store' })
      .end(page(name));
}
