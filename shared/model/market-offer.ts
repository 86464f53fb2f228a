import * as z from 'zod';
import { maxExpectation, maxMarketPlaces } from '../constants/market.ts';
import { isoTime, text } from '../contract/fields.ts';

const places = z
  .int('Must be a whole number')
  .min(1, 'Must be at least 1')
  .max(maxMarketPlaces, `Must be at most ${maxMarketPlaces}`);

/** What a manager says when they open a job to recruiters of the market (PLUS-49). */
export const marketTerms = z.strictObject({
  /** How many of them may work on the job at a time. */
  places,
  /** Until when they can ask. */
  until: isoTime,
  /** What the manager expects of them. */
  expectation: text(maxExpectation, 1),
});
export type MarketTerms = z.output<typeof marketTerms>;

/** The same with how many work on the job now. */
export const marketOffer = z.object({ ...marketTerms.shape, taken: z.int().nonnegative() });
export type MarketOffer = z.output<typeof marketOffer>;
