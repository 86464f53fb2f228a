import { deflateSync } from 'node:zlib';

/** A picture or form of a PDF: its entries, and its bytes. */
export interface PdfObject {
  entries: string;
  data: Uint8Array | string;
}

interface PdfPage {
  /** What draws the page; pictures are named `P0` and so on. */
  content: string;
  objects?: readonly PdfObject[];
  width?: number;
  height?: number;
  rotate?: number;
}

/** The bytes of a PDF whose pages draw pictures, as programs of scanners write them; no two of them write alike. */
export function aScannedPdf(...pages: PdfPage[]): Uint8Array<ArrayBuffer> {
  const objects: Buffer[] = [];
  const add = (entries: string, data?: Uint8Array | string) => {
    const stream = data === undefined ? '' : `\nstream\n`;
    const body = data === undefined ? Buffer.alloc(0) : Buffer.from(data as Uint8Array);
    const length = data === undefined ? '' : `/Length ${body.length}`;
    const [head, end] = [`<<${entries}${length}>>${stream}`, data === undefined ? '' : '\nendstream'];
    objects.push(
      Buffer.concat([Buffer.from(`${objects.length + 1} 0 obj\n${head}`), body, Buffer.from(`${end}\nendobj\n`)]),
    );
  };
  let next = 3;
  const firsts = pages.map(({ objects: own = [] }) => (next += 2 + own.length) - 2 - own.length);
  add('/Type/Catalog/Pages 2 0 R');
  add(`/Type/Pages/Count ${pages.length}/Kids[${firsts.map((first) => `${first} 0 R`).join(' ')}]`);
  for (const [at, { content, objects: own = [], width = 60, height = 80, rotate = 0 }] of pages.entries()) {
    const first = firsts[at]!;
    const named = own.map((_, place) => `/P${place} ${first + 2 + place} 0 R`).join(' ');
    const font = '/Font<</F1<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>';
    const resources = `/Resources<</XObject<<${named}>>${font}/ExtGState<</Clear<</ca 0>>>>>>`;
    add(
      `/Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Rotate ${rotate}${resources}/Contents ${first + 1} 0 R`,
    );
    add('', content);
    // A form or mask names the object after it.
    for (const { entries, data } of own) add(entries.replace('NEXT', `${objects.length + 2} 0 R`), data);
  }
  return new Uint8Array(
    Buffer.concat([Buffer.from('%PDF-1.4\n'), ...objects, Buffer.from('trailer<</Root 1 0 R>>\n%%EOF')]),
  );
}

/** A picture of packed pixels, with further entries such as `/ImageMask true`. */
export const aPackedPicture = (width: number, height: number, entries: string, pixels: Uint8Array): PdfObject => ({
  entries: `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}${entries}/Filter/FlateDecode`,
  data: deflateSync(pixels),
});
