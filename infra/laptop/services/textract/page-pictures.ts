import { getDocument, ImageKind, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A picture as pdf.js unpacks it. */
interface Unpacked {
  data: Uint8Array;
  width: number;
  height: number;
  kind: number;
}

/** The largest picture in colour of each page of a PDF, as PPM. */
export async function pagePictures(bytes: Uint8Array): Promise<Uint8Array[]> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0, isOffscreenCanvasSupported: false });
  try {
    const document = await loading.promise;
    const pictures: Uint8Array[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const [largest] = (await picturesOf(await document.getPage(number))).toSorted(
        (a, b) => b.data.length - a.data.length,
      );
      if (largest) pictures.push(portablePixels(largest));
    }
    return pictures;
  } finally {
    await loading.destroy();
  }
}

async function picturesOf(page: PDFPageProxy): Promise<Unpacked[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const keys = fnArray.flatMap((operation, at) =>
    operation === OPS.paintImageXObject ? [(argsArray[at] as string[])[0]!] : [],
  );
  const found = await Promise.all(
    keys.map(
      (key) =>
        new Promise<Unpacked | null>((resolve) =>
          (key.startsWith('g_') ? page.commonObjs : page.objs).get(key, resolve),
        ),
    ),
  );
  return found.filter((one) => one !== null && one.kind !== ImageKind.GRAYSCALE_1BPP) as Unpacked[];
}

/** Pixels in the plainest of file formats. @see https://netpbm.sourceforge.net/doc/ppm.html */
function portablePixels({ data, width, height, kind }: Unpacked): Uint8Array {
  const channels = kind === ImageKind.RGBA_32BPP ? 4 : 3;
  const header = Buffer.from(`P6\n${width} ${height}\n255\n`);
  const file = Buffer.alloc(header.length + width * height * 3);
  header.copy(file);
  for (let pixel = 0, at = header.length; pixel < width * height; pixel++) {
    for (let colour = 0; colour < 3; colour++) file[at++] = data[pixel * channels + colour]!;
  }
  return file;
}
