import { encode } from 'jpeg-js';
import { extractImages, getDocumentProxy } from 'unpdf';

const quality = 85;

/** The largest picture of each of the first pages of a PDF as JPEG, which is how scanners write pages. */
export async function pagePictures(data: Uint8Array, mostPages: number): Promise<Uint8Array[]> {
  const document = await getDocumentProxy(new Uint8Array(data), { verbosity: 0 });
  try {
    const pictures: Uint8Array[] = [];
    for (let page = 1; page <= Math.min(mostPages, document.numPages); page++) {
      const [largest] = (await extractImages(document, page)).toSorted((a, b) => b.data.length - a.data.length);
      if (largest) pictures.push(jpegOf(largest));
    }
    return pictures;
  } finally {
    await document.loadingTask.destroy();
  }
}

function jpegOf({ data, width, height, channels }: Awaited<ReturnType<typeof extractImages>>[number]): Uint8Array {
  const pixels = Buffer.alloc(width * height * 4, 255);
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (let colour = 0; colour < 3; colour++)
      pixels[pixel * 4 + colour] = data[pixel * channels + (channels === 1 ? 0 : colour)]!;
  }
  return encode({ data: pixels, width, height }, quality).data;
}
