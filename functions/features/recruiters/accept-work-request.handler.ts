import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { StepNeeds } from './take-step.steps.ts';
import { takeStep } from './take-step.steps.ts';

export const acceptWorkRequestHandler = handler(
  contract.recruiters.acceptWorkRequest,
  async ({ params, actor }, needs: StepNeeds) =>
    takeStep(await needs.workRequests.toRecruiter(actor.id, params.id), 'accept', actor, needs),
);
