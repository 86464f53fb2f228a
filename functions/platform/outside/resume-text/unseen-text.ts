import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { lightnessOf } from './drawn-pictures.ts';
import { pdfjs } from './pdf-document.ts';
import type { PlacedText } from './port.ts';

/** Paint as light as this is not seen on white paper. */
const white = 250;
/** Letters of two points are there to be found, not to be read. */
const unseenHeight = 2;
/** Modes of text that paint nothing. @see ISO 32000-1:2008, table 106 */
const paintless = new Set([3, 7]);

/** Paint so thin is not seen on any ground. */
const clear = 0.05;

interface Ink {
  light: number;
  opacity: number;
  mode: number;
}
type Operators = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>;

/**
 * Which texts of a page nobody sees: letters of two points beside larger ones, white ones where nothing is painted below them, and those
 * that are not painted at all, or with a paint that is clear. The unpainted words over the picture of a scan are what was recognized in it.
 */
export async function unseenOn(operators: Operators, texts: readonly PlacedText[]): Promise<Set<PlacedText>> {
  const { shown, unseen } = await wordsOf(operators);
  const isLarge = texts.some(({ height }) => height > unseenHeight);
  return new Set(
    texts.filter((text) => {
      const letters = unspaced(text.text);
      return (isLarge && text.height <= unseenHeight) || (unseen.includes(letters) && !shown.includes(letters));
    }),
  );
}

/** The letters that a page shows and does not show, each in one text. */
async function wordsOf({ fnArray, argsArray }: Operators): Promise<{ shown: string; unseen: string }> {
  const { OPS: ops } = await pdfjs();
  const pictures = new Set([ops.paintImageXObject, ops.paintInlineImageXObject, ops.paintImageMaskXObject]);
  const fills = new Set([ops.fill, ops.eoFill, ops.fillStroke, ops.eoFillStroke]);
  const [shown, whites, unpainted]: string[][] = [[], [], []];
  const saved: Ink[] = [];
  let ink: Ink = { light: 0, opacity: 1, mode: 0 };
  let [hasPicture, hasColour] = [false, false];
  for (const [at, operation] of fnArray.entries()) {
    const [first] = (argsArray[at] ?? []) as unknown[];
    if (operation === ops.save) saved.push(ink);
    else if (operation === ops.restore) ink = saved.pop() ?? ink;
    else if (operation === ops.setFillRGBColor) ink = { ...ink, light: lightnessOf(first) };
    else if (operation === ops.setGState) ink = { ...ink, opacity: opacityIn(first) ?? ink.opacity };
    else if (operation === ops.setTextRenderingMode) ink = { ...ink, mode: Number(first) };
    else if (operation === ops.showText) {
      const into = paintless.has(ink.mode) || ink.opacity < clear ? unpainted : ink.light >= white ? whites : shown;
      into!.push(unspaced(lettersOf(first)));
    } else if (pictures.has(operation)) hasPicture = true;
    else if (operation === ops.shadingFill) hasColour = true;
    else if (fills.has(operation === ops.constructPath ? Number(first) : operation))
      hasColour ||= ink.light < white && ink.opacity >= clear;
  }
  const isHidden = { whites: !hasPicture && !hasColour, unpainted: !hasPicture };
  return {
    shown: [...shown!, ...(isHidden.whites ? [] : whites!), ...(isHidden.unpainted ? [] : unpainted!)].join(''),
    unseen: [...(isHidden.whites ? whites! : []), ...(isHidden.unpainted ? unpainted! : [])].join(''),
  };
}

/** How much a state of graphics lets its fill cover; undefined where it does not say. */
const opacityIn = (state: unknown): number | undefined =>
  (state as [key: string, value: unknown][]).find(([key]) => key === 'ca')?.[1] as number | undefined;

/** pdf.js gives letters with their signs, and gaps as numbers. */
const lettersOf = (glyphs: unknown): string =>
  (glyphs as (number | { unicode?: string } | null)[])
    .map((glyph) => (typeof glyph === 'object' ? (glyph?.unicode ?? '') : ''))
    .join('');

const unspaced = (text: string): string => text.normalize('NFKC').replace(/[\s\u00ad]/g, '');
