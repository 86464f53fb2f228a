/** A country the product works in (LOOK-01). `id` is the ISO 3166-1 numeric code, `phoneCode` has no plus sign. */
export interface Country {
  id: number;
  name: string;
  iso: string;
  phoneCode: string;
  flag: string;
}

/** United States and India, in the order they are shown (LOOK-02). */
export const countries = [
  { id: 840, name: 'United States', iso: 'US', phoneCode: '1', flag: '🇺🇸' },
  { id: 356, name: 'India', iso: 'IN', phoneCode: '91', flag: '🇮🇳' },
] as const satisfies readonly Country[];

export type CountryIso = (typeof countries)[number]['iso'];

/** The country with this id, or undefined. */
export function countryById(id: number): Country | undefined {
  return countries.find((country) => country.id === id);
}

/** The country with this two-letter code. */
export function countryByIso(iso: CountryIso): Country {
  return countries.find((country) => country.iso === iso) ?? countries[0];
}
