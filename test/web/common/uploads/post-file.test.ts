// @vitest-environment jsdom
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { postFile, UploadFailed } from '../../../../web/common/uploads/post-file.ts';

/** A storage server that accepts posts from any page and remembers the last one. */
async function storage(status: number): Promise<{ url: string; body: () => string }> {
  let body = '';
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        if (request.method === 'POST') body = Buffer.concat(chunks).toString('latin1');
        response
          .writeHead(request.method === 'OPTIONS' ? 204 : status, {
            'access-control-allow-origin': '*',
            'access-control-allow-headers': '*',
          })
          .end();
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, body: () => body };
}

const picture = new Blob([new Uint8Array(2000).fill(65)], { type: 'image/jpeg' });
const quiet = () => ({ onProgress: () => {}, signal: new AbortController().signal, noun: 'picture' as const });

it('A file upload posts the permit’s fields before the file and reports its progress (API-30)', async () => {
  const { url, body } = await storage(204);
  const reported: number[] = [];
  await postFile({ url, fields: { key: 'quarantine/1', Policy: 'p' } }, picture, {
    ...quiet(),
    onProgress: (percent) => reported.push(percent),
  });
  const names = [...body().matchAll(/; name="(\w+)"/g)].map(([, name]) => name);
  expect(names).toEqual(['key', 'Policy', 'file']);
  expect(reported.at(-1)).toBe(100);
});

it('A failed file upload says whether storage refused the file or could not be reached', async () => {
  const { url } = await storage(403);
  await expect(postFile({ url, fields: {} }, picture, quiet())).rejects.toMatchObject({
    name: 'UploadFailed',
    isRefused: true,
  });
  await expect(postFile({ url: 'http://127.0.0.1:1/', fields: {} }, picture, quiet())).rejects.toThrow(UploadFailed);
});

it('A file upload stops when it is cancelled', async () => {
  const { url } = await storage(204);
  const controller = new AbortController();
  const posted = postFile({ url, fields: {} }, picture, { ...quiet(), signal: controller.signal });
  controller.abort();
  await expect(posted).rejects.toMatchObject({ name: 'AbortError' });
});

it.each([
  [true, 'picture', 'The picture was not accepted; send it again or choose another one'],
  [false, 'file', 'The file was not uploaded; check your connection and send it again'],
] as const)('A failure of an upload, refused %s, names what a %s it was', (isRefused, noun, words) => {
  const failure = new UploadFailed(isRefused, noun);
  expect([failure.name, failure.isRefused, failure.message]).toEqual(['UploadFailed', isRefused, words]);
});

it('An upload is waited for two minutes and longer by its size, then failed, and reports its share in percent', async () => {
  const requests: FakeRequest[] = [];
  class FakeRequest extends EventTarget {
    upload = new EventTarget();
    timeout = 0;
    status = 0;
    opened: string[] = [];
    constructor() {
      super();
      requests.push(this);
    }
    open(...given: string[]) {
      this.opened = given;
    }
    send() {}
    abort() {}
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  const reported: number[] = [];
  const posted = postFile({ url: 'https://files.example/', fields: {} }, picture, {
    ...quiet(),
    onProgress: (percent) => reported.push(percent),
  });
  const [request] = requests;
  expect([request?.opened, request?.timeout]).toEqual([['POST', 'https://files.example/'], 120_100]);
  for (const [loaded, total] of [
    [0, 0],
    [500, 2000],
    [2000, 2000],
  ])
    request?.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  expect(reported).toEqual([0, 25, 100]);
  request?.dispatchEvent(new Event('timeout'));
  await expect(posted).rejects.toMatchObject({
    isRefused: false,
    message: expect.stringMatching(/^The picture was not uploaded/),
  });
  for (const [status, settled] of [
    [299, 'resolved'],
    [300, 'rejected'],
  ] as const) {
    const next = postFile({ url: 'https://files.example/', fields: {} }, picture, quiet()).then(
      () => 'resolved',
      () => 'rejected',
    );
    requests.at(-1)!.status = status;
    requests.at(-1)!.dispatchEvent(new Event('load'));
    expect(await next).toBe(settled);
  }
  vi.unstubAllGlobals();
});
