import type { PlacedPage, PlacedText } from '../../platform/outside/resume-text/port.ts';
import { turnPicture } from '../../platform/outside/pictures/turn-picture.ts';
import { sureLetters, turnsToTry, type QuarterTurns } from './text/quarter-turns.ts';
import { pagesOfBlocks, type RecognizedBlock } from './text/recognized-pages.ts';

export type RecognizePicture = (bytes: Uint8Array) => Promise<readonly RecognizedBlock[]>;

/** What was recognized in a picture, and how it had to be turned for that. */
export interface Recognized {
  blocks: readonly RecognizedBlock[];
  turns: QuarterTurns;
}

/**
 * What is recognized in pictures, JPEG or PNG, in their order. One whose words run sideways, or that is hardly read, is
 * turned and recognized again; the others of a file are turned likewise, since a stack is fed one way.
 */
export async function recognizePictures(
  pictures: readonly Uint8Array[],
  recognize: RecognizePicture,
): Promise<Recognized[]> {
  let turns: QuarterTurns = 0;
  let mayTry = true;
  const found: Recognized[] = [];
  for (const picture of pictures) {
    const first: Recognized = { blocks: await recognize(turnPicture(picture, turns)), turns };
    const toTry = mayTry ? turnsToTry(first.blocks) : [];
    const best = await bestOf(first, toTry, picture, recognize);
    found.push(best);
    // Every try costs a recognition, so they are made for one page of a file.
    if (toTry.length > 0) mayTry = false;
    turns = best.turns;
  }
  return found;
}

async function bestOf(
  first: Recognized,
  toTry: readonly QuarterTurns[],
  picture: Uint8Array,
  recognize: RecognizePicture,
): Promise<Recognized> {
  let best = first;
  for (const more of toTry) {
    const turns = ((first.turns + more) % 4) as QuarterTurns;
    const blocks = await recognize(turnPicture(picture, turns));
    if (sureLetters(blocks) > sureLetters(best.blocks)) best = { blocks, turns };
    if (turnsToTry(best.blocks).length === 0) break;
  }
  return best;
}

/**
 * A page of recognized words with the text that the file itself puts onto it, such as the line of a scanner's program.
 * Text that the picture shows too is an unseen layer of an earlier recognition, and is left out; below a page that was
 * turned, the text follows, because its place is another one now.
 */
export function pageWithText({ blocks, turns }: Recognized, { width, height, texts }: PlacedPage): PlacedPage {
  const paper = turns % 2 === 0 ? { width, height } : { width: height, height: width };
  const [recognized] = pagesOfBlocks(
    blocks.map((block) => ({ ...block, Page: 1 })),
    paper,
  );
  const words = recognized?.texts ?? [];
  const own = turns === 0 ? texts.filter((text) => !words.some((word) => areSamePlace(text, word))) : texts;
  const placed = own.map((text, at) => (turns === 0 ? text : { ...text, base: paper.height + at * text.height * 2 }));
  return { ...paper, texts: [...words, ...placed] };
}

const areSamePlace = (text: PlacedText, word: PlacedText): boolean =>
  word.left < text.left + text.width &&
  text.left < word.left + word.width &&
  Math.abs(text.base - word.base) < Math.max(text.height, word.height) / 2;
