import { strToU8, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ResumeRefusal } from '../../../../shared/constants/resume.ts';
import { readResume, type Readers } from '../../../../functions/features/resumes/read-resume.steps.ts';
import { docxHtml } from '../../../../functions/platform/outside/resume-text/docx-html.ts';
import { pagePictures } from '../../../../functions/platform/outside/resume-text/page-pictures.ts';
import { readPdf } from '../../../../functions/platform/outside/resume-text/pdf-pages.ts';
import { random } from '../../search/random.ts';
import { generatePerson } from './bench/generate-person.ts';
import { plainDocx } from './bench/word-files.ts';
import { printedPdf } from './bench/printed-resume.ts';
import PDFDocument from 'pdfkit';

const pdf = 'application/pdf';
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const person = generatePerson(random(3));
const readers: Readers = { readPdf, docxHtml, pagePictures, recognizePicture: async () => [] };
let good: Uint8Array;

beforeAll(async () => {
  good = await printedPdf(person, undefined);
});

async function pdfOf(options: PDFKit.PDFDocumentOptions, write: (document: PDFKit.PDFDocument) => void) {
  const document = new PDFDocument(options);
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  write(document);
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/** A page with text and a script: of the document, or of its only page. */
function scripted(place: '/OpenAction' | '/AA << /O'): Uint8Array {
  const action = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
  const [ofDocument, ofPage] = place === '/OpenAction' ? [`/OpenAction ${action}`, ''] : ['', `/AA << /O ${action} >>`];
  const text = 'BT /F1 12 Tf 72 700 Td (Ada Lovelace) Tj ET';
  return strToU8(
    [
      '%PDF-1.7',
      `1 0 obj << /Type /Catalog /Pages 2 0 R ${ofDocument} >> endobj`,
      '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
      `3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R ${ofPage}`,
      '/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >> endobj',
      `4 0 obj << /Length ${text.length} >> stream\n${text}\nendstream endobj`,
      'trailer << /Root 1 0 R /Size 5 >>',
    ].join('\n'),
  );
}

/** The archive with a directory that declares one byte for the entry that unpacks to `size` bytes. */
function declaringLess(archive: Uint8Array, size: number): Uint8Array {
  const file = Buffer.from(archive);
  const declared = Buffer.alloc(4);
  declared.writeUInt32LE(size);
  for (let at = file.indexOf(declared); at >= 0; at = file.indexOf(declared, at)) file.writeUInt32LE(1, at);
  return file;
}

// Packed at the quickest level: the files are large, and their content is nothing but zeros.
const word = (more: Record<string, Uint8Array>) =>
  zipSync({ 'word/document.xml': strToU8('<w:document/>'), ...more }, { level: 1 });

/** A container as Word wrote before DOCX, with a part of this name. */
const container = (part: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(part, 'utf16le')]);
const archive = (...names: string[]) => zipSync(Object.fromEntries(names.map((name) => [name, strToU8('x')])));

const bad: Record<string, [ResumeRefusal, string, () => Promise<Uint8Array> | Uint8Array]> = {
  'an empty file': ['empty', pdf, () => new Uint8Array()],
  'a page of HTML that is named PDF': ['anotherType', pdf, () => strToU8('<!doctype html><p>%PDF-1.7')],
  'a page of HTML that is named TXT': ['anotherType', 'text/plain', () => strToU8('<html><script>1</script>')],
  'the test file of virus scanners': [
    'anotherType',
    'text/plain',
    () => strToU8('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'),
  ],
  'a Word file that is named PDF': ['anotherType', pdf, () => plainDocx(person)],
  'a program that is named TXT': ['anotherType', 'text/plain', () => new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 1])],
  'a PDF that needs a password': [
    'encrypted',
    pdf,
    () => pdfOf({ userPassword: 'secret' }, (document) => document.text('Ada Lovelace')),
  ],
  'a PDF that ends early': ['unreadable', pdf, () => strToU8('%PDF-1.7\n1 0 obj\n<</Type /Cat')],
  'a PDF of 200 pages': [
    'pages',
    pdf,
    () => pdfOf({}, (document) => Array.from({ length: 200 }, () => document.addPage().text('page'))),
  ],
  'a file of 50 MB': ['size', pdf, () => Buffer.concat([good, Buffer.alloc(50 * 1024 * 1024)])],
  'a PDF with a script that runs when it is opened': ['scripts', pdf, () => scripted('/OpenAction')],
  'a PDF with a script of a page': ['scripts', pdf, () => scripted('/AA << /O')],
  'a Word file with a password': ['encrypted', docx, () => container('EncryptedPackage')],
  'a file of an older Word that is named DOCX': ['oldWord', docx, () => container('WordDocument')],
  'a file of an older Word that is named PDF': ['oldWord', pdf, () => container('WordDocument')],
  'a Rich Text file that is named DOCX': ['richText', docx, () => strToU8('{\\rtf1\\ansi Ada Lovelace}')],
  'a Rich Text file that is named TXT': ['richText', 'text/plain', () => strToU8('{\\rtf1\\ansi Ada Lovelace}')],
  'an OpenDocument file that is named DOCX': ['openDocument', docx, () => archive('mimetype', 'content.xml')],
  'a Pages file that is named DOCX': ['applePages', docx, () => archive('Index/Document.iwa')],
  'a Pages file that is named PDF': ['applePages', pdf, () => archive('Index/Document.iwa')],
  'a text in letters of an encoding that is not read': [
    'encoding',
    'text/plain',
    () => Buffer.from('f0d2c9d7c5d4', 'hex'),
  ],
  'a Word file that declares less than it unpacks to': [
    'unpacked',
    docx,
    () => declaringLess(word({ 'word/media/a': new Uint8Array(2e7) }), 2e7),
  ],
  'a PDF without any text or picture': ['noText', pdf, () => pdfOf({}, () => {})],
  'a Word file with macros': ['macros', docx, () => word({ 'word/vbaProject.bin': strToU8('x') })],
  'a Word file that unpacks to 100 MB': ['unpacked', docx, () => word({ 'word/media/a': new Uint8Array(1e8) })],
  'an archive that is no Word file': ['anotherType', docx, () => zipSync({ 'a.txt': strToU8('a') })],
  'a Word file that ends early': ['unreadable', docx, () => plainDocx(person).slice(0, 400)],
};

describe('A file that is no resume is refused with its reason', () => {
  it.each(Object.entries(bad))('%s', async (_name, [refusal, type, make]) => {
    expect(await readResume(await make(), type, readers)).toEqual({ refusal });
  });
});

it('A resume is read to its last line', async () => {
  const read = await readResume(good, pdf, readers);
  expect('lines' in read && read.lines.map(({ text }) => text).join(' ')).toContain(person.listed[0]);
});
