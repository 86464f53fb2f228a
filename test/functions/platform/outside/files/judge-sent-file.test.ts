import { crc32 } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { judgeSentFile } from '../../../../../functions/platform/outside/files/judge-sent-file.ts';
import type { ChatFileRefusal } from '../../../../../shared/constants/chat-file.ts';
import { mostSentPixels } from '../../../../../shared/constants/picture.ts';
import { pictureSize } from '../../../../../functions/platform/outside/pictures/picture-size.ts';
import { chatFileLimits, chatFileTypes } from '../../../../../shared/constants/chat-file.ts';
import { chatFileForm, chatFileType } from '../../../../../shared/validation/chat-file.ts';
import { aLyingArchive, anEncryptedWordFile, aWordFile } from '../../../../support/archives.ts';
import { aWordPackage } from '../../../../support/word-package.ts';
import { aJpeg, aLargePng, aPng, withExif } from '../../../../support/pictures.ts';

const text = (words: string) => strToU8(words);

/** A PNG with a block of text before its end. */
function withTextChunk(png: Uint8Array, words: string): Uint8Array {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(`tEXt${words}`), Buffer.alloc(4)]);
  chunk.writeUInt32BE(words.length, 0);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return Buffer.concat([png.subarray(0, -12), chunk, png.subarray(-12)]);
}

