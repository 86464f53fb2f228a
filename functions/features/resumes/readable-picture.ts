import type { ResumeRefusal } from '../../../shared/constants/resume.ts';
import { mostUnpackedPixels } from '../../../shared/constants/picture.ts';
import { resumeLimits } from '../../../shared/constants/resume.ts';
import { kindOfFile } from '../../platform/outside/files/file-kind.ts';
import { jpegOf } from '../../platform/outside/pictures/accept-picture.ts';
import { decodePicture } from '../../platform/outside/pictures/decode-picture.ts';
import { shrunkPicture } from '../../platform/outside/pictures/cover-picture.ts';
import { pictureSize } from '../../platform/outside/pictures/picture-size.ts';
import { jpegOrientation } from '../../platform/outside/pictures/upright-picture.ts';

/**
 * A photo or scan as recognition takes it: upright as the camera was held, and with no more pixels than it gains from.
 * One that is so already stays as it is.
 */
export function readablePicture(bytes: Uint8Array): { bytes: Uint8Array } | { refusal: ResumeRefusal } {
  const type = kindOfFile(bytes) === 'image/png' ? 'image/png' : 'image/jpeg';
  const size = pictureSize(bytes, type);
  if (!size || size.width === 0 || size.height === 0) return { refusal: 'unreadable' };
  const pixels = size.width * size.height;
  if (pixels > mostUnpackedPixels) return { refusal: 'pixels' };
  const isUpright = type === 'image/png' || jpegOrientation(bytes) === 1;
  if (isUpright && pixels <= resumeLimits.mostRecognizedPixels) return { bytes };
  try {
    return { bytes: jpegOf(shrunkPicture(decodePicture(bytes, type), resumeLimits.mostRecognizedPixels)) };
  } catch {
    return { refusal: 'unreadable' };
  }
}
