import { expect, it } from 'vitest';
import { judgePicture } from '../../../../../functions/platform/outside/pictures/judge-picture.ts';
import { avatarLimits } from '../../../../../shared/constants/avatar.ts';
import { aPng } from '../../../../support/pictures.ts';

it('A picture of exactly the largest size in bytes is taken, and one more byte is too many', () => {
  const picture = aPng({ width: 200, height: 200, colour: () => [1, 2, 3] });
  const ofBytes = (length: number) => {
    const bytes = new Uint8Array(length);
    bytes.set(picture);
    return bytes;
  };
  expect(judgePicture(ofBytes(avatarLimits.largest), 'image/png')).toBeUndefined();
  expect(judgePicture(ofBytes(avatarLimits.largest + 1), 'image/png')).toBe('size');
});
