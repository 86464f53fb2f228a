import { avatarSizes } from '../../../shared/constants/avatar.ts';

/** A square of a picture, in the picture's pixels. */
export interface Square {
  x: number;
  y: number;
  width: number;
  height: number;
}

const quality = 0.92;

/**
 * Draws the selected square of a picture as a JPEG of at most twice the stored size, to keep the upload small. Throws
 * if the browser cannot draw it.
 */
export async function cropPicture(picture: CanvasImageSource, { x, y, width, height }: Square): Promise<Blob> {
  const side = Math.max(avatarSizes.small, Math.min(Math.round(width), avatarSizes.large * 2));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser cannot draw pictures');
  // JPEG has no transparency, so transparent areas become white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, width, height, 0, 0, side, side);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('this browser cannot encode pictures'))),
      'image/jpeg',
      quality,
    );
  });
}
