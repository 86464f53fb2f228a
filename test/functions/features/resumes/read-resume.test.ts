import { expect, it } from 'vitest';
import { UnreadChunk } from '../../../../functions/platform/outside/resume-text/word-chunk.ts';
import { aWordPackage } from '../../../support/word-package.ts';
import { aPng } from '../../../support/pictures.ts';
import type { ReadPdf } from '../../../../functions/platform/outside/resume-text/port.ts';
import { readResume, type Readers } from '../../../../functions/features/resumes/read-resume.steps.ts';
import { pagesOfBlocks, type RecognizedBlock } from '../../../../functions/features/resumes/text/recognized-pages.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const placed = (text: string) => ({ text, left: 50, base: 60, width: 50, height: 10, isBold: false });
const page = (...texts: string[]) => ({ width: 612, height: 792, texts: texts.map(placed) });
const aPdf = (over: Partial<ReadPdf> = {}): ReadPdf => ({
  pages: [page('Ada')],
  links: ['mailto:ada@example.com'],
  hasScripts: false,
  pageCount: 1,
  ...over,
});
const unused = async (): Promise<never> => {
  throw new Error('not used');
};

const box = (Left: number, Top = 0.1) => ({ BoundingBox: { Left, Top, Width: 0.1, Height: 0.01 } });
const word = (Text: string, Left: number, over: RecognizedBlock = {}): RecognizedBlock => ({
  BlockType: 'WORD',
  Id: Text,
  Text,
  Confidence: 95,
  Page: 1,
  Geometry: box(Left),
  ...over,
});
const line = (Text: string, Ids: string[], over: RecognizedBlock = {}): RecognizedBlock => ({
  BlockType: 'LINE',
  Text,
  Confidence: 95,
  Page: 1,
  Relationships: [{ Type: 'CHILD', Ids }],
  ...over,
});

function reading(over: Partial<Readers>, bytes: Uint8Array = bytesOf('%PDF-1.7'), type = 'application/pdf') {
  const readers = {
    readPdf: unused,
    docxHtml: unused,
    pagePictures: async () => [],
    recognizePicture: unused,
    ...over,
  };
  return readResume(bytes, type, readers);
}

it('A PDF with text gives its pages, lines and links', async () => {
  const limits: number[] = [];
  const read = await reading({
    readPdf: async (_bytes, most) => {
      limits.push(most);
      return aPdf({ pages: [page(), page('Ada', 'Byron')], pageCount: 20 });
    },
  });
  expect(read).toMatchObject({
    pages: [
      { width: 612, height: 792 },
      { width: 612, height: 792 },
    ],
    links: ['mailto:ada@example.com'],
  });
  expect('pages' in read && Object.keys(read.pages[1]!)).toEqual(['width', 'height']);
  expect('lines' in read && read.lines.map(({ text }) => text)).toEqual(['AdaByron']);
  expect(read).not.toHaveProperty('isRecognized');
  expect(limits).toEqual([20]);
});

it.each([
  ['21 pages', { pageCount: 21, hasScripts: true }, 'pages'],
  ['scripts', { hasScripts: true }, 'scripts'],
  ['signs only', { pages: [page('12 – 34')] }, 'noText'],
  ['400 001 letters', { pages: [page('a'.repeat(400_001))] }, 'unpacked'],
])('A PDF of %s is refused', async (_what, over, refusal) => {
  expect(await reading({ readPdf: async () => aPdf(over) })).toEqual({ refusal });
});

it('A text of 400 000 letters is read', async () => {
  const read = await reading({}, bytesOf('a'.repeat(400_000)), 'text/plain');
  expect(read).toMatchObject({ pages: [{ width: 0, height: 0 }], links: [] });
});

it.each([
  ['PasswordException', 'encrypted'],
  ['InvalidPDFException', 'unreadable'],
  ['UnknownErrorException', 'unreadable'],
  ['FormatError', 'unreadable'],
  ['XRefParseException', 'unreadable'],
])('A PDF whose reader fails with %s is refused', async (name, refusal) => {
  const readPdf = () => Promise.reject(Object.assign(new Error('no'), { name }));
  expect(await reading({ readPdf })).toEqual({ refusal });
});

it('A failure that is not the file’s is thrown, so that it is read again', async () => {
  await expect(reading({ readPdf: unused })).rejects.toThrow('not used');
  const readPdf = () => Promise.reject(Object.assign(new Error('busy'), { name: 'NotInvalidPDF' }));
  await expect(reading({ readPdf })).rejects.toThrow('busy');
});

