import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import type { MailAllowance } from '../../records/mail-allowance.ts';
import { listedRequests } from './listed-requests.steps.ts';
import type { RequestPeopleStore } from './request-people.store.ts';
import { takeStep, type StepNeeds } from '../../domain/work-requests/take-step.steps.ts';
import { askRecruiter, showRequest } from '../../domain/work-requests/work-request.ts';
import type { WorkRequestsStore } from '../../domain/work-requests/work-requests.store.ts';

export const listOtherRecruitersHandler = handler(
  contract.recruiters.listOtherRecruiters,
  async (
    { query, actor },
    {
      workRequests,
      requestPeople,
      clock,
    }: Pick<Needs, 'workRequests' | 'clock'> & { requestPeople: RequestPeopleStore },
  ) =>
    listedRequests(
      await workRequests.requestsBy(actor.id, query.jobId),
      query,
      { actor, now: clock.now() },
      requestPeople,
    ),
);

interface Needs {
  workRequests: WorkRequestsStore;
  mailAllowance: MailAllowance;
  clock: Clock;
}

export const inviteOtherRecruiterHandler = handler(
  contract.recruiters.inviteOtherRecruiter,
  async ({ params, body, actor }, { workRequests, mailAllowance, clock }: Needs) => {
    const facts = await workRequests.askingFacts(actor.id, params.id, body.jobId);
    const at = clock.now();
    const asked = askRecruiter(facts, body.message, { actor, at, id: clock.newId(), eventId: clock.newId() });
    await mailAllowance.take(actor, 1, at);
    await workRequests.saveAsked(asked);
    return showRequest(asked.after, asked.event.data);
  },
);

export const closeOtherRecruiterHandler = handler(
  contract.recruiters.closeOtherRecruiter,
  async ({ params, actor }, needs: StepNeeds) =>
    takeStep(await needs.workRequests.ofManager(actor.id, params.id), 'close', actor, needs),
);
