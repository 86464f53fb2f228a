import type { EventOf } from '../../../events/catalogue.ts';
import type { Job } from '../../../shared/model/job.ts';
import type { MarketTerms } from '../../../shared/model/market-offer.ts';
import { whyNotUntil } from '../../../shared/rules/market.ts';
import { isOpenJob } from '../../../shared/rules/open-job.ts';
import type { Actor } from '../../platform/door/actor.ts';
import { refuse } from '../../platform/door/refusal.ts';
import { keys } from '../../platform/table/keys.ts';
import { eventActor, eventOf } from '../../platform/table/outbox.ts';

interface Circumstances {
  actor: Actor;
  at: string;
  eventId: number;
}

/** A job with its changed offer, and the event of it. */
export interface OfferChange {
  job: Job;
  event: EventOf<'job-changed'>;
}

/**
 * Decides that an open job is offered to recruiters of the market, or on other terms (PLUS-49). There cannot be fewer
 * places than are taken.
 */
export function offerJob(job: Job, terms: MarketTerms, circumstances: Circumstances): OfferChange {
  if (!isOpenJob(job, circumstances.at)) throw refuse.conflict('Only an open job can be on the market');
  const why = whyNotUntil(terms.until, circumstances.at);
  if (why) throw refuse.invalid('until', why);
  const taken = job.market?.taken ?? 0;
  if (terms.places < taken)
    throw refuse.invalid('places', `${taken} recruiters work on this job; end the work of some first`);
  return changed({ ...job, market: { ...terms, taken } }, circumstances);
}

/** Decides that the job is offered no more. Who works on it stays, and who has asked still hears from the manager. */
export function withdrawOffer(job: Job, circumstances: Circumstances): OfferChange {
  if (!job.market) throw refuse.conflict('This job is not on the market');
  const { market: _market, ...rest } = job;
  return changed(rest, circumstances);
}

function changed(job: Job, { actor, at, eventId }: Circumstances): OfferChange {
  const { id: jobId, title, managerId, recruiters: recruiterIds } = job;
  const event = eventOf('job-changed', {
    id: eventId,
    at,
    actor: eventActor(actor),
    subject: keys.jobSubject(jobId),
    data: { jobId, title, managerId, recruiterIds, changed: ['market'] },
  });
  return { job: { ...job, version: job.version + 1 }, event };
}
