import * as z from 'zod';
import {
  longestAbout,
  longestHeadline,
  longestSpecialty,
  mostSpecialties,
  shownOnPage,
} from '../constants/own-page.ts';
import { line, text } from '../contract/fields.ts';

/** What a recruiter or manager writes on the page that others see of them; a published one has a headline. */
export const ownPageForm = z
  .strictObject({
    headline: line(longestHeadline),
    about: text(longestAbout),
    specialties: z
      .array(line(longestSpecialty, 1))
      .max(mostSpecialties, `At most ${mostSpecialties} specialties`)
      .refine((all) => new Set(all.map((one) => one.toLowerCase())).size === all.length, 'Each only once'),
    shows: z.array(z.enum(shownOnPage)).max(shownOnPage.length),
    isPublished: z.boolean(),
  })
  .refine(({ headline, isPublished }) => !isPublished || headline !== '', {
    message: 'A page that others see needs a headline',
    path: ['headline'],
  });
export type OwnPageForm = z.output<typeof ownPageForm>;
