/** 24 hours, in milliseconds. */
export const oneDay = 86_400_000;
