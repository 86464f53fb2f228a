import { contract } from '../../../shared/contract/contract.ts';
import { handler } from '../../platform/door/handler.ts';
import type { StepNeeds } from './take-step.steps.ts';
import { takeStep } from './take-step.steps.ts';

export const declineWorkRequestHandler = handler(
  contract.recruiters.declineWorkRequest,
  async ({ params, actor }, needs: StepNeeds) =>
    takeStep(await needs.workRequests.toRecruiter(actor.id, params.id), 'decline', actor, needs),
);