const bad: Record<string, [ChatFileRefusal, string, () => Uint8Array]> = {
  'an empty file': ['empty', chatFileTypes.pdf, () => new Uint8Array()],
  'a file of 26 MB': ['size', chatFileTypes.txt, () => new Uint8Array(26 * 1024 * 1024).fill(65)],
  'a page of HTML named PNG': ['anotherType', chatFileTypes.png, () => text('<!doctype html><script>1</script>')],
  'a page of HTML named TXT': ['anotherType', chatFileTypes.txt, () => text('  <html><script>1</script>')],
  'an SVG named PNG': ['anotherType', chatFileTypes.png, () => text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  'an SVG named TXT': ['anotherType', chatFileTypes.txt, () => text('<?xml version="1.0"?><svg/>')],
  'a text named PDF': ['anotherType', chatFileTypes.pdf, () => text('Dear Priya,')],
  'a program named PDF': ['anotherType', chatFileTypes.pdf, () => new Uint8Array([0x4d, 0x5a, 0x90, 0, 1])],
  'a JPEG named PNG': ['anotherType', chatFileTypes.png, () => aJpeg({ width: 9, height: 9 })],
  'an archive named Word': ['anotherType', chatFileTypes.docx, () => zipSync({ 'a.txt': text('a') })],
  'a Word file named Excel': ['anotherType', chatFileTypes.xlsx, () => aWordFile()],
  'a Word file with macros': ['macros', chatFileTypes.docx, () => aWordFile({ 'word/vbaProject.bin': text('x') })],
  'an OpenDocument file with macros': [
    'macros',
    chatFileTypes.odt,
    () => zipSync({ 'content.xml': text('<x/>'), 'Basic/Standard/Module1.xml': text('<x/>') }),
  ],
  'a Word file with a password': ['encrypted', chatFileTypes.docx, anEncryptedWordFile],
  'a Word file that unpacks to 300 MB': [
    'unpacked',
    chatFileTypes.docx,
    () => {
      const file = Buffer.from(aWordFile());
      file.writeUInt32LE(300_000_000, file.indexOf(Buffer.from([0x50, 0x4b, 1, 2])) + 24);
      return file;
    },
  ],
  'a Word file that unpacks to more than it declares': ['unpacked', chatFileTypes.docx, aLyingArchive],
  'a Word file that ends early': ['unreadable', chatFileTypes.docx, () => aWordFile().slice(0, 60)],
  'a picture that ends early': ['unreadable', chatFileTypes.png, () => aPng({ width: 99, height: 99 }).slice(0, 90)],
  'a picture without a size': ['unreadable', chatFileTypes.png, () => aPng({ width: 99, height: 99 }).slice(0, 12)],
  'a picture of no width': [
    'unreadable',
    chatFileTypes.png,
    () => {
      const file = Buffer.from(aPng({ width: 9, height: 9 }));
      file.writeUInt32BE(0, 16);
      return file;
    },
  ],
  'a picture of 90 megapixels': [
    'tooLarge',
    chatFileTypes.png,
    () => {
      const file = Buffer.from(aPng({ width: 9, height: 9 }));
      file.writeUInt32BE(10_000, 16);
      file.writeUInt32BE(9000, 20);
      return file;
    },
  ],
};

describe('A file that may not be sent in a message is refused with its reason (CHAT-25)', () => {
  it.each(Object.entries(bad))('%s', (_, [refusal, type, make]) => {
    expect(judgeSentFile(make(), type)).toEqual({ refusal });
  });

  it.each([
    ['page.svg', 9],
    ['page.html', 9],
    ['report.docm', 9],
    ['without ending', 9],
    ['gpj.\u202Etxt.exe.pdf', 9],
    ['gpj.\u0007txt.pdf', 9],
    ['large.pdf', chatFileLimits.largest + 1],
    ['empty.pdf', 0],
  ])('before it is uploaded: %j of %d bytes', (filename, size) => {
    expect(chatFileForm.safeParse({ clientId: crypto.randomUUID(), filename, size }).success).toBe(false);
  });
});

describe('A file that may be sent in a message', () => {
  it.each([
    ['plan.pdf', () => text('%PDF-1.7\n%%EOF')],
    ['scanned.pdf', () => text('\ufeff%PDF-1.4\n1 0 obj <<>> endobj')],
    ['letter.docx', () => aWordFile()],
    ['online.docx', () => aWordPackage({ body: '', main: 'word/document2.xml' })],
    ['strict.docx', () => aWordPackage({ body: '', main: 'word/document2.xml', dialect: 'strict' })],
    ['table.xlsx', () => zipSync({ 'xl/workbook.xml': text('<workbook/>') })],
    ['talk.pptx', () => zipSync({ 'ppt/presentation.xml': text('<p/>') })],
    ['letter.odt', () => zipSync({ 'content.xml': text('<office/>') })],
    ['letter.rtf', () => text('{\\rtf1 Hello}')],
    ['notes.txt', () => text('1 < 2, naïve 日本語')],
    ['notepad.txt', () => Buffer.from('\ufeffnaïve 日本語', 'utf16le')],
    ['old.txt', () => Buffer.from('naïve, José', 'latin1')],
    ['rows.csv', () => text('a,b\n1,2')],
  ])('is kept as it came: %s', (name, make) => {
    const bytes = make();
    expect(judgeSentFile(bytes, chatFileType(name) ?? '')).toEqual({ body: bytes });
  });

  it.each(['image/jpeg', 'image/png'] as const)(
    'is drawn again when it is %s, without place or hidden parts',
    (type) => {
      const place = 'GPS 52.5200 N 13.4050 E';
      const picture =
        type === 'image/jpeg'
          ? Buffer.concat([withExif(aJpeg({ width: 40, height: 20 }), 6, place), text(`<script>${place}</script>`)])
          : withTextChunk(aPng({ width: 40, height: 20 }), `Comment\0<script>${place}</script>`);
      const judged = judgeSentFile(picture, type);
      const body = 'body' in judged ? Buffer.from(judged.body) : Buffer.alloc(0);
      expect(body.length).toBeGreaterThan(50);
      expect(body.includes('GPS') || body.includes('script')).toBe(false);
    },
  );

  it('is made smaller when it is a picture of a phone with 24 megapixels', { timeout: 60_000 }, () => {
    const judged = judgeSentFile(aLargePng({ width: 4284, height: 5712 }), 'image/png');
    const sent = pictureSize('body' in judged ? judged.body : new Uint8Array(), 'image/png');
    expect(sent!.width * sent!.height).toBeLessThanOrEqual(mostSentPixels);
    expect(sent!.width * sent!.height).toBeGreaterThan(mostSentPixels * 0.99);
    expect(sent!.width / sent!.height).toBeCloseTo(4284 / 5712, 3);
  });
});
