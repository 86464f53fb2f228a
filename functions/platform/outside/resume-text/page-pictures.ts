import { encode } from 'jpeg-js';
import { drawnPictures } from './drawn-pictures.ts';
import { rasterOf, shareOf, type PageRaster } from './page-raster.ts';
import { withPdf } from './pdf-document.ts';
import type { PagePicture, PageToSee } from './port.ts';

const quality = 88;

/**
 * What those pages of a PDF show that pictures cover as far as is asked for, at most `most` of them, as JPEGs that are
 * upright as the page is.
 */
export async function pagePictures(
  data: Uint8Array,
  pages: readonly PageToSee[],
  most: number,
): Promise<PagePicture[]> {
  return withPdf(data, async (document) => {
    const pictures: PagePicture[] = [];
    for (const { number, leastShare } of pages) {
      if (pictures.length === most) break;
      const page = await document.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      const drawn = await drawnPictures(page);
      const share = drawn.reduce((sum, one) => sum + shareOf(one, { width, height }), 0);
      if (drawn.length > 0 && share >= leastShare)
        pictures.push({ number, data: jpegOf(rasterOf(drawn, { width, height })) });
      page.cleanup();
    }
    return pictures;
  });
}

function jpegOf({ width, height, data }: PageRaster): Uint8Array {
  const pixels = Buffer.alloc(width * height * 4, 255);
  for (const [at, light] of data.entries()) pixels.fill(light, at * 4, at * 4 + 3);
  return encode({ data: pixels, width, height }, quality).data;
}
