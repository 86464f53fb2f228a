import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { pageOf } from '../../platform/door/page.ts';
import type { JoinInvitationsStore } from './join-invitations.store.ts';

interface Needs {
  joinInvitations: JoinInvitationsStore;
  clock: Clock;
}

export const listJoinInvitationsHandler = handler(
  contract.recruiters.listJoinInvitations,
  async ({ query, actor }, { joinInvitations, clock }: Needs) =>
    pageOf(await joinInvitations.openOf(actor.id, clock.now()), query),
);
