import { mostUnpackedPixels } from './picture.ts';

/** Picture types that a browser may send as an avatar. SVG is not one of them: it is a program that draws. */
export const avatarTypes = ['image/jpeg', 'image/png'] as const;
export type AvatarType = (typeof avatarTypes)[number];

/** Limits of an uploaded picture. */
export const avatarLimits = {
  /** Bytes of the upload. */
  largest: 5 * 1024 * 1024,
  /** Pixels of the shorter side, at least. */
  smallestSide: 96,
  /** Pixels of a side and of the whole picture, at most; a small file can hold a picture that fills all memory. */
  largestSide: 8192,
  mostPixels: mostUnpackedPixels,
  /** Bytes of the file that is chosen in a browser, which sends the cropped part of it, much smaller. */
  largestChosen: 50 * 1024 * 1024,
  /** Uploads a person may begin per day. */
  mostPerDay: 30,
} as const;

/** Sides, in pixels, of the squares stored for a picture. */
export const avatarSizes = { large: 512, small: 96 } as const;

/** Where browsers find stored pictures: the site's own address serves the object storage (PROF-03). */
export const storageBaseAddress = '/';
