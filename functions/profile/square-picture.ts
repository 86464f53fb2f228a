import type { Pixels } from '../outside/pictures/pixels.ts';

/**
 * The middle square of a picture, scaled down: each new pixel is the mean of those it covers, over white where they are
 * transparent. A picture smaller than requested keeps its own side.
 */
export function squarePicture({ width, height, data }: Pixels, largest: number): Pixels {
  const square = Math.min(width, height);
  const side = Math.min(largest, square);
  const [left, top] = [Math.floor((width - square) / 2), Math.floor((height - square) / 2)];
  const scale = square / side;
  const drawn = new Uint8Array(side * side * 4);
  for (let y = 0; y < side; y++) {
    const [firstRow, lastRow] = covered(y, scale, square);
    for (let x = 0; x < side; x++) {
      const [firstColumn, lastColumn] = covered(x, scale, square);
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
      const to = (y * side + x) * 4;
      drawn[to] = Math.round(red / count);
      drawn[to + 1] = Math.round(green / count);
      drawn[to + 2] = Math.round(blue / count);
      drawn[to + 3] = 255;
    }
  }
  return { width: side, height: side, data: drawn };
}

function covered(place: number, scale: number, end: number): [first: number, behindLast: number] {
  const first = Math.floor(place * scale);
  return [first, Math.min(end, Math.max(first + 1, Math.floor((place + 1) * scale)))];
}
