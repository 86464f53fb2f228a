import { strToU8, zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ResumeRefusal } from '../../../shared/constants/resume.ts';
import { readResume, type Readers } from '../../../functions/resumes/read-resume.steps.ts';
import { docxHtml } from '../../../functions/outside/resume-text/docx-html.ts';
import { pagePictures } from '../../../functions/outside/resume-text/page-pictures.ts';
import { readPdf } from '../../../functions/outside/resume-text/pdf-pages.ts';
import { random } from '../search/random.ts';
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

const word = (more: Record<string, Uint8Array>) => zipSync({ 'word/document.xml': strToU8('<w:document/>'), ...more });

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
  'a PDF of too many pages': [
    'pages',
    pdf,
    () => pdfOf({}, (document) => Array.from({ length: 30 }, () => document.addPage().text('page'))),
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
