import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { referenceOf, type accountsIn } from '../../records/account.ts';
import type { MailAllowance } from '../../records/mail-allowance.ts';
import {
  askManager,
  askAgain,
  acceptCollaboration,
  rejectCollaboration,
  declineCollaboration,
} from './ask-managers.ts';
import { shownRequest, type SuperManagerStore } from './super-manager.store.ts';

export const listCollaborationRequestsHandler = handler(
  contract['super-manager'].listCollaborationRequests,
  async ({ query, actor }, { superManagerStore }: { superManagerStore: SuperManagerStore }) => {
    const waiting = (await superManagerStore.sentBy(actor.id)).filter(({ request }) => !request.isAccepted);
    return pageOf(
      waiting.map(({ request, other }) => ({ ...shownRequest(request), recipient: referenceOf(other) })),
      query,
    );
  },
);

export const listReceivedCollaborationsHandler = handler(
  contract['super-manager'].listReceivedCollaborations,
  async ({ query, actor }, { superManagerStore }: { superManagerStore: SuperManagerStore }) => {
    const received = await superManagerStore.receivedBy(actor.id);
    return pageOf(
      received.map(({ request, other }) => ({ ...shownRequest(request), sender: referenceOf(other) })),
      query,
    );
  },
);

interface RequestCollaborationsNeeds {
  accounts: Pick<ReturnType<typeof accountsIn>, 'accounts'>;
  superManagerStore: SuperManagerStore;
  mailAllowance: MailAllowance;
  clock: Clock;
}

export const requestCollaborationsHandler = handler(
  contract['super-manager'].requestCollaborations,
  async ({ body, actor }, { accounts, superManagerStore, mailAllowance, clock }: RequestCollaborationsNeeds) => {
    const at = clock.now();
    await mailAllowance.take(actor, body.managerIds.length, at);
    const people = await accounts.accounts(body.managerIds);
    return inGroups(
      body.managerIds.map((managerId, place) => ({ managerId, person: people[place] })),
      async ({ managerId, person }) => {
        const refused = { managerId, available: false, request: null };
        if (person?.role !== 'manager' || person.status !== 'active') return refused;
        const { request, event } = askManager(person, clock.newId(), { actor, at, eventId: clock.newId() });
        if (!(await superManagerStore.saveNew(request, event))) return refused;
        return { managerId, available: true, request: { ...shownRequest(request), recipient: referenceOf(person) } };
      },
    );
  },
);

interface ResendCollaborationRequestNeeds {
  superManagerStore: SuperManagerStore;
  mailAllowance: MailAllowance;
  clock: Clock;
}

export const resendCollaborationRequestHandler = handler(
  contract['super-manager'].resendCollaborationRequest,
  async ({ params, actor }, { superManagerStore, mailAllowance, clock }: ResendCollaborationRequestNeeds) => {
    const at = clock.now();
    const known = superManagerStore.withId(await superManagerStore.sentBy(actor.id), params.id);
    const { change, event } = askAgain(known.request, known.other, { actor, at, eventId: clock.newId() });
    await mailAllowance.take(actor, 1, at);
    const request = await superManagerStore.saveChange(known, change, event);
    return { ...shownRequest(request), recipient: referenceOf(known.other) };
  },
);

export const acceptCollaborationHandler = handler(
  contract['super-manager'].acceptCollaboration,
  async ({ params, actor }, { superManagerStore, clock }: { superManagerStore: SuperManagerStore; clock: Clock }) => {
    const known = superManagerStore.withId(await superManagerStore.receivedBy(actor.id), params.id);
    const circumstances = { actor, at: clock.now(), eventId: clock.newId() };
    const { change, event } = acceptCollaboration(known.request, known.other, circumstances);
    const request = await superManagerStore.saveChange(known, change, event);
    return { ...shownRequest(request), sender: referenceOf(known.other) };
  },
);

export const rejectCollaborationHandler = handler(
  contract['super-manager'].rejectCollaboration,
  async ({ params, actor }, { superManagerStore, clock }: { superManagerStore: SuperManagerStore; clock: Clock }) => {
    const { request, other } = superManagerStore.withId(await superManagerStore.receivedBy(actor.id), params.id);
    const event = rejectCollaboration(request, other, { actor, at: clock.now(), eventId: clock.newId() });
    await superManagerStore.saveEnded(request, event);
    return { id: params.id };
  },
);

export const declineCollaborationHandler = handler(
  contract['super-manager'].declineCollaboration,
  async (
    { params, actor, refuse },
    { superManagerStore, clock }: { superManagerStore: SuperManagerStore; clock: Clock },
  ) => {
    const request = await superManagerStore.requestTo(actor.id, params.id);
    if (!request) throw refuse.noSuch('request');
    const event = declineCollaboration(request, { actor, at: clock.now(), eventId: clock.newId() });
    await superManagerStore.saveEnded(request, event);
    return { id: params.id };
  },
);
