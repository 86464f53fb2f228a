import { kilometresOf, radiusChoices, type DistanceUnit, type Radius } from '../../../../shared/rules/distance.ts';
import type { MapBounds } from '../../../../shared/rules/map-bounds.ts';

/** Where the visitor is, to about a kilometre. */
export interface Near {
  lat: number;
  lng: number;
}

/** The part of the filter that says where. */
export interface PlaceFilter {
  countryId: number | null;
  cityId: number | null;
  /** The visitor's own place; distances are measured from it, and a radius is around it. */
  near: Near | null;
  /** The chosen radius around city or visitor; null for the usual one. */
  radius: Radius | null;
  /** Only the part of the map that was shown. */
  bounds: MapBounds | null;
}

/** No condition on the place. */
export const anywhere: PlaceFilter = { countryId: null, cityId: null, near: null, radius: null, bounds: null };

/** Search radius around a selected city in kilometres (GUEST-68). */
const cityProximity = 50;

/** The radius in kilometres: the chosen one, else 50 around a valid city (GUEST-68), else 0. */
export function proximityOf({ cityId, near, radius }: Pick<PlaceFilter, 'cityId' | 'near' | 'radius'>): number {
  const hasCity = cityId !== null && cityId > 0;
  if (radius && (hasCity || near)) return kilometresOf(radius);
  return hasCity ? cityProximity : 0;
}

/** A radius in words: `25 mi`; the usual one around a city is `50 km`. */
export function radiusWords(radius: Radius | null): string {
  return radius ? `${radius.value} ${radius.unit}` : `${cityProximity} km`;
}

/** The filter for jobs near the visitor: no other place, and a radius that a commute allows. */
export function nearVisitor({ lat, lng }: Near, unit: DistanceUnit): PlaceFilter {
  const rounded = (degrees: number) => Math.round(degrees * 100) / 100;
  return { ...anywhere, near: { lat: rounded(lat), lng: rounded(lng) }, radius: { value: 25, unit } };
}

/**
 * The filter for the part of a map that the visitor has moved to. It replaces the city and the radius; where the
 * visitor is stays, because distances are measured from it.
 */
export function inBounds(place: Pick<PlaceFilter, 'near'>, bounds: MapBounds): PlaceFilter {
  return { ...anywhere, near: place.near, bounds };
}

/** Sets the country, which clears the city (GUEST-66) and every other place. */
export function withCountry<F extends PlaceFilter>(filter: F, countryId: number | null): F {
  return { ...filter, ...anywhere, countryId };
}

const numbersIn = (text: string | null, count: number): number[] | undefined => {
  const parts = text?.split(',') ?? [];
  const numbers = parts.map((part) => (/^-?\d{1,3}(\.\d{1,6})?$/.test(part) ? Number(part) : Number.NaN));
  return numbers.length === count && numbers.every((number) => !Number.isNaN(number)) ? numbers : undefined;
};
const isLatitude = (degrees: number) => Math.abs(degrees) <= 90;
const isLongitude = (degrees: number) => Math.abs(degrees) <= 180;

/** Reads the visitor's place, the radius and the part of the map from an address and ignores invalid ones. */
export function placeFromAddress(params: URLSearchParams): Pick<PlaceFilter, 'near' | 'radius' | 'bounds'> {
  const [lat, lng] = numbersIn(params.get('near'), 2) ?? [];
  const [west, south, east, north] = numbersIn(params.get('area'), 4) ?? [];
  const [, value, unit] = /^(\d{1,3})(km|mi)$/.exec(params.get('within') ?? '') ?? [];
  const isNear = lat !== undefined && lng !== undefined && isLatitude(lat) && isLongitude(lng);
  const isArea =
    west !== undefined &&
    south !== undefined &&
    east !== undefined &&
    north !== undefined &&
    isLongitude(west) &&
    isLatitude(south) &&
    isLongitude(east) &&
    isLatitude(north) &&
    south <= north;
  return {
    near: isNear ? { lat, lng } : null,
    radius: radiusChoices.some((choice) => choice === Number(value))
      ? { value: Number(value), unit: unit as DistanceUnit }
      : null,
    bounds: isArea ? { west, south, east, north } : null,
  };
}

/** The same as address parameters. An empty string removes the parameter. */
export function placeInAddress({ near, radius, bounds }: PlaceFilter): Record<string, string> {
  return {
    near: near ? `${near.lat},${near.lng}` : '',
    within: radius ? `${radius.value}${radius.unit}` : '',
    area: bounds
      ? [bounds.west, bounds.south, bounds.east, bounds.north].map((side) => +side.toFixed(3)).join(',')
      : '',
  };
}