/** Recognizes the words that are written as the bytes of a picture. */
const recognizePicture = async (picture: Uint8Array) => {
  const text = new TextDecoder().decode(picture);
  return [line(text, [text]), word(text, 0.1)];
};
const textsOf = (read: Awaited<ReturnType<typeof reading>>) =>
  'lines' in read ? read.lines.map((one) => [one.page, one.text]) : read;
const long = 'letters '.repeat(40);

it('A PDF without text is recognized from the pictures of at most four pages', async () => {
  const asked: unknown[] = [];
  const read = await reading({
    readPdf: async () => aPdf({ pages: [page(), page()], pageCount: 2 }),
    pagePictures: async (_bytes, ...given) => {
      asked.push(...given);
      return [1, 2].map((number) => ({ number, data: bytesOf(['', 'one', 'two'][number]!) }));
    },
    recognizePicture,
  });
  expect(asked).toEqual([[1, 2].map((number) => ({ number, leastShare: 0.02 })), 4]);
  expect(read).toMatchObject({ isRecognized: true, pages: [{ width: 612 }, { width: 612 }] });
  expect(textsOf(read)).toEqual([
    [0, 'one'],
    [1, 'two'],
  ]);
});

it('Each page is decided by itself: a letter before a scan and the line of a scanner are kept, in the order of pages', async () => {
  const asked: unknown[] = [];
  const read = await reading({
    readPdf: async () => aPdf({ pages: [page('Dear team'), page('by Scan'), page(long)], pageCount: 3 }),
    pagePictures: async (_bytes, pages) => {
      asked.push(...pages);
      return [{ number: 2, data: bytesOf('Resume') }];
    },
    recognizePicture,
  });
  expect(asked).toEqual([1, 2].map((number) => ({ number, leastShare: 0.5 })));
  expect(textsOf(read)).toEqual([
    [0, 'Dear team'],
    [1, 'by Scan'],
    [1, 'Resume'],
    [2, long.trim()],
  ]);
  expect(read).not.toHaveProperty('isRecognized', true);
});

it('Text that a scan shows too is an unseen layer, which what is recognized replaces', async () => {
  const layer = { ...placed('Resnne'), left: 65, base: 86 };
  const read = await reading({
    readPdf: async () => aPdf({ pages: [{ width: 612, height: 792, texts: [layer] }] }),
    pagePictures: async () => [{ number: 1, data: bytesOf('Resume') }],
    recognizePicture,
  });
  expect(textsOf(read)).toEqual([[0, 'Resume']]);
  expect(read).toMatchObject({ isRecognized: true });
});

const wordFile = aWordPackage({ body: '' });
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

it('A Word file is read without the words that it hides, which are given beside it', async () => {
  const docxHtml = async () => '<p>Ada</p><aside hidden>Rust &amp; Go</aside>';
  const read = await reading({ docxHtml }, wordFile, wordType);
  expect(textsOf(read)).toEqual([[0, 'Ada']]);
  expect(read).toMatchObject({ hiddenText: 'Rust & Go' });
});

it('A PDF has the words that it does not show beside it', async () => {
  const read = await reading({ readPdf: async () => aPdf({ pages: [page(long)], hiddenText: 'Rust & Go' }) });
  expect(read).toMatchObject({ hiddenText: 'Rust & Go' });
  expect(await reading({ readPdf: async () => aPdf({ pages: [page(long)] }) })).not.toHaveProperty('hiddenText');
});

it('A Word file whose text is in a file within that is not read says so', async () => {
  const docxHtml = () => Promise.reject(new UnreadChunk('Rich Text'));
  expect(await reading({ docxHtml }, wordFile, wordType)).toEqual({ refusal: 'filesWithin' });
});

it('A PDF of text alone is not looked at for pictures', async () => {
  const read = await reading({ readPdf: async () => aPdf({ pages: [page(long)] }) });
  expect(textsOf(read)).toEqual([[0, long.trim()]]);
});

it('A picture is recognized as one page', async () => {
  const ofAda = async () => [line('Ada', ['Ada']), word('Ada', 0.1)];
  const read = await reading({ recognizePicture: ofAda }, aPng({ width: 9, height: 9 }), 'image/png');
  expect(read).toMatchObject({ isRecognized: true, pages: [{ width: 612, height: 792 }] });
});

const recognized = (text: string, left: number, base: number, height = 7.128) => ({
  text,
  left: expect.closeTo(left, 5),
  width: expect.closeTo(61.2, 5),
  base: expect.closeTo(base, 5),
  height: expect.closeTo(height, 5),
  isBold: false,
});
const paper = { width: 612, height: 792 };

