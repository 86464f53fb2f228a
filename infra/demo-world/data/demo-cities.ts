/** A place of the demo world; `id` is its GeoNames id, `cost` what pay is there against the average of its country. */
export interface DemoCity {
  id: number;
  name: string;
  country: 'US' | 'IN' | 'GB';
  cost: number;
}

export const demoCities = {
  boston: { id: 4_930_956, name: 'Boston', country: 'US', cost: 1.14 },
  newYork: { id: 5_128_581, name: 'New York City', country: 'US', cost: 1.22 },
  jerseyCity: { id: 5_099_836, name: 'Jersey City', country: 'US', cost: 1.12 },
  washington: { id: 4_140_963, name: 'Washington', country: 'US', cost: 1.14 },
  reston: { id: 4_781_530, name: 'Reston', country: 'US', cost: 1.12 },
  raleigh: { id: 4_487_042, name: 'Raleigh', country: 'US', cost: 0.98 },
  durham: { id: 4_464_368, name: 'Durham', country: 'US', cost: 0.97 },
  charlotte: { id: 4_460_243, name: 'Charlotte', country: 'US', cost: 0.99 },
  atlanta: { id: 4_180_439, name: 'Atlanta', country: 'US', cost: 1 },
  tampa: { id: 4_174_757, name: 'Tampa', country: 'US', cost: 0.95 },
  nashville: { id: 4_644_585, name: 'Nashville', country: 'US', cost: 0.97 },
  huntsville: { id: 4_068_590, name: 'Huntsville', country: 'US', cost: 0.94 },
  columbus: { id: 4_509_177, name: 'Columbus', country: 'US', cost: 0.95 },
  cleveland: { id: 5_150_529, name: 'Cleveland', country: 'US', cost: 0.94 },
  pittsburgh: { id: 5_206_379, name: 'Pittsburgh', country: 'US', cost: 0.96 },
  chicago: { id: 4_887_398, name: 'Chicago', country: 'US', cost: 1.04 },
  minneapolis: { id: 5_037_649, name: 'Minneapolis', country: 'US', cost: 1.02 },
  dallas: { id: 4_684_888, name: 'Dallas', country: 'US', cost: 1 },
  houston: { id: 4_699_066, name: 'Houston', country: 'US', cost: 1 },
  austin: { id: 4_671_654, name: 'Austin', country: 'US', cost: 1.04 },
  sanAntonio: { id: 4_726_206, name: 'San Antonio', country: 'US', cost: 0.92 },
  tulsa: { id: 4_553_433, name: 'Tulsa', country: 'US', cost: 0.9 },
  denver: { id: 5_419_384, name: 'Denver', country: 'US', cost: 1.05 },
  coloradoSprings: { id: 5_417_598, name: 'Colorado Springs', country: 'US', cost: 0.98 },
  phoenix: { id: 5_308_655, name: 'Phoenix', country: 'US', cost: 0.98 },
  saltLakeCity: { id: 5_780_993, name: 'Salt Lake City', country: 'US', cost: 0.98 },
  seattle: { id: 5_809_844, name: 'Seattle', country: 'US', cost: 1.17 },
  portland: { id: 5_746_545, name: 'Portland', country: 'US', cost: 1.06 },
  sanFrancisco: { id: 5_391_959, name: 'San Francisco', country: 'US', cost: 1.28 },
  bengaluru: { id: 1_277_333, name: 'Bengaluru', country: 'IN', cost: 1.12 },
  hyderabad: { id: 1_269_843, name: 'Hyderabad', country: 'IN', cost: 1.05 },
  pune: { id: 1_259_229, name: 'Pune', country: 'IN', cost: 1.02 },
  mumbai: { id: 1_275_339, name: 'Mumbai', country: 'IN', cost: 1.12 },
  chennai: { id: 1_264_527, name: 'Chennai', country: 'IN', cost: 1 },
  kochi: { id: 1_273_874, name: 'Kochi', country: 'IN', cost: 0.9 },
  gurugram: { id: 1_270_642, name: 'Gurugram', country: 'IN', cost: 1.1 },
  noida: { id: 7_279_746, name: 'Noida', country: 'IN', cost: 1.04 },
  kolkata: { id: 1_275_004, name: 'Kolkata', country: 'IN', cost: 0.92 },
  ahmedabad: { id: 1_279_233, name: 'Ahmedabad', country: 'IN', cost: 0.92 },
  coimbatore: { id: 1_273_865, name: 'Coimbatore', country: 'IN', cost: 0.86 },
  mysuru: { id: 1_262_321, name: 'Mysuru', country: 'IN', cost: 0.85 },
  jaipur: { id: 1_269_515, name: 'Jaipur', country: 'IN', cost: 0.86 },
  london: { id: 2_643_743, name: 'London', country: 'GB', cost: 1.1 },
} as const satisfies Record<string, DemoCity>;

export type DemoCityKey = keyof typeof demoCities;

interface Wages {
  currency: string;
  /** Which of a role's amounts applies, and times what. */
  of: 'usd' | 'inr';
  times: number;
  /** Salaries and hourly rates end in steps of these. */
  salaryStep: number;
  rateStep: number;
  /** What a year's pay is divided by for the points of a job. */
  perPoint: number;
}

/** How each country pays. */
export const wagesOf: Record<DemoCity['country'], Wages> = {
  US: { currency: 'USD', of: 'usd', times: 1, salaryStep: 1000, rateStep: 0.25, perPoint: 200 },
  IN: { currency: 'INR', of: 'inr', times: 1, salaryStep: 10_000, rateStep: 10, perPoint: 2_500 },
  GB: { currency: 'GBP', of: 'usd', times: 0.6, salaryStep: 500, rateStep: 0.25, perPoint: 150 },
};
