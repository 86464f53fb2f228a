import { lightness, multiplied, type DrawnPicture, type Matrix, type PdfPicture } from './drawn-pictures.ts';

/** A page of grey pixels, one byte each, 255 for white. */
export interface PageRaster {
  width: number;
  height: number;
  data: Uint8Array;
}

/** Recognition gains nothing from more pixels of a page: A4 at 300 dots an inch has 8.7 million. */
const mostPixels = 9_000_000;
/** Along each side of a new pixel, at most so many of the picture's are looked at. */
const mostSamples = 3;

/** Draws pictures onto white paper of a size in points, as finely as the finest large one of them. */
export function rasterOf(drawn: readonly DrawnPicture[], paper: { width: number; height: number }): PageRaster {
  const scale = Math.min(
    Math.max(...drawn.filter((one) => shareOf(one, paper) > 0.05).map(finenessOf), 1),
    Math.sqrt(mostPixels / (paper.width * paper.height)),
  );
  const [width, height] = [Math.ceil(paper.width * scale), Math.ceil(paper.height * scale)];
  const raster = { width, height, data: new Uint8Array(width * height).fill(255) };
  for (const one of drawn) drawOn(raster, one, multiplied([scale, 0, 0, scale, 0, 0], one.matrix));
  return raster;
}

/** How much of a page a picture covers, 0 to 1. */
export function shareOf({ matrix }: DrawnPicture, paper: { width: number; height: number }): number {
  const { left, top, right, bottom } = boxOf(matrix, paper);
  return (Math.max(0, right - left) * Math.max(0, bottom - top)) / (paper.width * paper.height);
}

/** The box of a placed square, within the paper. */
function boxOf([a, b, c, d, e, f]: Matrix, paper: { width: number; height: number }) {
  const [across, down] = [
    [e, a + e, c + e, a + c + e],
    [f, b + f, d + f, b + d + f],
  ];
  return {
    left: Math.max(0, Math.min(...across)),
    top: Math.max(0, Math.min(...down)),
    right: Math.min(paper.width, Math.max(...across)),
    bottom: Math.min(paper.height, Math.max(...down)),
  };
}

/** Pixels of a picture for each point of the page. */
const finenessOf = ({ part, matrix: [a, b, c, d] }: DrawnPicture): number =>
  Math.min(part.width / Math.hypot(a, b), part.height / Math.hypot(c, d));

/** Draws one picture: each new pixel is the mean of some that it covers. */
function drawOn(raster: PageRaster, { picture, part, ink }: DrawnPicture, [a, b, c, d, e, f]: Matrix): void {
  const determinant = a * d - b * c;
  if (Math.abs(determinant) < 1e-9) return;
  // From a pixel of the page to one of the picture, whose first row is the top of its square.
  const [columnX, columnY] = [(d / determinant) * part.width, (-c / determinant) * part.width];
  const [rowX, rowY] = [(b / determinant) * part.height, (-a / determinant) * part.height];
  const step = Math.max(Math.hypot(columnX, rowX), Math.hypot(columnY, rowY));
  const samples = Math.min(mostSamples, Math.max(1, Math.round(step)));
  const { light, alpha } = planesOf(picture, ink);
  const box = boxOf([a, b, c, d, e, f], raster);
  for (let y = Math.floor(box.top); y < box.bottom; y++) {
    for (let x = Math.floor(box.left); x < box.right; x++) {
      const at = y * raster.width + x;
      let sum = 0;
      for (let sample = 0; sample < samples * samples; sample++) {
        const dx = x + ((sample % samples) + 0.5) / samples - e;
        const dy = y + (Math.floor(sample / samples) + 0.5) / samples - f;
        const column = Math.floor(columnX * dx + columnY * dy);
        const row = Math.floor(part.height + rowX * dx + rowY * dy);
        const isWithin = column >= 0 && row >= 0 && column < part.width && row < part.height;
        const place = (part.y + row) * picture.width + part.x + column;
        const cover = isWithin ? (alpha ? alpha[place]! / 255 : 1) : 0;
        sum += cover === 0 ? raster.data[at]! : light[place]! * cover + raster.data[at]! * (1 - cover);
      }
      raster.data[at] = sum / (samples * samples);
    }
  }
}

/** The lightness of each pixel of a picture and, where it does not cover what is below, how much it does. */
function planesOf({ data, width, height, kind }: PdfPicture, ink: number): { light: Uint8Array; alpha?: Uint8Array } {
  const light = new Uint8Array(width * height).fill(ink);
  const alpha = kind === undefined || kind === 3 ? new Uint8Array(width * height) : undefined;
  const rowBytes = (width + 7) >> 3;
  const channels = kind === 3 ? 4 : 3;
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (kind === 2 || kind === 3) {
        const from = at * channels;
        light[at] = lightness(data[from]!, data[from + 1]!, data[from + 2]!);
        if (alpha) alpha[at] = data[from + 3]!;
        continue;
      }
      const bit = (data[y * rowBytes + (x >> 3)]! >> (7 - (x & 7))) & 1;
      if (alpha) alpha[at] = bit === 0 ? 255 : 0;
      else light[at] = bit === 0 ? 0 : 255;
    }
  }
  return { light, alpha };
}
