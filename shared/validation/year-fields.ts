import * as z from 'zod';

const firstYear = 1900;
const lastYear = 2200;
const aYear = 'Must be a year';
const aMonth = 'Must be a month from 1 to 12';

/** A year, null where none is given. */
export const year = z
  .int(aYear)
  .min(firstYear, aYear)
  .max(lastYear, aYear)
  .nullish()
  .transform((value) => value ?? null);

/** A month from 1 to 12, null where none is given. */
export const month = z
  .int(aMonth)
  .min(1, aMonth)
  .max(12, aMonth)
  .nullish()
  .transform((value) => value ?? null);

/** The version that was edited; a stale one is refused. */
export const entryVersion = z.int().optional();
