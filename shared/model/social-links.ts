import * as z from 'zod';

const link = z.string().nullable();

/** A candidate's addresses elsewhere, each https or absent (PROF-09). */
export const socialLinks = z.object({ linkedin: link, github: link, website: link, x: link });
export type SocialLinks = z.output<typeof socialLinks>;

/** Nothing given. */
export const noSocialLinks: SocialLinks = { linkedin: null, github: null, website: null, x: null };
