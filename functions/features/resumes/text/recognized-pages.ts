import type { PlacedPage, PlacedText } from '../../../platform/outside/resume-text/port.ts';

/** What text recognition returns of a word, in the shape of Textract's blocks. */
export interface RecognizedBlock {
  BlockType?: string | undefined;
  Text?: string | undefined;
  Confidence?: number | undefined;
  Page?: number | undefined;
  Id?: string | undefined;
  Relationships?: { Type?: string | undefined; Ids?: string[] | undefined }[] | undefined;
  Geometry?:
    | {
        BoundingBox?:
          | {
              Left?: number | undefined;
              Top?: number | undefined;
              Width?: number | undefined;
              Height?: number | undefined;
            }
          | undefined;
        /** The corners as the words are read, from the top left one on. */
        Polygon?: { X?: number | undefined; Y?: number | undefined }[] | undefined;
      }
    | undefined;
}

/** The size of a page in points. */
interface Paper {
  width: number;
  height: number;
}

/** US letter, in points, where a picture says nothing of its size: recognition gives fractions of a page. */
const letter: Paper = { width: 612, height: 792 };
const leastConfidence = 25;
const leastOfLine = 30;
/** Recognition is often unsure of names and addresses; what looks like a word is one all the same. */
const wordLike = /\p{L}{3}|\p{L}@\p{L}/u;
const rule = /^[|_]+$/;

/**
 * The pages of recognized words. A skewed scan is set upright, and words of one line share its baseline and height, so
 * that descenders and dots do not tear it apart.
 * @see https://docs.aws.amazon.com/textract/latest/dg/how-it-works-lines-words.html
 */
export function pagesOfBlocks(blocks: readonly RecognizedBlock[], page: Paper = letter): PlacedPage[] {
  const pages: Word[][][] = [];
  const byId = new Map(blocks.map((block) => [block.Id, block]));
  for (const line of blocks.filter(isLine)) {
    const number = (line.Page ?? 1) - 1;
    while (pages.length <= number) pages.push([]);
    const words = (line.Relationships ?? [])
      .filter(({ Type }) => Type === 'CHILD')
      .flatMap(({ Ids = [] }) => Ids.flatMap((id) => byId.get(id) ?? []))
      .filter(isWord)
      .map((block) => wordOf(block, page))
      .map(withBullet);
    const kept = withoutRules(words);
    if (kept.length > 0) pages[number]!.push(kept);
  }
  return pages.map((lines) => {
    const slope = slopeOf(lines, page);
    return { ...page, texts: lines.flatMap((words) => placedWords(words, slope)) };
  });
}

// Rules and borders are recognized as letters, with little confidence.
const isLine = ({ BlockType, Confidence = 100, Text = '' }: RecognizedBlock): boolean =>
  BlockType === 'LINE' && (Confidence > leastOfLine || wordLike.test(Text)) && /[\p{L}\p{N}]{2}/u.test(Text);

const isWord = ({ Confidence = 0, Text = '' }: RecognizedBlock, place: number): boolean =>
  Text !== '' && (Confidence > leastConfidence || wordLike.test(Text) || (place === 0 && bullet.test(Text)));

/** The borders of a table are recognized as words: at the ends of a line, or far from one of their neighbours. */
function withoutRules(words: readonly Word[]): Word[] {
  const isNear = (a: Word | undefined, b: Word | undefined): boolean =>
    a !== undefined && b !== undefined && b.left - a.left - a.width < Math.min(a.height, b.height);
  return words.filter(
    (word, at) => !rule.test(word.text) || (isNear(words[at - 1], word) && isNear(word, words[at + 1])),
  );
}

/** A lone sign at the beginning of a line is how a bullet is recognized. */
const bullet = /^([+»«*°¢©e@=-]|[+»«*=]{2})$/;
const withBullet = (word: Word, place: number): Word =>
  place === 0 && bullet.test(word.text) ? { ...word, text: '•' } : word;

interface Word {
  text: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

function wordOf({ Geometry, Text = '' }: RecognizedBlock, page: Paper): Word {
  const { Left = 0, Top = 0, Width = 0, Height = 0 } = Geometry?.BoundingBox ?? {};
  return {
    text: Text,
    left: Left * page.width,
    top: Top * page.height,
    width: Width * page.width,
    height: Height * page.height,
  };
}

const middle = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** How far lines fall per point to the right: the middle of what each long line shows. */
function slopeOf(lines: readonly (readonly Word[])[], page: Paper): number {
  return middle(
    lines.flatMap((words) => {
      const [first, last] = [words[0]!, words.at(-1)!];
      const run = last.left - first.left;
      return run > page.width / 4 ? [(last.top + last.height / 2 - first.top - first.height / 2) / run] : [];
    }),
  );
}

/**
 * Where a word stands: its box reaches below that by its descenders, which take a fifth of the letters' size. Cells of a
 * table, which are lines of their own, would not share a row otherwise.
 */
function baselineOf({ text, top, height }: Word): number {
  if (!/[gjpqyQ,;()|]/.test(text)) return top + height;
  return top + height * (/[\p{Lu}\dbdfhiklt]/u.test(text) ? 0.78 : 0.71);
}

function placedWords(words: readonly Word[], slope: number): PlacedText[] {
  const height = middle(words.map((word) => word.height));
  const base = middle(words.map((word) => baselineOf(word) - slope * word.left));
  return words.map(({ text, left, width }) => ({ text, left, width, base, height: height * 0.9, isBold: false }));
}
