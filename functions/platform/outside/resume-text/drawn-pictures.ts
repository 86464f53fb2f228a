import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { pdfjs } from './pdf-document.ts';

/** How points are moved: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [number, number, number, number, number, number];

/** A picture as pdf.js unpacks it; a mask, of one bit a pixel, has no `kind` and paints where a bit is 0. */
export interface PdfPicture {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
  /** 1: one bit a pixel, white where it is 1; 2: red, green, blue; 3: red, green, blue, alpha. */
  kind?: number;
}

/** A picture where a page draws it. */
export interface DrawnPicture {
  picture: PdfPicture;
  /** The part of the picture that is drawn, in its pixels. */
  part: { x: number; y: number; width: number; height: number };
  /** From the square of 0 to 1, whose top is 1, to points of the page from its top left corner. */
  matrix: Matrix;
  /** How light the paint of a mask is, 0 to 255. */
  ink: number;
}

/** A picture or mask as an operation names it: itself, or the key of one that was unpacked before. */
type Named = PdfPicture | (Omit<PdfPicture, 'data'> & { data: string }) | string;
interface Pen {
  matrix: Matrix;
  ink: number;
}
const black = 0;

export const multiplied = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

/**
 * The pictures of a page in the order in which it draws them, upright as the page is shown. Strips and layers of a
 * scanner are pictures of their own; one that cannot be unpacked is left out.
 */
export async function drawnPictures(page: PDFPageProxy): Promise<DrawnPicture[]> {
  const { OPS: ops, AnnotationMode } = await pdfjs();
  // Notes and stamps that a reader put onto the page are no part of the scan.
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
  const drawn: DrawnPicture[] = [];
  const saved: Pen[] = [];
  let pen: Pen = { matrix: page.getViewport({ scale: 1 }).transform as unknown as Matrix, ink: black };
  const draw = async (named: Named, transform?: Matrix, part?: DrawnPicture['part']) => {
    const picture = await pictureOf(page, named);
    if (!picture) return;
    const whole = { x: 0, y: 0, width: picture.width, height: picture.height };
    const matrix = transform ? multiplied(pen.matrix, transform) : pen.matrix;
    drawn.push({ picture, part: part ?? whole, matrix, ink: pen.ink });
  };
  for (const [at, operation] of fnArray.entries()) {
    const given = (argsArray[at] ?? []) as unknown[];
    switch (operation) {
      case ops.save:
        saved.push(pen);
        break;
      case ops.restore:
      case ops.paintFormXObjectEnd:
        pen = saved.pop() ?? pen;
        break;
      case ops.paintFormXObjectBegin:
        saved.push(pen);
        if (given[0]) pen = { ...pen, matrix: multiplied(pen.matrix, given[0] as Matrix) };
        break;
      case ops.transform:
        pen = { ...pen, matrix: multiplied(pen.matrix, given as unknown as Matrix) };
        break;
      case ops.setFillRGBColor:
        pen = { ...pen, ink: lightnessOf(given[0]) };
        break;
      case ops.paintImageXObject:
      case ops.paintInlineImageXObject:
      case ops.paintImageMaskXObject:
        await draw(given[0] as Named);
        break;
      case ops.paintInlineImageXObjectGroup:
        for (const { transform, x, y, w, h } of given[1] as Grouped[])
          await draw(given[0] as Named, transform, { x, y, width: w, height: h });
        break;
      case ops.paintImageMaskXObjectGroup:
        for (const one of given[0] as (PdfPicture & { transform: Matrix })[]) await draw(one, one.transform);
        break;
      case ops.paintImageXObjectRepeat:
        for (const [x, y] of pairs(given[3])) await draw(given[0] as Named, scaled(given[1], given[2], x, y));
        break;
      case ops.paintImageMaskXObjectRepeat: {
        const [named, a, b, c, d, places] = given as [Named, number, number, number, number, unknown];
        for (const [x, y] of pairs(places)) await draw(named, [a, b, c, d, x, y]);
        break;
      }
    }
  }
  return drawn;
}

/** Small pictures of one line, which pdf.js puts into one. */
interface Grouped {
  transform: Matrix;
  x: number;
  y: number;
  w: number;
  h: number;
}

const scaled = (x: unknown, y: unknown, left: number, top: number): Matrix => [
  x as number,
  0,
  0,
  y as number,
  left,
  top,
];

const pairs = (places: unknown): [number, number][] =>
  Array.from({ length: (places as ArrayLike<number>).length / 2 }, (_, at) => [
    (places as ArrayLike<number>)[at * 2]!,
    (places as ArrayLike<number>)[at * 2 + 1]!,
  ]);

/** How light a colour is that pdf.js spells as CSS does; a pattern is taken for black. */
export function lightnessOf(colour: unknown): number {
  const [, red = '0', green = '0', blue = '0'] = /^#(..)(..)(..)$/.exec(String(colour)) ?? [];
  return lightness(parseInt(red, 16), parseInt(green, 16), parseInt(blue, 16));
}

/** How light a colour looks. @see https://www.itu.int/rec/R-REC-BT.601 */
export const lightness = (red: number, green: number, blue: number): number =>
  (red * 77 + green * 150 + blue * 29) >> 8;

async function pictureOf(page: PDFPageProxy, named: Named): Promise<PdfPicture | undefined> {
  const key = typeof named === 'string' ? named : typeof named.data === 'string' ? named.data : undefined;
  const objects = key?.startsWith('g_') ? page.commonObjs : page.objs;
  const found: unknown = key === undefined ? named : await new Promise((resolve) => objects.get(key, resolve));
  const { data, width, height, kind } = (found ?? {}) as Partial<PdfPicture>;
  return data && width && height ? { data, width, height, kind } : undefined;
}
