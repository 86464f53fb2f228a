import type { PictureSize } from './picture-size.ts';

/** A picture as pixels: four bytes each, red, green, blue, alpha. */
export interface Pixels extends PictureSize {
  data: Uint8Array;
}
