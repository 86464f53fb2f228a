import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { StepNeeds } from './take-step.steps.ts';
import { takeStep } from './take-step.steps.ts';

export const closeOtherRecruiterHandler = handler(
  contract.recruiters.closeOtherRecruiter,
  async ({ params, actor }, needs: StepNeeds) =>
    takeStep(await needs.workRequests.ofManager(actor.id, params.id), 'close', actor, needs),
);
