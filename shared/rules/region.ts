import type { City } from '../model/place.ts';

// The numbers that each country itself gives its states: FIPS 5-2
// (https://www.census.gov/library/reference/code-lists/ansi.html) and India's Local Government Directory
// (https://lgdirectory.gov.in). Both keep a number for good, so no entry is ever renumbered or reused.
const numbersByCountry: Readonly<Record<number, string>> = {
  840: 'AL1 AK2 AZ4 AR5 CA6 CO8 CT9 DE10 DC11 FL12 GA13 HI15 ID16 IL17 IN18 IA19 KS20 KY21 LA22 ME23 MD24 MA25 MI26 MN27 MS28 MO29 MT30 NE31 NV32 NH33 NJ34 NM35 NY36 NC37 ND38 OH39 OK40 OR41 PA42 RI44 SC45 SD46 TN47 TX48 UT49 VT50 VA51 WA53 WV54 WI55 WY56',
  356: 'JK1 HP2 PB3 CH4 UK5 HR6 DL7 RJ8 UP9 BR10 SK11 AR12 NL13 MN14 MZ15 TR16 ML17 AS18 WB19 JH20 OD21 CG22 MP23 GJ24 MH27 AP28 KA29 GA30 LD31 KL32 TN33 PY34 AN35 TG36 LA37',
};
const numbers: ReadonlyMap<string, number> = new Map(
  Object.entries(numbersByCountry).flatMap(([countryId, states]) =>
    states.split(' ').map((state) => [`${countryId} ${state.slice(0, 2)}`, Number(state.slice(2))] as const),
  ),
);

/** The region that a profile carries (PROF-08): the state of its city by id and name, both null without a city. */
export interface Region {
  regionId: number | null;
  region: string | null;
}

/**
 * The state of a city: its id is the country's id times 100 plus the country's own number for the state, 84048 for
 * Texas. Elsewhere than in the United States and India a region has a name alone.
 */
export function regionOf(city: Pick<City, 'country' | 'state'> | null | undefined): Region {
  const number = city && numbers.get(`${city.country.id} ${city.state.abbr}`);
  return city && number
    ? { regionId: city.country.id * 100 + number, region: city.state.name }
    : { regionId: null, region: city?.state.name || null };
}
