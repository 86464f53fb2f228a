// @vitest-environment jsdom
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
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
