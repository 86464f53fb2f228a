import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import type { MailAllowance } from '../../records/mail-allowance.ts';
import { askRecruiter, showRequest } from './work-request.ts';
import type { WorkRequestsStore } from './work-requests.store.ts';

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
