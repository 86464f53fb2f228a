import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { StepNeeds } from './take-step.steps.ts';
import { takeStep } from './take-step.steps.ts';

export const closeWorkRequestHandler = handler(
  contract.recruiters.closeWorkRequest,
  async ({ params, actor }, needs: StepNeeds) =>
    takeStep(await needs.workRequests.toRecruiter(actor.id, params.id), 'close_self', actor, needs),
);
