import { expect, it } from 'vitest';
import { coverPicture } from '../../../../../functions/platform/outside/pictures/cover-picture.ts';

it('Red, green and blue of a picture stay themselves when it is scaled down', () => {
  const data = Uint8Array.from({ length: 16 }, (_, at) => [10, 90, 200, 255][at % 4]!);
  expect([...coverPicture({ width: 2, height: 2, data }, { width: 1, height: 1 }).data]).toEqual([10, 90, 200, 255]);
});
