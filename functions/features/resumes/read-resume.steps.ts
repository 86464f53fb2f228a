import { resumeLimits, type ResumeRefusal } from '../../../shared/constants/resume.ts';
import { plainText } from '../../platform/outside/files/plain-text.ts';
import type { PagePicture, PageToSee, PlacedPage, ReadPdf } from '../../platform/outside/resume-text/port.ts';
import { readablePicture } from './readable-picture.ts';
import { judgeResume } from './judge-resume.ts';
import { pageWithText, recognizePictures, type RecognizePicture } from './recognize-pages.steps.ts';
import { linesOfHtml } from './text/html-lines.ts';
import { linesOfText } from './text/flowing-lines.ts';
import { linesOfPages } from './text/layout.ts';
import { pagesOfBlocks } from './text/recognized-pages.ts';
import type { ResumeText } from './text/resume-text.ts';

/** The readers of each kind of file. */
export interface Readers {
  readPdf(bytes: Uint8Array, mostPages: number): Promise<ReadPdf>;
  docxHtml(bytes: Uint8Array): Promise<string>;
  pagePictures(bytes: Uint8Array, pages: readonly PageToSee[], most: number): Promise<PagePicture[]>;
  recognizePicture: RecognizePicture;
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
      return readPicture(bytes, readers);
    case 'text':
      return checked({ pages: [flat], lines: linesOfText(plainText(bytes) ?? ''), links: [] });
  }
}

/** The page of a file without geometry. */
const flat = { width: 0, height: 0 };

async function readPdfOrScan(bytes: Uint8Array, readers: Readers): Promise<Read> {
  try {
    const { pages, links, hasScripts, pageCount, hiddenText } = await readers.readPdf(bytes, resumeLimits.mostPages);
    if (pageCount > resumeLimits.mostPages) return { refusal: 'pages' };
    if (hasScripts) return { refusal: 'scripts' };
    const seen = await withScans(bytes, pages, readers);
    const hidden = hiddenText?.slice(0, resumeLimits.mostHiddenLetters);
    return checked({ ...seen, lines: linesOfPages(seen.pages), links, ...(hidden && { hiddenText: hidden }) });
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
  } catch (error) {
    if ((error as Error).name === 'UnreadChunk') return { refusal: 'filesWithin' };
    // mammoth has no errors of its own: whatever it cannot read is damaged.
    return { refusal: 'unreadable' };
  }
}

/** A page with fewer letters may be a scan with a line of its program or of a stamp. */
const fewLetters = 250;
/** How much of such a page pictures cover when it is one; a page without any letter shows what it has as pictures. */
const leastShares = { withLetters: 0.5, withoutLetters: 0.02 };

/** The pages of a PDF, with what is recognized on those that are pictures. */
async function withScans(
  bytes: Uint8Array,
  pages: readonly PlacedPage[],
  { pagePictures, recognizePicture }: Readers,
): Promise<Pick<ResumeText, 'isRecognized'> & { pages: PlacedPage[] }> {
  const mayBeScans = pages.flatMap((page, at): PageToSee[] => {
    const letters = lettersOn(page);
    if (letters >= fewLetters) return [];
    return [{ number: at + 1, leastShare: leastShares[letters > 0 ? 'withLetters' : 'withoutLetters'] }];
  });
  const pictures = mayBeScans.length === 0 ? [] : await pagePictures(bytes, mayBeScans, resumeLimits.mostScannedPages);
  if (pictures.length === 0) return { pages: [...pages] };
  const recognized = await recognizePictures(
    pictures.map(({ data }) => data),
    recognizePicture,
  );
  const all = [...pages];
  for (const [at, { number }] of pictures.entries())
    all[number - 1] = pageWithText(recognized[at]!, pages[number - 1]!);
  const scans = new Set(pictures.map(({ number }) => number - 1));
  const lettersOf = (areScans: boolean) =>
    all.reduce((sum, page, at) => (scans.has(at) === areScans ? sum + lettersOn(page) : sum), 0);
  return { pages: all, isRecognized: lettersOf(true) > lettersOf(false) || undefined };
}

const lettersOn = ({ texts }: PlacedPage): number =>
  texts.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);

async function readPicture(bytes: Uint8Array, { recognizePicture }: Readers): Promise<Read> {
  const picture = readablePicture(bytes);
  if ('refusal' in picture) return picture;
  const [recognized] = await recognizePictures([picture.bytes], recognizePicture);
  const pages = pagesOfBlocks((recognized?.blocks ?? []).map((block) => ({ ...block, Page: 1 })));
  return checked({ pages, lines: linesOfPages(pages), links: [], isRecognized: true });
}

function checked(text: ResumeText): Read {
  const letters = text.lines.reduce((sum, line) => sum + line.text.length, 0);
  if (letters > resumeLimits.mostLetters) return { refusal: 'unpacked' };
  return /\p{L}/u.test(text.lines.map((line) => line.text).join(''))
    ? { ...text, pages: text.pages.map(({ width, height }) => ({ width, height })) }
    : { refusal: 'noText' };
}
