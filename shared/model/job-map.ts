import * as z from 'zod';

/** West, south, east and north in degrees. */
const box = z.tuple([z.number(), z.number(), z.number(), z.number()]);

/** Jobs of one city, or of several that would overlap on the map; the city with the most names it. */
export const jobCluster = z.object({
  lat: z.number(),
  lng: z.number(),
  cityId: z.number(),
  name: z.string(),
  count: z.number(),
  placesCount: z.number(),
  box,
});
export type JobCluster = z.output<typeof jobCluster>;

const mapCountry = z.object({ id: z.number(), name: z.string(), count: z.number(), box });
/** A country in which jobs were found. */
export type MapCountry = z.output<typeof mapCountry>;

/** Everything that was found, on a map. */
export const jobMap = z.object({
  /** All jobs found, also those without a place. */
  total: z.number(),
  /** Jobs with a place, anywhere in the world. */
  placed: z.number(),
  /** The jobs with a place in the part of the map that was asked for. */
  clusters: z.array(jobCluster),
  countries: z.array(mapCountry),
});
export type JobMap = z.output<typeof jobMap>;
