import { answerDays } from '../constants/dashboard.ts';
import { maxMarketDays, type ManagerWay } from '../constants/market.ts';
import { oneDay } from '../constants/time.ts';
import type { MarketOffer } from '../model/market-offer.ts';
import type { WorkingFacts } from '../model/working-facts.ts';
import { isOpenJob, whyNotOpen } from './open-job.ts';

type OfferedJob = Parameters<typeof isOpenJob>[0] & { market?: MarketOffer | undefined };

/**
 * Why a recruiter of the market cannot ask for a job now, by the job alone; null if they can (PLUS-49). What is listed is
 * what can be asked for.
 */
export function whyNotOnMarket(job: OfferedJob, now: string): string | null {
  if (!isOpenJob(job, now)) return whyNotOpen(job);
  if (!job.market || job.market.until <= now) return 'This job is not open to recruiters of the market';
  return job.market.taken < job.market.places ? null : 'All places on this job are taken';
}

/** Why an offer cannot end then; null if it can. */
export function whyNotUntil(until: string, now: string): string | null {
  if (until <= now) return 'Must be in the future';
  return Date.parse(until) - Date.parse(now) > maxMarketDays * oneDay ? `Must be within ${maxMarketDays} days` : null;
}

type FactsOfWay = Pick<WorkingFacts, 'firstAnswer' | 'interviewed'>;
const answersWithin = ({ firstAnswer }: FactsOfWay, days: number): boolean =>
  firstAnswer !== null && firstAnswer.days <= days;
const isWay: Record<ManagerWay, (facts: FactsOfWay) => boolean> = {
  answers_quickly: (facts) => answersWithin(facts, answerDays[0]),
  answers_in_time: (facts) => answersWithin(facts, answerDays[1]),
  interviews: ({ interviewed }) => interviewed !== null && interviewed.count * 2 >= interviewed.of,
};

/** Whether somebody of these facts works in a way; a fact of too few cases says nothing (PLUS-14). */
export const worksAs = (way: ManagerWay, facts: FactsOfWay): boolean => isWay[way](facts);
