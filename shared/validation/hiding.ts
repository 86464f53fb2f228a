import * as z from 'zod';
import { mostHiddenFrom } from '../constants/candidate-profile.ts';
import { idValue, line } from '../contract/fields.ts';
import { companyKey, writtenDomain } from '../rules/company-name.ts';
import { foundBy } from './found-by.ts';
import { entryVersion } from './year-fields.ts';

/** A company as it is kept: of an address of the web or of mail only the domain, without `www`. */
export const hiddenCompany = line(120, 1)
  .transform((written) => (/^\S+\.\S+$/.test(written) ? writtenDomain(written) : written))
  .refine((name) => companyKey(name) !== '', 'Write a company’s name or its domain');

/**
 * Who finds a candidate and from whom they hide, as entered: companies by name or domain, each once, and confirmed
 * recruiters (PLUS-21, PLUS-38).
 */
export const hidingForm = z.strictObject({
  companies: z
    .array(hiddenCompany)
    .max(mostHiddenFrom, `At most ${mostHiddenFrom} companies`)
    .default([])
    .transform((names) => [...new Map(names.map((name) => [companyKey(name), name])).values()]),
  findableBy: foundBy,
  confirmed: z
    .array(idValue)
    .max(mostHiddenFrom, `At most ${mostHiddenFrom} recruiters`)
    .default([])
    .transform((ids) => [...new Set(ids)]),
  version: entryVersion,
});
export type HidingForm = z.output<typeof hidingForm>;
