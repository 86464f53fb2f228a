import type { GuestJob } from '../../../../shared/model/job.ts';
import { isOnGlobe, type Point } from './geo.ts';

/** A city with its jobs, in the order of the list. */
export interface Place extends Point {
  cityId: number;
  name: string;
  jobs: GuestJob[];
}

/** The jobs by city. Jobs without a valid place appear only in the list. */
export function placesOf(jobs: readonly GuestJob[]): Place[] {
  const places = new Map<number, Place>();
  for (const job of jobs) {
    if (!job.city || !isOnGlobe(job.city)) continue;
    const { id, name, lat, lng } = job.city;
    const place = places.get(id);
    if (place) place.jobs.push(job);
    else places.set(id, { cityId: id, name, lat, lng, jobs: [job] });
  }
  return [...places.values()];
}

/** A country with its places, for jumping to it. */
export interface CountryPlaces {
  name: string;
  places: Place[];
  jobsCount: number;
}

/** The places by country, the country with the most jobs first. */
export function countriesOf(places: readonly Place[]): CountryPlaces[] {
  const countries = new Map<string, CountryPlaces>();
  for (const place of places) {
    const name = place.jobs[0]?.city?.country.name ?? '';
    const country = countries.get(name) ?? { name, places: [], jobsCount: 0 };
    country.places.push(place);
    country.jobsCount += place.jobs.length;
    countries.set(name, country);
  }
  return [...countries.values()].toSorted((a, b) => b.jobsCount - a.jobsCount);
}

/** All places, or those of the country with the most jobs if not all fit on the map. */
export function fitting(places: readonly Place[], fits: (places: readonly Place[]) => boolean): readonly Place[] {
  return fits(places) ? places : (countriesOf(places)[0]?.places ?? places);
}
