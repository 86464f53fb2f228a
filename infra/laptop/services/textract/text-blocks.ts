import { randomUUID } from 'node:crypto';

/** A rectangle as fractions of the page, from its top left corner. */
export interface PageBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface RecognizedWord {
  text: string;
  /** 0 to 100. */
  confidence: number;
  box: PageBox;
}

export interface RecognizedPage {
  lines: (RecognizedWord & { words: RecognizedWord[] })[];
}

/**
 * Textract's blocks for a page: the page, its lines in reading order, then their words, linked by id. @see
 * https://docs.aws.amazon.com/textract/latest/dg/how-it-works-lines-words.html
 */
export function textBlocks({ lines }: RecognizedPage, pageIndex: number): object[] {
  const page = pageIndex + 1;
  const lineBlocks = lines.map((line) => {
    const words = line.words.map((word) => ({ ...textBlock('WORD', word, page), TextType: 'PRINTED' }));
    return { words, block: { ...textBlock('LINE', line, page), ...childrenOf(words) } };
  });
  const pageBlock = {
    BlockType: 'PAGE',
    Id: randomUUID(),
    Page: page,
    Geometry: geometryOf({ left: 0, top: 0, width: 1, height: 1 }),
    ...childrenOf(lineBlocks.map(({ block }) => block)),
  };
  return [pageBlock, ...lineBlocks.map(({ block }) => block), ...lineBlocks.flatMap(({ words }) => words)];
}

function textBlock(BlockType: 'LINE' | 'WORD', { text, confidence, box }: RecognizedWord, page: number) {
  return { BlockType, Id: randomUUID(), Page: page, Text: text, Confidence: confidence, Geometry: geometryOf(box) };
}

function childrenOf(blocks: { Id: string }[]): object {
  return blocks.length === 0 ? {} : { Relationships: [{ Type: 'CHILD', Ids: blocks.map(({ Id }) => Id) }] };
}

function geometryOf({ left, top, width, height }: PageBox): object {
  const [right, bottom] = [left + width, top + height];
  return {
    BoundingBox: { Left: left, Top: top, Width: width, Height: height },
    Polygon: [
      { X: left, Y: top },
      { X: right, Y: top },
      { X: right, Y: bottom },
      { X: left, Y: bottom },
    ],
  };
}
