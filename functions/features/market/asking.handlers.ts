import { contract } from '../../../shared/contract/contract.ts';
import { takeStep, type StepNeeds } from '../../domain/work-requests/take-step.steps.ts';
import { askForJob, showRequest } from '../../domain/work-requests/work-request.ts';
import { handler } from '../../platform/door/handler.ts';

export const askForJobHandler = handler(
  contract.market.askForJob,
  async ({ params, body, actor }, { workRequests, clock }: StepNeeds) => {
    const facts = await workRequests.marketAskingFacts(actor.id, params.id);
    const circumstances = { actor, at: clock.now(), id: clock.newId(), eventId: clock.newId() };
    const asked = askForJob(facts, body.message, circumstances);
    await workRequests.saveMarketAsked(asked);
    return showRequest(asked.after, asked.event.data);
  },
);

export const acceptAskingHandler = handler(contract.market.acceptAsking, async ({ params, actor }, needs: StepNeeds) =>
  takeStep(await needs.workRequests.ofManager(actor.id, params.id), 'accept', actor, needs),
);

export const declineAskingHandler = handler(
  contract.market.declineAsking,
  async ({ params, actor }, needs: StepNeeds) =>
    takeStep(await needs.workRequests.ofManager(actor.id, params.id), 'decline', actor, needs),
);
