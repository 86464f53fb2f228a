import { expect, it } from 'vitest';
import { serveObject, type ReadObject } from '../../front/serve-object.ts';

const asked: string[] = [];
const read: ReadObject = async (key) => {
  asked.push(key);
  return key === 'avatars/zoë/1.jpg'
    ? {
        body: Buffer.from('picture'),
        headers: { 'content-type': 'image/jpeg', etag: '"1"', 'cache-control': 'public, max-age=31536000, immutable' },
      }
    : undefined;
};
const ask = (path: string, method = 'GET', headers = {}) => serveObject(read, { method, path, headers });

it('A stored file is served with its stored headers, and with 304 to a client that has it', async () => {
  expect(await ask('/avatars/zo%C3%AB/1.jpg')).toMatchObject({
    status: 200,
    body: Buffer.from('picture'),
    headers: expect.arrayContaining([['content-type', 'image/jpeg']]),
  });
  expect(await ask('/avatars/zo%C3%AB/1.jpg', 'GET', { 'if-none-match': '"1"' })).toMatchObject({
    status: 304,
    body: Buffer.alloc(0),
  });
});

it('A file that is missing, unnameable or unreadable is refused with 403, as S3 does for callers who may not list', async () => {
  asked.length = 0;
  for (const response of [
    await ask('/avatars/2.jpg'),
    await ask('/avatars/%E0%A4%A'),
    await ask('/avatars/zo%C3%AB/1.jpg', 'PUT'),
  ])
    expect(response.status).toBe(403);
  expect(asked).toEqual(['avatars/2.jpg', '']);
});
