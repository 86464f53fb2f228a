import { avatarLimits } from '../../../shared/constants/avatar.ts';

/** A part of a picture, in the picture's pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The size of a stored picture in pixels, which is also its proportions, and how it is shown. */
export interface CropShape {
  width: number;
  height: number;
  isRound: boolean;
}

const quality = 0.92;

/**
 * Draws the selected part of a picture as a JPEG of at most twice the stored size, to keep the upload small. Throws if
 * the browser cannot draw it.
 */
export async function cropPicture(picture: CanvasImageSource, area: Area, shape: CropShape): Promise<Blob> {
  const smallest = (avatarLimits.smallestSide * shape.width) / Math.min(shape.width, shape.height);
  const width = Math.round(Math.max(smallest, Math.min(area.width, shape.width * 2)));
  const height = Math.round((width * shape.height) / shape.width);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser cannot draw pictures');
  // JPEG has no transparency, so transparent areas become white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, width, height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('this browser cannot encode pictures'))),
      'image/jpeg',
      quality,
    );
  });
}
