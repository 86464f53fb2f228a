import { contract } from '../../../shared/contract/contract.ts';
import type { Clock } from '../../platform/door/clock.ts';
import { handler } from '../../platform/door/handler.ts';
import { referenceOf, type accountsIn } from '../../records/account.ts';
import type { MailAllowance } from '../../records/mail-allowance.ts';
import { inGroups } from '../../platform/table/in-groups.ts';
import { askManager } from './ask-managers.ts';
import type { SuperManagerStore } from './super-manager.store.ts';
import { shownRequest } from './super-manager.store.ts';

interface Needs {
  accounts: Pick<ReturnType<typeof accountsIn>, 'accounts'>;
  superManagerStore: SuperManagerStore;
  mailAllowance: MailAllowance;
  clock: Clock;
}

export const requestCollaborationsHandler = handler(
  contract['super-manager'].requestCollaborations,
  async ({ body, actor }, { accounts, superManagerStore, mailAllowance, clock }: Needs) => {
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
