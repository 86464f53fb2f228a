import type { PlacedPage } from '../../../../../functions/platform/outside/resume-text/port.ts';

/** A page with its texts as [text, left, base, width, height, 1 where it is bold], in points to one decimal. */
export interface CompactPage {
  width: number;
  height: number;
  texts: [string, number, number, number, number, 0 | 1][];
}

const short = (points: number) => Math.round(points * 10) / 10;

/** The pages in a form of about a third of the size. */
export function compactPages(pages: readonly PlacedPage[]): CompactPage[] {
  return pages.map(({ width, height, texts }) => ({
    width,
    height,
    texts: texts.map((one) => [
      one.text,
      short(one.left),
      short(one.base),
      short(one.width),
      short(one.height),
      one.isBold ? 1 : 0,
    ]),
  }));
}

/** The pages of their compact form. */
export function pagesOfCompact(pages: readonly CompactPage[]): PlacedPage[] {
  return pages.map(({ width, height, texts }) => ({
    width,
    height,
    texts: texts.map(([text, left, base, wide, high, bold]) => ({
      text,
      left,
      base,
      width: wide,
      height: high,
      isBold: bold === 1,
    })),
  }));
}
