import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { readForm } from '../../../services/s3/multipart-form.ts';

const contentType = 'multipart/form-data; boundary=XX';
const field = (name: string, value: string) =>
  `--XX\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const filePart = (content: string) =>
  `--XX\r\nContent-Disposition: form-data; name="file"; filename="a \\"b.png"\r\nContent-Type: image/png\r\n\r\n${content}\r\n`;

async function read(wire: string, piece: number) {
  const bytes = Buffer.from(wire);
  const pieces = async function* () {
    for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
  };
  const form = await readForm(Readable.from(pieces(), { objectMode: false }), contentType);
  const content = await buffer(form.content);
  return { fields: Object.fromEntries(form.fields), content: content.toString() };
}

it.each([1, 5, 64, 10_000])(
  'Fields and file are read in pieces of %i, boundary look-alikes included',
  async (piece) => {
    const content = 'one\r\n--X two\r\n--\r\nthree\r\n-';
    const wire = `${field('Key', 'a/b')}${field('policy', 'é')}${filePart(content)}--XX--\r\n`;
    expect(await read(wire, piece)).toEqual({ fields: { key: 'a/b', policy: 'é' }, content });
  },
);

it('Nothing after the file counts', async () => {
  expect((await read(`${field('key', 'a')}${filePart('x')}${field('acl', 'public')}--XX--\r\n`, 50)).fields).toEqual({
    key: 'a',
  });
});

it.each([
  ['a form without a file', `${field('key', 'a')}--XX--\r\n`, 'exactly one file'],
  ['a file that breaks off', `${field('key', 'a')}${filePart('x').slice(0, -3)}`, 'ended before'],
  [
    'fields beyond 20 KB',
    `${Array.from({ length: 5 }, (_, n) => field(`x${n}`, 'v'.repeat(5000))).join('')}${filePart('x')}--XX--\r\n`,
    'too large',
  ],
  ['something else', 'hello', 'ended before'],
])('%s is refused', async (_, wire, message) => {
  await expect(read(wire, 100)).rejects.toThrow(message);
});
