import { avatarSizes } from '../../../shared/constants/avatar.ts';

/** A square of a picture, in its own pixels. */
export interface Square {
  x: number;
  y: number;
  width: number;
  height: number;
}

const quality = 0.92;

/**
 * Draws the chosen square of a picture as a JPEG of at most twice the side that is kept, so that little travels. Throws
 * when the browser cannot.
 */
export async function cropPicture(picture: CanvasImageSource, { x, y, width, height }: Square): Promise<Blob> {
  const side = Math.max(avatarSizes.small, Math.min(Math.round(width), avatarSizes.large * 2));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser cannot draw pictures');
  // A JPEG has no transparency; what shows through is paper.
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
