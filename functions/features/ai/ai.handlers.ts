import { ai } from '../../../shared/contract/ai.ts';
import type { City } from '../../../shared/model/place.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import type { StageSummaries, RewriteDescription } from '../../platform/outside/ai-text/port.ts';
import type { StoredAccount } from '../../records/account.ts';
import type { SummaryAllowance } from '../../records/summary-allowance.ts';
import type { AiStore } from './ai.store.ts';
import { improveDescription } from './description/improve-description.steps.ts';
import { profileFacts } from './profile-facts.ts';
import { suggestSkills } from './suggest-skills.ts';

interface ReadProfileSummaryNeeds extends StageSummaries {
  accounts: { account(userId: number): Promise<StoredAccount | undefined> };
  aiStore: AiStore;
  cityById(id: number): City | undefined;
  summaryAllowance: SummaryAllowance;
  clock: Clock;
}

export const readProfileSummaryHandler = handler(
  ai.readProfileSummary,
  async (
    { actor, refuse },
    { accounts, aiStore, cityById, summarize, usesModel, summaryAllowance, clock }: ReadProfileSummaryNeeds,
  ) => {
    const account = await accounts.account(actor.id);
    if (!account) throw refuse.noSuch('account');
    if (usesModel) await summaryAllowance.take(actor.id, clock.now());
    const city = account.cityId === null ? undefined : cityById(account.cityId);
    const written = await summarize(profileFacts(account, city, await aiStore.workOf(account)));
    return { ...written, writtenAt: clock.now() };
  },
);

export const extractSkillsHandler = handler(ai.extractSkills, async ({ body }) => suggestSkills(body));

interface ImproveDescriptionNeeds {
  /** The stage's model; absent where rules alone write. */
  rewrite: RewriteDescription | undefined;
  summaryAllowance: SummaryAllowance;
  clock: Clock;
}

export const improveDescriptionHandler = handler(
  ai.improveDescription,
  async ({ body, actor }, { rewrite, summaryAllowance, clock }: ImproveDescriptionNeeds) => {
    if (rewrite) await summaryAllowance.take(actor.id, clock.now());
    return improveDescription(body.description, rewrite);
  },
);
