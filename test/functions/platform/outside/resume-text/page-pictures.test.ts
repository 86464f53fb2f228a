import { decode } from 'jpeg-js';
import { describe, expect, it } from 'vitest';
import { pagePictures } from '../../../../../functions/platform/outside/resume-text/page-pictures.ts';
import { aJpeg } from '../../../../support/pictures.ts';
import { aPackedPicture, aScannedPdf, type PdfObject } from '../../../../support/scanned-pdf.ts';

/** The page of these tests: white, with a black square in its top left corner. */
const [width, height, square] = [64, 80, 24];
const isBlack = (x: number, y: number) => x < square && y < square;

type Seen = (x: number, y: number) => [x: number, y: number];
const upright: Seen = (x, y) => [x, y];
/** How a page lies on the glass of a scanner: what it sees at a place of its picture. */
const turnedLeft: Seen = (x, y) => [width - 1 - y, x];
const turnedRight: Seen = (x, y) => [y, height - 1 - x];
const upsideDown: Seen = (x, y) => [width - 1 - x, height - 1 - y];

function bits(seen = upright, { wide = width, tall = height, isInverse = false, from = 0 } = {}): Uint8Array {
  const rows = Buffer.alloc((wide / 8) * tall);
  for (let y = 0; y < tall; y++)
    for (let x = 0; x < wide; x++)
      if (isBlack(...seen(x, y + from)) === isInverse) rows[(y * wide + x) >> 3]! |= 0x80 >> (x & 7);
  return rows;
}
function grey(seen = upright, wide = width, tall = height): Uint8Array {
  return Buffer.from(
    Array.from({ length: wide * tall }, (_, at) => (isBlack(...seen(at % wide, Math.floor(at / wide))) ? 0 : 255)),
  );
}

const oneBit = '/ColorSpace/DeviceGray/BitsPerComponent 1';
const eightBits = '/ColorSpace/DeviceGray/BitsPerComponent 8';
const mask = '/ImageMask true/BitsPerComponent 1';
const whole = `q ${width} 0 0 ${height} 0 0 cm /P0 Do Q`;
const stored = (entries: string, data: Uint8Array): PdfObject => ({
  entries: `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}${entries}`,
  data,
});
const page = (object: PdfObject, over: Partial<Parameters<typeof aScannedPdf>[0]> = {}) =>
  aScannedPdf({ content: whole, objects: [object], width, height, ...over });

/** The page in strips, each with what draws it. */
function strips(count: number, entries: string, inverse = false) {
  const tall = height / count;
  const objects = Array.from({ length: count }, (_, at) =>
    aPackedPicture(width, tall, entries, bits(upright, { tall, from: at * tall, isInverse: inverse })),
  );
  const at = (place: number) => `${width} 0 0 ${tall} 0 ${height - (place + 1) * tall} cm`;
  const content = objects.map((_, place) => `q ${at(place)} /P${place} Do Q`).join('\n');
  const inline = objects.map((_, place) => {
    const pixels = Buffer.from(bits(upright, { tall, from: place * tall })).toString('hex');
    return `q ${at(place)} BI /W ${width} /H ${tall} /BPC 1 /CS /G /F /AHx ID ${pixels}> EI Q`;
  });
  return { named: { content, objects, width, height }, inline: { content: inline.join('\n'), width, height } };
}

// The page as a fax machine writes it, 22 bytes; JBIG2 may hold the same lines in a segment of its own.
const g4 = Buffer.from('26a05ffffffffffffffffff1ffffffffffffff001001', 'hex');
const number = (value: number) => value.toString(16).padStart(8, '0');
const jbig2 = Buffer.from(
  [
    `00000000300001${number(19)}${number(width)}${number(height)}${number(0)}${number(0)}000000`,
    `00000001260001${number(18 + g4.length)}${number(width)}${number(height)}${number(0)}${number(0)}0001${g4.toString('hex')}`,
  ].join(''),
  'hex',
);
const jpeg2000 = Buffer.from(
  [
    '0000000c6a5020200d0a870a00000014667479706a703220000000006a7032200000002d6a7032680000001669686472',
    '00000050000000400001070700000000000f636f6c7201000000000011000000c06a703263ff4fff5100290000000000',
    '40000000500000000000000000000000400000005000000000000000000001070101ff52000c00000001000504040001',
    'ff5c00134040484850484850484850484850484850ff640025000143726561746564206279204f70656e4a5045472076',
    '657273696f6e20322e352e34ff90000a00000000003f0001ff93fe90c006e2dbd0f913cf8c1cf8c1c22006d72e080d64',
    '07b080ce1270801c3c7ad807151a38c924802baff08e62dee85680ffd9',
  ].join(''),
  'hex',
);
const fax = '/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns 64/Rows 80>>';
const shades = (isInk: boolean) => Buffer.from(grey().map((light) => (isInk ? 255 - light : light)));

