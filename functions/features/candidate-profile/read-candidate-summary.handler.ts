import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { StageSummaries } from '../../platform/outside/ai-text/port.ts';
import type { SummaryAllowance } from '../../records/summary-allowance.ts';
import { readRecord, type ReadNeeds } from './profile-record.steps.ts';
import { summaryFacts } from './summary-facts.ts';

interface Needs extends ReadNeeds, StageSummaries {
  summaryAllowance: SummaryAllowance;
  clock: Pick<Clock, 'now'>;
}

export const readCandidateSummaryHandler = handler(
  contract['candidate-profile'].readCandidateSummary,
  async ({ params: { candidateId }, actor }, { summarize, usesModel, summaryAllowance, clock, ...needs }: Needs) => {
    const { access, record } = await readRecord(actor, candidateId, needs);
    if (!access.may('summary')) throw refuse.forbidden('You do not work with this candidate');
    if (usesModel) await summaryAllowance.take(actor.id, clock.now());
    return { ...(await summarize(summaryFacts(access.person, record))), writtenAt: clock.now() };
  },
);
