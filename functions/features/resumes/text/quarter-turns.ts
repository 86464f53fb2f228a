import type { RecognizedBlock } from './recognized-pages.ts';

/** Quarter turns to the right. */
export type QuarterTurns = 0 | 1 | 2 | 3;

const leastConfidence = 60;
/** Below this share of sure words a page is not what recognition took it for. */
const leastSure = 0.5;

/**
 * By which turns a picture may be read better than it was: the one that recognition shows by the corners of its words,
 * else all of them where it was sure of few words that are upright. Empty for a picture that was upright.
 */
export function turnsToTry(blocks: readonly RecognizedBlock[]): QuarterTurns[] {
  const words = blocks.filter(isWord);
  const directions = words.map(directionOf);
  const shown = ([1, 2, 3] as const).find(
    (turn) => directions.filter((direction) => direction === turn).length > words.length / 2,
  );
  // Words that run downwards are set upright by three quarters more.
  if (shown) return [(4 - shown) as QuarterTurns];
  // A page without words is empty, however it lies.
  return sureLetters(blocks) < leastSure * lettersOf(words) ? [1, 3, 2] : [];
}

/** How many letters of upright words recognition was sure of, by which turns of a picture are compared. */
export const sureLetters = (blocks: readonly RecognizedBlock[]): number =>
  lettersOf(blocks.filter((block) => isWord(block) && (block.Confidence ?? 0) >= leastConfidence && isUpright(block)));

const lettersOf = (words: readonly RecognizedBlock[]): number =>
  words.reduce((sum, { Text = '' }) => sum + Text.length, 0);

const isWord = ({ BlockType, Text = '' }: RecognizedBlock): boolean => BlockType === 'WORD' && /\p{L}{3}/u.test(Text);

/** Into which direction a word runs: 0 to the right, 1 down, 2 to the left, 3 up. */
function directionOf({ Geometry }: RecognizedBlock): QuarterTurns {
  const [from, to] = Geometry?.Polygon ?? [];
  const [across, down] = [(to?.X ?? 1) - (from?.X ?? 0), (to?.Y ?? 0) - (from?.Y ?? 0)];
  if (Math.abs(down) > Math.abs(across)) return down > 0 ? 1 : 3;
  return across < 0 ? 2 : 0;
}

/** Words of three letters and more are wider than tall; some recognizers read columns of letters too. */
function isUpright(block: RecognizedBlock): boolean {
  const { Width = 1, Height = 0 } = block.Geometry?.BoundingBox ?? {};
  return directionOf(block) === 0 && Width > Height * 0.9;
}
