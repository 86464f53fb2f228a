import { expect, it } from 'vitest';
import { recognizePictures } from '../../../../functions/features/resumes/recognize-pages.steps.ts';
import { readablePicture } from '../../../../functions/features/resumes/readable-picture.ts';
import type { RecognizedBlock } from '../../../../functions/features/resumes/text/recognized-pages.ts';
import { decodePicture } from '../../../../functions/platform/outside/pictures/decode-picture.ts';
import { resumeLimits } from '../../../../shared/constants/resume.ts';
import { aJpeg, aLargePng, aPng, withExif } from '../../../support/pictures.ts';

/** A picture whose black corner is where the beginning of its text is. */
const aPage = (corner: 'topLeft' | 'topRight' | 'bottomRight' | 'bottomLeft') => {
  const isTop = corner.startsWith('top');
  const isLeft = corner.endsWith('Left');
  return aJpeg({
    width: 40,
    height: 40,
    colour: (x, y) =>
      y < 16 === isTop && x < 16 === isLeft && (isTop || y >= 24) && (isLeft || x >= 24) ? [0, 0, 0] : [255, 255, 255],
  });
};

const word = (Text: string, over: Partial<RecognizedBlock> = {}): RecognizedBlock => ({
  BlockType: 'WORD',
  Text,
  Confidence: 95,
  Geometry: { BoundingBox: { Left: 0.1, Top: 0.1, Width: 0.1, Height: 0.02 } },
  ...over,
});
/** Reads words where the text begins at the top left, and otherwise what `sideways` says. */
function recognizer(sideways: (seen: number) => RecognizedBlock[]) {
  const seen: number[] = [];
  const recognize = async (bytes: Uint8Array) => {
    const { data } = decodePicture(bytes, 'image/jpeg');
    const light = [0, 35, 35 * 40 + 35, 35 * 40].map((at) => data[(at + 82) * 4]!);
    const corner = light.indexOf(Math.min(...light));
    seen.push(corner);
    return corner === 0 ? [word('Experience'), word('Engineer')] : sideways(corner);
  };
  return { recognize, seen };
}
const unsure = () => [word('nalaat', { Confidence: 20 }), word('sjdwex', { Confidence: 30 })];
const tall = () => [word('Experience', { Geometry: { BoundingBox: { Width: 0.02, Height: 0.1 } } })];
/** The corners of a word that runs down, left or up, as Textract gives them. */
const running = (corner: number) => {
  const to = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ][corner]!;
  const Polygon = [
    { X: 0.5, Y: 0.5 },
    { X: 0.5 + to[0]! / 10, Y: 0.5 + to[1]! / 10 },
  ];
  return [word('Experience', { Geometry: { Polygon, BoundingBox: { Width: 0.1, Height: 0.1 } } })];
};

it.each([
  ['topLeft', unsure, 1],
  ['topRight', unsure, 3],
  ['bottomLeft', unsure, 2],
  ['bottomRight', unsure, 4],
  ['topRight', tall, 3],
  ['bottomLeft', tall, 2],
  ['topRight', running, 2],
  ['bottomLeft', running, 2],
  ['bottomRight', running, 2],
] as const)(
  'A page whose text begins at its %s is turned until it is read, case %#',
  async (corner, sideways, most) => {
    const { recognize, seen } = recognizer(sideways);
    const [found] = await recognizePictures([aPage(corner)], recognize);
    expect(found!.blocks.map(({ Text }) => Text)).toEqual(['Experience', 'Engineer']);
    expect(seen).toHaveLength(most);
  },
);

it('An empty page is recognized once, and leaves the tries to the pages after it', async () => {
  const { recognize, seen } = recognizer(() => []);
  await recognizePictures([aPage('topRight')], recognize);
  expect(seen).toHaveLength(1);
});

it('The pages of a file are turned as the first that needed it, and tried once', async () => {
  const { recognize, seen } = recognizer(unsure);
  const found = await recognizePictures([aPage('bottomLeft'), aPage('bottomLeft'), aPage('topRight')], recognize);
  expect(found.map(({ turns }) => turns)).toEqual([1, 1, 1]);
  expect(seen).toHaveLength(4);
});

it('A photo is set upright as its camera was held, and one of many pixels is made smaller', { timeout: 60_000 }, () => {
  const shown = (bytes: Uint8Array) => {
    const read = readablePicture(bytes);
    return 'bytes' in read ? read.bytes : read;
  };
  const upright = aJpeg({ width: 60, height: 30 });
  expect(shown(upright)).toBe(upright);
  expect(shown(withExif(upright, 1, 'home'))).toEqual(withExif(upright, 1, 'home'));
  const turned = decodePicture(shown(withExif(upright, 6, 'home')) as Uint8Array, 'image/jpeg');
  expect([turned.width, turned.height]).toEqual([30, 60]);
  const large = decodePicture(shown(aLargePng({ width: 4000, height: 3100 })) as Uint8Array, 'image/jpeg');
  expect(large.width * large.height).toBeLessThanOrEqual(resumeLimits.mostRecognizedPixels);
  expect(large.width / large.height).toBeCloseTo(4000 / 3100, 2);
});

it('A picture that would fill all memory, or is cut, is refused before it is sent on', () => {
  const huge = Buffer.from(aPng({ width: 9, height: 9 }));
  huge.writeUInt32BE(60_000, 16);
  huge.writeUInt32BE(60_000, 20);
  expect(readablePicture(huge)).toEqual({ refusal: 'pixels' });
  expect(readablePicture(huge.subarray(0, 20))).toEqual({ refusal: 'unreadable' });
  expect(readablePicture(withExif(aJpeg({ width: 60, height: 30 }), 6, 'x').subarray(0, 400))).toEqual({
    refusal: 'unreadable',
  });
});
