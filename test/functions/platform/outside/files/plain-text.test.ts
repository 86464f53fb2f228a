import { expect, it } from 'vitest';
import { kindOfFile } from '../../../../../functions/platform/outside/files/file-kind.ts';
import { plainText } from '../../../../../functions/platform/outside/files/plain-text.ts';

const words = 'José Muñoz\r\nZoë Brontë, naïve café';
const swapped = (text: string) => Buffer.from(text, 'utf16le').swap16();

it.each<[string, Uint8Array, string]>([
  ['UTF-8', Buffer.from(words), words],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${words}`), words],
  ['UTF-16 as Notepad writes it', Buffer.from(`\ufeff${words}`, 'utf16le'), words],
  ['UTF-16 of the other order', swapped(`\ufeff${words}`), words],
  ['UTF-16 without a mark', Buffer.from(words, 'utf16le'), words],
  ['UTF-16 of the other order without a mark', swapped(words), words],
  ['UTF-16 in another script without a mark', Buffer.from('अनिल कुमार\nपुणे, भारत', 'utf16le'), 'अनिल कुमार\nपुणे, भारत'],
  ['UTF-16 with half a letter at its end', Buffer.from(`\ufeff${words}\ud83d`, 'utf16le').subarray(0, -1), words],
  [
    'UTF-8 with a line of Windows-1252',
    Buffer.concat([Buffer.from(words), Buffer.from('\ncaf\xe9', 'latin1')]),
    `${words}\ncafé`,
  ],
  ['Windows-1252', Buffer.from(words, 'latin1'), words],
  ['Windows-1252 with its own signs', Buffer.from('\x93Curly\x94 \x96 5 \x80\x85', 'latin1'), '“Curly” – 5 €…'],
  ['Windows-1250', Buffer.from('A. W\xf3jcik, ksi\xeagowy, \xa3\xf3d\x9f', 'latin1'), 'A. Wójcik, księgowy, Łódź'],
  ['Windows-1251', Buffer.from('cff0e8e2e5f220ece8f0', 'hex'), 'Привет мир'],
  ['Word, with its breaks and hyphens', Buffer.from('a\vb\x1ec\x1fd'), 'a\vb-cd'],
  ['DOS, with its end of a file', Buffer.from('Ada\r\n\x1a'), 'Ada\r\n'],
])('A text in %s is read with its accents', (_encoding, bytes, text) => {
  expect(plainText(bytes)).toBe(text);
  expect(kindOfFile(bytes)).toBe('text');
});

it.each<[string, Uint8Array]>([
  ['a page in UTF-16', Buffer.from('\ufeff<!doctype html><p>Ada', 'utf16le')],
  ['a program', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 1, 0x7f, 0x45])],
  ['letters of another script in one byte each', Buffer.from('f0d2c9d7c5d420cdc9d2', 'hex')],
  ['UTF-16 that is cut within', Buffer.from('\ufeffAda \ud83d Byron', 'utf16le')],
  ['bytes of both orders', Buffer.from('41004200004100430044004500', 'hex')],
  ['an end of a file within', Buffer.from('Ada\x1aByron')],
])('What is no text has none: %s', (_what, bytes) => {
  expect(plainText(bytes)).toBeUndefined();
});
