import * as z from 'zod';

/** A city as every response carries it (LOOK-03, GUEST-53). */
export const city = z.object({
  id: z.number(),
  name: z.string(),
  state: z.object({ name: z.string(), abbr: z.string() }),
  country: z.object({ id: z.number(), name: z.string() }),
  lat: z.number(),
  lng: z.number(),
  population: z.number(),
  zip: z.string().nullable(),
});
export type City = z.output<typeof city>;

/** A country of the look-up (LOOK-01). */
export const country = z.object({
  id: z.number(),
  name: z.string(),
  phoneCode: z.string(),
  iso: z.string(),
  flag: z.string(),
});

/** A skill or other tag (SKILL-04). */
export const tag = z.object({ id: z.number(), name: z.string() });
export type Tag = z.output<typeof tag>;
