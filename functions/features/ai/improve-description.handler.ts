import { ai } from '../../../shared/contract/ai.ts';
import { handler } from '../../platform/door/handler.ts';
import type { Clock } from '../../platform/door/clock.ts';
import type { RewriteDescription } from '../../platform/outside/ai-text/port.ts';
import type { SummaryAllowance } from '../../records/summary-allowance.ts';
import { improveDescription } from './description/improve-description.steps.ts';

interface Needs {
  /** The stage's model; absent where rules alone write. */
  rewrite: RewriteDescription | undefined;
  summaryAllowance: SummaryAllowance;
  clock: Clock;
}

export const improveDescriptionHandler = handler(
  ai.improveDescription,
  async ({ body, actor }, { rewrite, summaryAllowance, clock }: Needs) => {
    if (rewrite) await summaryAllowance.take(actor.id, clock.now());
    return improveDescription(body.description, rewrite);
  },
);
