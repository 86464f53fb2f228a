import { ai } from '../../../shared/contract/ai.ts';
import type { City } from '../../../shared/model/place.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { refuse } from '../../platform/door/refusal.ts';
import type { StageSummaries } from '../../platform/outside/ai-text/port.ts';
import type { StoredAccount } from '../../records/account.ts';
import type { AiStore } from './ai.store.ts';
import { profileFacts } from './profile-facts.ts';
import type { SummaryAllowance } from '../../records/summary-allowance.ts';

interface Needs extends StageSummaries {
  accounts: { account(userId: number): Promise<StoredAccount | undefined> };
  aiStore: AiStore;
  cityById(id: number): City | undefined;
  summaryAllowance: SummaryAllowance;
  clock: Clock;
}

export const readProfileSummaryHandler = handler(
  ai.readProfileSummary,
  async ({ actor }, { accounts, aiStore, cityById, summarize, usesModel, summaryAllowance, clock }: Needs) => {
    const account = await accounts.account(actor.id);
    if (!account) throw refuse.notFound('There is no such account');
    if (usesModel) await summaryAllowance.take(actor.id, clock.now());
    const city = account.cityId === null ? undefined : cityById(account.cityId);
    const written = await summarize(profileFacts(account, city, await aiStore.workOf(account)));
    return { ...written, writtenAt: clock.now() };
  },
);