it('Recognized words are placed on pages in points, on the baseline of their line', () => {
  const blocks = [
    line('Ada and pq', ['Ada', 'gone', 'and', 'pq']),
    word('Ada', 0.1),
    word('and', 0.3),
    word('pq', 0.5),
  ];
  expect(pagesOfBlocks(blocks)).toEqual([
    {
      ...paper,
      texts: [recognized('Ada', 61.2, 87.12), recognized('and', 183.6, 87.12), recognized('pq', 306, 87.12)],
    },
  ]);
  const hanging = (text: string, share: number) =>
    expect(pagesOfBlocks([line('Ada', [text]), word(text, 0.1)])[0]!.texts).toEqual([
      recognized(text, 61.2, 79.2 + 7.92 * share),
    ]);
  hanging('page', 0.71);
  hanging('Page', 0.78);
  hanging('man', 1);
});

it('A page without words is empty, and one is missing only at the end', () => {
  expect(pagesOfBlocks([line('Two', ['Two'], { Page: 2 }), word('Two', 0.1)])).toEqual([
    { ...paper, texts: [] },
    { ...paper, texts: [recognized('Two', 61.2, 87.12)] },
  ]);
  expect(pagesOfBlocks([])).toEqual([]);
  expect(pagesOfBlocks([line('Ada', ['Ada'], { Page: undefined }), word('Ada', 0.1)])).toHaveLength(1);
});

it('A page that leans is set upright by its long lines', () => {
  const leaning = [
    line('Ada Byron', ['Ada', 'Byron']),
    word('Ada', 0.1),
    word('Byron', 0.6, { Geometry: box(0.6, 0.11) }),
  ];
  expect(pagesOfBlocks(leaning)[0]!.texts.map(({ base }) => base)).toEqual([
    expect.closeTo(85.536, 3),
    expect.closeTo(85.536, 3),
  ]);
  const short = [
    line('Ada Byron', ['Ada', 'Byron']),
    word('Ada', 0.1),
    word('Byron', 0.3, { Geometry: box(0.3, 0.11) }),
  ];
  expect(pagesOfBlocks(short)[0]!.texts.map(({ base }) => base)).toEqual([
    expect.closeTo(93.2976, 3),
    expect.closeTo(93.2976, 3),
  ]);
});

it.each<[string, RecognizedBlock[], string[]]>([
  ['a line of doubtful signs', [line('12', ['12'], { Confidence: 30 }), word('12', 0.1)], []],
  ['a line of likely signs', [line('12', ['12'], { Confidence: 31 }), word('12', 0.1)], ['12']],
  ['a line that looks like a word', [line('Ada', ['Ada'], { Confidence: 1 }), word('Ada', 0.1)], ['Ada']],
  ['a line of one letter', [line('A', ['A']), word('A', 0.1)], []],
  ['a doubtful word', [line('Ada 12', ['Ada', '12']), word('Ada', 0.1), word('12', 0.3, { Confidence: 25 })], ['Ada']],
  [
    'a likely word',
    [line('Ada 12', ['Ada', '12']), word('Ada', 0.1), word('12', 0.3, { Confidence: 26 })],
    ['Ada', '12'],
  ],
  ['a word without letters', [line('Ada', ['Ada', '']), word('Ada', 0.1), word('', 0.3)], ['Ada']],
  [
    'a sign at the beginning',
    [line('« Ada', ['«', 'Ada']), word('«', 0.1, { Confidence: 1 }), word('Ada', 0.3)],
    ['•', 'Ada'],
  ],
  ['a sign elsewhere', [line('Ada «', ['Ada', '«']), word('Ada', 0.1), word('«', 0.3)], ['Ada', '«']],
  ['a border', [line('Ada |', ['Ada', '|']), word('Ada', 0.1), word('|', 0.21)], ['Ada']],
  [
    'a bar',
    [line('Ada | 12', ['Ada', '|', '12']), word('Ada', 0.1), word('|', 0.205), word('12', 0.31)],
    ['Ada', '|', '12'],
  ],
  [
    'what is no child',
    [line('Ada', ['Ada'], { Relationships: [{ Type: 'VALUE', Ids: ['Ada'] }] }), word('Ada', 0.1)],
    [],
  ],
])('Of %s, words are kept that say something', (_what, blocks, texts) => {
  expect(pagesOfBlocks(blocks).flatMap((one) => one.texts.map(({ text }) => text))).toEqual(texts);
});
