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

/** State and country beside a thing's city, where the requirements name them (GUEST-53, CLIENT-08). */
export const placeFields = { state: city.shape.state.nullable(), country: city.shape.country.nullable() };

/**
 * The schema of a response that repeats some of a stored thing's facts in other places: parses what is stored, adds,
 * and strips what `sent` does not name.
 */
export function sentAs<Stored extends z.ZodType, Sent extends z.ZodType>(
  stored: Stored,
  added: (one: z.output<Stored>) => z.input<Sent>,
  sent: Sent,
) {
  return stored.transform(added).pipe(sent as unknown as z.ZodType<z.output<Sent>, Awaited<z.input<Sent>>>);
}

/** The values of `placeFields`, repeated from the city. */
export function placeOf({ city: at }: { city: City | null }) {
  return { state: at?.state ?? null, country: at?.country ?? null };
}

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
