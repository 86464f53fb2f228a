import { clock, theTable } from '../../platform/door/dependencies.ts';
import { httpFunction } from '../../platform/door/http-function.ts';
import { cityById } from '../lookups/cities.ts';
import { stageRewrite } from '../../platform/outside/ai-text/rewrite-description.ts';
import { stageSummaries } from '../../platform/outside/ai-text/summarize-profile.ts';
import { accountsIn } from '../../records/account.ts';
import { aiStore } from './ai.store.ts';
import { extractSkillsHandler, improveDescriptionHandler, readProfileSummaryHandler } from './ai.handlers.ts';
import { summaryAllowanceIn } from '../../records/summary-allowance.ts';

export const handler = httpFunction(
  [readProfileSummaryHandler, extractSkillsHandler, improveDescriptionHandler],
  () => ({
    accounts: accountsIn(theTable()),
    aiStore: aiStore(theTable()),
    cityById,
    summaryAllowance: summaryAllowanceIn(theTable()),
    ...stageSummaries(),
    rewrite: stageRewrite(),
    clock,
  }),
);
