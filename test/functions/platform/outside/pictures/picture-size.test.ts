import { expect, it } from 'vitest';
import { pictureSize } from '../../../../../functions/platform/outside/pictures/picture-size.ts';
import { aJpeg, aPng } from '../../../../support/pictures.ts';

it.each([
  ['image/jpeg', aJpeg],
  ['image/png', aPng],
] as const)('The size of a picture of type %s is read from its header', (type, aPicture) => {
  const bytes = aPicture({ width: 300, height: 200, colour: () => [1, 2, 3] });
  expect(pictureSize(bytes, type)).toEqual({ width: 300, height: 200 });
});
