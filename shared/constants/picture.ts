/**
 * Pixels of a picture that a function unpacks: a phone's 24 megapixels with room. A small file can hold a picture that
 * fills all memory, and a JPEG of this size takes up to 1.4 GB; browsers make larger ones smaller before they send them.
 */
export const mostUnpackedPixels = 32_000_000;

/** Pixels of a picture that is sent in a message; one with more is made smaller, which no screen shows. */
export const mostSentPixels = 16_000_000;
