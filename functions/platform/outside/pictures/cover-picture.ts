import type { PictureSize } from './picture-size.ts';
import type { Pixels } from './pixels.ts';

/**
 * The middle of a picture with the proportions of `wanted`, scaled down to that size: each new pixel is the mean of
 * those it covers, over white where they are transparent. A smaller picture is not scaled up.
 */
export function coverPicture({ width, height, data }: Pixels, wanted: PictureSize): Pixels {
  const scale = Math.min(width / wanted.width, height / wanted.height);
  const part = { width: Math.floor(wanted.width * scale), height: Math.floor(wanted.height * scale) };
  const drawn = scale > 1 ? wanted : { width: Math.max(1, part.width), height: Math.max(1, part.height) };
  const [left, top] = [Math.floor((width - part.width) / 2), Math.floor((height - part.height) / 2)];
  const pixels = new Uint8Array(drawn.width * drawn.height * 4);
  for (let y = 0; y < drawn.height; y++) {
    const [firstRow, lastRow] = covered(y, part.height / drawn.height, part.height);
    for (let x = 0; x < drawn.width; x++) {
      const [firstColumn, lastColumn] = covered(x, part.width / drawn.width, part.width);
      let [red, green, blue] = [0, 0, 0];
      for (let row = top + firstRow; row < top + lastRow; row++) {
        for (let column = left + firstColumn; column < left + lastColumn; column++) {
          const at = (row * width + column) * 4;
          const alpha = (data[at + 3] ?? 255) / 255;
          const paper = 255 * (1 - alpha);
          red += (data[at] ?? 0) * alpha + paper;
          green += (data[at + 1] ?? 0) * alpha + paper;
          blue += (data[at + 2] ?? 0) * alpha + paper;
        }
      }
      const count = (lastRow - firstRow) * (lastColumn - firstColumn);
      const to = (y * drawn.width + x) * 4;
      pixels[to] = Math.round(red / count);
      pixels[to + 1] = Math.round(green / count);
      pixels[to + 2] = Math.round(blue / count);
      pixels[to + 3] = 255;
    }
  }
  return { ...drawn, data: pixels };
}

function covered(place: number, scale: number, end: number): [first: number, behindLast: number] {
  const first = Math.floor(place * scale);
  return [first, Math.min(end, Math.max(first + 1, Math.floor((place + 1) * scale)))];
}

/** A picture with at most so many pixels, whole and in its proportions; a smaller one stays as it is. */
export function shrunkPicture(pixels: Pixels, most: number): Pixels {
  const scale = Math.sqrt(most / (pixels.width * pixels.height));
  if (scale >= 1) return pixels;
  const sideOf = (side: number) => Math.max(1, Math.floor(side * scale));
  return coverPicture(pixels, { width: sideOf(pixels.width), height: sideOf(pixels.height) });
}
