import { resumeLimits, type ResumeRefusal } from '../../../shared/constants/resume.ts';
import { plainText } from '../../platform/outside/files/plain-text.ts';
import type { ReadPdf } from '../../platform/outside/resume-text/port.ts';
import { judgeResume } from './judge-resume.ts';
import { linesOfHtml } from './text/html-lines.ts';
import { linesOfText } from './text/flowing-lines.ts';
import { linesOfPages } from './text/layout.ts';
import { pagesOfBlocks, type RecognizedBlock } from './text/recognized-pages.ts';
import type { ResumeText } from './text/resume-text.ts';

/** The readers of each kind of file. */
export interface Readers {
  readPdf(bytes: Uint8Array, mostPages: number): Promise<ReadPdf>;
  docxHtml(bytes: Uint8Array): Promise<string>;
  pagePictures(bytes: Uint8Array, mostPages: number): Promise<Uint8Array[]>;
  recognizePicture(bytes: Uint8Array): Promise<readonly RecognizedBlock[]>;
}

type Read = ResumeText | { refusal: ResumeRefusal };

/** The text of a resume with its places, or why it cannot be read. Only scans are sent to recognition. */
export async function readResume(bytes: Uint8Array, announced: string, readers: Readers): Promise<Read> {
  const judged = judgeResume(bytes, announced);
  if ('refusal' in judged) return judged;
  switch (judged.kind) {
    case 'pdf':
      return readPdfOrScan(bytes, readers);
    case 'docx':
      return readDocx(bytes, readers);
    case 'picture':
      return recognized([bytes], readers);
    case 'text':
      return checked({ pages: [flat], lines: linesOfText(plainText(bytes) ?? ''), links: [] });
  }
}

/** The page of a file without geometry. */
const flat = { width: 0, height: 0 };

async function readPdfOrScan(bytes: Uint8Array, readers: Readers): Promise<Read> {
  try {
    const { pages, links, hasScripts, pageCount } = await readers.readPdf(bytes, resumeLimits.mostPages);
    if (pageCount > resumeLimits.mostPages) return { refusal: 'pages' };
    if (hasScripts) return { refusal: 'scripts' };
    if (pages.some(({ texts }) => texts.length > 0)) return checked({ pages, lines: linesOfPages(pages), links });
    return await recognized(await readers.pagePictures(bytes, resumeLimits.mostScannedPages), readers);
  } catch (error) {
    const { name } = error as Error;
    if (name === 'PasswordException') return { refusal: 'encrypted' };
    if (/^(InvalidPDF|UnknownError|FormatError|MissingPDF|XRef)/.test(name)) return { refusal: 'unreadable' };
    throw error;
  }
}

async function readDocx(bytes: Uint8Array, { docxHtml }: Readers): Promise<Read> {
  try {
    return checked({ pages: [flat], ...linesOfHtml(await docxHtml(bytes)) });
  } catch {
    // mammoth has no errors of its own: whatever it cannot read is damaged.
    return { refusal: 'unreadable' };
  }
}

async function recognized(pictures: readonly Uint8Array[], { recognizePicture }: Readers): Promise<Read> {
  const blocks: RecognizedBlock[] = [];
  for (const [at, picture] of pictures.entries()) {
    blocks.push(...(await recognizePicture(picture)).map((block) => ({ ...block, Page: at + 1 })));
  }
  const pages = pagesOfBlocks(blocks);
  return checked({ pages, lines: linesOfPages(pages), links: [], isRecognized: true });
}

function checked(text: ResumeText): Read {
  const letters = text.lines.reduce((sum, line) => sum + line.text.length, 0);
  if (letters > resumeLimits.mostLetters) return { refusal: 'unpacked' };
  return /\p{L}/u.test(text.lines.map((line) => line.text).join(''))
    ? { ...text, pages: text.pages.map(({ width, height }) => ({ width, height })) }
    : { refusal: 'noText' };
}
