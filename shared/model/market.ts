import * as z from 'zod';
import { idValue } from '../contract/fields.ts';
import { workRequestStates } from '../rules/work-request.ts';
import { jobFacts } from './job.ts';
import { marketOffer } from './market-offer.ts';
import { personReference, verifiedMark } from './person.ts';
import { placeFields, placeOf, sentAs } from './place.ts';
import { workingFacts } from './working-facts.ts';

const marketJob = jobFacts.extend({
  points: z.number(),
  /** Days after a hire within which the points return if the hired person leaves; absent where there are none. */
  guaranteeDays: z.int().nonnegative().optional(),
  manager: personReference,
  /** Of the manager. */
  isVerified: verifiedMark,
  /** How the manager works; absent before anything was counted. */
  working: workingFacts.optional(),
  market: marketOffer,
  /** The reader's latest request for it; null if they have not asked. */
  request: z.object({ id: idValue, state: z.enum(workRequestStates) }).nullable(),
  /** Whether the reader works with its manager anyway. */
  isOwnManager: z.boolean(),
});

/** A job that is open to recruiters of the market, as they find it (PLUS-49). */
export type MarketJob = z.output<typeof marketJob>;

/** The same as responses carry it, with state and country beside the city. */
export const sentMarketJob = sentAs(marketJob, (one) => ({ ...one, ...placeOf(one) }), marketJob.extend(placeFields));