const scans: Record<string, Uint8Array> = {
  'of one bit': page(aPackedPicture(width, height, oneBit, bits())),
  'of one bit, the other way round': page(
    aPackedPicture(width, height, `${oneBit}/Decode[1 0]`, bits(upright, { isInverse: true })),
  ),
  'of one bit in two named colours': page(
    aPackedPicture(width, height, '/ColorSpace[/Indexed/DeviceRGB 1<000000ffffff>]/BitsPerComponent 1', bits()),
  ),
  'of one bit, finer than is recognized': aScannedPdf({
    content: 'q 640 0 0 800 0 0 cm /P0 Do Q',
    objects: [aPackedPicture(width, height, oneBit, bits())],
    width: 640,
    height: 800,
  }),
  'in grey': page(aPackedPicture(width, height, eightBits, grey())),
  'in colour': page(
    stored(
      '/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode',
      aJpeg({ width, height, colour: (x, y) => (isBlack(x, y) ? [0, 0, 0] : [255, 250, 240]) }),
    ),
  ),
  'of a fax machine': page(stored(`${oneBit}${fax}`, g4)),
  'in JBIG2': page(stored(`${oneBit}/Filter/JBIG2Decode`, jbig2)),
  'in JPEG 2000': page(stored(`${eightBits}/Filter/JPXDecode`, jpeg2000)),
  'as a mask that lets ink through': page(aPackedPicture(width, height, mask, bits())),
  'as a mask of a fax machine': page(stored(`${mask}${fax}`, g4)),
  'as a mask, the other way round': page(
    aPackedPicture(width, height, `${mask}/Decode[1 0]`, bits(upright, { isInverse: true })),
  ),
  'in strips': aScannedPdf(strips(4, oneBit).named),
  'in strips of masks': aScannedPdf(strips(20, mask).named),
  'in strips within its page': aScannedPdf(strips(4, oneBit).inline),
  'in many strips within its page': aScannedPdf(strips(20, oneBit).inline),
  'in layers of paper and ink': page(aPackedPicture(2, 2, eightBits, Buffer.alloc(4, 250)), {
    content: `${whole} q ${width} 0 0 ${height} 0 0 cm /P1 Do Q`,
    objects: [
      aPackedPicture(2, 2, eightBits, Buffer.alloc(4, 250)),
      aPackedPicture(1, 1, `${eightBits}/SMask NEXT`, Buffer.alloc(1)),
      aPackedPicture(width, height, eightBits, shades(true)),
    ],
  }),
  'within a form': page(aPackedPicture(1, 1, eightBits, Buffer.alloc(1)), {
    content: '/P0 Do',
    objects: [
      {
        entries: `/Type/XObject/Subtype/Form/BBox[0 0 1 1]/Matrix[${width} 0 0 ${height} 0 0]/Resources<</XObject<</I NEXT>>>>`,
        data: '/I Do',
      },
      aPackedPicture(width, height, eightBits, grey()),
    ],
  }),
  'on a page that is shown a quarter to the right': page(
    aPackedPicture(height, width, eightBits, grey(turnedLeft, height, width)),
    { content: `q ${height} 0 0 ${width} 0 0 cm /P0 Do Q`, width: height, height: width, rotate: 90 },
  ),
  'on a page that is shown a quarter to the left': page(
    aPackedPicture(height, width, eightBits, grey(turnedRight, height, width)),
    { content: `q ${height} 0 0 ${width} 0 0 cm /P0 Do Q`, width: height, height: width, rotate: 270 },
  ),
  'on a page that is shown upside down': page(aPackedPicture(width, height, eightBits, grey(upsideDown)), {
    rotate: 180,
  }),
  'turned by what draws it': page(aPackedPicture(height, width, eightBits, grey(turnedLeft, height, width)), {
    content: `q 0 -${height} ${width} 0 0 ${height} cm /P0 Do Q`,
  }),
};

/** How light the middle of each quarter of a picture is, from the top left one in the order of reading. */
function quarters(jpeg: Uint8Array): number[] {
  const { data, width: wide, height: tall } = decode(jpeg);
  return [0.12, 0.88].flatMap((y) =>
    [0.12, 0.88].map((x) => data[(Math.floor(y * tall) * wide + Math.floor(x * wide)) * 4]!),
  );
}

const see = (data: Uint8Array, leastShare = 0.5, most = 4) => pagePictures(data, [{ number: 1, leastShare }], most);

describe('A scanned page is seen as it is shown, upright and whole', () => {
  it.each(Object.entries(scans))('%s', async (_how, data) => {
    const [seen] = await see(data);
    const [ink, ...paper] = quarters(seen!.data);
    expect(ink).toBeLessThan(60);
    expect(Math.min(...paper)).toBeGreaterThan(200);
  });
});

it('Only pages that pictures cover as far as is asked are seen, and no more than are wanted', async () => {
  const picture = aPackedPicture(width, height, oneBit, bits());
  const small = { content: 'q 20 0 0 20 0 0 cm /P0 Do Q', objects: [picture], width, height };
  const large = { content: whole, objects: [picture], width, height };
  const data = aScannedPdf(small, large, { content: '', width, height }, large);
  const pages = [1, 2, 3, 4].map((number) => ({ number, leastShare: 0.5 }));
  const seen = async (most: number, leastShare = 0.5) =>
    (
      await pagePictures(
        data,
        pages.map((one) => ({ ...one, leastShare })),
        most,
      )
    ).map(({ number: at }) => at);
  expect(await seen(4)).toEqual([2, 4]);
  expect(await seen(1)).toEqual([2]);
  expect(await seen(4, 0.02)).toEqual([1, 2, 4]);
});

it('A picture that cannot be unpacked is left out, and its page with it', async () => {
  expect(await see(page(stored(`${eightBits}/Filter/JPXDecode`, Buffer.from('nothing'))))).toEqual([]);
});
