import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { referenceOf } from '../../records/account.ts';
import type { MailAllowance } from '../../records/mail-allowance.ts';
import { askAgain } from './ask-managers.ts';
import type { SuperManagerStore } from './super-manager.store.ts';
import { shownRequest } from './super-manager.store.ts';

interface Needs {
  superManagerStore: SuperManagerStore;
  mailAllowance: MailAllowance;
  clock: Clock;
}

export const resendCollaborationRequestHandler = handler(
  contract['super-manager'].resendCollaborationRequest,
  async ({ params, actor }, { superManagerStore, mailAllowance, clock }: Needs) => {
    const at = clock.now();
    const known = superManagerStore.withId(await superManagerStore.sentBy(actor.id), params.id);
    const { change, event } = askAgain(known.request, known.other, { actor, at, eventId: clock.newId() });
    await mailAllowance.take(actor, 1, at);
    const request = await superManagerStore.saveChange(known, change, event);
    return { ...shownRequest(request), recipient: referenceOf(known.other) };
  },
);
