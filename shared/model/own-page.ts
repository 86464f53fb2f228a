import * as z from 'zod';
import { shownOnPage } from '../constants/own-page.ts';
import { roles } from '../constants/roles.ts';
import { personReference } from './person.ts';
import { workingFacts } from './working-facts.ts';

const words = z.object({ headline: z.string(), about: z.string(), specialties: z.array(z.string()) });

/** The page that a recruiter or manager keeps of themselves; version 0 was never saved. */
export const ownPage = words.extend({
  shows: z.array(z.enum(shownOnPage)),
  isPublished: z.boolean(),
  version: z.int(),
});
export type OwnPage = z.output<typeof ownPage>;

/** What is shown of a published page to those who may see it. */
export const pageWords = words;
export type PageWords = z.output<typeof pageWords>;

/** A recruiter's published page as everybody sees it: what they chose to show, and never how to reach them. */
export const publishedPage = personReference.extend({
  role: z.enum(roles),
  isVerified: z.boolean(),
  cityId: z.number().nullable(),
  ...words.shape,
  facts: workingFacts.nullable(),
});
export type PublishedPage = z.output<typeof publishedPage>;
