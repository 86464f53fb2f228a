import * as z from 'zod';
import { disguising } from '../rules/plain-text.ts';
import { longestTag, shortestTag, tagName, tagTooLong, tagTooShort } from '../rules/tag-name.ts';

/** A new tag: its name is cleaned like one that is typed, but control characters are refused (VALID-55 to VALID-58). */
export const newTagForm = z.strictObject({
  name: z
    .string('Required')
    .refine((name) => name.isWellFormed() && !disguising.test(name), 'Contains characters that are not allowed')
    .overwrite(tagName)
    .max(longestTag, tagTooLong)
    .min(shortestTag, tagTooShort),
});
