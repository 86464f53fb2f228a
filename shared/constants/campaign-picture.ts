/** Pixels of a campaign's picture as stored, at most; it is cropped to these proportions. */
export const campaignPictureSize = { width: 640, height: 480 } as const;
