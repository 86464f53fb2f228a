import * as z from 'zod';
import { avatarLimits, avatarTypes } from '../constants/avatar.ts';

/** What the user reads when a picture is refused; the browser says the same before it sends anything. */
export const avatarMessages = {
  type: 'Choose a JPEG or PNG picture',
  size: 'The picture may have at most 5 MB',
  chosenSize: 'The picture may have at most 50 MB',
  empty: 'The file is empty',
  unreadable: 'The file is damaged or is not a picture',
  anotherType: 'The file is not the kind of picture that its name says',
  tooSmall: `The picture must be at least ${avatarLimits.smallestSide} pixels wide and high`,
  tooLarge: 'The picture has too many pixels; 32 megapixels are the most',
  tooMany: 'You have changed your picture often today; try again tomorrow',
} as const;

/** Beginning an avatar upload: what will be sent (API-30). */
export const avatarUploadForm = z.strictObject({
  contentType: z.enum(avatarTypes, avatarMessages.type),
  size: z.int('Must be a whole number').min(1, avatarMessages.empty).max(avatarLimits.largest, avatarMessages.size),
});
