import { describe, expect, it } from 'vitest';
import { csvOf } from '../../../../../shared/rules/csv.ts';
import { decodedText, tableOf } from '../../../../../web/features/resumes/model/read-table.ts';

const utf16 = (text: string, { little, marked }: { little: boolean; marked: boolean }) => {
  const bytes = Buffer.from(marked ? `\uFEFF${text}` : text, 'utf16le');
  return new Uint8Array(little ? bytes : bytes.swap16());
};

describe('The text of a file', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode('Zoë,Ørsted')],
    ['UTF-8 with a mark', new TextEncoder().encode('\uFEFFZoë,Ørsted')],
    ['UTF-16 of Windows', utf16('Zoë,Ørsted', { little: true, marked: true })],
    ['UTF-16 of others', utf16('Zoë,Ørsted', { little: false, marked: true })],
    ['the encoding of Windows', new Uint8Array([0x5a, 0x6f, 0xeb, 0x2c, 0xd8, 0x72, 0x73, 0x74, 0x65, 0x64])],
  ])('is read as %s', (_name, bytes) => {
    expect(tableOf(decodedText(bytes))).toEqual([['Zoë', 'Ørsted']]);
  });

  it.each([true, false])('is read as UTF-16 without a mark (little-endian: %s)', (little) => {
    const text = 'First name,Last name\nZoë,Ørsted\n';
    expect(decodedText(utf16(text, { little, marked: false }))).toBe(text);
  });
});

describe('A table', () => {
  it.each([
    ['commas', 'a,b\n1,2'],
    ['semicolons, with commas in cells', 'a;b\n1;2'],
    ['tabs', 'a\tb\n1\t2\n'],
    ['bars', 'a|b\r\n1|2\r\n'],
    ['line breaks of old Macs', 'a,b\r1,2\r'],
    ['empty lines around it', '\n\na,b\n\n1,2\n,\n\n'],
  ])('has its cells whether they are separated by %s', (_name, text) => {
    expect(tableOf(text)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('keeps quotes, separators and line breaks of quoted cells', () => {
    expect(tableOf('name;note\n"Byron; Ada";"She said ""yes"",\r\nthen left"\n')).toEqual([
      ['name', 'note'],
      ['Byron; Ada', 'She said "yes",\r\nthen left'],
    ]);
  });

  it('is not lost where a quote is never closed, nor an empty cell at the end of a line', () => {
    expect(tableOf('a,b,c\n"q"r,2,\n1,,\n"x,y,z')).toEqual([
      ['a', 'b', 'c'],
      ['qr', '2', ''],
      ['1', '', ''],
      ['"x', 'y', 'z'],
    ]);
  });

  it('keeps a formula as text, which is neutral when it is saved and the same when it is read again', () => {
    const rows = [
      ["=cmd|' /C calc'!A0", '+1 512 555 0142'],
      ['@SUM(A1)', 'Ada'],
    ];
    const saved = csvOf(rows);
    expect(saved).toContain("'=cmd|");
    expect(tableOf(saved)).toEqual(rows);
  });

  it('of ten thousand rows takes less than a second', () => {
    const text = 'first,last,email\n' + 'Ada,"Byron, Countess",ada@example.com\n'.repeat(10_000);
    const began = performance.now();
    expect(tableOf(text)).toHaveLength(10_001);
    expect(performance.now() - began).toBeLessThan(1000);
  });
});
